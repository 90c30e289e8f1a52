/// Swift that builds the outlines of polygons and of paths, the same for Core Graphics and SwiftUI.
///
/// - Parameters:
///   - owner: The type that has the functions.
///   - type: What they give back.
///   - start: An empty path that takes lines and curves.
///   - modifiers: In front of each function.
func outlineSource(of owner: String, as type: String, from start: String, _ modifiers: String) -> String {
  """
  extension \(owner) {
    /// The first corner is at the top, the others follow clockwise.
    \(modifiers) func polygon(in rect: CGRect, radii: [Double], count: Int) -> \(type) {
      \(start)
      for index in 0..<count {
        let turn = Double(index) / Double(count) * 2 * Double.pi - Double.pi / 2
        let radius = radii[index % radii.count]
        let corner = CGPoint(
          x: rect.midX + cos(turn) * radius * rect.width / 2,
          y: rect.midY + sin(turn) * radius * rect.height / 2
        )
        if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.closeSubpath()
      return path
    }

    \(modifiers) func outline(_ parts: [StylePath.Element], at origin: CGPoint) -> \(type) {
      func placed(_ point: StylePoint) -> CGPoint {
        CGPoint(x: origin.x + point.x, y: origin.y + point.y)
      }
      \(start)
      for part in parts {
        switch part {
        case .move(let point): path.move(to: placed(point))
        case .line(let point): path.addLine(to: placed(point))
        case .curve(let first, let second, let end):
          path.addCurve(to: placed(end), control1: placed(first), control2: placed(second))
        case .close: path.closeSubpath()
        }
      }
      return path
    }
  }
  """
}
