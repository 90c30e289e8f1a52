import StyleModel
import StyleSource

extension Rule {
  static let overfullStack = Rule(
    .overfullStack, .drawing,
    good: """
      components:
        Player:
          base: UIView
          layer:
            sublayers:
              - name: keys
                kind: stack
                spacing: 8
                sublayers:
                  - { name: back, kind: rectangle, frame: { width: 44, height: 44 } }
                  - { name: play, kind: rectangle, frame: { width: 44, height: 44 } }
          preview: { size: fitting }
      styles:
        player: { component: Player }
      """,
    looks: { appearance, context in
      let layers = appearance.component.layers
      let fits = appearance.preview.isFitting && appearance.preview.width == nil
      let stacks = layers.indices.filter { index in
        layers[index].kind == .stack && layers[index].isFirstCopy
          && (fits ? layers[index].frame.hasOwnLength : layers[index].frame.hasLength)
      }
      if stacks.isEmpty { return [] }
      var full: [Int: [(look: Int, needed: Double, room: Double)]] = [:]
      var squeezed: [Int: [Int]] = [:]
      var judged: [StackLook: StackFit] = [:]
      for (place, look) in appearance.stackLooks.enumerated() {
        let fit = judged[look] ?? StackFit(of: stacks, in: place, for: look.reader, appearance)
        judged[look] = fit
        for (stack, needed, room) in fit.full { full[stack, default: []].append((place, needed, room)) }
        for text in fit.squeezed { squeezed[text, default: []].append(place) }
      }
      let overfull = full.sorted { $0.key < $1.key }.compactMap { stack, looks in
        looks.max { ($0.needed - $0.room, $1.look) < ($1.needed - $1.room, $0.look) }.map { worst in
          Diagnostic.overfullStack(stack, in: looks.map(\.look), worst, appearance)
        }
      }
      // The texts of a stack are reported together.
      let texts = Dictionary(grouping: squeezed.keys.sorted()) { layers[$0].parent ?? 0 }
      return overfull
        + texts.sorted { $0.key < $1.key }.filter { full[$0.key] == nil }.map { _, texts in
          .squeezedText(texts[0], texts.count - 1, in: squeezed[texts[0]] ?? [], appearance)
        }
    })
}

/// The stacks of a look that are too short.
private struct StackFit {
  var full: [(stack: Int, needed: Double, room: Double)] = []
  /// The texts for which no space is left.
  var squeezed: [Int] = []

  init(of stacks: [Int], in place: Int, for reader: ContentSize, _ appearance: StyleAppearance) {
    let layers = appearance.component.layers
    let look = appearance.looks[place]
    let frames = place == 0 ? appearance.frames : look.frames(in: appearance.size)
    let least = StackLayout.LeastLengths(in: look, reader: reader)
    for stack in stacks where look.isShown(stack) {
      let room = look.isRow(stack) ? frames[stack].width : frames[stack].height
      let needed = least.length(of: stack)
      if needed > room + 0.5 {
        full.append((stack, needed, room))
      } else if look.isRow(stack) {
        squeezed += layers.indices.filter {
          layers[$0].parent == stack && look.isShown($0) && look.lacksRoom($0, frames[$0].width, reader)
        }
      }
    }
  }
}

/// Everything in a look that the lengths of stacks depend on.
private struct StackLook: Hashable {
  /// The index of the first look in which stacks have the same values.
  let first: Int
  let reader: ContentSize
  /// The modes for which files of images may have other sizes; none where no files are known.
  let modes: ModeSet
}

extension StyleAppearance {
  fileprivate var stackLooks: [StackLook] {
    let hasImages = !sheet.images.libraries.isEmpty
    return zip(looks, source.firstAlike(looks, ignoring: Look.withoutLength)).map { look, first in
      StackLook(
        first: first, reader: sheet.modes.contentSize(in: look.modes), modes: hasImages ? look.modes : [])
    }
  }
}

extension Look {
  /// The properties that decide only how layers are painted, and not where they lie.
  fileprivate static let withoutLength: LayerPropertySet = [
    .backgroundColor, .borderColor, .borderWidth, .cornerRadius, .cornerCurve, .maskedCorners,
    .masksToBounds, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .transform, .anchorPoint,
    .shadows, .outline, .stops, .startPoint, .endPoint, .angle, .type, .fillColor, .fillRule, .strokeColor,
    .lineWidth, .lineCap, .lineJoin, .miterLimit, .lineDashPattern, .lineDashPhase, .strokeStart,
    .strokeEnd, .foregroundColor, .alignmentMode, .verticalAlignment, .truncationMode, .contentMode,
    .tintColor, .material,
  ]
}

extension LayerFrame {
  /// Whether the frame sets the length of a stack, whatever the size of the control.
  fileprivate var hasOwnLength: Bool {
    switch self {
    case .stacked(let width, let height): width != nil || height != nil
    case .rectangle: true
    case .inset, .bounds, .buttonContent, .part: false
    }
  }

  /// Whether the frame sets the length of a stack, rather than the stack's contents.
  fileprivate var hasLength: Bool {
    switch self {
    case .stacked(let width, let height): width != nil || height != nil
    case .rectangle, .inset, .bounds, .buttonContent, .part: true
    }
  }
}

extension Look {
  fileprivate func isRow(_ stack: Int) -> Bool { layers[stack][.axis].text != "vertical" }

  /// Whether a text with several letters is narrower than one of them.
  fileprivate func lacksRoom(_ layer: Int, _ width: Double, _ reader: ContentSize) -> Bool {
    guard layers[layer].kind == .text, case .font(let font) = layers[layer][.font],
      (layers[layer].shownText() ?? "").count > 1
    else { return false }
    return width < font.pointSize(for: reader) * 0.4
  }
}

extension DiagnosticCode {
  static let overfullStack = DiagnosticCode(
    "overfull-stack", .warning, "What is in a stack fits into it.",
    explanation: """
      A stack doesn't make layers with a size smaller, nor the spacing between them. If it is too short for them, the last ones lie outside of
      it. The texts of a row give way before that, until nothing is left of them. The rule looks at the size of the `preview`. Make the stack
      longer, the layers or the spacing smaller, or let the stack be as large as what is in it.
      """,
    example: """
      components:
        Player:
          base: UIView
          layer:
            sublayers:
              - { name: keys, kind: stack, spacing: 8, frame: [0, 0, 80, 44], sublayers: [{ name: back, kind: rectangle, frame: { width: 44 } }, { name: play, kind: rectangle, frame: { width: 44 } }] }
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      styles:
        player: { component: Player }
      """)
}

extension Diagnostic {
  fileprivate static func overfullStack(
    _ index: Int, in looks: [Int], _ worst: (look: Int, needed: Double, room: Double),
    _ appearance: StyleAppearance
  ) -> Diagnostic {
    let layer = appearance.component.layers[index]
    let isRow = appearance.looks[worst.look].isRow(index)
    return appearance.finding(
      .overfullStack, "what is in ‘\(layer.writtenName.shortened)’ doesn't fit into it",
      ": it takes \(worst.needed.shown) points, and the \(isRow ? "row is" : "column is") \(worst.room.shown) \(isRow ? "wide" : "high")",
      at: layer.span ?? appearance.span, in: looks, worst: (worst.look, worst.needed - worst.room),
      notes: [.waysOut(layer, appearance)])
  }

  fileprivate static func squeezedText(
    _ index: Int, _ others: Int, in looks: [Int], _ appearance: StyleAppearance
  ) -> Diagnostic {
    let layer = appearance.component.layers[index]
    let more = others == 0 ? "" : " and \(counted(others, "other"))"
    let stack = appearance.component.layers[layer.parent ?? 0]
    return appearance.finding(
      .overfullStack, "there is no room for the text of ‘\(layer.writtenName.shortened)’\(more)",
      ": the other layers of ‘\(stack.writtenName.shortened)’ take it", at: layer.span ?? appearance.span,
      in: looks, notes: [.waysOut(stack, appearance)])
  }
}

extension String {
  fileprivate static func waysOut(_ stack: Layer, _ appearance: StyleAppearance) -> String {
    switch stack.frame {
    case .bounds, .inset, .buttonContent, .part:
      appearance.preview.isFitting
        ? "make the layers or the spacing smaller"
        : "‘preview: { size: fitting }’ is as large as what is in it; or write a larger size there"
    case .rectangle, .stacked: "make its ‘frame’ longer, or its layers or the spacing smaller"
    }
  }
}
