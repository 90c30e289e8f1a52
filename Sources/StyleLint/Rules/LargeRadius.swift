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
        // The outline of a shape has no larger radius than fits into its frame.
        if let layer = appearance.looks.first?.layers[index], layer.hasOutlineOfItsOwn { return nil }
        func looks(beyond half: Double) -> [Int] {
          appearance.looks(of: .cornerRadius, of: index).indices.filter { look in
            let look = appearance.looks[look]
            let radius = look.layers[index].number(.cornerRadius)
            return radius > half && radius < pillRadius && look.isShown(index)
          }
        }
        let size = frames[index].size
        // Which side it is is asked where it matters.
        guard !looks(beyond: min(size.width, size.height) / 2).isEmpty,
          let side = layers.shorterSide(of: index, size), side.length > 0
        else { return nil }
        let large = looks(beyond: side.length / 2)
        return large.isEmpty ? nil : .largeRadius(of: index, side, in: large, appearance)
      }
    })
}

extension LookLayer {
  /// Whether the layer is a shape whose outline the radius rounds.
  fileprivate var hasOutlineOfItsOwn: Bool {
    guard case .path(let path) = self[.path] else { return false }
    switch path {
    case .roundedRectangle, .star, .polygon, .bubble: return true
    case .rectangle, .ellipse, .arc, .sector, .ring, .svg: return false
    }
  }
}

/// The side of a layer that limits its radius.
private struct ShorterSide {
  let length: Double
  /// The words for the side: “the shorter side of 20 × 40 points”.
  let phrase: String
}

extension [Layer] {
  /// The shorter of a layer's sides that don't follow a property, which an app may make longer; nil where both do.
  fileprivate func shorterSide(of index: Int, _ size: Size) -> ShorterSide? {
    let follows = sidesThatFollow(index)
    switch (follows.width, follows.height) {
    case (false, false):
      return ShorterSide(
        length: Swift.min(size.width, size.height), phrase: "the shorter side of \(size.shown) points")
    case (true, false):
      return ShorterSide(length: size.height, phrase: "the height of \(size.height.shown) points")
    case (false, true):
      return ShorterSide(length: size.width, phrase: "the width of \(size.width.shown) points")
    case (true, true): return nil
    }
  }

  private func sidesThatFollow(_ index: Int) -> (width: Bool, height: Bool) {
    func around() -> (width: Bool, height: Bool) {
      self[index].parent.map(sidesThatFollow) ?? (false, false)
    }
    func follows(_ operands: [Expression]) -> Bool { operands.contains { !$0.properties.isEmpty } }
    switch self[index].frame {
    case .bounds:
      return around()
    case .inset(let insets):
      return follows([insets]) ? (true, true) : around()
    case .rectangle(_, _, let width, let height, _):
      let parent = around()
      return (
        follows(width.operands) || parent.width && !width.isInPoints,
        follows(height.operands) || parent.height && !height.isInPoints
      )
    case .stacked(let width, let height):
      return (
        follows([width?.expression].compactMap(\.self)), follows([height?.expression].compactMap(\.self))
      )
    case .buttonContent, .part:
      return (false, false)
    }
  }
}

extension LayerLength {
  /// Whether the length is the same whatever the parent's size.
  fileprivate var isInPoints: Bool { fraction == .number(0) && choices.isEmpty }
}

/// The radius from which a value means “half the side, however large that is”, like `50%`, or `rounded-full` of other tools.
private let pillRadius = 999.0

extension DiagnosticCode {
  static let largeRadius = DiagnosticCode(
    "large-radius", .warning, "A corner radius is at most half the shorter side.",
    explanation: """
      A larger radius is drawn as half the shorter side, in pictures and in generated code, so it isn't the radius
      that it says. The sides are those of the `preview`. Half the height makes a pill, and `50%` makes one at every
      size. A radius of 999 or more, such as 9999, does so too, and isn't reported. A side that follows a property
      may be longer in an app, and isn't looked at.
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
    of index: Int, _ side: ShorterSide, in looks: [Int], _ appearance: StyleAppearance
  ) -> Diagnostic {
    let half = side.length / 2
    func radius(_ look: Int) -> Double { appearance.looks[look].layers[index].number(.cornerRadius) }
    let worst = looks.max { (radius($0), $1) < (radius($1), $0) } ?? 0
    let varies = appearance.source.varies(.cornerRadius, of: index)
    return appearance.finding(
      .largeRadius,
      "a radius of \(radius(worst).shown) is more than half \(side.phrase)",
      of: [appearance.looks[worst].layers[index].origin(of: .cornerRadius)], in: varies ? looks : nil,
      worst: (worst, radius(worst) / half),
      notes: [
        "write \(half.shown) for a half circle",
        "write 50% for a half circle at every size",
      ])
  }
}
