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
  let properties: [Property]
  private let names: NameIndex
  /// Whether a name that isn't found was declared, or may have been, and the declaration reported.
  let isReported: (String) -> Bool

  init(
    of component: Component, _ properties: [Property], names: NameIndex,
    isReported: @escaping (String) -> Bool
  ) {
    self.component = component.name
    owner = NamePlace.Owner(component)
    self.properties = properties
    self.names = names
    self.isReported = isReported
  }

  func index(named name: String) -> Int? { names[name] }
}
