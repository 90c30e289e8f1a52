import StyleModel

// A radius on its way between points and half of a side: Core Animation moves between the radii that layers show.
extension Picture {
  /// The look with each radius that is half of a side in points, as the picture shows it.
  func radiiInPoints(of look: Look, in style: PreparedStyle) -> Look {
    let spec = spec(in: style.sheet)
    return builder(of: look, in: style).radiiInPoints(of: look, in: Rect(size: spec.size), title: spec.title)
  }
}

extension SceneBuilder {
  fileprivate func radiiInPoints(of look: Look, in frame: Rect, title: String?) -> Look {
    var values: [Target: Value] = [:]
    var nested: [Int: Look] = [:]
    forEachFrame(of: look, in: frame, title: title) { index, frame in
      let layer = look.layers[index]
      if layer[.cornerRadius].isHalfOfSide {
        values[.layer(index, .layer(.cornerRadius))] = .number(min(frame.width, frame.height) / 2)
      }
      if let held = layer.nested { nested[index] = radiiInPoints(of: held, in: frame, title: nil) }
    }
    return look.replacing(values, nested: nested)
  }

  /// The layers of a look and their frames, from the outside in.
  private func forEachFrame(
    of look: Look, in frame: Rect, title: String?, _ body: (_ layer: Int, Rect) -> Void
  ) {
    var next = [(layer: 0, frame: frame)]
    while let (index, frame) = next.popLast() {
      body(index, frame)
      let stacked = framesInStack(index, look, frame.size, title)
      for place in look.sublayers(of: index) {
        let own = stacked?[place] ?? self.frame(of: look.layers[place], in: frame.size)
        next.append((place, placed(own, in: frame)))
      }
    }
  }
}
