import StyleModel

// A button's image and title: above its own layers, and within its insets.
extension ViewClass {
  /// Whether anything of the class's own lies under the image and the title.
  private var coversContent: Bool { layers.contains { $0.layer.parent == 0 && !$0.layer.isMask } }

  /// Makes room for the insets. A button is as large as pictures show it.
  func writeButtonSize(_ writer: inout SwiftWriter) {
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
