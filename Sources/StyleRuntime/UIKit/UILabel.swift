#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) extension UILabel {
    /// Writes in a font, which follows the reader's text size where it has a text style.
    public func _styleShow(_ font: StyleFont) {
      self.font = font.uiFont
      adjustsFontForContentSizeCategory = font.textStyle != nil
    }

    /// Sets the text in lines and letters as a font says; where it says nothing of them, as usual.
    public func _styleSetText(in font: StyleFont) {
      let shown = font.uiFont(for: traitCollection)
      if let text,
        var attributes = font.uiAttributes(
          in: shown,
          alignment: textAlignment,
          lineBreakMode: lineBreakMode
        )
      {
        attributes[.foregroundColor] = textColor
        attributedText = NSAttributedString(string: text, attributes: attributes)
      } else if attributedText?._styleIsSetByStyle == true {
        let plain = text
        text = plain
      }
    }
  }
#endif
