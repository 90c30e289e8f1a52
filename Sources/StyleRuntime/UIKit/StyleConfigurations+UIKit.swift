#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) nonisolated extension NSDirectionalEdgeInsets {
    /// Left is leading: where a reader's language is written from right to left, the sides change places.
    public init(_ insets: StyleEdgeInsets) {
      self.init(
        top: insets.top,
        leading: insets.left,
        bottom: insets.bottom,
        trailing: insets.right
      )
    }
  }

  @_spi(Generated) nonisolated extension NSDirectionalRectEdge {
    public init(styleName name: String) {
      switch name {
      case "trailing": self = .trailing
      case "top": self = .top
      case "bottom": self = .bottom
      default: self = .leading
      }
    }
  }

  @_spi(Generated) nonisolated extension UIButton.Configuration.TitleAlignment {
    public init(styleName name: String) {
      switch name {
      case "leading": self = .leading
      case "center": self = .center
      case "trailing": self = .trailing
      default: self = .automatic
      }
    }
  }

  /// How a text of a configuration is written.
  @_spi(Generated) nonisolated public struct StyleTitle: Equatable {
    private let font: StyleFont
    private let color: StyleColor?
    private let textSize: UIContentSizeCategory

    public init(_ font: StyleFont, _ color: StyleColor?, for traits: UITraitCollection) {
      self.font = font
      self.color = color
      textSize = traits.preferredContentSizeCategory
    }

    public var transformer: UIConfigurationTextAttributesTransformer {
      UIConfigurationTextAttributesTransformer(font: font, color: color?.uiColor)
    }
  }

  nonisolated extension UIConfigurationTextAttributesTransformer {
    /// Writes in a font and a colour; without one, in that which the configuration has.
    fileprivate init(font: StyleFont, color: UIColor?) {
      let shown = font.uiFont
      let set = font.uiAttributes(
        in: shown,
        alignment: .center,
        lineBreakMode: .byTruncatingMiddle
      )
      let lines = (set?[.paragraphStyle] as? NSParagraphStyle, set?[.baselineOffset] as? CGFloat)
      let tracking = set?[.tracking] as? CGFloat
      let strokes = (set?[.underlineStyle] as? Int, set?[.strikethroughStyle] as? Int)
      self.init { attributes in
        typealias Attributes = AttributeScopes.UIKitAttributes
        var attributes = attributes
        // By type: a key path to one of them could not be sent in every language mode.
        attributes[Attributes.FontAttribute.self] = shown
        if let style = lines.0 { attributes[Attributes.ParagraphStyleAttribute.self] = style }
        if let lift = lines.1 { attributes[Attributes.BaselineOffsetAttribute.self] = lift }
        if let tracking { attributes[Attributes.TrackingAttribute.self] = tracking }
        if let line = strokes.0 {
          attributes[Attributes.UnderlineStyleAttribute.self] = NSUnderlineStyle(rawValue: line)
        }
        if let line = strokes.1 {
          attributes[Attributes.StrikethroughStyleAttribute.self] = NSUnderlineStyle(rawValue: line)
        }
        if let color {
          attributes[Attributes.ForegroundColorAttribute.self] = color
        }
        return attributes
      }
    }
  }
#endif
