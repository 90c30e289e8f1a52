import StyleModel
import StyleSource

/// What several rules want to know of a sheet, worked out once and when it is first asked for.
final class SheetFacts {
  let sheet: ResolvedSheet
  let sources: SourceMap?

  init(_ sheet: ResolvedSheet, sources: SourceMap?) {
    self.sheet = sheet
    self.sources = sources
  }

  /// Where each token, component and style is named.
  private(set) lazy var uses: [Reference.Target: [Reference]] =
    Dictionary(grouping: sheet.references, by: \.target)

  func isUsed(_ target: Reference.Target) -> Bool { uses[target] != nil }

  /// Every value where a file writes it; what is inherited is left out.
  private(set) lazy var writtenValues: [WrittenValue] = WrittenValue.all(in: sheet)

  private(set) lazy var literals: [Literal] = writtenValues.flatMap(literals(in:))

  /// Which files each file sees: itself and all that it imports, directly or through others.
  private(set) lazy var visibility = FileVisibility(sheet.imports)

  /// The styles, parents before children.
  private(set) lazy var stylesInOrder: [Int] = parentsFirst(sheet.styles.map(\.parents))

  /// The places of the components of which some style has a pressed look.
  private(set) lazy var componentsPressedByStyles: Set<Span> = Set(
    sheet.styles.lazy
      .filter { $0.settings.contains { $0.state.contains(.highlighted) } }
      .map { [sheet] in sheet.components[$0.component].span })

  /// Every mode that some condition names, anywhere in the sheet.
  private(set) lazy var mentionedModes: ModeSet = {
    var modes: ModeSet = []
    for value in writtenValues {
      modes.formUnion(value.modes)
      modes.formUnion(value.value.conditions)
    }
    for component in sheet.components {
      for setting in component.settings { modes.formUnion(setting.modes) }
    }
    return modes
  }()

  /// Whether an origin, or what it was taken from, is a token.
  func token(of origin: Origin.ID) -> Int? {
    var next = sheet[origin].source
    while let id = next {
      if case .token(let index) = sheet[id].place { return index }
      next = sheet[id].source
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
