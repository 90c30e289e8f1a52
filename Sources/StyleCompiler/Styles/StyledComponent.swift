import StyleModel

/// A component of which there are styles; an object, since a copy of all that is known of a component counts dozens of
/// references.
final class StyledComponent: Sendable {
  let checked: CheckedComponent
  /// The modes on which the component's values depend, by target, and all of them.
  let modesOfTargets: [Target: ModeSet]
  let modes: ModeSet
  let hasVariants: Bool

  /// UIKit's classes, in the order of `BaseClass.allCases`: the same in every compilation, so they are made once.
  static let ofClasses = BaseClass.allCases.map { StyledComponent(CheckedComponent($0)) }

  static func of(_ base: BaseClass) -> StyledComponent {
    BaseClass.allCases.firstIndex(of: base).map { ofClasses[$0] } ?? StyledComponent(CheckedComponent(base))
  }

  init(_ checked: CheckedComponent) {
    self.checked = checked
    hasVariants = !checked.component.axes.isEmpty
    modesOfTargets = checked.component.modesOfTargets
    modes = modesOfTargets.values.reduce(into: ModeSet()) { $0.formUnion($1) }
  }

  /// The origin of the component's own value of a target, for styles that don't set it.
  func defaultOrigin(of target: Target) -> Origin.ID? {
    switch target {
    case .property(let place): checked.component.properties[place].defaultValue.origin
    case .layer(let index, let key):
      checked.component.layers[index].settings.first { $0.key == key }?.value.constant?.origin
    }
  }
}
