import StyleModel
import StyleSource

/// The tokens that one file sees, by the names that follow the dollar sign: `color.tint`.
///
/// A token whose value was reported as wrong is found and has `Value.invalid`, so that nothing that follows
/// from it is reported again.
protocol TokenScope {
  /// The token's index in the sheet, and what is known of it; nil where the file sees none of that name.
  func token(named name: String) -> (index: Int, token: Token)?

  /// What is known of the token at an index in the sheet.
  func token(at index: Int) -> Token

  /// Where a token of a name is declared in a file that this one doesn't see; nil where none is.
  func hiddenToken(named name: String) -> Span?

  var file: FileID { get }

  /// Every name the file sees, for “did you mean”.
  var tokenNames: [String] { get }

  /// Whether a token that isn't found may be declared by something that was reported.
  func mayHide(_ name: String) -> Bool

  /// False where an import is missing: an unknown name may then stand in the file that couldn't be read.
  var isComplete: Bool { get }
}

/// The properties of the component that a value stands in, by the names that follow the dollar sign.
struct PropertyScope {
  let component: String
  /// What tells it from others.
  let owner: NamePlace.Owner
  /// In the order of `Component.properties`.
  private(set) var properties: [Property]
  private var names: NameIndex
  /// Where the indices and the texts of repetitions are, which expressions read like properties.
  private(set) var indices: Range<Int>
  private let isReportedInComponent: (String) -> Bool
  /// Names of repetitions that were reported, and those that these would have had otherwise.
  private var reported: Set<String> = []
  /// Those of them that mean something else, which isn't what was meant.
  private var hidden: Set<String> = []

  init(
    of component: Component, _ properties: [Property], names: NameIndex,
    isReported: @escaping (String) -> Bool
  ) {
    self.component = component.name
    owner = NamePlace.Owner(component)
    self.properties = properties
    self.names = names
    indices = properties.count..<properties.count
    isReportedInComponent = isReported
  }

  /// The place of a property that expressions may read; nil where there is none of that name.
  func index(named name: String) -> Int? {
    if !hidden.isEmpty, hidden.contains(name) { return nil }
    return names[name].flatMap { properties[$0].isOwnState ? nil : $0 }
  }

  /// Whether a name that isn't found was declared, or may have been, and the declaration reported.
  func isReported(_ name: String) -> Bool { reported.contains(name) || isReportedInComponent(name) }

  /// The same within a repetition of which a name was reported.
  ///
  /// - Parameters:
  ///   - written: What it would have been called; nil where that isn't known.
  ///   - isTaken: Whether that name means something else.
  func reporting(nameOfRepetition written: String?, isTaken: Bool = false) -> PropertyScope {
    var scope = self
    scope.reported.formUnion([Repetition.usualIndex, Repetition.usualItem])
    if let written {
      scope.reported.insert(written)
      if isTaken { scope.hidden.insert(written) }
    }
    return scope
  }

  /// The state of the component that Swift calls by a name.
  func ownState(named name: String) -> Property? {
    names[name].map { properties[$0] }.flatMap { $0.isOwnState ? $0 : nil }
  }

  /// The number of a copy, as the innermost repetition calls it.
  var innermostIndex: String? { indices.last { properties[$0].type != .string }.map { properties[$0].name } }

  /// The text of a copy, as the innermost repetition over a list calls it.
  var innermostItem: String? { indices.last { properties[$0].type == .string }.map { properties[$0].name } }

  /// The same within a repetition over a list, where the text of a copy has a name.
  func adding(itemNamed name: String, at span: Span?) -> PropertyScope {
    adding(
      Property(
        name: name, type: .string, defaultValue: ModedValue(.string(""), origin: .unknown),
        owner: .base(.view), span: span))
  }

  /// The same within a repetition of at most so many copies, whose index has a name.
  func adding(indexNamed name: String, of copies: Int, at span: Span?) -> PropertyScope {
    adding(
      Property(
        name: name, type: .integer(.int), defaultValue: ModedValue(.integer(0), origin: .unknown),
        owner: .base(.view), bounds: NumberBounds(min: 0, max: Double(max(0, copies - 1))), span: span))
  }

  private func adding(_ property: Property) -> PropertyScope {
    var scope = self
    scope.properties.append(property)
    scope.names.append(property.name)
    scope.indices = indices.lowerBound..<scope.properties.count
    return scope
  }
}
