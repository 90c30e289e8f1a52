import StyleSource

/// Everything that the files of a compilation mean, with every name looked up. What comes after the
/// compiler reads this alone.
///
/// Indices that a component, style or origin holds are always in range, and there are no cycles among
/// parents or nested components.
public struct ResolvedSheet: Hashable, Sendable {
  public var modes: ModeTable
  public var states: StateTable
  public var tokens: [Token]
  /// In the order of the files and of the places in them; a parent may stand after its child.
  public var components: [Component]
  /// In the order of the files and of the places in them.
  public var traits: [Trait]
  public var styles: [Style]
  public var origins: Origins
  /// Every use of a token, a component, a trait or a style by its name, in no order that counts.
  public var references: References
  /// What one author says twice, or another overrules, in no order that counts.
  public var contradictions: [Contradiction]
  public var imports: [Import]
  /// The files that give values to tokens of others, in their order.
  public var overlays: [Overlay] = []
  /// The path of each file, by `FileID`.
  public var paths: [String]
  /// The files in which one text may be the value of several things, by aliases and merge keys.
  public var filesWithAliases: Set<FileID> = []

  public init(
    modes: ModeTable = ModeTable(), states: StateTable = StateTable(), tokens: [Token] = [],
    components: [Component] = [], traits: [Trait] = [],
    styles: [Style] = [],
    origins: Origins = Origins(), references: References = References(),
    contradictions: [Contradiction] = [], imports: [Import] = [],
    paths: [String] = []
  ) {
    self.modes = modes
    self.states = states
    self.tokens = tokens
    self.components = components
    self.traits = traits
    self.styles = styles
    self.origins = origins
    self.references = references
    self.contradictions = contradictions
    self.imports = imports
    self.paths = paths
  }

  public subscript(_ origin: Origin.ID) -> Origin { origins[origin] }

  /// The indices of the styles of a component, in the sheet's order.
  public func styles(of component: Int) -> [Int] {
    styles.indices.filter { styles[$0].component == component }
  }
}
