import StyleSource

/// Values for the properties of a component, inherited ones included.
public struct Style: Hashable, Sendable {
  /// The name that is unique among all styles: the one that the style is declared with, such as `primary`. If styles of other components
  /// are declared with that name too, the name of the component and a dot stand before it: `Pill.primary`.
  public var name: String
  /// The name in the style's component, and in generated Swift: `primary`.
  public var ownName: String
  /// The key by which the style's file declares it: `primary` or `Pill.primary`.
  public var key: String
  public var summary: String?
  public var deprecated: String?
  /// An index into `ResolvedSheet.components`.
  public var component: Int
  /// The styles that this one extends, as indices into `ResolvedSheet.styles`.
  public var parents: [Int]
  /// The index of the variant that the style itself names on each axis, or −1. Empty if it names none.
  public var ownPicks: [Int]
  /// The index of the variant that applies, for each axis.
  public var picks: [Int]
  /// The settings, inherited ones included, in the order of their ranks. Each combination of target, state and modes occurs at most once.
  public var settings: [Setting]
  public var preview: PreviewSpec
  /// The location of the style's name.
  public var span: Span

  public init(
    name: String, summary: String? = nil, deprecated: String? = nil, component: Int, parents: [Int] = [],
    ownPicks: [Int] = [], picks: [Int] = [], settings: [Setting], preview: PreviewSpec, span: Span
  ) {
    (self.name, ownName, key) = (name, name, name)
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

  package init(
    names: Naming, summary: String?, deprecated: String?, component: Int, parents: [Int], ownPicks: [Int],
    picks: [Int], settings: [Setting], preview: PreviewSpec, span: Span
  ) {
    self.init(
      name: names.full, summary: summary, deprecated: deprecated, component: component, parents: parents,
      ownPicks: ownPicks, picks: picks, settings: settings, preview: preview, span: span)
    (ownName, key) = (names.own, names.key)
  }

  /// The names of a style: among all, in its component, and in its file.
  package struct Naming: Hashable, Sendable {
    package var full, own, key: String

    package init(full: String, own: String, key: String) {
      (self.full, self.own, self.key) = (full, own, key)
    }
  }

  /// A value of the style, perhaps for a state or modes.
  public struct Setting: Hashable, Sendable {
    public var target: Target
    public var state: StateSet
    /// Whether the setting comes from a parent or a variant.
    public var isInherited: Bool
    /// The rank of the setting's style or variant among the style and everything that it extends. The style itself has the highest.
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
  /// The target, the state and the modes of a setting. Each key occurs once in a style.
  public struct Key: Hashable, Sendable {
    public let target: Target
    public let state: StateSet
    public let modes: ModeSet

    public init(_ target: Target, _ state: StateSet, _ modes: ModeSet) {
      self.target = target
      self.state = state
      self.modes = modes
    }

    /// The property that the key sets, if it does so in every state and mode.
    public var usualProperty: Int? {
      if case .property(let property) = target, state == .normal, modes.isEmpty { property } else { nil }
    }

    public static func == (a: Key, b: Key) -> Bool {
      a.state == b.state && a.modes == b.modes && a.target == b.target
    }
  }

  public var key: Key { Key(target, state, modes) }
}
