/// A style, prepared to be asked how it looks in any state and modes.
public struct StyleLooks: Sendable {
  public let owner: ComponentLooks
  let table: SettingTable
  private let settings: [Style.Setting]

  /// `settings` are those of a style of the component.
  public init(of owner: ComponentLooks, settings: [Style.Setting]) {
    var table = owner.table
    table.add(settings)
    self.owner = owner
    self.table = table
    self.settings = settings
  }

  /// The states in which the style has a look of its own, `normal` first.
  public var states: [StateSet] { owner.states(with: settings, self) }

  /// The combinations of modes in which it has a look of its own, the defaults first.
  public var modeCombinations: [ModeSet] { owner.modeCombinations(with: settings) }

  /// The look in a state when exactly `modes` hold; unnamed axes have their default.
  public func values(state: StateSet = .normal, modes: ModeSet = []) -> LookValues {
    LookValues(of: self, state: state, modes: owner.completed(modes))
  }

  /// Whether the component or the style says anything of a layer's property, in any state or mode.
  public func isSet(_ property: LayerProperty, of layer: Int) -> Bool {
    owner.component.layers[layer].settings.contains { $0.key == .layer(property) }
      || table.keys(of: layer).contains(.layer(property))
  }
}
