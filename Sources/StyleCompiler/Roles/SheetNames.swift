import StyleModel
import StyleSource

/// The declarations of a sheet by their names. Each table is made on first use; of several declarations with one name, the first counts.
final class SheetNames {
  private let sheet: ResolvedSheet

  init(_ sheet: ResolvedSheet) { self.sheet = sheet }

  private(set) lazy var tokens = Set(sheet.tokens.lazy.map(\.name))
  private(set) lazy var components = SheetNames.indices(sheet.components.lazy.map(\.name))
  private(set) lazy var traits = SheetNames.indices(sheet.traits.lazy.map(\.name))
  private lazy var styles = SheetNames.indices(sheet.styles.lazy.map(\.name))
  private lazy var stylesByOwnName = Dictionary(grouping: sheet.styles.indices) { sheet.styles[$0].ownName }
  private lazy var stylesByKey = Dictionary(
    sheet.styles.enumerated().map { (FileKey(file: $1.span.file, key: $1.key), $0) },
    uniquingKeysWith: { first, _ in first })
  private lazy var stylesByQualifiedName = SheetNames.indices(
    sheet.styles.indices.lazy.map { [sheet] in sheet.qualifiedName(ofStyle: $0) })
  /// The style at each span that refers to one.
  private lazy var references: [Span: Int] = {
    var found: [Span: Int] = [:]
    for reference in sheet.references {
      if case .style(let index) = reference.target { found[reference.span] = index }
    }
    return found
  }()

  private struct FileKey: Hashable {
    let file: FileID
    let key: String
  }

  /// The style that a file declares by a key.
  func style(declaredAs key: String, in file: FileID) -> Int? { stylesByKey[FileKey(file: file, key: key)] }

  /// The style that is called so among all.
  func style(named name: String) -> Int? { styles[name] }

  /// The style that a reference means: the one that the compiler has found, or in a text that it doesn't know, the one that it would
  /// probably find.
  func style(referredToAs name: String, at span: Span, in component: Int?) -> Int? {
    if let known = references[span] { return known }
    if let all = stylesByOwnName[name], all.count > 1 {
      return all.first { sheet.styles[$0].component == component } ?? styles[name]
    }
    return styles[name] ?? stylesByOwnName[name]?.first ?? stylesByQualifiedName[name]
  }

  /// The first component with each trait, by trait.
  private(set) lazy var takers = Dictionary(
    sheet.components.enumerated().flatMap { index, component in component.traits.map { ($0, index) } },
    uniquingKeysWith: { first, _ in first })

  private var layers: [Int: [String: Int]] = [:]
  private var properties: [Int: [String: Int]] = [:]
  private var propertiesOfTraits: [Int: [String: Int]] = [:]

  func layer(_ name: String, of component: Int) -> Layer? {
    let all = sheet.components[component].layers
    return layers[component, orMade: SheetNames.indices(all.lazy.map(\.writtenName))][name].map { all[$0] }
  }

  func property(_ name: String, of component: Int) -> Property? {
    let all = sheet.components[component].properties
    return properties[component, orMade: SheetNames.indices(all.lazy.map(\.name))][name].map { all[$0] }
  }

  private var namesOfSymbols: [Int: Set<String>] = [:]

  /// Whether a property of a component holds the name of a symbol.
  func namesSymbol(_ name: String, of component: Int) -> Bool {
    if namesOfSymbols[component] == nil {
      let all = sheet.components[component]
      namesOfSymbols[component] = Set(all.propertiesNamingSymbols.map { all.properties[$0].name })
    }
    return namesOfSymbols[component]?.contains(name) ?? false
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
