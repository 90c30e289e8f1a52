#if canImport(UIKit) && !os(watchOS)
  import UIKit

  nonisolated extension NSAttributedString.Key {
    /// Marks a text that was set as a font of a style says.
    static let _styleFont = NSAttributedString.Key("StyleFont")
  }

  nonisolated extension NSAttributedString {
    /// Whether it was set as a font of a style says.
    var _styleIsSetByStyle: Bool {
      length > 0 && attribute(._styleFont, at: 0, effectiveRange: nil) != nil
    }
  }

  @_spi(Generated) nonisolated extension CATextLayer {
    /// Writes the text, in its colour, in a font, as sharp as the screen is.
    public func _styleShow(_ font: StyleFont, for traits: UITraitCollection) {
      let shown = font.uiFont(for: traits)
      if self.font as? UIFont != shown {
        self.font = shown
        fontSize = shown.pointSize
      }
      contentsScale = max(1, traits.displayScale)
      let set = string as? NSAttributedString
      guard let text = set?._styleWritten ?? string as? String else { return }
      let alignment = NSTextAlignment(styleName: alignmentMode.rawValue)
      if var attributes = font.uiAttributes(in: shown, alignment: alignment, isDrawnByLayer: true) {
        attributes[.foregroundColor] = foregroundColor.map { UIColor(cgColor: $0) }
        let next = font.set(text, attributes)
        if next != set { string = next }
      } else if set != nil {
        string = text
      }
    }
  }
#endif
