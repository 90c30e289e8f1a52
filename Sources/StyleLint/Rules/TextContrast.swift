import StyleModel
import StyleScene
import StyleSource

extension Rule {
  static let textContrast = Rule(
    .textContrast, .accessibility, options: [.textContrastRatio, .largeTextContrastRatio],
    good: """
      styles:
        buy:
          component: UIButton
          title: Buy
          titleColor: white
          backgroundColor: "#0059B3"
      """,
    looks: { appearance, context in
      let texts = context.facts.index.textLayers[appearance.source.owner.index]
      guard !texts.isEmpty else { return [] }
      var poor: [PoorText] = []
      var seen: [SeenLook] = []
      // By look, the index in `seen` of the scene that it shows; −1 where text may be as faint as it is.
      var sceneOfLook = Array(repeating: -1, count: appearance.looks.count)
      for (index, look) in appearance.looks.enumerated() where !look.state.contains(.disabled) {
        // A state that only widens the border has no new contrasts.
        let like = seen.indices.first { seen[$0].look.isDrawnLike(look, ignoring: besideText) }
        if let like, !seen[like].isTranslucent {
          sceneOfLook[index] = like
          continue
        }
        let scene = like.map { seen[$0].seen(as: look) } ?? SeenLook(look, texts, appearance.preview.size)
        if like == nil, !scene.isTranslucent, let same = seen.firstIndex(where: scene.isLike) {
          sceneOfLook[index] = same
          continue
        }
        sceneOfLook[index] = seen.count
        seen.append(scene)
        for layer in texts {
          // A placeholder in Apple's colour is as faint as Apple made it.
          if look.layers[layer].isPlaceholder, look.layers[layer].origin(of: .foregroundColor) == .unknown {
            continue
          }
          guard let text = PoorText(layer, in: scene, index, appearance.preview, context) else { continue }
          poor.append(text)
        }
      }
      if poor.isEmpty { return [] }
      return Dictionary(grouping: poor, by: \.layer).values.compactMap { texts in
        let scenes = Set(texts.map { sceneOfLook[$0.look] })
        let looks = sceneOfLook.indices.filter { scenes.contains(sceneOfLook[$0]) }
        return texts.max { ($0.shortfall, $1.look) < ($1.shortfall, $0.look) }.map {
          .lowContrast($0, in: looks, seen[sceneOfLook[$0.look]].backdrop, appearance)
        }
      }
    })
}

extension RuleOption {
  fileprivate static let textContrastRatio = RuleOption(
    "ratio", .number(4.5), "The least contrast of text; WCAG's level AAA asks for 7.", range: 0...21)

  fileprivate static let largeTextContrastRatio = RuleOption(
    "largeRatio", .number(3), "The least contrast of large text; WCAG's level AAA asks for 4.5.",
    range: 0...21)
}

/// What a backdrop leaves out.
private let besideText: LayerPropertySet = [
  .borderWidth, .borderColor, .cornerRadius, .cornerCurve, .maskedCorners, .shadowColor, .shadowOpacity,
  .shadowOffset,
  .shadowRadius, .transform, .anchorPoint,
]

/// All that contrasts depend on.
private final class SeenLook {
  let look: Look
  let backdrop: Backdrop
  let fonts: [Value]
  /// Whether the page shows through the control, so that modes matter even where its own colours stay.
  let isTranslucent: Bool

  convenience init(_ look: Look, _ texts: [Int], _ size: Size) {
    let backdrop = Backdrop(look, size: size)
    let middle = Point(x: (backdrop.frames.first?.midX ?? 0), y: (backdrop.frames.first?.midY ?? 0))
    self.init(
      look, backdrop, fonts: texts.map { look.layers[$0][.font] },
      isTranslucent: (backdrop.pixel(at: middle)?.alpha ?? 0) < 1)
  }

  private init(_ look: Look, _ backdrop: Backdrop, fonts: [Value], isTranslucent: Bool) {
    self.look = look
    self.backdrop = backdrop
    self.fonts = fonts
    self.isTranslucent = isTranslucent
  }

  /// The same in another look, on the page of its modes.
  func seen(as look: Look) -> SeenLook {
    SeenLook(look, backdrop, fonts: fonts, isTranslucent: isTranslucent)
  }

  func isLike(_ other: SeenLook) -> Bool { backdrop == other.backdrop && fonts == other.fonts }
}

/// A text that stands out too little, at the worst place under it.
private struct PoorText {
  /// Among the looks of the style.
  let look: Int
  /// The index of the text layer.
  let layer: Int
  let worst: Backdrop.Contrast
  let needed: Double

  var ratio: Double { worst.ratio }
  var shortfall: Double { needed / ratio }

  /// nil where the text stands out enough, or its contrast is unknown.
  init?(_ layer: Int, in scene: SeenLook, _ index: Int, _ preview: PreviewSpec, _ context: RuleContext) {
    let (look, backdrop) = (scene.look, scene.backdrop)
    let text = look.layers[layer]
    guard look.isShown(layer), PoorText.saysSomething(text, preview),
      // Nobody makes a text clear by mistake: it is hidden in this state.
      text.color(.foregroundColor)?.alpha != 0
    else { return nil }
    let needed = context.number(text.isLarge ? .largeTextContrastRatio : .textContrastRatio)
    let area = text.inkArea(in: backdrop.frames[layer], title: preview.title)
    let page = Pixel(.page(in: look.modes))
    guard let worst = backdrop.leastContrast(of: layer, in: area, on: page), worst.ratio < needed else {
      return nil
    }
    (self.look, self.layer, self.worst, self.needed) = (index, layer, worst, needed)
  }

  /// A title that is set later counts as soon as anybody chose its colour.
  private static func saysSomething(_ text: LookLayer, _ preview: PreviewSpec) -> Bool {
    if let string = text[.string].text { return !string.isEmpty }
    return preview.title != nil || text.origin(of: .foregroundColor) != .unknown
  }
}

extension Backdrop {
  /// How a text stands out at a point.
  fileprivate struct Contrast {
    var ratio: Double
    /// What one sees of the text, and beside it.
    var text, ground: Pixel
    var point: Point
  }

  /// nil where nothing, or a picture, lies under the text: what it stands on is not known.
  fileprivate func leastContrast(of text: Int, in area: Rect, on page: Pixel) -> Contrast? {
    let (across, down) = samples(in: area)
    var least: Contrast?
    // Most often the text is of one colour, and its luminance the same everywhere. Clear, to begin with, no page leaves it.
    var (over, luminance) = (Pixel.clear, 0.0)
    for y in down {
      for x in across {
        let point = Point(x: area.x + area.width * x, y: area.y + area.height * y)
        guard let pixels = pixels(at: point, around: text), pixels.under.alpha > 0 else { return nil }
        if over != pixels.over.over(page) {
          over = pixels.over.over(page)
          luminance = over.relativeLuminance
        }
        let ground = pixels.under.over(page)
        let ratio = Color.contrastRatio(ofLuminances: luminance, ground.relativeLuminance)
        if ratio < least?.ratio ?? .infinity {
          least = Contrast(ratio: ratio, text: over, ground: ground, point: point)
        }
      }
    }
    return least
  }
}

extension Color {
  /// The system's background, which shows through what is translucent.
  fileprivate static func page(in modes: ModeSet) -> Color {
    SystemColor.systemBackground.color(
      appearance: modes.contains(.dark) ? .dark : .light, highContrast: modes.contains(.highContrast))
  }
}

extension LookLayer {
  /// Whether a text field shows it while it is empty.
  fileprivate var isPlaceholder: Bool {
    if case .base = layer.owner { layer.name == "placeholder" } else { false }
  }

  fileprivate var textFont: Font {
    if case .font(let font) = self[.font] { return font }
    return Font()
  }

  /// Large scale as in WCAG 2.2: 18 points, or 14 points and bold.
  fileprivate var isLarge: Bool {
    let font = textFont
    let isBold = [.bold, .heavy, .black].contains(font.weight)
    return font.pointSize >= (isBold ? 14 : 18)
  }

  /// About where the letters are: one line, as high as capitals, vertically centred.
  fileprivate func inkArea(in frame: Rect, title: String?) -> Rect {
    let size = textFont.pointSize
    let count = (self[.string].text ?? title)?.unicodeScalars.count ?? 8
    let width = min(frame.width, Double(count) * size * 0.5)
    let height = min(frame.height, size * 0.7)
    let slack = frame.width - width
    let indent =
      switch self[.alignmentMode].text {
      case "center": slack / 2
      case "right": slack
      default: 0.0
      }
    return Rect(x: frame.x + indent, y: frame.midY - height / 2, width: width, height: height)
  }
}

extension DiagnosticCode {
  static let textContrast = DiagnosticCode(
    "text-contrast", .warning, "Text stands out from what is behind it, in every state and mode.",
    explanation: """
      WCAG 2.2, success criterion 1.4.3: a contrast of 4.5 : 1, or 3 : 1 for large text (from 18 points, or bold
      from 14). Colours are composited first: the background, the layers under the text, images of one colour,
      gradients at their worst place under the letters, and whatever is drawn above. What is translucent is judged
      on the system's background of the appearance.

      Disabled controls are exempt, as in WCAG, and so is text of a clear colour, which is hidden. Text under which the
      style paints nothing, or a picture, is not judged: what will be there is not known.
      """,
    example: """
      styles:
        buy:
          component: UIButton
          title: Buy
          titleColor: white
                    # ^^^^^
          backgroundColor: "#7FB8FF"
      """)
}

extension Diagnostic {
  /// `looks` are those in which the text stands out too little; `backdrop` is that of the worst.
  fileprivate static func lowContrast(
    _ text: PoorText, in looks: [Int], _ backdrop: Backdrop, _ appearance: Appearance
  ) -> Diagnostic {
    let look = appearance.looks[text.look]
    let layer = look.layers[text.layer]
    let ground = backdrop.topmostLayer(at: text.worst.point, under: text.layer).map {
      look.layers[$0].originOfPaint
    }
    let place = ground.flatMap { appearance.sheet[$0].span }
    var finding = appearance.finding(
      .textContrast,
      "the \(layer.layer.name)'s contrast is \(text.ratio.ratio)",
      ": \(text.worst.text.hexadecimal) on \(text.worst.ground.hexadecimal), and \(text.needed.ratio) is needed",
      of: [layer.origin(of: .foregroundColor)], [ground].compactMap { $0 }, in: looks,
      worst: (text.look, text.shortfall), related: place.map { [Related("what is behind it", at: $0)] } ?? [],
      notes: [
        layer.isLarge
          ? "large text needs less than small text"
          : "text from 18 points, or bold from 14, needs less"
      ])
    // Colours that a style spells out are the same cause where another spells out the same.
    let colors =
      [(layer.origin(of: .foregroundColor), text.worst.text)]
      + (ground.map { [($0, text.worst.ground)] } ?? [])
    for (origin, color) in colors where appearance.isSpelledOut(origin) {
      guard let place = finding.cause?.spans.firstIndex(where: { $0 == appearance.sheet[origin].span }) else {
        continue
      }
      finding.cause?.spans.remove(at: place)
      finding.cause?.values += color.hexadecimal
    }
    return finding
  }
}

extension LookLayer {
  /// The origin of what covers the layer.
  fileprivate var originOfPaint: Origin.ID {
    let property: LayerProperty? =
      switch kind {
      case .gradient: .stops
      case .shape: .fillColor
      case .image: .contents
      case .rectangle, .text, .component: nil
      }
    let origin = property.map { self.origin(of: $0) } ?? Origin.ID.unknown
    return origin == .unknown ? self.origin(of: .backgroundColor) : origin
  }
}

extension Pixel {
  /// `#6C3BEA`, of an opaque pixel.
  fileprivate var hexadecimal: String {
    Color(.srgb, channels.x, channels.y, channels.z).spelling
  }
}

extension Double {
  /// `4.5 : 1`, rounded down so that what falls short never looks as if it sufficed.
  fileprivate var ratio: String { formatNumber((self * 100).rounded(.down) / 100) + " : 1" }
}
