import StyleModel
import StyleSource

/// What several rules want to know of a sheet, worked out once.
final class SheetFacts: Sendable {
  let sheet: ResolvedSheet
  let sources: SourceMap?
  /// What Swift is generated for.
  let frameworks: Set<AppleFramework>
  let index: SheetIndex
  /// The components of which some style has a pressed look, by their places.
  let componentsPressedByStyles: Set<Int>
  /// The components that have styles.
  let styledComponents: Set<Int>
  /// Every mode that some condition names, anywhere in the sheet.
  let mentionedModes: ModeSet
  /// The layers of which some style sets something.
  let layersSetByStyles: Set<LayerPlace>
  /// By file, the parts of the sheet's references that are of it.
  private let referenceParts: [[Int]]
  private let files: [FileFacts]
  private let used: UsedNames

  /// `files` are by file.
  init(
    _ sheet: ResolvedSheet, sources: SourceMap?, for frameworks: Set<AppleFramework>, _ index: SheetIndex,
    _ files: [FileFacts]
  ) {
    self.sheet = sheet
    self.frameworks = frameworks
    self.sources = sources
    self.index = index
    self.files = files
    var pressed: Set<Int> = []
    var styled: Set<Int> = []
    var modes = index.modesOutsideStyles
    var layers: Set<LayerPlace> = []
    for file in files {
      pressed.formUnion(file.pressedComponents)
      styled.formUnion(file.styledComponents)
      modes.formUnion(file.modes)
      layers.formUnion(file.layers)
    }
    (componentsPressedByStyles, styledComponents) = (pressed, styled)
    (mentionedModes, layersSetByStyles) = (modes, layers)
    var parts: [[Int]] = Array(repeating: [], count: sheet.paths.count)
    for (number, part) in sheet.references.parts.enumerated() {
      if let first = part.first { parts[Int(first.span.file.index)].append(number) }
    }
    referenceParts = parts
    used = UsedNames(sheet)
  }

  func isUsed(_ target: Reference.Target) -> Bool { used.contains(target) }

  /// Every use of a name in a file.
  func references(of file: FileID) -> FlattenSequence<[[Reference]]> {
    referenceParts[Int(file.index)].map { sheet.references.parts[$0] }.joined()
  }

  /// Some of them: those of one of `count` parts.
  func references(of file: FileID, part: Int, of count: Int) -> FlattenSequence<[[Reference]]> {
    referenceParts[Int(file.index)].enumerated().filter { $0.offset % count == part }
      .map { sheet.references.parts[$0.element] }.joined()
  }

  /// What a style has in common with those that say the same; nil where that doesn't matter.
  func sketch(ofStyle index: Int) -> StyleSketch? {
    let file = Int(sheet.styles[index].span.file.index)
    return files[file].sketches[index - self.index.styles[file].lowerBound]
  }
}

/// What the styles of one file say, as far as rules about all files want to know it.
struct FileFacts: Sendable {
  /// Of which one of the styles has a pressed look.
  private(set) var pressedComponents: Set<Int> = []
  private(set) var styledComponents: Set<Int> = []
  /// The modes that conditions name.
  private(set) var modes: ModeSet = []
  /// Of which one of the styles sets something.
  private(set) var layers: Set<LayerPlace> = []
  /// By style.
  private(set) var sketches: [StyleSketch?] = []

  /// `range` are the styles of the file.
  init(of range: Range<Int>, in sheet: ResolvedSheet) {
    sketches.reserveCapacity(range.count)
    var last = -1
    for index in range {
      let component = sheet.styles[index].component
      if component != last { styledComponents.insert(component) }
      last = component
      let settings = sheet.styles[index].settings
      for place in settings.indices {
        if case .layer(let layer, _) = settings[place].target {
          layers.insert(LayerPlace(component: component, index: layer))
        }
        if !settings[place].modes.isEmpty { modes.formUnion(settings[place].modes) }
        if !settings[place].value.isUniform { modes.formUnion(settings[place].value.conditions) }
        if settings[place].state.contains(.highlighted) { pressedComponents.insert(component) }
      }
      sketches.append(StyleSketch(sheet.styles[index]))
    }
  }
}

/// A layer of a component, by their places.
struct LayerPlace: Hashable, Sendable {
  var component, index: Int
}

/// What rules know of a sheet that stays as long as only the values of styles change.
final class SheetIndex: Sendable {
  /// By file, the places of what it declares. UIKit's classes are of no file.
  let tokens, components, traits, styles: [Range<Int>]
  /// By component.
  let looks: [ComponentLooks]
  let componentsWithDeprecatedProperties: Set<Int>
  /// Every mode that a condition of a token or a component names.
  let modesOutsideStyles: ModeSet
  /// By file, those that it imports.
  private let imports: [[FileID]]
  private let tokensOfValues: [Value: [Int]]

  init(_ sheet: ResolvedSheet) {
    let count = sheet.paths.count
    tokens = SheetIndex.ranges(sheet.tokens.indices, count) { sheet.tokens[$0].span.file }
    let declared = sheet.components.firstIndex(where: \.isBaseClass) ?? sheet.components.count
    components = SheetIndex.ranges(0..<declared, count) { sheet.components[$0].span.file }
    traits = SheetIndex.ranges(sheet.traits.indices, count) { sheet.traits[$0].span.file }
    styles = SheetIndex.ranges(sheet.styles.indices, count) { sheet.styles[$0].span.file }
    looks = concurrentMap(Array(sheet.components.indices)) { ComponentLooks($0, in: sheet) }
    componentsWithDeprecatedProperties = Set(
      sheet.components.indices.filter { sheet.components[$0].properties.contains { $0.deprecated != nil } })
    modesOutsideStyles = sheet.modesOutsideStyles
    var imports: [[FileID]] = Array(repeating: [], count: count)
    for entry in sheet.imports { imports[Int(entry.span.file.index)].append(entry.file) }
    self.imports = imports
    tokensOfValues = Dictionary(grouping: sheet.tokens.indices) { sheet.tokens[$0].value.value }
  }

  /// By file, the range of things that stand in the order of the files.
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

  /// The tokens that have a value in the usual modes.
  func tokens(of value: Value) -> [Int] { tokensOfValues[value] ?? [] }

  /// The files that a file sees: itself and all that it imports, directly or through others.
  func files(seenFrom file: FileID) -> Set<FileID> {
    var seen: Set<FileID> = [file]
    var pending = [file]
    while let next = pending.popLast() {
      for other in imports[Int(next.index)] where seen.insert(other).inserted { pending.append(other) }
    }
    return seen
  }
}

/// Which tokens, components, traits and styles are named somewhere, by their places in the sheet.
private struct UsedNames {
  private var tokens, components, traits, styles: [Bool]

  init(_ sheet: ResolvedSheet) {
    tokens = Array(repeating: false, count: sheet.tokens.count)
    components = Array(repeating: false, count: sheet.components.count)
    traits = Array(repeating: false, count: sheet.traits.count)
    styles = Array(repeating: false, count: sheet.styles.count)
    for reference in sheet.references {
      switch reference.target {
      case .token(let index): tokens[index] = true
      case .component(let index): if components.indices.contains(index) { components[index] = true }
      case .trait(let index): traits[index] = true
      case .style(let index): styles[index] = true
      }
    }
  }

  func contains(_ target: Reference.Target) -> Bool {
    switch target {
    case .token(let index): tokens[index]
    case .component(let index): components[index]
    case .trait(let index): traits[index]
    case .style(let index): styles[index]
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
    }
    return modes
  }

  /// The token that an origin's value was taken from; nil where it is spelled out.
  func token(of origin: Origin.ID) -> Int? {
    var next = self[origin].source
    while let id = next {
      if case .token(let index) = self[id].place { return index }
      next = self[id].source
    }
    return nil
  }

  /// Whether two values are the same and come from the same tokens, in every mode.
  func isSame(_ a: ModedValue, _ b: ModedValue) -> Bool {
    guard a.cases.count == b.cases.count, a.value == b.value, token(of: a.origin) == token(of: b.origin)
    else {
      return false
    }
    return zip(a.cases, b.cases).allSatisfy {
      $0.modes == $1.modes && $0.value == $1.value && token(of: $0.origin) == token(of: $1.origin)
    }
  }
}
