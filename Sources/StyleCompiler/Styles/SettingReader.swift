import StyleModel
import StyleSource
import StyleSyntax

/// Reads what a style, or a variant of a component, sets: constants, each always, in a state or in some modes.
struct SettingReader {
  let reader: ValueReader
  let targets: TargetReader
  private(set) var settings: [Style.Setting] = []
  /// By the place of a setting, the pseudo-property that stands for it.
  private var shorthands: [Int: SyntaxNode] = [:]

  init(reader: ValueReader, targets: TargetReader) {
    self.reader = reader
    self.targets = targets
    // Most styles set no more.
    settings.reserveCapacity(8)
  }

  mutating func set(
    _ key: SyntaxNode, _ value: SyntaxNode, _ target: Target, _ state: StateSet, _ modes: ModeSet
  ) {
    let span = key.span.file == value.span.file ? key.span.joined(to: value.span) : key.span
    let result = reader.readConstant(value, targets.expectation(target))
    guard targets.isPseudo(target) else {
      settings.append(Style.Setting(target, state: state, modes: modes, value: result, span: span))
      return
    }
    for (target, expression) in targets.expanded(target, .constant(result), value) {
      guard let value = expression.constant else { continue }
      shorthands[settings.count] = key
      settings.append(Style.Setting(target, state: state, modes: modes, value: value, span: span))
    }
  }

  /// Reads what stands under `states`, and then under `modes`, after all else.
  mutating func readConditions(states: SyntaxNode?, modes: SyntaxNode?) {
    if let states { targets.forEachState(states) { set($0, $1, $3, $2, []) } }
    if let modes { targets.forEachMode(modes) { set($0, $1, $3, .normal, $2) } }
    if !shorthands.isEmpty {
      settings = resolvingShorthands(
        settings.enumerated().map { KeyedValue(target: $1.key, content: $1, shorthand: shorthands[$0]) },
        reader.output, name: { targets.name(of: $0.target) }, isSame: { $0.value.isSame(as: $1.value) })
      shorthands = [:]
    }
    if modes != nil { reportAmbiguities(among: settings.filter { !$0.modes.isEmpty }) }
  }

  /// Reports what is said of modes where that doesn't tell which of two values holds.
  private func reportAmbiguities(among settings: [Style.Setting]) {
    guard let first = settings.first, settings.contains(where: { $0.modes != first.modes }) else { return }
    let targets = Dictionary(grouping: settings.indices) { settings[$0].target }
    for indices in targets.values.sorted(by: { $0[0] < $1[0] }) {
      let statements = indices.compactMap { index in
        settings[index].span.map {
          ModeStatement(modes: settings[index].modes, value: settings[index].value, span: $0)
        }
      }
      reader.modes.reportAmbiguities(among: statements, reader.output) { $0.isSame(as: $1) }
    }
  }
}
