import StyleModel
import StyleSource

/// Everything that files declare but styles, which refer to it.
struct Declarations: Sendable {
  /// Whether some name, of styles too, is in another script than the Latin one, so that its look is compared with that of others.
  let namesMayLookAlike: Bool
  let visibility: Visibility
  let modes: ModeNames
  let states: StateNames
  let overlays: OverlayTable
  let tokens: TokenTable
  let components: ComponentTable
  /// The diagnostics of the declarations.
  let diagnostics: [Diagnostic]
  let contradictions: [Contradiction]
  /// The references in the declarations, by file.
  let references: [[Reference]]
  let origins: Origins

  init(_ outlines: [Outline], unreadable: [String: UnreadableImport], for frameworks: Set<AppleFramework>) {
    let output = CompilerOutput(for: frameworks)
    Outline.checkLooks(of: outlines, output)
    namesMayLookAlike = outlines.contains(where: \.hasForeignNames)
    visibility = Visibility(outlines, unreadable: unreadable, output)
    modes = ModeNames(outlines, output)
    let names = TokenNames(outlines, visibility, output)
    overlays = OverlayTable(outlines, names, modes, output)
    tokens = TokenTable(names, overlays, modes, output)
    states = StateNames(outlines, modes.table, output)
    components = ComponentTable(
      ComponentNames(outlines, visibility, output), tokens, modes, states, output)
    diagnostics = output.diagnostics
    contradictions = output.contradictions
    var references: [[Reference]] = Array(repeating: [], count: outlines.count)
    for reference in output.references { references[Int(reference.span.file.index)].append(reference) }
    self.references = references
    origins = output.origins
  }
}

extension Declarations {
  /// Whether names and indices are those of other declarations, and origins have the same number and places, so that only the values of
  /// tokens and components, and spans, may differ.
  func differsOnlyInValues(from other: Declarations) -> Bool {
    namesMayLookAlike == other.namesMayLookAlike
      && visibility.imports.elementsEqual(other.visibility.imports) {
        $0.file == $1.file && $0.span.file == $1.span.file
      }
      && modes.table.hasSameModes(as: other.modes.table) && states.table == other.states.table
      && tokens.tokens.elementsEqual(other.tokens.tokens) {
        $0.name == $1.name && $0.type == $1.type && $0.span.file == $1.span.file
          && $0.value.conditions == $1.value.conditions
      }
      && components.names.declarations.elementsEqual(other.components.names.declarations) {
        $0.file == $1.file && $0.declaration.name == $1.declaration.name
      }
      && components.names.traits.elementsEqual(other.components.names.traits) {
        $0.file == $1.file && $0.declaration.name == $1.declaration.name
      }
      && origins.parts.elementsEqual(other.origins.parts) { mine, others in
        mine.elementsEqual(others) {
          $0.author == $1.author && $0.source == $1.source && $0.replaces == $1.replaces
        }
      }
  }
}

extension ModeTable {
  /// Whether both have the same axes with the same modes, wherever they are declared.
  fileprivate func hasSameModes(as other: ModeTable) -> Bool {
    axes.elementsEqual(other.axes) { axis, other in
      axis.name == other.name && axis.values.map(\.name) == other.values.map(\.name)
    }
  }
}
