extension ResolvedSheet {
  /// Prepares a style for computing looks. For many styles of a component, prepare the component once.
  public func looks(of style: Int, prepared: ComponentLooks? = nil) -> StyleLooks {
    let owner = prepared ?? ComponentLooks(styles[style].component, in: self)
    return StyleLooks(
      of: owner, settings: styles[style].settings, images: images.library(of: styles[style].span.file))
  }

  /// Prepares a component without a style for computing looks.
  public func looks(ofComponent component: Int) -> StyleLooks { ComponentLooks(component, in: self).plain }

  /// The look of a style in a state and `modes`. Other axes have their default mode.
  public func look(of style: Int, state: StateSet = .normal, modes: ModeSet = []) -> Look {
    looks(of: style).look(state: state, modes: modes)
  }

  /// The look of a component without a style.
  public func look(component: Int, state: StateSet = .normal, modes: ModeSet = []) -> Look {
    looks(ofComponent: component).look(state: state, modes: modes)
  }

  /// The states in which a style looks different: `normal`, then each state that the style, its component or, if visible, its base class
  /// sets.
  public func states(of style: Int) -> [StateSet] { looks(of: style).states }

  public func states(ofComponent component: Int) -> [StateSet] { looks(ofComponent: component).states }

  /// The combinations of modes that change a value of the style, each with a mode on every axis that matters. The
  /// defaults come first; they are the only combination if no value changes.
  public func modeCombinations(of style: Int) -> [ModeSet] { looks(of: style).modeCombinations }

  public func modeCombinations(ofComponent component: Int) -> [ModeSet] {
    looks(ofComponent: component).modeCombinations
  }
}
