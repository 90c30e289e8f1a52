#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) extension UILabel {
    /// Writes in a font, which follows the reader's text size where it has a text style.
    public func _styleShow(_ font: StyleFont) {
      self.font = font.uiFont
      adjustsFontForContentSizeCategory = font.textStyle != nil
    }

    /// Makes a text of one line smaller where it is too wide: to no less than a part of its font's size, in the middle of the line. With 1
    /// it is cut.
    public func _styleShrink(to part: CGFloat) {
      adjustsFontSizeToFitWidth = part < 1
      // For `UILabel`, 0 is the value that doesn't scale.
      minimumScaleFactor = part < 1 ? max(0.1, part) : 0
      baselineAdjustment = part < 1 ? .alignCenters : .alignBaselines
    }

    /// Sets the text in lines and letters as a font says; where it says nothing of them, as usual.
    public func _styleSetText(in font: StyleFont) {
      let shown = font.uiFont(for: traitCollection)
      if let text = attributedText?._styleWritten ?? text,
        var attributes = font.uiAttributes(
          in: shown,
          alignment: textAlignment,
          lineBreakMode: lineBreakMode
        )
      {
        attributes[.foregroundColor] = textColor
        attributedText = font.set(text, attributes)
      } else if let set = attributedText, set._styleIsSetByStyle {
        text = set._styleWritten
      }
    }

    /// The text as it was written, for what reads it aloud.
    public var _styleWrittenText: String? { attributedText?._styleWritten }
  }

  @_spi(Generated) nonisolated extension CGRect {
    /// A part of its height at the top or at the bottom; in the middle of all of it, a label draws by itself.
    public func _styleBand(height: CGFloat, at place: String) -> CGRect {
      if place == "center" { return self }
      let height = min(height, self.height)
      return CGRect(
        x: minX,
        y: place == "top" ? minY : maxY - height,
        width: width,
        height: height
      )
    }

    /// The rectangle in which insets leave this one.
    public func _styleExpanded(by insets: StyleEdgeInsets) -> CGRect {
      CGRect(
        origin: CGPoint(x: minX - insets.left, y: minY - insets.top),
        size: size._styleExpanded(by: insets)
      )
    }
  }
#endif
