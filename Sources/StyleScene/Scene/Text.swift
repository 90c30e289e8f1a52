import StyleModel

extension Scene {
  /// A text set in a box. It is vertically centred there and may reach beyond it where it has too many lines.
  public struct Text: Hashable, Sendable {
    public var string: String
    public var font: Font
    public var color: Color
    public var box: Rect
    public var alignment: Alignment
    public var verticalAlignment: VerticalAlignment
    /// The part that is left out of a line that is wider than the box and isn't broken.
    public var truncation: Truncation
    /// The most lines shown; nil is as many as needed. A limit of one breaks no line.
    public var lineLimit: Int?
    /// The height of a line, in points, with its letters in its middle; nil is that of the font.
    public var lineHeight: Double?
    /// The space between two paragraphs, in points.
    public var paragraphSpacing: Double
    /// Whether lines that don't fit into the box are cut off at it.
    public var isClipped: Bool

    public init(
      _ string: String, font: Font, color: Color, box: Rect, alignment: Alignment = .natural,
      verticalAlignment: VerticalAlignment = .center, truncation: Truncation = .end, lineLimit: Int? = 1,
      lineHeight: Double? = nil, paragraphSpacing: Double = 0, isClipped: Bool = false
    ) {
      self.string = string
      self.font = font
      self.color = color
      self.box = box
      self.alignment = alignment
      self.verticalAlignment = verticalAlignment
      self.truncation = truncation
      self.lineLimit = lineLimit
      self.lineHeight = lineHeight
      self.paragraphSpacing = paragraphSpacing
      self.isClipped = isClipped
    }

    /// The alignment of lines. `natural` is left or right, as the text is written; so is the last line of each paragraph of a justified
    /// text, whose other lines fill the box.
    public enum Alignment: Hashable, Sendable { case left, center, right, natural, justified }
    /// The place of the lines in the box. Text layers begin at their top by default; labels and buttons centre their text.
    public enum VerticalAlignment: Hashable, Sendable { case top, center, bottom }
    public enum Truncation: Hashable, Sendable { case none, start, middle, end }
  }

  public struct Font: Hashable, Sendable {
    /// The family; nil is the system's font.
    public var family: String?
    /// The size in points.
    public var size: Double
    /// The weight as in CSS: 100…900, of which 400 is regular and 700 bold.
    public var weight: Int
    /// The space that is added behind each letter, in points.
    public var tracking: Double
    /// Whether a line is drawn below each line of text.
    public var isUnderlined: Bool
    /// Whether a line is drawn through each line of text.
    public var isStruckThrough: Bool

    public init(
      family: String? = nil, size: Double, weight: Int = 400, tracking: Double = 0,
      isUnderlined: Bool = false,
      isStruckThrough: Bool = false
    ) {
      self.family = family
      self.size = size
      self.weight = weight
      self.tracking = tracking
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
    }
  }
}

extension Scene.Font {
  /// Whether a text is drawn without the alternates that the font has for letters beside others (`calt` of OpenType): those of Inter, such
  /// as an arrow for `->` and a higher colon between digits, aren't in the system font, in whose place Inter is drawn.
  ///
  /// - Parameter text: The text in UTF-8. Scripts whose letters join keep the alternates, and words have none.
  package func leavesOutAlternates(of text: some Sequence<UInt8>) -> Bool {
    guard family == nil else { return false }
    var hasSigns = false
    var isAfterDigit = false
    for byte in text {
      switch byte {
      // An “x” between digits is a sign.
      case UInt8(ascii: "x"), UInt8(ascii: "X"): if isAfterDigit { hasSigns = true }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        isAfterDigit = true
        continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"):
        break
      // Letters with accents, Greek and Cyrillic: U+0080 to U+058F.
      case 0x80...0xD5: break
      // The first bytes of U+0590 to U+1FFF, Hebrew to Greek Extended.
      case 0xD6...0xE1: return false
      default: hasSigns = true
      }
      isAfterDigit = false
    }
    return hasSigns
  }

  /// The families to try in turn. Apple's system font isn't available elsewhere; Inter is drawn to nearly the same measures.
  package var families: [String] {
    [family].compactMap { $0 } + [
      "Inter", "Helvetica Neue", "Helvetica", "Arial", "Liberation Sans", "DejaVu Sans",
    ]
  }
}
