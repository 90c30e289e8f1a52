public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

open class NSStringDrawingContext {}

extension NSAttributedString {
  /// Of a text in a font whose letters are all alike.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let font = attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let pointSize = font?.pointSize ?? 12
    let tracking = attribute(.tracking, at: 0, effectiveRange: nil) as? CGFloat ?? 0
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSMutableParagraphStyle
    let height = max(pointSize * 1.25, style?.minimumLineHeight ?? 0)
    let whole = CGFloat(string.count) * (pointSize / 2 + tracking)
    let lines = size.width > 0 ? max(1, (whole / size.width).rounded(.up)) : 1
    return CGRect(
      x: 0, y: 0, width: min(whole, size.width), height: (size.width.isFinite ? lines : 1) * height)
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
}

public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

open class NSParagraphStyle: NSObject, @unchecked Sendable {
  open var minimumLineHeight: CGFloat { 0 }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  private var least: CGFloat = 0
  open override var minimumLineHeight: CGFloat {
    get { least }
    set { least = newValue }
  }
  open var maximumLineHeight: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSMutableParagraphStyle else { return false }
    return alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && minimumLineHeight == other.minimumLineHeight && maximumLineHeight == other.maximumLineHeight
      && paragraphSpacing == other.paragraphSpacing
  }
}

extension NSAttributedString {
  /// Its text, and how that is set: as `LayerDump` writes it.
  public var _typography: String? {
    guard length > 0,
      let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSMutableParagraphStyle
    else { return nil }
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      attribute(key, at: 0, effectiveRange: nil) as? CGFloat ?? 0
    }
    func line(_ key: NSAttributedString.Key) -> Int {
      attribute(key, at: 0, effectiveRange: nil) as? Int ?? 0
    }
    let lines = line(.underlineStyle) + 2 * line(.strikethroughStyle)
    let numbers = [
      style.minimumLineHeight, style.maximumLineHeight, number(.baselineOffset), number(.tracking),
      style.paragraphSpacing,
    ]
    return "set " + numbers.map { _fixed(Double($0)) }.joined(separator: " ") + " \(lines) \(style.alignment)"
  }
}
