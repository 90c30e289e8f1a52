import StyleModel
import StyleSource
import StyleSyntax

/// A style's own contents, without those that it inherits.
struct OwnStyle: Sendable {
  var summary: String?
  var deprecated: String?
  /// The settings: for all states and modes first, then for states, then for modes.
  var settings: [Style.Setting] = []
  var preview = PreviewChange()
  /// The index of the variant that the style chooses on each axis of the component, or −1, by axis; empty where it chooses none.
  var picks: [Int] = []
}

/// Reads the styles of one file; it changes nothing that was collected before, so that files can be read in parallel.
final class StyleReader {
  private let known: [CheckedComponent]
  private let modes: ModeNames
  private let tokens: any TokenScope
  private let output: CompilerOutput
  /// The component of the previous style, which is mostly that of the next one too.
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
    case component, extends, variants, summary, description, deprecated, states, modes, preview
  }

  static let keys = [LanguageKey].style.names
  private static let knownKeys = keys.map { Key(rawValue: $0) }
  private static let keyNames = NameIndex(keys)

  /// Reads a style at a place among styles, of the component at a place among components.
  func read(_ node: SyntaxNode, place: Int, component: Int) -> OwnStyle {
    let reader = ValueReader(
      output: output, tokens: tokens, properties: nil, modes: modes.table, place: .style(place))
    let targets = targets(of: component)
    var own = OwnStyle()
    var settings = SettingReader(reader: reader, targets: targets)
    var states: SyntaxNode?
    var modes: SyntaxNode?
    var summary: SyntaxNode?
    var description: MappingEntry?
    var deprecated: SyntaxNode?
    var preview: SyntaxNode?
    for entry in node.entries {
      if let place = entry.key.place(in: StyleReader.keyNames) {
        switch StyleReader.knownKeys[place] {
        // Whom a style is for was read with its name.
        case .component, .extends, nil: break
        case .variants: own.picks = targets.checked.picks(entry, by: "a style", output)
        case .summary: summary = entry.value
        case .description: description = entry
        case .deprecated: deprecated = entry.value
        case .states: states = entry.value
        case .modes: modes = entry.value
        case .preview: preview = entry.value
        }
      } else if let target = targets.target(entry.key, in: node, others: StyleReader.keys) {
        settings.set(entry.key, entry.value, target, .normal, [])
      }
    }
    settings.readConditions(states: states, modes: modes)
    own.settings = settings.settings
    own.summary = reader.readSummary(summary, description?.value, descriptionKey: description?.key)
    own.deprecated = deprecated.flatMap(reader.readDeprecation)
    if let preview { own.preview = reader.readPreview(preview) }
    return own
  }
}
