import StyleModel

extension Layer {
  /// Whether the component in a layer has a text for assistive technologies: its own, or one that the layer sets.
  func isSpoken(holding component: Component) -> Bool {
    let label = component.property(.accessibilityLabel).map(LayerKey.property)
    return component.isSpoken || settings.contains { $0.key == label }
  }

  /// Adds settings; the last one of each key wins.
  mutating func set(_ new: [Setting]) {
    guard !new.isEmpty else { return }
    var keys: Set<LayerKey> = []
    settings = (settings + new).reversed().filter { keys.insert($0.key).inserted }.reversed()
  }
}
