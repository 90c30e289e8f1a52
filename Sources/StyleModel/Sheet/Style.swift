import StyleSource

/// Values for the properties of one component, with everything inherited written out.
public struct Style: Hashable, Sendable {
  public var name: String
  public var summary: String?
  public var deprecated: String?
  /// An index into `ResolvedSheet.components`.
  public var component: Int
  /// The styles it extends, indices into `ResolvedSheet.styles`.
  public var parents: [Int]
  /// By axis of the component's variants, the index of the value that the style itself picks, or −1; empty where it picks none.
  public var ownPicks: [Int]
  /// By axis of the component's variants, the index of the value that holds.
  public var picks: [Int]
  /// Inherited ones included, in the order of their ranks; each target, state and modes at most once.
  public var settings: [Setting]
  public var preview: PreviewSpec
  /// Its name in the file.
  public var span: Span

  public init(
    name: String, summary: String? = nil, deprecated: String? = nil, component: Int, parents: [Int] = [],
    ownPicks: [Int] = [], picks: [Int] = [], settings: [Setting], preview: PreviewSpec, span: Span
  ) {
    self.name = name
    self.summary = summary
    self.deprecated = deprecated
    self.component = component
    self.parents = parents
    self.ownPicks = ownPicks
    self.picks = picks
    self.settings = settings
    self.preview = preview
    self.span = span
  }

  /// One value that the style gives, always or in a state or in some modes.
  public struct Setting: Hashable, Sendable {
    public var target: Target
    public var state: StateSet
    /// Whether a parent or a variant wrote it.
    public var isInherited: Bool
    /// The place of who wrote it among the style and all that it extends: the style's own is the greatest.
    public var rank: Int32
    public var modes: ModeSet
    public var value: ModedValue
    /// The entry in the file, from its key to the end of its value.
    public var span: Span?

    public init(
      _ target: Target, state: StateSet = .normal, modes: ModeSet = [], value: ModedValue,
      isInherited: Bool = false, rank: Int32 = 0, span: Span? = nil
    ) {
      self.target = target
      self.state = state
      self.modes = modes
      self.value = value
      self.isInherited = isInherited
      self.rank = rank
      self.span = span
    }
  }
}

extension Style.Setting {
  /// What a setting sets, and when: a style says that once.
  public struct Key: Hashable, Sendable {
    public let target: Target
    public let state: StateSet
    public let modes: ModeSet

    public init(_ target: Target, _ state: StateSet, _ modes: ModeSet) {
      self.target = target
      self.state = state
      self.modes = modes
    }

    /// The property that it sets in every state and mode; nil for anything else.
    public var usualProperty: Int? {
      if case .property(let property) = target, state == .normal, modes.isEmpty { property } else { nil }
    }

    public static func == (a: Key, b: Key) -> Bool {
      a.state == b.state && a.modes == b.modes && a.target == b.target
    }
  }

  public var key: Key { Key(target, state, modes) }
}
