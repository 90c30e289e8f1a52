#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) extension UITextField {
    /// Writes in a font, which follows the reader's text size where it has a text style.
    public func _styleShow(_ font: StyleFont) {
      self.font = font.uiFont
      adjustsFontForContentSizeCategory = font.textStyle != nil
    }

    /// Spreads, underlines and strikes through text and placeholder as a font says. A field has one line, whose height is of no account.
    public func _styleSetText(in font: StyleFont) {
      let shown = font.uiFont(for: traitCollection)
      let set = font.uiAttributes(in: shown, alignment: textAlignment)
      guard set != nil || defaultTextAttributes[._styleFont] != nil else { return }
      func merged(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var result = attributes
        for key in [
          NSAttributedString.Key.tracking, .underlineStyle, .strikethroughStyle, ._styleFont,
        ] {
          result[key] = set?[key]
        }
        return result
      }
      defaultTextAttributes = merged(defaultTextAttributes)
      attributedPlaceholder = attributedPlaceholder.map { placeholder in
        guard placeholder.length > 0 else { return placeholder }
        let attributes = merged(placeholder.attributes(at: 0, effectiveRange: nil))
        return NSAttributedString(string: placeholder.string, attributes: attributes)
      }
    }

    /// Shows a text in a colour while the field is empty.
    public func _styleShow(placeholder: String?, in color: UIColor) {
      attributedPlaceholder = placeholder.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: color])
      }
    }
  }

  @_spi(Generated) extension UITextView {
    /// Writes in a font, which follows the reader's text size where it has a text style.
    public func _styleShow(_ font: StyleFont) {
      self.font = font.uiFont
      adjustsFontForContentSizeCategory = font.textStyle != nil
    }

    /// Sets the text, and what is written next, in lines and letters as a font says.
    public func _styleSetText(in font: StyleFont) {
      let all = NSRange(location: 0, length: textStorage.length)
      if typingAttributes[._styleFont] != nil {
        let alignment = textAlignment
        for key in [
          NSAttributedString.Key.paragraphStyle, .baselineOffset, .tracking, .underlineStyle,
          .strikethroughStyle, ._styleFont,
        ] {
          textStorage.removeAttribute(key, range: all)
          typingAttributes[key] = nil
        }
        textAlignment = alignment
      }
      let shown = font.uiFont(for: traitCollection)
      guard let attributes = font.uiAttributes(in: shown, alignment: textAlignment) else { return }
      textStorage.addAttributes(attributes, range: all)
      typingAttributes.merge(attributes) { $1 }
    }
  }

  @_spi(Generated) nonisolated extension UITextField.BorderStyle {
    public init(styleName name: String) {
      switch name {
      case "line": self = .line
      case "bezel": self = .bezel
      case "roundedRect": self = .roundedRect
      default: self = .none
      }
    }
  }
#endif
