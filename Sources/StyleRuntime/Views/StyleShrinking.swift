#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @_spi(Generated) nonisolated extension CATextLayer {
    /// Makes a text of one line smaller where its layer is too narrow for it: to no less than a part of its font's size,
    /// in the middle of the line.
    public func _styleShrink(to part: CGFloat) {
      let before = _styleTextInFull
      let scale = max(0.1, part, bounds.width / max(1, _styleSizeOfLine.width))
      guard scale < 1, !isWrapped, bounds.width > 0, let text = before ?? textAsDrawn else {
        if let before { string = before }
        return
      }
      let shown = text.smaller(
        by: scale, alignment: NSTextAlignment(styleName: alignmentMode.rawValue))
      if shown != string as? NSAttributedString { string = shown }
    }

    private var textAsDrawn: NSAttributedString? {
      if let set = string as? NSAttributedString { return set.length > 0 ? set : nil }
      guard let text = string as? String, !text.isEmpty, let font = font as? PlatformFont else {
        return nil
      }
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      attributes[.foregroundColor] = foregroundColor.flatMap { PlatformColor(cgColor: $0) }
      return NSAttributedString(string: text, attributes: attributes)
    }
  }

  nonisolated extension NSAttributedString {
    fileprivate func smaller(by scale: CGFloat, alignment: NSTextAlignment) -> NSAttributedString {
      var attributes = attributes(at: 0, effectiveRange: nil)
      guard let font = attributes[.font] as? PlatformFont else { return self }
      let smaller = font.withSize(font.pointSize * scale)
      attributes[.font] = smaller
      if let tracking = attributes[.tracking] as? CGFloat {
        attributes[.tracking] = tracking * scale
      }
      let given = (attributes[.paragraphStyle] as? NSParagraphStyle)?.minimumLineHeight ?? 0
      let height = given > 0 ? given : font.height
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignment
      paragraph.minimumLineHeight = height
      paragraph.maximumLineHeight = height
      attributes[.paragraphStyle] = paragraph
      attributes[.baselineOffset] = (height - smaller.height) / 2
      attributes[._styleInFull] = self
      return NSAttributedString(string: string, attributes: attributes)
    }
  }

  nonisolated extension PlatformFont {
    /// That of a line.
    fileprivate var height: CGFloat { ascender - descender + leading }
  }
#endif
