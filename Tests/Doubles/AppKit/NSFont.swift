open class NSFont: NSObject, SpelledFont {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
      caption2
  }

  public struct TextStyleOptionKey: Hashable, Sendable {}

  public let family: String
  public let pointSize: CGFloat
  public let weight: CGFloat
  open var ascender: CGFloat { pointSize }
  /// Below the baseline, less than 0.
  open var descender: CGFloat { -pointSize / 4 }
  open var leading: CGFloat { 0 }

  init(family: String, size: CGFloat, weight: Weight) {
    self.family = family
    pointSize = size
    self.weight = weight.rawValue
  }

  open func withSize(_ fontSize: CGFloat) -> NSFont {
    NSFont(family: family, size: fontSize, weight: Weight(rawValue: weight))
  }

  public class var systemFontSize: CGFloat { 13 }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSFont)?.text == text }

  public convenience init?(descriptor: NSFontDescriptor, size: CGFloat) {
    let traits = descriptor.attributes[.traits] as? [NSFontDescriptor.TraitKey: Weight]
    self.init(
      family: descriptor.attributes[.family] as? String ?? "system", size: size,
      weight: traits?[.weight] ?? .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(family: "system", size: fontSize, weight: weight)
  }

  /// With the sizes of iOS, so that what is built can be compared.
  open class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17,
      .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return NSFont(family: "system", size: sizes[style] ?? 17, weight: .regular)
  }
}

open class NSFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "family")
    public static let traits = AttributeName(rawValue: "traits")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "weight")
  }

  let attributes: [AttributeName: Any]
  public init(fontAttributes attributes: [AttributeName: Any]) { self.attributes = attributes }
}
