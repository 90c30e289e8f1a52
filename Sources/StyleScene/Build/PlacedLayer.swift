import StyleModel

/// A layer of a look with its position in the picture.
package struct PlacedLayer: Sendable {
  /// The layer's name, behind those of the layers whose components hold it.
  package var path: [String]
  package var layer: Layer
  /// The frame in points of the picture, before transforms.
  package var frame: Rect
  package var cornerRadius: Double
  /// Whether the layer, or one that it lies in, is hidden.
  package var isHidden: Bool
  /// The transform that rotates and scales `frame`, in the picture's coordinates.
  package var transform: Scene.Matrix
  /// The number of layers that the layer lies in.
  package var depth: Int
}

extension Picture {
  /// The layers of the look that the picture shows, those of nested components included, from the bottom to the top.
  package func placedLayers(in style: PreparedStyle) -> [PlacedLayer] {
    let look = look(in: style)
    var walk = LayerWalk(builder: builder(of: look, in: style), title: spec(in: style.sheet).title)
    let margin = Scene.Matrix.translation(view.margin.left, view.margin.top)
    walk.add(0, of: look, in: Rect(size: spec(in: style.sheet).size), [], margin, isHidden: false, depth: 0)
    return walk.found.map { placed in
      var placed = placed
      placed.frame.x += view.margin.left
      placed.frame.y += view.margin.top
      placed.transform = Scene.Matrix.translation(-view.margin.left, -view.margin.top).then(placed.transform)
      return placed
    }
  }
}

/// A walk through layers in the order in which `SceneBuilder` draws them.
private struct LayerWalk {
  let builder: SceneBuilder
  let title: String?
  var found: [PlacedLayer] = []

  init(builder: SceneBuilder, title: String?) {
    self.builder = builder
    self.title = title
  }

  mutating func add(
    _ index: Int, of look: Look, in frame: Rect, _ path: [String], _ outer: Scene.Matrix, isHidden: Bool,
    depth: Int
  ) {
    let layer = look.layers[index]
    let own = path + [layer.name]
    let transform = builder.transform(layer, frame).then(outer)
    let isHidden = isHidden || layer[.hidden] == .bool(true)
    found.append(
      PlacedLayer(
        path: own, layer: layer.layer, frame: frame, cornerRadius: layer[.cornerRadius].double ?? 0,
        isHidden: isHidden, transform: transform, depth: depth))
    if let held = layer.nested {
      addSublayers(of: 0, held, in: frame, own, transform, isHidden: isHidden, depth: depth + 1)
    }
    addSublayers(of: index, look, in: frame, path, transform, isHidden: isHidden, depth: depth + 1)
  }

  private mutating func addSublayers(
    of index: Int, _ look: Look, in frame: Rect, _ path: [String], _ transform: Scene.Matrix, isHidden: Bool,
    depth: Int
  ) {
    let stacked = builder.framesInStack(index, look, frame.size, title)
    for place in look.sublayers(of: index) {
      let inner = stacked?[place] ?? builder.frame(of: look.layers[place], in: frame.size)
      let own = builder.placed(inner, in: frame)
      add(place, of: look, in: own, path, transform, isHidden: isHidden, depth: depth)
    }
  }
}
