import StyleModel
import StyleSource

/// What several rules want to know of a sheet, worked out once.
final class SheetFacts: Sendable {
  let sheet: ResolvedSheet
  let sources: SourceMap?
  /// Where each token, component, trait and style is named.
  let uses: [Reference.Target: [Reference]]
  /// Every value where a file writes it; what is inherited is left out.
  let writtenValues: [WrittenValue]
  let literals: [Literal]
  /// The styles, parents before children.
  let stylesInOrder: [Int]
  /// The places of the components of which some style has a pressed look.
  let componentsPressedByStyles: Set<Span>
  /// Every mode that some condition names, anywhere in the sheet.
  let mentionedModes: ModeSet

  init(_ sheet: ResolvedSheet, sources: SourceMap?) {
    self.sheet = sheet
    self.sources = sources
    uses = Dictionary(grouping: sheet.references, by: \.target)
    writtenValues = WrittenValue.all(in: sheet)
    literals = writtenValues.flatMap(sheet.literals)
    stylesInOrder = parentsFirst(sheet.styles.map(\.parents))
    componentsPressedByStyles = Set(
      sheet.styles.lazy
        .filter { $0.settings.contains { $0.state.contains(.highlighted) } }
        .map { sheet.components[$0.component].span })
    var modes: ModeSet = []
    for value in writtenValues {
      modes.formUnion(value.modes)
      modes.formUnion(value.value.conditions)
    }
    for component in sheet.components {
      for setting in component.settings { modes.formUnion(setting.modes) }
    }
    mentionedModes = modes
  }

  func isUsed(_ target: Reference.Target) -> Bool { uses[target] != nil }
}

extension ResolvedSheet {
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
  var isPlaced = Array(repeating: false, count: parents.count)
  for start in parents.indices {
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
