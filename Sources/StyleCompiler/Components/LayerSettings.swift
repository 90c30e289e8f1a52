import StyleModel

extension Layer {
  /// Whether there is something to read of a component that it holds: what that says, or what the layer says of it.
  func isSpoken(holding component: Component) -> Bool {
    let label = component.property(.accessibilityLabel).map(LayerKey.property)
    return component.isSpoken || settings.contains { $0.key == label }
  }

  /// Of what sets one key, the last holds.
  mutating func set(_ new: [Setting]) {
    guard !new.isEmpty else { return }
    var keys: Set<LayerKey> = []
    settings = (settings + new).reversed().filter { keys.insert($0.key).inserted }.reversed()
  }
}
