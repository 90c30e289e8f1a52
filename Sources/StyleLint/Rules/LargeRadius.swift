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
      guard isSized, let look = appearance.looks.first else { return [] }
      let frames = appearance.frames
      return look.layers.indices.compactMap { index -> Diagnostic? in
        let radius = look.layers[index].number(.cornerRadius)
        let half = min(frames[index].width, frames[index].height) / 2
        // What a class draws by itself is as Apple made it.
        if case .base = look.layers[index].layer.owner, index > 0 { return nil }
        guard radius > half, half > 0, look.isShown(index) else { return nil }
        return .largeRadius(radius, frames[index].size, look.layers[index], appearance)
      }
    })
}

extension DiagnosticCode {
  static let largeRadius = DiagnosticCode(
    "large-radius", .warning, "A corner radius is at most half the shorter side.",
    explanation: """
      Beyond half the shorter side there is no circle left to draw, and Core Animation's corners come out pointed. The
      sides are those of the `preview`; half the height makes a pill.
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
    _ radius: Double, _ size: Size, _ layer: LayerValues, _ appearance: Appearance
  ) -> Diagnostic {
    let half = (min(size.width, size.height) / 2).shown
    return Diagnostic(
      .largeRadius,
      "a radius of \(radius.shown) is more than half the shorter side of \(size.shown) points",
      at: appearance.place(layer.origin(of: .cornerRadius)), notes: ["\(half) makes a half circle"])
  }
}
