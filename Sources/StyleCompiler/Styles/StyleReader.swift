import StyleModel
import StyleSource
import StyleSyntax

/// What a style says by itself, before anything that it inherits.
struct OwnStyle: Sendable {
  var summary: String?
  var deprecated: String?
  /// Settings for all states and modes first, then those of states, then those of modes.
  var settings: [Style.Setting] = []
  var preview = PreviewChange()
}

/// Reads the styles of one file; it only reads what was collected before, so that files can be read side by side.
final class StyleReader {
  private let known: [CheckedComponent]
  private let modes: ModeNames
  private let tokens: any TokenScope
  private let output: CompilerOutput
  /// For the component of the style before, which most often is that of the next one too.
  private var last: (component: Int, targets: TargetReader)?

  init(known: [CheckedComponent], modes: ModeNames, tokens: any TokenScope, output: CompilerOutput) {
    self.known = known
    self.modes = modes
    self.tokens = tokens
    self.output = output
  }

  private func targets(of component: Int) -> TargetReader {
    if let last, last.component == component { return last.targets }
    let targets = TargetReader(checked: known[component], known: known, modes: modes, output: output)
    last = (component, targets)
    return targets
  }

  private enum Key: String {
    case component, extends, summary, description, deprecated, states, modes, preview
  }

  static let keys = [LanguageKey].style.names
  private static let knownKeys = keys.map { Key(rawValue: $0) }
  private static let keyNames = NameIndex(keys)

  /// `place` is that of the style, and `component` that of its component.
  func read(_ node: SyntaxNode, place: Int, component: Int) -> OwnStyle {
    let reader = ValueReader(
      output: output, tokens: tokens, properties: nil, modes: modes.table, place: .style(place))
    let targets = targets(of: component)
    var own = OwnStyle()
    // Most styles set no more.
    own.settings.reserveCapacity(8)
    var states: SyntaxNode?
    var modes: SyntaxNode?
    var summary: SyntaxNode?
    var description: MappingEntry?
    var deprecated: SyntaxNode?
    var preview: SyntaxNode?

    func set(_ key: SyntaxNode, _ value: SyntaxNode, _ target: Target, _ state: StateSet, _ modes: ModeSet) {
      let span = key.span.file == value.span.file ? key.span.joined(to: value.span) : key.span
      guard targets.isPseudo(target) else {
        let result = reader.readConstant(value, targets.expectation(target))
        own.settings.append(Style.Setting(target, state: state, modes: modes, value: result, span: span))
        return
      }
      let result = Expression.constant(reader.readConstant(value, targets.expectation(target)))
      for (target, expression) in targets.expanded(target, result, value) {
        guard let value = expression.constant else { continue }
        own.settings.append(Style.Setting(target, state: state, modes: modes, value: value, span: span))
      }
    }
    for entry in node.entries {
      if let place = entry.key.place(in: StyleReader.keyNames) {
        switch StyleReader.knownKeys[place] {
        // Whom a style is for was read with its name.
        case .component, .extends, nil: break
        case .summary: summary = entry.value
        case .description: description = entry
        case .deprecated: deprecated = entry.value
        case .states: states = entry.value
        case .modes: modes = entry.value
        case .preview: preview = entry.value
        }
      } else if let target = targets.target(entry.key, others: StyleReader.keys) {
        set(entry.key, entry.value, target, .normal, [])
      }
    }
    if let states { targets.forEachState(states) { set($0, $1, $3, $2, []) } }
    if let modes {
      let first = own.settings.count
      targets.forEachMode(modes) { set($0, $1, $3, .normal, $2) }
      reportAmbiguities(among: own.settings[first...])
    }
    own.summary = reader.readSummary(summary, description?.value, descriptionKey: description?.key)
    own.deprecated = deprecated.flatMap(reader.readDeprecation)
    if let preview { own.preview = reader.readPreview(preview) }
    return own
  }

  /// Of what a style says of modes, what doesn't tell which of two values holds.
  private func reportAmbiguities(among settings: ArraySlice<Style.Setting>) {
    guard let first = settings.first, settings.contains(where: { $0.modes != first.modes }) else { return }
    let targets = Dictionary(grouping: settings.indices) { settings[$0].target }
    for indices in targets.values.sorted(by: { $0[0] < $1[0] }) {
      let statements = indices.compactMap { index in
        settings[index].span.map {
          ModeStatement(modes: settings[index].modes, value: settings[index].value, span: $0)
        }
      }
      modes.table.reportAmbiguities(among: statements, output) { $0.isSame(as: $1) }
    }
  }
}
