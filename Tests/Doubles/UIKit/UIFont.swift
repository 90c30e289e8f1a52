open class UIFont: NSObject, SpelledFont, @unchecked Sendable {
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

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public let family: String
  public let pointSize: CGFloat
  public let weight: CGFloat
  open var lineHeight: CGFloat { pointSize * 1.25 }
  open var ascender: CGFloat { pointSize }
  /// Below the baseline, less than 0.
  open var descender: CGFloat { -pointSize / 4 }
  open var leading: CGFloat { 0 }

  init(family: String, size: CGFloat, weight: Weight) {
    self.family = family
    pointSize = size
    self.weight = weight.rawValue
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(family: family, size: fontSize, weight: Weight(rawValue: weight))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.text == text }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let traits = descriptor.attributes[.traits] as? [UIFontDescriptor.TraitKey: Weight]
    self.init(
      family: descriptor.attributes[.family] as? String ?? "system", size: size,
      weight: traits?[.weight] ?? .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: "system", size: fontSize, weight: weight)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    // Human Interface Guidelines, Typography, “Large”.
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17,
      .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return UIFont(family: "system", size: sizes[style] ?? 17, weight: .regular)
  }
}

open class UIFontMetrics: @unchecked Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// A reader with any other text size than the standard one has everything a quarter larger.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return category == .large
      ? font
      : UIFont(
        family: font.family, size: font.pointSize * 1.25, weight: UIFont.Weight(rawValue: font.weight))
  }
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
}

open class UIFontDescriptor {
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
