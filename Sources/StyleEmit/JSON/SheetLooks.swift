import StyleModel
import StyleSource

/// All looks of a style, a variant or a component, and the targets that any of them sets.
struct SheetLooks {
  private let looks: StyleLooks
  private let sheet: ResolvedSheet
  /// State by state, the usual one first.
  let all: [Look]
  private let first: Look

  init(of looks: StyleLooks, in sheet: ResolvedSheet) {
    self.looks = looks
    self.sheet = sheet
    all = looks.all
    first = looks.look()
  }

  /// The states in which something is another than in `normal`, which comes first.
  var states: [StateSet] { looks.states }

  private var component: Component { looks.owner.component }

  /// The properties of the component, then the keys of layers that any look sets.
  var targets: [Target] {
    component.properties.indices.map(Target.property)
      + component.layers.indices.flatMap { layer in
        looks.keys(of: layer).map { Target.layer(layer, $0) }
      }
  }

  func name(of target: Target) -> String { sheet.name(of: target, ofComponent: looks.owner.index) }

  func type(of target: Target) -> String {
    switch target {
    case .property(let index): component.properties[index].type.sheetName
    case .layer(_, .layer(let property)): property.valueType.sheetName
    case .layer(let layer, .property(let index)):
      (held(by: layer)?.properties[index].type ?? .string).sheetName
    }
  }

  private func held(by layer: Int) -> Component? {
    component.layers[layer].kind.component.map { sheet.components[$0] }
  }

  /// Whether a target comes before another in an order that is the same in each run.
  func isOrdered(_ first: Target, _ second: Target) -> Bool {
    name(of: first).precedesByBytes(name(of: second))
  }

  /// The default value, and the values in states and modes where they aren't as expected.
  func values(of target: Target) -> [ValueInLook] {
    guard looks.mayVary(target) else {
      return [ValueInLook(state: .normal, modes: [], entry: first.value(of: target))]
    }
    return sheet.unexpected(
      all.map { ValueInLook(state: $0.requestedState, modes: $0.modes, entry: $0.value(of: target)) })
  }
}
