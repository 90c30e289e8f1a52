#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) extension UIButton {
    /// Sets the title in lines and letters as a font says; where it says nothing of them, as usual.
    public func setTitle(in font: StyleFont) {
      let shown = font.uiFont(for: traitCollection)
      if let title = title(for: .normal),
        var attributes = font.uiAttributes(
          in: shown,
          alignment: .center,
          lineBreakMode: .byTruncatingMiddle
        )
      {
        attributes[.foregroundColor] = titleColor(for: .normal)
        let text = NSAttributedString(string: title, attributes: attributes)
        setAttributedTitle(text, for: .normal)
      } else if attributedTitle(for: .normal)?.isSetByStyle == true {
        setAttributedTitle(nil, for: .normal)
      }
    }

    /// Keeps image and title above the button's own layers: UIKit makes them late, and the image
    /// below all that is there.
    public func raiseContent() {
      if currentImage != nil || configuration?.image != nil { imageView?.layer.zPosition = 1 }
      if currentTitle != nil || configuration?.title != nil { titleLabel?.layer.zPosition = 1 }
    }

    /// That of image and title side by side. The title's label has its text only once it is laid out.
    public func sizeOfContent() -> CGSize {
      var size = currentImage?.size ?? .zero
      let attributes = (titleLabel?.font).map { [NSAttributedString.Key.font: $0] }
      let plain = currentTitle.map { NSAttributedString(string: $0, attributes: attributes) }
      guard let title = attributedTitle(for: state) ?? plain, title.length > 0 else { return size }
      let box = title.boundingRect(
        with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading],
        context: nil
      )
      size.width += box.width.rounded(.up)
      size.height = max(size.height, box.height.rounded(.up))
      return size
    }

    /// Puts image and title side by side into a part of the button, aligned as they are in all of it.
    public func placeContent(in box: CGRect) {
      let image = currentImage?.size ?? .zero
      let title = currentTitle == nil ? .zero : titleLabel?.intrinsicContentSize ?? .zero
      let imageWidth = min(image.width, box.width)
      let titleWidth = min(title.width, box.width - imageWidth)
      var x = box.minX
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: break
      case .right, .trailing: x = box.maxX - imageWidth - titleWidth
      default: x = box.midX - (imageWidth + titleWidth) / 2
      }
      /// Where something of a height begins.
      func top(_ height: CGFloat) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: return box.minY
        case .bottom: return box.maxY - height
        default: return box.midY - height / 2
        }
      }
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      if image != .zero {
        let height = min(image.height, box.height)
        imageView?.frame = CGRect(
          x: isReversed ? x + titleWidth : x,
          y: top(height),
          width: imageWidth,
          height: height
        )
      }
      if title != .zero {
        let height = min(title.height, box.height)
        titleLabel?.frame = CGRect(
          x: isReversed ? x : x + imageWidth,
          y: top(height),
          width: titleWidth,
          height: height
        )
      }
    }
  }
#endif
