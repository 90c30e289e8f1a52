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
    let font = attribute(.font, at: 0, effectiveRange: nil) as? NSFont
    let pointSize = font?.pointSize ?? 12
    let whole = CGFloat(string.count) * pointSize / 2
    let lines = size.width > 0 ? max(1, (whole / size.width).rounded(.up)) : 1
    return CGRect(
      x: 0, y: 0, width: min(whole, size.width), height: (size.width.isFinite ? lines : 1) * pointSize * 1.25)
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
}
