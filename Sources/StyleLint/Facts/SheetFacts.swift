import StyleModel
import StyleScene
import StyleSource

/// Facts of a sheet that several rules need, computed once.
final class SheetFacts: Sendable {
  let sheet: ResolvedSheet
  let sources: SourceMap?
  /// The frameworks that Swift is generated for.
  let frameworks: Set<AppleFramework>
  let index: SheetIndex
  private let collected: CollectedFacts
  private let overruled = OncePerComponent<[Int: LayerProperty]>()
  private let unshown = OncePerComponent<UnshownLooks>()

  init(
    _ sheet: ResolvedSheet, sources: SourceMap?, for frameworks: Set<AppleFramework>, _ index: SheetIndex,
    _ collected: CollectedFacts
  ) {
    self.sheet = sheet
    self.frameworks = frameworks
    self.sources = sources
    self.index = index
    self.collected = collected
    mentionedModes = index.modesOutsideStyles.union(collected.modes)
  }

  /// The components of which some style has a pressed look, by their indices.
  var componentsPressedByStyles: Set<Int> { collected.pressedComponents }
  /// The components that have styles.
  var styledComponents: Set<Int> { collected.styledComponents }
  /// The layers that some style sets something of.
  var layersSetByStyles: Set<LayerPlace> { collected.layers }
  /// Every mode that some condition names, anywhere in the sheet.
  let mentionedModes: ModeSet

  /// Whether a token, a component, a trait or a style is named anywhere.
  func isUsed(_ target: Reference.Target) -> Bool { collected.uses.contains(target) }

  /// Every use of a name in a file.
  func references(of file: FileID) -> FlattenSequence<[[Reference]]> {
    collected.uses.parts(of: file).map { sheet.references.parts[$0] }.joined()
  }

  /// The uses of names in one of `count` parts of a file.
  func references(of file: FileID, part: Int, of count: Int) -> FlattenSequence<[[Reference]]> {
    collected.uses.parts(of: file).enumerated().filter { $0.offset % count == part }
      .map { sheet.references.parts[$0.element] }.joined()
  }

  /// The styles before one, anywhere in the sheet, that may be equal to it.
  func similarStyles(before style: Int) -> ArraySlice<Int> {
    let file = Int(sheet.styles[style].span.file.index)
    let sketch = collected.files[file].sketches[style - index.styles[file].lowerBound]
    return sketch.map { collected.similarStyles.of($0, before: style) } ?? []
  }

  /// The properties of a component's base class that show nothing, each with the property of the component's own root layer that replaces
  /// it.
  func overruledProperties(of component: Int) -> [Int: LayerProperty] {
    overruled.of(component) { sheet.components[component].overruledProperties }
  }

  /// The settings of a component that some framework does not show.
  func unshownLooks(of component: Int) -> UnshownLooks {
    unshown.of(component) { UnshownLooks(of: component, self) }
  }

  /// The imports that bring nothing that is used, by their indices.
  var unneededImports: [Int] {
    collected.unneededImports.use { known in
      let found = known ?? collected.findUnneededImports(sheet, index)
      known = found
      return found
    }
  }
}

/// A fact of each component, computed on first use. Two threads may both do so; either result will do.
private final class OncePerComponent<Fact: Sendable>: Sendable {
  private let known = Guarded<[Int: Fact]>([:])

  func of(_ component: Int, _ make: () -> Fact) -> Fact {
    if let fact = known.use({ $0[component] }) { return fact }
    let fact = make()
    known.use { $0[component] = fact }
    return fact
  }
}

/// A layer of a component, by their indices.
struct LayerPlace: Hashable, Sendable {
  var component, index: Int
}

/// Facts of a sheet that don't change as long as only the values of styles do.
final class SheetIndex: Sendable {
  /// The indices of the declarations of each file. UIKit's classes are of no file.
  let tokens, components, traits, styles: [Range<Int>]
  /// The looks of each component.
  let looks: [ComponentLooks]
  /// The indices of the layers of each component that show a text.
  let textLayers: [[Int]]
  /// The indices of the layers of each component that show an image.
  let imageLayers: [[Int]]
  /// The indices of the layers of each component that show a symbol if no style changes them.
  let symbolLayers: [[Int]]
  let componentsWithDeprecatedProperties: Set<Int>
  /// Whether each component holds controls of its own.
  let holdInputs: [Bool]
  /// The property with the image of a button, by component; nil where there is none.
  let imagesOfButtons: [Int?]
  /// Every mode that a condition of a token or a component names.
  let modesOutsideStyles: ModeSet
  /// The files that each file imports.
  let imports: [[FileID]]
  /// The number of each file's group, of those with the same imports, and the sizes of the groups.
  private let importGroups: [Int]
  private let importGroupSizes: [Int]
  /// The files that are imported, directly or through others, by the number of a group.
  private let reachedByGroups = Guarded<[Int: Set<FileID>]>([:])
  private let tokensOfValues: [Value: [Int]]

  init(_ sheet: ResolvedSheet) {
    let count = sheet.paths.count
    tokens = SheetIndex.ranges(sheet.tokens.indices, count) { sheet.tokens[$0].span.file }
    let declared = sheet.components.firstIndex(where: \.isBaseClass) ?? sheet.components.count
    components = SheetIndex.ranges(0..<declared, count) { sheet.components[$0].span.file }
    traits = SheetIndex.ranges(sheet.traits.indices, count) { sheet.traits[$0].span.file }
    styles = SheetIndex.ranges(sheet.styles.indices, count) { sheet.styles[$0].span.file }
    let held = HeldComponents()
    looks = concurrentMap(Array(sheet.components.indices)) { ComponentLooks($0, in: sheet, sharing: held) }
    func layers(_ kind: LayerKind) -> [[Int]] {
      sheet.components.map { component in
        component.layers.indices.filter { component.layers[$0].kind == kind }
      }
    }
    textLayers = layers(.text)
    let imageLayers = layers(.image)
    self.imageLayers = imageLayers
    symbolLayers = zip(looks, imageLayers).map { component, layers in
      layers.isEmpty ? [] : layers.filter { component.plain.showsSymbol(in: $0) }
    }
    componentsWithDeprecatedProperties = Set(
      sheet.components.indices.filter { sheet.components[$0].properties.contains { $0.deprecated != nil } })
    holdInputs = sheet.components.map(\.holdsInputs)
    imagesOfButtons = sheet.components.map { $0.base == .button ? $0.property(.image) : nil }
    modesOutsideStyles = sheet.modesOutsideStyles
    var imports: [[FileID]] = Array(repeating: [], count: count)
    for entry in sheet.imports { imports[Int(entry.span.file.index)].append(entry.file) }
    self.imports = imports
    var groups: [[FileID]: Int] = [:]
    var sizes: [Int] = []
    importGroups = imports.map { list in
      let group = groups[list] ?? sizes.count
      if group == sizes.count {
        groups[list] = group
        sizes.append(0)
      }
      sizes[group] += 1
      return group
    }
    importGroupSizes = sizes
    let offered = sheet.tokens.indices.filter {
      sheet.tokens[$0].deprecated == nil && !sheet.tokens[$0].isPrivate
    }
    tokensOfValues = Dictionary(grouping: offered) { sheet.tokens[$0].value.value }
  }

  /// The range of each file's declarations, which are in the order of the files.
  private static func ranges(_ things: Range<Int>, _ count: Int, file: (Int) -> FileID) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(count)
    var start = 0
    for place in 0..<count {
      var end = start
      while end < things.upperBound, Int(file(end).index) == place { end += 1 }
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  /// Whether a file declares a token, a component, a trait or a style.
  func declaresAnything(_ file: FileID) -> Bool {
    let place = Int(file.index)
    return !tokens[place].isEmpty || !components[place].isEmpty || !traits[place].isEmpty
      || !styles[place].isEmpty
  }

  /// The tokens that have a value in the default modes, but for private and deprecated ones.
  func tokens(of value: Value) -> [Int] { tokensOfValues[value] ?? [] }

  /// The files that a file imports, directly or through others. They are stored if files with the same imports, or the file itself, will
  /// need them again.
  func files(importedBy file: FileID, isAskedAgain: Bool) -> Set<FileID> {
    let group = importGroups[Int(file.index)]
    if !isAskedAgain, importGroupSizes[group] == 1 { return reached(imports[Int(file.index)], imports) }
    return reachedByGroups.use { known -> Set<FileID> in
      let files = known[group] ?? reached(imports[Int(file.index)], imports)
      known[group] = files
      return files
    }
  }
}

extension ResolvedSheet {
  /// Every mode that a condition of a token or a component names.
  fileprivate var modesOutsideStyles: ModeSet {
    var modes: ModeSet = []
    for token in tokens { modes.formUnion(token.value.conditions) }
    for component in components {
      for property in component.properties {
        modes.formUnion(property.defaultValue.conditions)
        modes.formUnion(property.driven?.modes ?? [])
        for set in property.sets { modes.formUnion(set.value.conditions) }
      }
      for layer in component.layers {
        for setting in layer.settings { modes.formUnion(setting.value.modes) }
      }
      for setting in component.settings {
        modes.formUnion(setting.modes)
        modes.formUnion(setting.value.modes)
      }
      for setting in component.variants.flatMap(\.settings) {
        modes.formUnion(setting.modes)
        modes.formUnion(setting.value.conditions)
      }
    }
    return modes
  }

  /// The token that an origin's value was taken from; nil for a literal.
  func token(of origin: Origin.ID) -> Int? {
    var next = self[origin].source
    while let id = next {
      if case .token(let index) = self[id].author { return index }
      next = self[id].source
    }
    return nil
  }

  /// Whether values of two origins are taken from the same token or computed from the same ones, or follow no token, so that they
  /// stay equal whatever values an app gives tokens.
  func hasSameSource(_ a: Origin.ID, _ b: Origin.ID) -> Bool {
    guard token(of: a) == token(of: b) else { return false }
    guard let first = self[a].formula, let second = self[b].formula else {
      return self[a].formula == nil && self[b].formula == nil
    }
    return first.function == second.function
      && first.operands.elementsEqual(second.operands) {
        $0.value == $1.value && hasSameSource($0.origin, $1.origin)
      }
  }

  /// Whether two values are the same and come from the same tokens, in every mode.
  func isSame(_ a: ModedValue, _ b: ModedValue) -> Bool {
    a.value == b.value && hasSameSource(a.origin, b.origin)
      && a.cases.elementsEqual(b.cases) {
        $0.modes == $1.modes && $0.value == $1.value && hasSameSource($0.origin, $1.origin)
      }
  }
}

extension StyleLooks {
  /// Whether a layer shows a symbol in some state and modes.
  fileprivate func showsSymbol(in layer: Int) -> Bool {
    states.contains { state in
      modeCombinations.contains { look(state: state, modes: $0).layers[layer].showsSymbol }
    }
  }
}
