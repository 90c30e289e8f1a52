import StyleModel

// How a control of AppKit is pressed, by the mouse and by keys, and how it shows that it has the focus.
extension ViewClass {
  /// Whether the view can get the keyboard focus: a control, or a field with an editable text.
  var takesFocus: Bool {
    switch shown.appkit.press {
    case .followed, .tracked: true
    case .none, .never: shown.appkit.editsText
    }
  }

  /// Writes `updateLayer()`, which AppKit calls when a button's cell is pressed or turned on, by the mouse, by a key or by
  /// `performClick(_:)`: the cell sets its own `isHighlighted` and `state`, not the button's.
  func writeUpdatedLayer(_ writer: inout SwiftWriter) {
    var lines: [String] = []
    if shown.appkit.press == .tracked, follows(.highlighted) { lines.append("_isPressed = isHighlighted") }
    if shown.appkit.selection == .state, follows(.selected) { lines.append("_isOn = state == .on") }
    writer.line()
    writer.documentation(
      lines.isEmpty
        ? "The layers show everything."
        : "The layers show everything; AppKit says here what the button's cell does.")
    let head = "\(options.access.open)override func updateLayer()"
    if lines.isEmpty {
      writer.line("\(head) {}")
    } else {
      writer.block(head) { writer in
        for line in lines { writer.line(line) }
      }
    }
  }

  func writePress(_ writer: inout SwiftWriter) {
    switch shown.appkit.press {
    case .followed:
      writeHighlight(&writer)
      writeMouse(&writer)
      writeKeys(&writer)
    case .tracked: if follows(.highlighted) { writeTrackedPress(&writer) }
    case .none, .never: break
    }
  }

  /// An `NSButton` follows the mouse and the keys itself.
  private func writeTrackedPress(_ writer: inout SwiftWriter) {
    let open = options.access.open
    writer.line()
    writer.block("\(open)override var isHighlighted: Bool") {
      $0.line("didSet { _isPressed = isHighlighted }")
    }
    writer.line()
    writer.block("\(open)override func highlight(_ flag: Bool)") {
      $0.lines("super.highlight(flag)\n_isPressed = flag")
    }
  }

  /// Writes `isHighlighted`, which an `NSControl` without a cell doesn't store.
  private func writeHighlight(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("\(options.access.open)override var isHighlighted: Bool") {
      $0.lines("get { _isPressed }\nset { _isPressed = newValue }")
    }
  }

  private func writeMouse(_ writer: inout SwiftWriter) {
    let open = options.access.open
    writer.line()
    writer.line("\(open)override func mouseDown(with event: NSEvent) { _isPressed = isEnabled }")
    writer.line()
    writer.block("\(open)override func mouseDragged(with event: NSEvent)") {
      $0.line("_isPressed = isEnabled && bounds.contains(convert(event.locationInWindow, from: nil))")
    }
    writer.line()
    writer.block("\(open)override func mouseUp(with event: NSEvent)") {
      $0.line("guard _isPressed else { return }")
      $0.line("_isPressed = false")
      $0.line("if isEnabled { sendAction(action, to: target) }")
    }
  }

  private func writeKeys(_ writer: inout SwiftWriter) {
    let open = options.access.open
    writer.line()
    writer.block("\(open)override var acceptsFirstResponder: Bool") {
      $0.line("isEnabled && !refusesFirstResponder")
    }
    writer.line()
    writer.block("\(open)override func keyDown(with event: NSEvent)") {
      $0.lines(
        """
        switch event.charactersIgnoringModifiers {
        case " ", "\\r": if !event.isARepeat { performClick(nil) }
        default: super.keyDown(with: event)
        }
        """)
    }
    writer.line()
    writer.block("\(open)override func performClick(_ sender: Any?)") { writer in
      writer.lines(
        """
        guard isEnabled else { return }
        _isPressed = true
        sendAction(action, to: target)
        """)
      writer.comment("Long enough to be seen.")
      writer.lines(
        """
        Task { [weak self] in
          try? await Task.sleep(nanoseconds: 100_000_000)
          self?._isPressed = false
        }
        """)
    }
    writer.line()
    writer.block("\(open)override func accessibilityPerformPress() -> Bool") {
      $0.lines("performClick(nil)\nreturn isEnabled")
    }
  }

  func writeFocus(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("\(options.access.open)override func becomeFirstResponder() -> Bool") {
      $0.line("_hasFocus = super.becomeFirstResponder()")
      $0.line("return _hasFocus")
    }
    writer.line()
    writer.block("\(options.access.open)override func resignFirstResponder() -> Bool") {
      $0.line("let resigns = super.resignFirstResponder()")
      $0.line("if resigns { _hasFocus = false }")
      $0.line("return resigns")
    }
  }

  /// Writes the focus ring of AppKit around the view's corners, where no style has a look for the focus.
  func writeFocusRing(_ writer: inout SwiftWriter) {
    guard takesFocus, !isFocusTold else { return }
    let open = options.access.open
    writer.line()
    writer.line("\(open)override var focusRingMaskBounds: NSRect { bounds }")
    writer.line()
    writer.block("\(open)override func drawFocusRingMask()") {
      $0.line("let radius = _rootLayer.cornerRadius")
      $0.line("NSBezierPath(roundedRect: bounds, xRadius: radius, yRadius: radius).fill()")
    }
  }
}
