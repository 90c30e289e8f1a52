import StyleModel

// Where a text stands that UIKit writes: in labels, text fields and text views.
extension ViewClass {
  /// Keeps a label's text within its insets, and at its place in their height. `UILabel` is as large as the frame of its text is.
  func writeLabelFrame(_ writer: inout SwiftWriter) {
    guard framework == .uikit, plan.component.base == .label else { return }
    let insets = contentInsets.map { turnedInsets($0).text }
    let place = textPlace.map { plan.value(ofProperty: $0, of: "look").word.bare }
    let access = options.access.open
    let look = "let look = _shown?.look ?? \(styleMember)"
    if let insets {
      writer.line()
      writer.lines(
        """
        \(access)override func textRect(
          forBounds bounds: CGRect,
          limitedToNumberOfLines numberOfLines: Int
        ) -> CGRect {
        """)
      writer.nested { writer in
        writer.line(look)
        writer.line("let insets = \(insets)")
        writer.line("let room = bounds._styleInset(by: insets)")
        writer.line("let text = super.textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)")
        writer.line("return text._styleExpanded(by: insets)")
      }
      writer.line("}")
    }
    if insets == nil, place == nil { return }
    writer.line()
    writer.block("\(access)override func drawText(in rect: CGRect)") { writer in
      writer.line(look)
      if let insets { writer.line("let insets = \(insets)") }
      let room = insets == nil ? "rect" : "rect._styleInset(by: insets)"
      guard let place else { return writer.line("super.drawText(in: \(room))") }
      if insets != nil { writer.line("let room = \(room)") }
      let name = insets == nil ? "rect" : "room"
      writer.line("let text = super.textRect(forBounds: \(name), limitedToNumberOfLines: numberOfLines)")
      writer.statement(
        "super.drawText",
        .call(
          "",
          [
            Code.chain(
              Code("\(name)"),
              .call("._styleBand", [Code("text.height").labeled("height"), place.labeled("at")])
            ).labeled("in")
          ]))
    }
  }

  /// Keeps a text field's text within its insets, between its images.
  func writeTextFrames(_ writer: inout SwiftWriter) {
    guard shown.uikit.placesText, let insets = contentInsets, let padding = plan.baseProperty(.imagePadding)
    else { return }
    writer.line()
    writer.block("private func _frames(in bounds: CGRect, isEdited: Bool) -> StyleFieldFrames") { writer in
      writer.line("let look = _shown?.look ?? \(styleMember)")
      let arguments = [
        Code("in: bounds"), plan.value(ofProperty: insets, of: "look").bare.labeled("insets"),
        plan.value(ofProperty: padding, of: "look").bare.labeled("padding"), Code("isEdited: isEdited"),
      ]
      writer.statement("return ", .call("_styleFrames", arguments))
    }
    let parts = [
      ("textRect", "text", "false"), ("editingRect", "text", "true"),
      ("placeholderRect", "text", "isEditing"),
      ("leftViewRect", "leftView", "isEditing"), ("rightViewRect", "rightView", "isEditing"),
      ("clearButtonRect", "clearButton", "isEditing"),
    ]
    for (method, part, isEdited) in parts {
      writer.line()
      writer.block("\(options.access.open)override func \(method)(forBounds bounds: CGRect) -> CGRect") {
        $0.line("_frames(in: bounds, isEdited: \(isEdited)).\(part)")
      }
    }
  }

  /// Writes the overrides by which an editable view is focused while it is edited.
  func writeEditing(_ writer: inout SwiftWriter) {
    guard plan.component.base.isEditable, follows(.focused) else { return }
    for name in ["become", "resign"] {
      writer.line()
      writer.lines(
        """
        @discardableResult
        \(options.access.open)override func \(name)FirstResponder() -> Bool {
          defer { \(showsState) }
          return super.\(name)FirstResponder()
        }
        """)
    }
  }
}
