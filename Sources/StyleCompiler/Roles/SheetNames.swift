import StyleModel

/// What the names of a sheet stand for. Each table is made when it is first asked for; of several things with one name, the first counts.
final class SheetNames {
  private let sheet: ResolvedSheet

  init(_ sheet: ResolvedSheet) { self.sheet = sheet }

  private(set) lazy var tokens = Set(sheet.tokens.lazy.map(\.name))
  private(set) lazy var components = SheetNames.indices(sheet.components.lazy.map(\.name))
  private(set) lazy var traits = SheetNames.indices(sheet.traits.lazy.map(\.name))
  private(set) lazy var styles = SheetNames.indices(sheet.styles.lazy.map(\.name))

  /// For each trait, the first component that takes it.
  private(set) lazy var takers = Dictionary(
    sheet.components.enumerated().flatMap { index, component in component.traits.map { ($0, index) } },
    uniquingKeysWith: { first, _ in first })

  private var layers: [Int: [String: Int]] = [:]
  private var properties: [Int: [String: Int]] = [:]
  private var propertiesOfTraits: [Int: [String: Int]] = [:]

  func layer(_ name: String, of component: Int) -> Layer? {
    let all = sheet.components[component].layers
    return layers[component, orMade: SheetNames.indices(all.lazy.map(\.name))][name].map { all[$0] }
  }

  func property(_ name: String, of component: Int) -> Property? {
    let all = sheet.components[component].properties
    return properties[component, orMade: SheetNames.indices(all.lazy.map(\.name))][name].map { all[$0] }
  }

  func property(_ name: String, ofTrait trait: Int) -> Property? {
    let all = sheet.traits[trait].properties
    return propertiesOfTraits[trait, orMade: SheetNames.indices(all.lazy.map(\.name))][name].map { all[$0] }
  }

  private static func indices(_ names: some Sequence<String>) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Dictionary {
  /// The value of a key, which is made and kept where there is none.
  fileprivate subscript(_ key: Key, orMade make: @autoclosure () -> Value) -> Value {
    mutating get {
      if let known = self[key] { return known }
      let made = make()
      self[key] = made
      return made
    }
  }
}
