import StyleSource

/// The result of a compilation, with all names resolved. Later stages read only this.
///
/// The indices in a component, style or origin are always in range, and parents and nested components have no
/// cycles.
public struct ResolvedSheet: Hashable, Sendable {
  public var modes: ModeTable
  public var states: StateTable
  public var tokens: [Token]
  /// The components, in the order of files and locations. A parent can come after its child.
  public var components: [Component]
  /// The traits, in the order of files and locations.
  public var traits: [Trait]
  public var styles: [Style]
  public var origins: Origins
  /// All uses of tokens, components, traits and styles, in no particular order.
  public var references: References
  /// Values that contradict each other, in no particular order.
  public var contradictions: [Contradiction]
  public var imports: [Import]
  /// The overlays, in the order of files.
  public var overlays: [Overlay] = []
  /// The texts and extensions that files of design tokens have for their groups and for themselves, in the order of files.
  public var designExtensions: [DesignExtensions] = []
  /// The images that styles may name, which aren't part of the style files.
  public var images = AppImages()
  /// The fonts that pictures use beside those of the system.
  public var fonts = AppFonts()
  /// The path of each file, by `FileID`.
  public var paths: [String]
  /// The files with aliases or merge keys, where one text can be the value of several entries.
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

  /// The indices of a component's styles, in the sheet's order.
  public func styles(of component: Int) -> [Int] {
    styles.indices.filter { styles[$0].component == component }
  }
}
