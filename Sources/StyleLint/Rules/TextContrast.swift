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
    looks: { Foreground.text.findings(of: $0, $1) })
}

extension RuleOption {
  fileprivate static let textContrastRatio = RuleOption(
    "ratio", .number(4.5), "The minimum contrast of text. WCAG's level AAA requires 7.", range: 0...21)

  fileprivate static let largeTextContrastRatio = RuleOption(
    "largeRatio", .number(3), "The minimum contrast of large text. WCAG's level AAA requires 4.5.",
    range: 0...21)
}

extension Foreground {
  fileprivate static let text = Foreground(
    code: .textContrast, color: .foregroundColor, layers: { $1.textLayers[$0.source.owner.index] },
    isJudged: { $0.saysSomething($1) },
    area: { $0.inkArea(in: $1, title: $2.title) },
    needed: { $1.number($0.isLarge ? .largeTextContrastRatio : .textContrastRatio) },
    note: {
      $0.isLarge
        ? "large text needs less than small text" : "text from 18 points, or bold from 14, needs less"
    })
}

extension LookLayer {
  /// Whether there is something to read. A title that is set later counts as soon as anybody chose its colour; a placeholder in
  /// Apple's colour is as faint as Apple made it.
  fileprivate func saysSomething(_ preview: PreviewSpec) -> Bool {
    let hasColor = origin(of: .foregroundColor) != .unknown
    if isPlaceholder, !hasColor { return false }
    if let string = self[.string].text { return !string.isEmpty }
    return preview.title != nil || hasColor
  }

  /// Whether a text field shows it while it is empty.
  private var isPlaceholder: Bool {
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
    "text-contrast", .warning, "Text has enough contrast with its background, in every state and mode.",
    explanation: """
      WCAG 2.2, success criterion 1.4.3, requires a contrast of 4.5 : 1, or 3 : 1 for large text (from 18
      points, or bold from 14). Colours are composited first: the background, the layers under the text, images
      of one colour, gradients at their worst place under the letters, and everything drawn above. Translucent
      colours are composited with the system's background for the appearance.

      Disabled controls are exempt, as in WCAG, and so is text of a clear colour, which is hidden. Text over a
      picture, or over nothing that the style paints, isn't checked, because its background is unknown.
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
