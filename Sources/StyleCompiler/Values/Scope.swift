import StyleModel

/// The tokens that one file sees, by the names that follow the dollar sign: `color.tint`.
///
/// A token whose value was reported as wrong is found and has `Value.invalid`, so that nothing that follows
/// from it is reported again.
protocol TokenScope {
  /// The token's index in the sheet, and what is known of it; nil where the file sees none of that name.
  func token(named name: String) -> (index: Int, token: Token)?

  /// Every name the file sees, for “did you mean”.
  var tokenNames: [String] { get }

  /// False where an import is missing: an unknown name may then stand in the file that couldn't be read.
  var isComplete: Bool { get }
}

/// The properties of the component that a value stands in, by the names that follow the dollar sign.
struct PropertyScope {
  let component: String
  let properties: [Property]
  /// False where a property may be missing because its declaration, or the component's base, was reported.
  let isComplete: Bool
  private let indices: [String: Int]

  /// `properties` in the order of `Component.properties`; of two with one name the first counts.
  init(of component: String, _ properties: [Property], isComplete: Bool = true) {
    self.component = component
    self.properties = properties
    self.isComplete = isComplete
    let named = properties.enumerated().map { ($1.name, $0) }
    indices = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  func index(named name: String) -> Int? { indices[name] }
}
