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
    code: .textContrast, color: .foregroundColor,
    layers: { $0.readTexts(of: $1.textLayers[$0.source.owner.index]) },
    isJudged: { $0.saysSomething($1) },
    area: { $0.inkArea(in: $1, title: $2.title) },
    needed: {
      if $0.isPlaceholderOfApples { return leastOfPlaceholders }
      return $1.number($0.isLarge ? .largeTextContrastRatio : .textContrastRatio)
    },
    note: {
      if $0.isPlaceholderOfApples {
        return "UIKit's own colour of placeholders is faint, and made for the system's background"
      }
      return $0.isLarge
        ? "large text needs less than small text" : "text from 18 points, or bold from 14, needs less"
    })

  /// The contrast that a placeholder in UIKit's colour needs to be seen at all; it has 1.7 : 1 on the system's background.
  private static let leastOfPlaceholders = 1.5
}

extension StyleAppearance {
  /// The text layers without the subtitle of a button that has no text in any look, as in most buttons.
  fileprivate func readTexts(of layers: [Int]) -> [Int] {
    source.unreadSubtitle.map { subtitle in layers.filter { $0 != subtitle } } ?? layers
  }
}

extension LookLayer {
  /// Whether the layer has something to read. A title that an app sets later counts once a file sets its colour, and a text that people
  /// type counts in any case.
  fileprivate func saysSomething(_ preview: PreviewSpec) -> Bool {
    if let string = self[.string].text { return !string.isEmpty }
    // Nobody but a style file gives a button a subtitle.
    if isSubtitle { return false }
    if isPlaceholder { return origin(of: .foregroundColor) != .unknown }
    if isTitleBesideImage, preview.title == nil { return false }
    return preview.title != nil || origin(of: .foregroundColor) != .unknown || isTyped
  }

  /// Whether a button has an image and no title, whose colour would be the tint that the image has.
  private var isTitleBesideImage: Bool {
    let component = look.component
    guard isOfBase, component.base.fit == .titleAndImage,
      let image = component.property(.image), let color = component.property(.titleColor)
    else { return false }
    return !look.property(image).value.isNull && look.property(color).value.isNull
  }

  /// Whether the layer is the placeholder of a text field.
  var isPlaceholder: Bool {
    isOfBase && name == "placeholder"
  }

  /// Whether the layer is a placeholder whose colour no file sets.
  fileprivate var isPlaceholderOfApples: Bool { isPlaceholder && origin(of: .foregroundColor) == .unknown }

  /// Whether the layer shows a text that people type.
  private var isTyped: Bool {
    guard case .part(let part, _) = frameRule else { return false }
    return (part == .textFieldText || part == .textViewText) && !isPlaceholder
  }

  fileprivate var textFont: Font {
    if case .font(let font) = self[.font] { return font }
    return Font()
  }

  /// Whether the text is large in the sense of WCAG 2.2: 18 points, or 14 points and bold.
  fileprivate var isLarge: Bool {
    let font = textFont
    let isBold = [.bold, .heavy, .black].contains(font.weight)
    return font.pointSize >= (isBold ? 14 : 18)
  }

  /// The approximate area of the letters: by the layer's alignment, or vertically centred in the text of a class. The first line and the
  /// last are as high as capitals.
  fileprivate func inkArea(in frame: Rect, title: String?) -> InkArea {
    let font = textFont
    let size = font.pointSize
    let (lines, width) = estimatedLines(shownText(title: title) ?? "Example?", size, in: frame.width)
    let lineHeight = font.lineHeight ?? size * 1.2
    let capitals = size * 0.7
    let height = min(frame.height, Double(lines - 1) * lineHeight + capitals)
    let slack = frame.width - width
    // Above the capitals of the first line there is space for accents.
    let margin = min((lineHeight - capitals) / 2, frame.height - height)
    let top =
      switch placeOfLabelText ?? (isCentered ? "center" : self[.verticalAlignment].text) {
      case "center": (frame.height - height) / 2
      case "bottom": frame.height - height - margin
      default: margin
      }
    let indent =
      switch self[.alignmentMode].text {
      case "center": slack / 2
      case "right": slack
      default: 0.0
      }
    return InkArea(
      rect: Rect(x: frame.x + indent, y: frame.y + max(0, top), width: width, height: height), lines: lines)
  }

  /// Whether a class draws the text in the middle; a layer, and a text view, draw it at the top.
  private var isCentered: Bool {
    guard isOfBase else { return false }
    if case .part(.textViewText, _) = frameRule { return false }
    return true
  }

  /// The approximate number of lines of a text in a width, and the width of the longest.
  private func estimatedLines(_ text: String, _ size: Double, in width: Double) -> (count: Int, width: Double)
  {
    let letter = size * 0.5
    let limit = Int(clamping: self[.numberOfLines].double ?? 1)
    let isWrapped = self[.isWrapped] == .bool(true) || limit != 1
    let hasBreaks = text.hasByte(UInt8(ascii: "\n"))
    guard isWrapped || hasBreaks else { return (1, min(width, Double(text.scalarCount) * letter)) }
    var (count, longest) = (0.0, 0.0)
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let length = Double(line.count) * letter
      longest = max(longest, length)
      count += isWrapped && width > 0 ? max(1, (length / width).rounded(.up)) : 1
    }
    let most = self[.isWrapped] == .bool(true) && limit <= 1 ? 0 : limit
    return (max(1, Int(clamping: most > 0 ? min(count, Double(most)) : count)), min(width, longest))
  }
}

extension DiagnosticCode {
  static let textContrast = DiagnosticCode(
    "text-contrast", .warning, "Text has enough contrast with its background, in every state and mode.",
    explanation: """
      WCAG 2.2, success criterion 1.4.3, requires a contrast of 4.5 : 1, or 3 : 1 for large text (from 18
      points, or bold from 14). Colours are composited first: the background, the layers under the text, images
      of one colour, gradients at their worst place under the letters, and everything drawn above. Translucent
      colours are composited with the system's background for the appearance. Of letters that are a mask, the
      colours count that show through them.

      What people type in a field is checked even while the field is empty, and its placeholder too. A
      placeholder in UIKit's own colour needs 1.5 : 1, to be seen at all.

      Disabled controls are exempt, as in WCAG, and so is text of a clear colour, which is hidden. Over a picture,
      text is only reported if its contrast is too low whatever the picture. Text over nothing that the style
      paints isn't checked, because its background is unknown. In a component of hundreds of texts over hundreds
      of layers, the first ones are checked.
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
