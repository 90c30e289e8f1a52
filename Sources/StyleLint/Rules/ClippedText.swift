import StyleModel
import StyleSource

extension Rule {
  static let clippedText = Rule(
    .clippedText, .accessibility,
    good: """
      modes: { text-size: [large, accessibility-extra-large] }
      components:
        Day:
          base: UIView
          layer:
            sublayers:
              - name: content
                kind: stack
                sublayers: [{ name: number, kind: text, string: "14", font: { textStyle: body }, foregroundColor: black }]
          preview: { size: fitting }
      styles:
        day: { component: Day }
      """,
    looks: { appearance, context in
      let component = appearance.component
      let texts = component.layers.indices.filter { index in
        let layer = component.layers[index]
        if case .base = layer.owner { return false }
        return layer.kind == .text && layer.isFirstCopy
          && (layer.frame.hasHeight || component.isInLowStack(index))
      }
      if texts.isEmpty { return [] }
      // In which looks each of them is cut off, and by how much.
      var cut: [Int: [(look: Int, needed: Double, height: Double)]] = [:]
      for (place, look) in appearance.looks.enumerated() {
        let reader = context.sheet.modes.contentSize(in: look.modes)
        let frames = look.frames(in: appearance.size)
        for index in texts where look.isShown(index) {
          guard !(look.layers[index].shownText(title: appearance.preview.title) ?? "").isEmpty,
            case .font(let font) = look.layers[index][.font]
          else { continue }
          // Letters with what they have above and below take about the size of their font.
          let needed = font.pointSize(for: reader)
          if frames[index].height + 0.5 < needed {
            cut[index, default: []].append((place, needed, frames[index].height))
          }
        }
      }
      return cut.sorted { $0.key < $1.key }.compactMap { index, looks in
        looks.max { ($0.needed - $0.height, $1.look) < ($1.needed - $1.height, $0.look) }.map { worst in
          .clippedText(index, in: looks.map(\.look), worst, appearance)
        }
      }
    })
}

extension Component {
  /// Whether a stack around a layer has a height of its own, which may be less than its layers need.
  fileprivate func isInLowStack(_ layer: Int) -> Bool {
    var next = layers[layer].parent
    while let stack = next, layers[stack].kind == .stack {
      switch layers[stack].frame {
      case .rectangle, .stacked(_, _?): return true
      case .stacked, .inset, .bounds, .buttonContent, .part: next = layers[stack].parent
      }
    }
    return false
  }
}

extension LayerFrame {
  /// Whether the frame sets the height of its layer, so that a text doesn't.
  fileprivate var hasHeight: Bool {
    switch self {
    case .stacked(_, let height): height != nil
    case .rectangle, .inset, .bounds: true
    case .buttonContent, .part: false
    }
  }
}

extension DiagnosticCode {
  static let clippedText = DiagnosticCode(
    "clipped-text", .warning, "The letters of a text fit into the height of its layer.",
    explanation: """
      A text layer clips letters that are higher than its frame, as they are for readers who have chosen a larger text size. The rule looks at
      the text sizes that the modes of the axis `text-size` list, and at the size of the `preview`. Give the text a higher frame, or leave its
      height to a stack.
      """,
    example: """
      modes: { text-size: [large, accessibility-extra-large] }
      components:
        Day:
          base: UIView
          layer:
            sublayers:
              - { name: number, kind: text, string: "14", font: { textStyle: body }, foregroundColor: black, frame: [0, 0, 100%, 24] }
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          preview: { size: [48, 52] }
      styles:
        day: { component: Day }
      """)
}

extension Diagnostic {
  fileprivate static func clippedText(
    _ index: Int, in looks: [Int], _ worst: (look: Int, needed: Double, height: Double),
    _ appearance: StyleAppearance
  ) -> Diagnostic {
    let layer = appearance.component.layers[index]
    return appearance.finding(
      .clippedText, "the text of ‘\(layer.writtenName.shortened)’ is cut off",
      ": its letters are about \(worst.needed.rounded().shown) points high, and its layer is \(worst.height.shown)",
      at: layer.span ?? appearance.span, in: looks, worst: (worst.look, worst.needed - worst.height),
      notes: [
        layer.frame.isInStack && !layer.frame.hasHeight
          ? "give the stack around it a greater height, or none"
          : "give it a higher ‘frame’, or put it in a stack, which makes it as high as its lines"
      ])
  }
}
