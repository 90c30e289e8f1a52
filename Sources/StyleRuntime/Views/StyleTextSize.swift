#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @_spi(Generated) nonisolated extension CATextLayer {
    /// How large the text is: where it wraps, in lines of some width, and in no more than `lines` of them where that is above 1.
    public func _styleSize(in width: CGFloat, lines: Int) -> CGSize {
      let set = string as? NSAttributedString
      guard let text = set?.string ?? string as? String, !text.isEmpty else { return .zero }
      var size = _styleSizeOfLine
      if isWrapped, let font = font as? PlatformFont {
        let words = set ?? NSAttributedString(string: text, attributes: [.font: font])
        size = words._styleSize(in: width, lines: lines)
      }
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// How large the text is on one line, in its full size.
    public var _styleSizeOfLine: CGSize {
      let size = _styleTextInFull?._styleSize(in: .greatestFiniteMagnitude, lines: 1)
      return size ?? preferredFrameSize()
    }

    /// The text in its full size, where it is drawn in a smaller one.
    var _styleTextInFull: NSAttributedString? {
      guard let set = string as? NSAttributedString, set.length > 0 else { return nil }
      return set.attribute(._styleInFull, at: 0, effectiveRange: nil) as? NSAttributedString
    }
  }

  @_spi(Generated) extension PlatformView {
    /// A size that Auto Layout found, as high as the view's content is in that width: Auto Layout knows the height for the width that
    /// the view had. A height that constraints ask for stays.
    @MainActor public func _styleFit(_ size: CGSize, _ contentSize: (CGFloat) -> CGSize) -> CGSize {
      guard size.height == intrinsicContentSize.height else { return size }
      return CGSize(width: size.width, height: contentSize(size.width).height)
    }
  }

  nonisolated extension NSAttributedString.Key {
    /// Marks a text that was made smaller: the text in its full size.
    static let _styleInFull = NSAttributedString.Key("StyleInFull")
  }

  @_spi(Generated) nonisolated extension NSAttributedString {
    /// How large the text is in lines of some width, and in no more than `lines` of them where that is above 1.
    public func _styleSize(in width: CGFloat, lines: Int) -> CGSize {
      var size = boundingSize(in: width)
      if lines > 1, length > 0 {
        let attributes = attributes(at: 0, effectiveRange: nil)
        let line = NSAttributedString(string: "x", attributes: attributes)
          .boundingSize(in: .greatestFiniteMagnitude)
        size.height = min(size.height, line.height * CGFloat(lines))
      }
      return size
    }

    private func boundingSize(in width: CGFloat) -> CGSize {
      boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading],
        context: nil
      ).size
    }
  }
#endif
