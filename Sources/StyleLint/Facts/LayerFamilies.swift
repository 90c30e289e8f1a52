import StyleModel

/// The sublayers of each layer of a component, computed for all at once on first use.
struct LayerFamilies {
  private let layers: [Layer]
  private lazy var sublayers = Sublayers(layers)

  init(of component: Component) { layers = component.layers }

  /// The sublayers and the masks of a layer, bottom to top.
  mutating func children(of layer: Int) -> ArraySlice<Int> { sublayers[layer] }

  mutating func isMasked(_ layer: Int) -> Bool {
    // Of a few layers the answer is found sooner than the table is made.
    layers.count < 64
      ? layers.contains { $0.isMask && $0.parent == layer } : sublayers[layer].contains { layers[$0].isMask }
  }
}
