import StyleModel
import StyleSource
import StyleSyntax

/// Reads what a style, or a variant of a component, sets: constants, each always, in a state or in some modes.
struct SettingReader {
  let reader: ValueReader
  let targets: TargetReader
  /// The settings as written; those of a repeated layer are for its first copy.
  private var written: [Style.Setting] = []
  /// The key of the pseudo-property that each setting comes from, by the setting's index.
  private var shorthands: [Int: SyntaxNode] = [:]

  init(reader: ValueReader, targets: TargetReader) {
    self.reader = reader
    self.targets = targets
    // Most styles set no more.
    written.reserveCapacity(8)
  }

  mutating func set(
    _ key: SyntaxNode, _ value: SyntaxNode, _ target: Target, _ state: StateSet, _ modes: ModeSet
  ) {
    if let property = targets.countHiding(target) {
      reader.output.report(.hidesCopies(targets.name(of: target), property, at: key.span))
      return
    }
    let span = key.span.file == value.span.file ? key.span.joined(to: value.span) : key.span
    let result = reader.readConstant(value, targets.expectation(target))
    if case .property(let place) = target,
      !reader.output.checkIsUniform(result, of: targets.checked.properties[place], at: value.span)
    {
      return
    }
    guard targets.isPseudo(target) else {
      written.append(Style.Setting(target, state: state, modes: modes, value: result, span: span))
      return
    }
    for (target, expression) in targets.expanded(target, .constant(result), value) {
      guard let value = expression.constant else { continue }
      shorthands[written.count] = key
      written.append(Style.Setting(target, state: state, modes: modes, value: value, span: span))
    }
  }

  /// The settings, with those of a repeated layer for each of its copies.
  var settings: [Style.Setting] {
    guard targets.checked.hasCopies else { return written }
    return written.flatMap { setting in
      targets.copies(of: setting.target).map { target in
        var setting = setting
        setting.target = target
        return setting
      }
    }
  }

  /// Reads what stands under `states`, and then under `modes`, after all else.
  mutating func readConditions(states: SyntaxNode?, modes: SyntaxNode?) {
    if let states { targets.forEachState(states) { set($0, $1, $3, $2, []) } }
    if let modes { targets.forEachMode(modes) { set($0, $1, $3, .normal, $2) } }
    if !shorthands.isEmpty {
      written = resolvingShorthands(
        written.enumerated().map { KeyedValue(target: $1.key, content: $1, shorthand: shorthands[$0]) },
        reader.output, name: { targets.name(of: $0.target) }, isSame: { $0.value.isSame(as: $1.value) })
      shorthands = [:]
    }
    if modes != nil { reportAmbiguities(among: written.filter { !$0.modes.isEmpty }) }
  }

  /// Reports values for modes of which it isn't clear which one holds.
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

extension Diagnostic {
  /// - Parameter property: The property with the number of copies; nil where modes determine it.
  fileprivate static func hidesCopies(_ target: String, _ property: Property?, at span: Span) -> Diagnostic {
    Diagnostic(
      .drivenProperty, "‘repeat’ hides the copies that are missing, so a style can't set ‘\(target)’",
      at: span,
      notes: [
        property.map { "to hide all copies, set ‘\($0.name)’ to 0, or hide the layer around them" }
          ?? "hide the layer around them"
      ])
  }
}
