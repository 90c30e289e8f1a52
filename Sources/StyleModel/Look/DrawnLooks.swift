extension ResolvedSheet {
  /// A style, prepared to be asked how it looks. Who asks about many styles of a component prepares that once.
  public func looks(of style: Int, prepared: ComponentLooks? = nil) -> StyleLooks {
    let owner = prepared ?? ComponentLooks(styles[style].component, in: self)
    return StyleLooks(of: owner, settings: styles[style].settings)
  }

  /// A component as it comes, prepared to be asked how it looks.
  public func looks(ofComponent component: Int) -> StyleLooks { ComponentLooks(component, in: self).plain }

  /// How a style looks in a state when exactly `modes` hold; unnamed axes have their default.
  public func look(of style: Int, state: StateSet = .normal, modes: ModeSet = []) -> Look {
    looks(of: style).look(state: state, modes: modes)
  }

  /// How a component looks without a style.
  public func look(component: Int, state: StateSet = .normal, modes: ModeSet = []) -> Look {
    looks(ofComponent: component).look(state: state, modes: modes)
  }

  /// The states in which a style has a look of its own: `normal`, then each that it, its component or, where
  /// that shows, its base class sets.
  public func states(of style: Int) -> [StateSet] { looks(of: style).states }

  public func states(ofComponent component: Int) -> [StateSet] { looks(ofComponent: component).states }

  /// The combinations of modes that change a value of the style, each with one value on every axis that
  /// matters; the defaults come first, and stand alone where no value changes.
  public func modeCombinations(of style: Int) -> [ModeSet] { looks(of: style).modeCombinations }

  public func modeCombinations(ofComponent component: Int) -> [ModeSet] {
    looks(ofComponent: component).modeCombinations
  }
}
