#if canImport(UIKit) && !os(watchOS)
  import UIKit

  nonisolated extension StyleFont {
    /// The font, scaled to the reader's text size where it has a text style.
    public var uiFont: UIFont { uiFont(for: nil) }

    /// The font, scaled to the text size of a view's traits where it has a text style.
    public func uiFont(for traits: UITraitCollection?) -> UIFont {
      let font = font(ofSize: usualSize)
      guard let textStyle else { return font }
      let metrics = UIFontMetrics(forTextStyle: textStyle.uiTextStyle)
      return metrics.scaledFont(for: font, compatibleWith: traits)
    }

    /// In points, at the text size that a person has not changed.
    private var usualSize: CGFloat {
      if let size { return size }
      guard let style = textStyle?.uiTextStyle else { return 17 }
      let standard = UITraitCollection(preferredContentSizeCategory: .large)
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
    }

    /// What a text has beside the font, scaled as that is, where lines or letters are not set as usual; else nil.
    ///
    /// - Parameter isDrawnByLayer: Whether a `CATextLayer` draws the text, and not a view.
    func uiAttributes(
      in font: UIFont,
      alignment: NSTextAlignment,
      lineBreakMode: NSLineBreakMode = .byWordWrapping,
      isDrawnByLayer: Bool = false
    ) -> [NSAttributedString.Key: Any]? {
      guard
        lineHeight != nil || tracking != 0 || paragraphSpacing != 0 || underline || strikethrough
          || textCase != .none
      else { return nil }
      let scale = font.pointSize / usualSize
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignment
      paragraph.lineBreakMode = lineBreakMode
      paragraph.paragraphSpacing = paragraphSpacing * scale
      var attributes: [NSAttributedString.Key: Any] = [
        .font: font, .paragraphStyle: paragraph, ._styleFont: true,
      ]
      if let lineHeight {
        let height: CGFloat = lineHeight * scale
        paragraph.minimumLineHeight = height
        paragraph.maximumLineHeight = height
        // What a line has more than its letters stands above them: half of it belongs below.
        var lift: CGFloat = (height - font.lineHeight) / 2
        if #unavailable(iOS 16.4, tvOS 16.4), !isDrawnByLayer, lift > 0 {
          // Views lifted texts by twice as much.
          lift /= 2
        }
        attributes[.baselineOffset] = lift
      }
      if tracking != 0 { attributes[.tracking] = CGFloat(tracking) * scale }
      let line = NSUnderlineStyle.single.rawValue
      if underline { attributes[.underlineStyle] = line }
      if strikethrough { attributes[.strikethroughStyle] = line }
      return attributes
    }

    private func font(ofSize size: CGFloat) -> UIFont {
      guard let family else { return UIFont.systemFont(ofSize: size, weight: weight.uiWeight) }
      let descriptor = UIFontDescriptor(fontAttributes: [
        .family: family,
        .traits: [UIFontDescriptor.TraitKey.weight: weight.uiWeight],
      ])
      return UIFont(descriptor: descriptor, size: size)
    }
  }

  nonisolated extension StyleFont.Weight {
    fileprivate var uiWeight: UIFont.Weight {
      switch self {
      case .ultraLight: return .ultraLight
      case .thin: return .thin
      case .light: return .light
      case .regular: return .regular
      case .medium: return .medium
      case .semibold: return .semibold
      case .bold: return .bold
      case .heavy: return .heavy
      case .black: return .black
      }
    }
  }

  nonisolated extension StyleFont.TextStyle {
    fileprivate var uiTextStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle:
        #if os(tvOS)
          return .title1
        #else
          return .largeTitle
        #endif
      case .title1: return .title1
      case .title2: return .title2
      case .title3: return .title3
      case .headline: return .headline
      case .subheadline: return .subheadline
      case .body: return .body
      case .callout: return .callout
      case .footnote: return .footnote
      case .caption1: return .caption1
      case .caption2: return .caption2
      }
    }
  }
#endif
