import StyleSource

/// One way in which the styles of a component differ, such as `kind`: a style picks one of its values.
public struct VariantAxis: Hashable, Sendable {
  public var name: String
  public var summary: String?
  public var values: [Value]
  /// The index of the value that holds where no style picks another.
  public var defaultValue: Int
  /// Its name in the file.
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
    /// Its name in the file.
    public var span: Span

    public init(name: String, summary: String? = nil, span: Span) {
      self.name = name
      self.summary = summary
      self.span = span
    }
  }
}

/// What a component sets where a style has picked some values: one for a variant, several for a compound.
public struct Variant: Hashable, Sendable {
  /// In the order of the axes.
  public var picks: [Pick]
  /// Those for all states and modes first, then those of states, then those of modes.
  public var settings: [Style.Setting]
  /// The component that says it, an index into `ResolvedSheet.components`, and the number that it has among what that says.
  public var owner, number: Int
  /// Its name, or that of the combination, in the file.
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

  /// Whether it holds where these values are picked, one for each axis.
  public func holds(for picked: [Int]) -> Bool {
    picks.allSatisfy { picked.indices.contains($0.axis) && picked[$0.axis] == $0.value }
  }
}

extension Component {
  /// The values of the axes that hold where nobody picks any.
  public var defaultPicks: [Int] { axes.map(\.defaultValue) }

  /// The values that hold where somebody picks these: −1, or nothing at all, stands for the default of an axis.
  public func completed(_ picked: [Int]) -> [Int] {
    axes.indices.map { picked.indices.contains($0) && picked[$0] >= 0 ? picked[$0] : axes[$0].defaultValue }
  }

  /// What the component looks like with these values picked, −1 for an axis of which none is, and no style: the settings of the variants
  /// that hold then, the first under all others. What nobody picks, and so has the default, stands under what is picked.
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

  /// What the component as it comes looks like.
  var defaultSettings: [Style.Setting] { settings(picking: []) }

  /// The looks that show every variant once: the defaults, then each other value with the defaults of the other axes, then each
  /// compound. Each has a value for each axis, −1 where nobody picks one; a component without variants has none.
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

  /// `kind: ghost, size: large`: the picked values in the order of the axes.
  public func description(ofPicks picked: [Int]) -> String {
    zip(axes, completed(picked)).map { "\($0.name): \($0.values[$1].name)" }.joined(separator: ", ")
  }

  /// `kind: ghost`, or `ghost+large` for a compound.
  public func name(of variant: Variant) -> String {
    guard variant.isCompound, let first = variant.picks.first else {
      return variant.picks.first.map { "\(axes[$0.axis].name): \(axes[$0.axis].values[$0.value].name)" } ?? ""
    }
    return variant.picks.dropFirst().reduce(axes[first.axis].values[first.value].name) {
      $0 + "+" + axes[$1.axis].values[$1.value].name
    }
  }
}
