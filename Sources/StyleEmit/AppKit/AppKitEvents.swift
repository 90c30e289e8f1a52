import StyleModel

extension ViewClass {
  private var base: BaseClass { plan.component.base }
  private var holdsComponents: Bool { layers.contains { $0.layer.kind.isComponent } }

  func writeAppKitVariables(_ writer: inout SwiftWriter) {
    writer.documentation("The view's own layer.")
    writer.line("let rootLayer = CALayer()")
    let flags = [(StateSet.highlighted, "isPressed"), (.focused, "hasFocus"), (.hovered, "isHovered")]
    for (state, name) in flags where shows(state) {
      writer.block("private var \(name) = false") { $0.line("didSet { \(showsState) }") }
    }
    if base == .control, shows(.selected) || plan.slots.contains(where: { $0.name == "isSelected" }) {
      writer.line()
      writer.documentation("Whether it is chosen.")
      writer.block("open var isSelected: Bool = false") { $0.line("didSet { \(showsState) }") }
    }
  }

  func writeAppKitView(_ writer: inout SwiftWriter) {
    writer.line("wantsLayer = true")
    // As in UIKit, and so in style files, heights are measured from the top.
    writer.line("rootLayer.isGeometryFlipped = true")
    switch base {
    case .view, .control, .imageView: break
    case .button: writer.line("isBordered = false")
    case .label:
      writer.line("isEditable = false")
      writer.line("isBordered = false")
      writer.line("drawsBackground = false")
    }
  }

  /// A layer of a view among other layers keeps its place by its depth.
  func writeAppKitTree(_ writer: inout SwiftWriter) {
    for (index, layer, name) in layers where layer.parent == 0 && !layer.isMask {
      writer.line(layer.kind.isComponent ? "addSubview(\(name))" : "rootLayer.addSublayer(\(name))")
      if holdsComponents { writer.line("\(layerVariable(index)).zPosition = \(index)") }
    }
    for (index, layer, _) in layers where layer.parent != 0 && !layer.isMask {
      writer.line("\(layerVariable(layer.parent ?? 0)).addSublayer(\(layerVariable(index)))")
    }
    for (_, layer, name) in layers where layer.kind == .text {
      writer.line("\(name).contentsScale = NSScreen.main?.backingScaleFactor ?? 2")
    }
  }

  func writeAppKitEvents(_ writer: inout SwiftWriter) {
    writer.line()
    writer.lines(
      """
      open override var isFlipped: Bool { true }
      open override var wantsUpdateLayer: Bool { true }
      open override func makeBackingLayer() -> CALayer { rootLayer }

      /// The layers show everything.
      open override func updateLayer() {}

      open override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        showStyle()
      }
      """)
    if holdsComponents {
      writer.line()
      writer.documentation("The views of other components are a part of this one.")
      writer.block("open override func hitTest(_ point: NSPoint) -> NSView?") {
        $0.line("super.hitTest(point) == nil ? nil : self")
      }
    }
    if shows(.disabled) {
      writer.line()
      writer.block("open override var isEnabled: Bool") { $0.line("didSet { \(showsState) }") }
    }
    if base == .button, shows(.selected) {
      writer.line()
      writer.block("open override var state: NSControl.StateValue") { $0.line("didSet { \(showsState) }") }
    }
    if shows(.highlighted) { writePress(&writer) }
    if shows(.focused) { writeFocus(&writer) }
    if shows(.hovered) { writeTracking(&writer) }
  }

  private func writePress(_ writer: inout SwiftWriter) {
    writer.line()
    if base == .button {
      writer.lines(
        """
        open override func mouseDown(with event: NSEvent) {
          isPressed = isEnabled
          // Comes back when the mouse is up.
          super.mouseDown(with: event)
          isPressed = false
        }
        """)
    } else {
      writer.lines(
        """
        open override func mouseDown(with event: NSEvent) { isPressed = isEnabled }

        open override func mouseDragged(with event: NSEvent) {
          isPressed = isEnabled && bounds.contains(convert(event.locationInWindow, from: nil))
        }

        open override func mouseUp(with event: NSEvent) {
          guard isPressed else { return }
          isPressed = false
          sendAction(action, to: target)
        }
        """)
    }
  }

  private func writeFocus(_ writer: inout SwiftWriter) {
    writer.line()
    writer.lines(
      """
      open override func becomeFirstResponder() -> Bool {
        hasFocus = super.becomeFirstResponder()
        return hasFocus
      }

      open override func resignFirstResponder() -> Bool {
        let resigns = super.resignFirstResponder()
        if resigns { hasFocus = false }
        return resigns
      }
      """)
  }

  private func writeTracking(_ writer: inout SwiftWriter) {
    writer.line()
    writer.lines(
      """
      private lazy var hoverArea = NSTrackingArea(
        rect: .zero,
        options: [.mouseEnteredAndExited, .activeInKeyWindow, .inVisibleRect],
        owner: self
      )

      open override func updateTrackingAreas() {
        super.updateTrackingAreas()
        if !trackingAreas.contains(hoverArea) { addTrackingArea(hoverArea) }
      }

      open override func mouseEntered(with event: NSEvent) {
        super.mouseEntered(with: event)
        isHovered = true
      }

      open override func mouseExited(with event: NSEvent) {
        super.mouseExited(with: event)
        isHovered = false
      }
      """)
  }
}
