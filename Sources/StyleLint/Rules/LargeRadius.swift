import StyleModel
import StyleSource

extension Rule {
  static let largeRadius = Rule(
    .largeRadius, .drawing,
    good: """
      components:
        Pill:
          base: UIButton
          properties: { cornerRadius: { type: CGFloat, default: 22 } }
          layer: { cornerRadius: $cornerRadius }
          preview: { size: [120, 44] }
      styles:
        pill: { component: Pill }
      """,
    looks: { appearance, context in
      // A view without a preview has no size that anybody meant.
      let base = appearance.component.base
      let isSized = base.isControl || appearance.preview.size != base.previewSize
      guard isSized else { return [] }
      let (frames, layers) = (appearance.frames, appearance.component.layers)
      return layers.indices.compactMap { index -> Diagnostic? in
        // What a class draws by itself is as Apple made it.
        if case .base = layers[index].owner, index > 0 { return nil }
        // The outline of a shape has no larger radius than its frame has room for.
        if let layer = appearance.looks.first?.layers[index], layer.hasOutlineOfItsOwn { return nil }
        let half = min(frames[index].width, frames[index].height) / 2
        guard half > 0 else { return nil }
        let looks = appearance.looks(of: .cornerRadius, of: index).indices.filter { look in
          let look = appearance.looks[look]
          let radius = look.layers[index].number(.cornerRadius)
          return radius > half && radius < pillRadius && look.isShown(index)
        }
        return looks.isEmpty ? nil : .largeRadius(of: index, frames[index].size, in: looks, appearance)
      }
    })
}

extension LookLayer {
  /// Whether it is a shape whose outline the radius rounds.
  fileprivate var hasOutlineOfItsOwn: Bool {
    guard case .path(let path) = self[.path] else { return false }
    switch path {
    case .roundedRectangle, .star, .polygon, .bubble: return true
    case .rectangle, .ellipse, .arc, .sector, .ring, .svg: return false
    }
  }
}

/// From here on a radius says “half the side, however large that is”, as `50%` does, and as in `rounded-full` of other tools.
private let pillRadius = 999.0

extension DiagnosticCode {
  static let largeRadius = DiagnosticCode(
    "large-radius", .warning, "A corner radius is at most half the shorter side.",
    explanation: """
      A larger radius is drawn as half the shorter side, in pictures and in generated code, so it isn't the radius
      that it says. The sides are those of the `preview`. Half the height makes a pill, and `50%` makes one at every
      size. A radius of 999 or more, such as 9999, does so too, and isn't reported.
      """,
    example: """
      components:
        Pill:
          base: UIButton
          properties: { cornerRadius: { type: CGFloat, default: 8 } }
          layer: { cornerRadius: $cornerRadius }
          preview: { size: [120, 44] }
      styles:
        pill: { component: Pill, cornerRadius: 30 }
                                             # ^^
      """)
}

extension Diagnostic {
  fileprivate static func largeRadius(
    of index: Int, _ size: Size, in looks: [Int], _ appearance: StyleAppearance
  ) -> Diagnostic {
    let half = min(size.width, size.height) / 2
    func radius(_ look: Int) -> Double { appearance.looks[look].layers[index].number(.cornerRadius) }
    let worst = looks.max { (radius($0), $1) < (radius($1), $0) } ?? 0
    let varies = appearance.source.varies(.cornerRadius, of: index)
    return appearance.finding(
      .largeRadius,
      "a radius of \(radius(worst).shown) is more than half the shorter side of \(size.shown) points",
      of: [appearance.looks[worst].layers[index].origin(of: .cornerRadius)], in: varies ? looks : nil,
      worst: (worst, radius(worst) / half),
      notes: [
        "write \(half.shown) for a half circle",
        "write 50% for a half circle at every size",
      ])
  }
}
