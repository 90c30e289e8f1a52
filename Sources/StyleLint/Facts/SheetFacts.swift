import StyleModel
import StyleSource

/// What several rules want to know of a sheet, worked out once.
final class SheetFacts: Sendable {
  let sheet: ResolvedSheet
  let sources: SourceMap?
  /// What is spelled out where it stands of colours, gradients, shadows, fonts, images and animations.
  let literals: Literals
  /// The styles, parents before children.
  let stylesInOrder: [Int]
  /// The places of the components of which some style has a pressed look.
  let componentsPressedByStyles: Set<Span>
  /// Every mode that some condition names, anywhere in the sheet.
  let mentionedModes: ModeSet
  private let used: UsedNames

  init(_ sheet: ResolvedSheet, sources: SourceMap?) {
    self.sheet = sheet
    self.sources = sources
    stylesInOrder = parentsFirst(sheet.styles.map(\.parents))
    let ofStyles = concurrentMap(sheet.styles.indices.parts(of: 256)) { StyleFacts(of: $0, in: sheet) }
    literals =
      ([sheet.literalsOutsideStyles(where: \.hasLook)] + ofStyles.map(\.literals)).joined()
    componentsPressedByStyles = Set(
      ofStyles.reduce(into: Set<Int>()) { $0.formUnion($1.pressedComponents) }.map {
        sheet.components[$0].span
      })
    mentionedModes = ofStyles.reduce(into: sheet.modesOutsideStyles) { $0.formUnion($1.modes) }
    used = UsedNames(sheet)
  }

  func isUsed(_ target: Reference.Target) -> Bool { used.contains(target) }
}

/// What is gathered from some of the styles.
private struct StyleFacts: Sendable {
  var literals: [Literal] = []
  /// The components of which one of the styles has a pressed look.
  var pressedComponents: Set<Int> = []
  /// The modes that conditions name.
  var modes: ModeSet = []

  init(of range: Range<Int>, in sheet: ResolvedSheet) {
    for index in range {
      literals += sheet.literals(ofStyle: index, where: \.hasLook)
      let settings = sheet.styles[index].settings
      for place in settings.indices {
        modes.formUnion(settings[place].modes)
        if !settings[place].value.isUniform { modes.formUnion(settings[place].value.conditions) }
        if settings[place].state.contains(.highlighted) {
          pressedComponents.insert(sheet.styles[index].component)
        }
      }
    }
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

extension Value {
  /// Whether it is more than a number, a text or a choice: what rules look at wherever it is written.
  fileprivate var hasLook: Bool {
    switch self {
    case .color, .gradientStops, .shadow, .font, .image, .animation: true
    case .null, .bool, .integer, .number, .string, .localizedString, .choice, .point, .size, .rect, .range,
      .edgeInsets, .corners, .transform, .path, .numbers, .invalid:
      false
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

/// Indices in an order in which each stands behind its parents. There are no cycles among them.
private func parentsFirst(_ parents: [[Int]]) -> [Int] {
  var order: [Int] = []
  order.reserveCapacity(parents.count)
  var isPlaced = Array(repeating: false, count: parents.count)
  for start in parents.indices where !isPlaced[start] {
    // Most stand behind their parents already.
    if parents[start].allSatisfy({ isPlaced[$0] }) {
      order.append(start)
      isPlaced[start] = true
      continue
    }
    var pending = [start]
    while let index = pending.last {
      let missing = isPlaced[index] ? [] : parents[index].filter { !isPlaced[$0] }
      if missing.isEmpty {
        pending.removeLast()
        if !isPlaced[index] { order.append(index) }
        isPlaced[index] = true
      } else {
        pending += missing
      }
    }
  }
  return order
}
