import StyleSource

/// A way in which the styles of a component differ, such as `kind`: a style has one of its values.
public struct VariantAxis: Hashable, Sendable {
  public var name: String
  public var summary: String?
  public var values: [Value]
  /// The index of the value that holds where no style names another.
  public var defaultValue: Int
  /// The location of the axis's name.
  public var span: Span

  public init(name: String, summary: String? = nil, values: [Value] = [], defaultValue: Int = 0, span: Span) {
    self.name = name
    self.summary = summary
    self.values = values
    self.defaultValue = defaultValue
    self.span = span
  }

  public struct Value: Hashable, Sendable {
    public var name: String
    public var summary: String?
    /// The location of the value's name.
    public var span: Span

    public init(name: String, summary: String? = nil, span: Span) {
      self.name = name
      self.summary = summary
      self.span = span
    }
  }
}

/// The settings of a component for some values of its axes: one for a variant, several for a compound.
public struct Variant: Hashable, Sendable {
  /// The values for which the settings hold, in the order of the axes.
  public var picks: [Pick]
  /// The settings: those for all states and modes first, then those of states, then those of modes.
  public var settings: [Style.Setting]
  /// The component that declares the variant, an index into `ResolvedSheet.components`, and the variant's number among those that it
  /// declares.
  public var owner, number: Int
  /// The location of the variant's name, or that of the combination.
  public var span: Span

  public init(picks: [Pick], settings: [Style.Setting], owner: Int, number: Int, span: Span) {
    self.picks = picks
    self.settings = settings
    self.owner = owner
    self.number = number
    self.span = span
  }

  public var isCompound: Bool { picks.count > 1 }

  /// A value of an axis, both by their indices.
  public struct Pick: Hashable, Sendable {
    public var axis, value: Int

    public init(axis: Int, value: Int) {
      self.axis = axis
      self.value = value
    }
  }

  /// Whether the variant holds for values of the axes, one for each axis.
  public func holds(for picked: [Int]) -> Bool {
    picks.allSatisfy { picked.indices.contains($0.axis) && picked[$0.axis] == $0.value }
  }
}

extension Component {
  /// The default values of the axes.
  public var defaultPicks: [Int] { axes.map(\.defaultValue) }

  /// The value of each axis: those that are given, and the default where one is −1 or missing.
  public func completed(_ picked: [Int]) -> [Int] {
    axes.indices.map { picked.indices.contains($0) && picked[$0] >= 0 ? picked[$0] : axes[$0].defaultValue }
  }

  /// The settings of the component with values of its axes, −1 for an axis without one, and no style: those of the variants that hold, the
  /// first under all others. Defaults stand under values that are given.
  public func settings(picking picked: [Int]) -> [Style.Setting] {
    if variants.isEmpty { return [] }
    let completed = completed(picked)
    let held = variants.filter { $0.holds(for: completed) }
    let isPicked = { (variant: Variant) in
      variant.picks.contains { picked.indices.contains($0.axis) && picked[$0.axis] >= 0 }
    }
    var settings: [Style.Setting] = []
    for (rank, variant) in (held.filter { !isPicked($0) } + held.filter(isPicked)).enumerated() {
      settings += variant.settings.map { setting in
        var setting = setting
        setting.rank = Int32(rank)
        setting.isInherited = true
        return setting
      }
    }
    return settings
  }

  /// The settings of the component with the default value of each axis.
  var defaultSettings: [Style.Setting] { settings(picking: []) }

  /// The values of the axes that show every variant once: the defaults, then each other value with the defaults of the other axes, then
  /// each compound. Each has a value for each axis, −1 for a default; a component without variants has none.
  public var shownPicks: [[Int]] {
    if axes.isEmpty { return [] }
    let none = axes.map { _ in -1 }
    var shown = [none]
    var known: Set<[Int]> = [defaultPicks]
    func show(_ picks: [Variant.Pick]) {
      var picked = none
      for pick in picks { picked[pick.axis] = pick.value }
      if known.insert(completed(picked)).inserted { shown.append(picked) }
    }
    for axis in axes.indices {
      for value in axes[axis].values.indices { show([Variant.Pick(axis: axis, value: value)]) }
    }
    for variant in variants where variant.isCompound { show(variant.picks) }
    return shown
  }

  /// The text `kind: ghost, size: large`: the values in the order of the axes.
  public func description(ofPicks picked: [Int]) -> String {
    zip(axes, completed(picked)).map { "\($0.name): \($0.values[$1].name)" }.joined(separator: ", ")
  }

  /// The name `kind: ghost` of a variant, or `ghost+large` of a compound.
  public func name(of variant: Variant) -> String {
    guard variant.isCompound, let first = variant.picks.first else {
      return variant.picks.first.map { "\(axes[$0.axis].name): \(axes[$0.axis].values[$0.value].name)" } ?? ""
    }
    return variant.picks.dropFirst().reduce(axes[first.axis].values[first.value].name) {
      $0 + "+" + axes[$1.axis].values[$1.value].name
    }
  }
}
