import StyleModel
import StyleSource
import StyleTokenFiles

/// The tokens that one file sees, by the names that follow the dollar sign: `color.tint`.
///
/// A token whose value was reported as wrong is found and has `Value.invalid`, so that nothing that follows
/// from it is reported again.
protocol TokenScope {
  /// The index in the sheet and the value of a token; nil where the file sees none of that name.
  func token(named name: String) -> (index: Int, token: Token)?

  /// The token at an index in the sheet.
  func token(at index: Int) -> Token

  /// The span of the declaration of a token in a file that this one doesn't see; nil where there is none.
  func hiddenToken(named name: String) -> Span?

  var file: FileID { get }

  /// Every name the file sees, for “did you mean”.
  var tokenNames: [String] { get }

  /// The design token that a name would mean, if a style file could have it.
  func leftOutToken(named name: String) -> LeftOutToken?

  /// Whether a token that isn't found may be declared by something that was reported.
  func mayHide(_ name: String) -> Bool

  /// Whether all names are known; false where an import is missing, whose file may declare an unknown name.
  var isComplete: Bool { get }
}

/// The properties of the component that a value stands in, by the names that follow the dollar sign.
struct PropertyScope {
  let component: String
  /// The identity of the component in searches for names.
  let owner: NamePlace.Owner
  /// The properties, in the order of `Component.properties`.
  private(set) var properties: [Property]
  private var names: NameIndex
  /// The range of the indices and texts of repetitions, which expressions read like properties.
  private(set) var indices: Range<Int>
  private let isReportedInComponent: (String) -> Bool
  /// Names of repetitions that were reported, and the default names that these would have had.
  private var reported: Set<String> = []
  /// Reported names that mean something else here than what was meant.
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

  /// The scope within a repetition of which a name was reported.
  ///
  /// - Parameters:
  ///   - written: The name as written; nil where that isn't known.
  ///   - isTaken: Whether the name means something else.
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

  /// The name of a copy's number in the innermost repetition.
  var innermostIndex: String? { indices.last { properties[$0].type != .string }.map { properties[$0].name } }

  /// The name of a copy's text in the innermost repetition over a list.
  var innermostItem: String? { indices.last { properties[$0].type == .string }.map { properties[$0].name } }

  /// The scope within a repetition over a list, where the text of a copy has a name.
  func adding(itemNamed name: String, at span: Span?) -> PropertyScope {
    adding(
      Property(
        name: name, type: .string, defaultValue: ModedValue(.string(""), origin: .unknown),
        owner: .base(.view), span: span))
  }

  /// The scope within a repetition of at most `copies` copies, whose index has a name.
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
