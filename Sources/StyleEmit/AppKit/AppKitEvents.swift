import StyleModel

extension ViewClass {
  func writeAppKitVariables(_ writer: inout SwiftWriter) {
    if drawsItself {
      writer.documentation("The view's own layer, which AppKit makes.")
      writer.line("private var _rootLayer: CALayer { layer ?? makeBackingLayer() }")
    } else {
      writer.documentation("The view's own layer.")
      writer.line("private let _rootLayer = CALayer()")
    }
    for state in [ControlState.highlighted, .focused] where follows(state) {
      writer.block("private var \(condition(state)) = false") {
        writeChange(of: condition(state), as: state, &$0)
      }
    }
    if shown.appkit.selection == .state, follows(.selected) {
      writer.block("private var _isOn = false") { writeChange(of: "_isOn", as: .selected, &$0) }
    }
    if shown.appkit.selection == .variable, follows(.selected) {
      writer.line()
      writer.documentation("Whether the control is selected.")
      writer.block("\(options.access.open)var isSelected: Bool = false") {
        writeChange(of: "isSelected", as: .selected, &$0)
      }
    }
  }

  /// Whether AppKit's class draws its contents itself.
  private var drawsItself: Bool { AppleFramework.appkit.drawsItself(base) }

  func writeAppKitView(_ writer: inout SwiftWriter) {
    writer.line("wantsLayer = true")
    // As in UIKit, and so in style files, heights are measured from the top.
    if !drawsItself { writer.line("_rootLayer.isGeometryFlipped = true") }
    for line in shown.appkit.setUp { writer.line(line) }
    if takesFocus, isFocusTold { writer.line("focusRingType = .none") }
  }

  /// A layer of a view among other layers keeps its place by its depth.
  func writeAppKitTree(_ writer: inout SwiftWriter) {
    writeEach(of: layers.filter { !$0.layer.isMask }.map(\.index), &writer) { index, writer in
      let layer = plan.component.layers[index]
      let parent = layer.parent ?? 0
      let holder = parent == 0 ? nil : contentView(ofLayer: parent)
      let child = layerVariable(index, hasMember: false)
      guard let shown = outermostView(ofLayer: index) else { return }
      if let view = shown, parent == 0 || holder != nil {
        writer.line("\(holder.map { "\($0)." } ?? "")addSubview(\(view))")
      } else if layer.kind.isComponent {
        // In a mask there are no views.
        writer.line("if let layer = \(child) { \(contentVariable(ofLayer: parent)).addSublayer(layer) }")
      } else {
        writer.line("\(contentVariable(ofLayer: parent)).addSublayer(\(child))")
      }
      if parent == 0 ? holdsViews : holder != nil {
        let layer = container(ofLayer: index).map { "\($0.name).layer?" } ?? layerVariable(index)
        writer.line("\(layer).zPosition = \(index)")
      }
    }
  }

  func writeAppKitEvents(_ writer: inout SwiftWriter) {
    if !drawsItself {
      writer.line()
      writer.lines(
        """
        \(options.access.open)override var isFlipped: Bool { true }
        \(options.access.open)override var wantsUpdateLayer: Bool { true }
        \(options.access.open)override func makeBackingLayer() -> CALayer { _rootLayer }
        """)
      writeUpdatedLayer(&writer)
    }
    writeShowing(after: "viewDidChangeEffectiveAppearance", &writer)
    if followsSurroundings {
      // What runs by itself hears of the window too.
      let methods =
        plan.component.animations.isEmpty
        ? ["viewDidMoveToWindow", "viewDidMoveToSuperview"] : ["viewDidMoveToSuperview"]
      for method in methods { writeShowing(after: method, &writer) }
    }
    if layers.contains(where: { $0.layer.kind == .text || $0.layer.kind == .image }) {
      writeShowing(after: "viewDidChangeBackingProperties", &writer)
    }
    if holdsViews {
      writer.line()
      let operated = operatedViews
      writer.documentation(
        "The views that lie in this one are a part of it"
          + (operated.isEmpty ? "." : ", unless people operate them."))
      writer.block("\(options.access.open)override func hitTest(_ point: NSPoint) -> NSView?") { writer in
        if operated.isEmpty { return writer.line("super.hitTest(point) == nil ? nil : self") }
        writer.line("guard let view = super.hitTest(point) else { return nil }")
        let views = Code.array(operated.map { Code($0) })
        writer.statement("let operated: [NSView] = ", views)
        writer.line("return operated.contains(where: view.isDescendant(of:)) ? view : self")
      }
    }
    writeOwnContents(&writer)
    if follows(.disabled) {
      writer.line()
      writer.block("\(options.access.open)override var isEnabled: Bool") {
        writeChange(of: "isEnabled", as: .disabled, &$0)
      }
    }
    if shown.appkit.selection == .state, follows(.selected) {
      writer.line()
      writer.block("\(options.access.open)override var state: NSControl.StateValue") {
        $0.line("didSet { _isOn = state == .on }")
      }
    }
    writePress(&writer)
    writeFocusRing(&writer)
    if shown.appkit.editsText { writeEditedText(&writer) } else if isFocusTold { writeFocus(&writer) }
  }

  /// Writes the code that shows the text in the class's layers, except while the field editor, a view above all layers, shows it.
  private func writeEditedText(_ writer: inout SwiftWriter) {
    let focus = follows(.focused)
    writer.line()
    writer.documentation("Shows the text in the class's own layers, unless it is edited.")
    writer.block("private func _showText()") { writer in
      writer.line("let isEdited = currentEditor() != nil")
      writer.line("CATransaction._styleBegin(moving: nil)")
      if let text = contentVariable(.text) {
        writer.line("\(text).string = stringValue")
        if let index = plan.baseProperty(.font) {
          writer.line("let look = _shown?.look ?? \(styleMember)")
          let font = plan.value(.property(index), as: .font, of: "look").bare.text
          let shown = plan.mayChangeCase ? "\(font).asWritten" : font
          writer.line("\(text)._styleSetText(in: \(shown))")
        }
        writer.line("\(text).isHidden = isEdited")
      }
      if let text = contentVariable(.placeholder) {
        writer.line("\(text).isHidden = isEdited || !stringValue.isEmpty")
      }
      writer.line("CATransaction.commit()")
      writer.line("needsLayout = true")
    }
    writer.line()
    writer.block("\(options.access.open)override var stringValue: String") { writer in
      guard let callOfEntry else { return writer.line("didSet { _showText() }") }
      writer.block("didSet") { $0.lines("_showText()\n\(callOfEntry)") }
    }
    writer.line()
    writer.lines(
      """
      \(options.access.open)override func becomeFirstResponder() -> Bool {
        let isFirst = super.becomeFirstResponder()
      """)
    writer.nested { writer in
      if focus { writer.line("_hasFocus = isFirst") }
      writer.lines("_showText()\nreturn isFirst")
    }
    writer.lines(
      """
      }

      \(options.access.open)override func textDidEndEditing(_ notification: Notification) {
        super.textDidEndEditing(notification)
      """)
    writer.nested { writer in
      if focus { writer.line("_hasFocus = false") }
      writer.line("_showText()")
    }
    writer.line("}")
  }

  /// Shows the style again whenever AppKit calls a method.
  private func writeShowing(after method: String, _ writer: inout SwiftWriter) {
    writer.line()
    writer.block("\(options.access.open)override func \(method)()") {
      $0.line("super.\(method)()")
      $0.line("_showStyle()")
    }
  }
}
