import StyleModel

// A button's image and title: above its own layers, and within its insets.
extension ViewClass {
  /// Whether anything of the class's own lies under the image and the title.
  private var coversContent: Bool { layers.contains { $0.layer.parent == 0 && !$0.layer.isMask } }

  /// Makes room for the insets. A button is as large as pictures show it.
  func writeContentSize(_ writer: inout SwiftWriter) {
    let isButton = plan.component.base.fit == .titleAndImage
    guard isButton ? !isConfigured(.insets) : framework == .uikit && contentInsets != nil else {
      return
    }
    let access = options.access.open
    let insets = contentInsets.map { plan.value(ofProperty: $0, of: "look").bare }
    let picture = isButton && framework == .appkit ? plan.baseProperty(.image).map(shownPicture) : nil
    let content =
      picture.map { Code.call("_titleLayer.size", [$0.labeled("beside")]) }
      ?? Code(isButton ? "sizeOfContent()" : "super.intrinsicContentSize")
    writer.line()
    if isButton, framework == .uikit {
      writer.documentation("UIKit would add 6 points above and below where there are no insets.")
    }
    writer.block("\(access)override var intrinsicContentSize: CGSize") { writer in
      if insets != nil || picture != nil { writer.line("let look = _shown?.look ?? \(plan.styleMember)") }
      let size = insets.map { Code.chain(content, .call(".expanded", [$0.labeled("by")])) } ?? content
      writer.statement(insets != nil || picture != nil ? "return " : "", size)
    }
    guard isButton, framework == .uikit else { return }
    writer.line()
    writer.shortBlock(
      "\(access)override func sizeThatFits(_ size: CGSize) -> CGSize", "", Code("intrinsicContentSize"))
  }

  /// In `layoutSubviews()`.
  func writeButtonContent(_ writer: inout SwiftWriter) {
    if coversContent { writer.line("raiseContent()") }
    if let index = contentInsets {
      writer.statement(
        "", .call("placeContent", [.call("bounds.inset", [turnedInsets(index).labeled("by")]).labeled("in")]))
    }
  }
}

/// `StyleButtons+UIKit.swift`: what generated buttons have in common.
let buttonsSource = #"""
  extension UIButton {
    /// Sets the title in lines and letters as a font says; where it says nothing of them, as usual.
    func setTitle(in font: StyleFont) {
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
    func raiseContent() {
      if currentImage != nil || configuration?.image != nil { imageView?.layer.zPosition = 1 }
      if currentTitle != nil || configuration?.title != nil { titleLabel?.layer.zPosition = 1 }
    }

    /// That of image and title side by side. The title's label has its text only once it is laid out.
    func sizeOfContent() -> CGSize {
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
    func placeContent(in box: CGRect) {
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
  """#
