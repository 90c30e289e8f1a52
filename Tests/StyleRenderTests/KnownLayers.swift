import Oracles
import RandomStyles
import StyleModel

/// Trees of layers at random, of which the oracle knows every property. Places are quarters of a point, so that counting sixteen points
/// a pixel's side is exact for what is not turned.
struct KnownLayers {
  static let size = Size(width: 44, height: 36)

  let root: RandomLayer

  init(seed: UInt64) {
    var rules = RandomLayers.Rules()
    rules.kinds = [.rectangle, .gradient, .gradient, .gradient, .shape, .shape, .shape, .image]
    rules.properties = Set(LayerProperty.allCases.filter(ModelLayer.knows))
    // The oracle knows no blur.
    rules.properties.remove(.shadowRadius)
    rules.depth = 3
    rules.count = 2...2
    rules.nestsTransforms = false
    rules.adjust = { layer, values in KnownLayers.adjust(&layer, &values) }
    var layers = RandomLayers(seed: seed, rules: rules)
    root = layers.tree(size: Self.size, isPlain: true)
  }

  /// Leaves what the oracle can judge: no blurs, lines along rectangles alone, no pictures of the app, and no gradient that ends where it
  /// begins.
  private static func adjust(_ layer: inout RandomLayer, _ values: inout RandomValues) {
    func value(_ property: LayerProperty) -> Value? {
      layer.settings.first { $0.property == property }?.value.value
    }
    let isRectangle = (value(.path) ?? .path(.rectangle)) == .path(.rectangle)
    for index in layer.settings.indices {
      switch layer.settings[index].property {
      case .shadows: layer.settings[index].value = values.boxShadows(radii: [0])
      case .contents: layer.settings[index].value = values.imageOfOneColor()
      case .strokeColor where !isRectangle: layer.settings[index].value = .null
      case .lineWidth: layer.settings[index].value = .number(values.pick([0.5, 2, 5]))
      case .points: layer.settings[index].value = .integer(values.pick([3, 5, 8]))
      case .innerRadius: layer.settings[index].value = .number(values.pick([0.4, 0.7]))
      default: break
      }
    }
    if layer.settings.contains(where: { $0.property == .shadowOpacity }) {
      layer.settings.append((.shadowRadius, .number(0)))
    }
    guard layer.kind == .gradient else { return }
    layer.settings.removeAll { [.startPoint, .endPoint].contains($0.property) }
    let ends = values.pick([
      ((0.0, 0.0), (1.0, 1.0)), ((0.5, 0.5), (1, 0.5)), ((0.25, 1), (1, 0)), ((1, 0.5), (0.5, 0.25)),
      ((0.5, 0.5), (1, 1)), ((0, 0.25), (0.5, 1)),
    ])
    for (property, end) in [(LayerProperty.startPoint, ends.0), (.endPoint, ends.1)] {
      layer.settings.append((property, .point(Point(x: end.0, y: end.1))))
    }
  }

  var model: ModelLayer { ModelLayer(root, in: Rect(size: Self.size)) }

  /// A component whose layer it is.
  var file: String {
    """
    components:
      Box:
        base: UIView
        layer: \(root.rootText)
        preview: { size: [\(Self.size.width), \(Self.size.height)] }
    """
  }
}

extension ModelLayer {
  /// What a layer says of itself, read by no compiler.
  fileprivate init(_ layer: RandomLayer, in bounds: Rect) {
    self.init(layer.kind, frame: layer.frame?.rect ?? bounds)
    for (property, value) in layer.settings { set(property, to: value.value ?? property.defaultValue) }
    let inner = Rect(size: frame.size)
    sublayers = layer.sublayers.map { ModelLayer($0, in: inner) }
    mask = layer.mask.map { ModelLayer($0, in: inner) }
  }
}
