import StyleModel

extension ViewClass {
  func writeUIKitVariables(_ writer: inout SwiftWriter) {
    if shows(.hovered) {
      writer.block("private var isHovered = false") { $0.line("didSet { \(showsState) }") }
    }
  }

  /// Each layer goes below all that is there, so that what the base class draws stays on top.
  func writeUIKitTree(_ writer: inout SwiftWriter) {
    for (_, layer, name) in layers.reversed() where layer.parent == 0 && !layer.isMask {
      let call = layer.kind.isComponent ? "insertSubview" : "layer.insertSublayer"
      writer.line("\(call)(\(name), at: 0)")
    }
    for (index, layer, _) in layers where layer.parent != 0 && !layer.isMask {
      writer.line("\(layerVariable(layer.parent ?? 0)).addSublayer(\(layerVariable(index)))")
    }
    for (_, layer, name) in layers where layer.kind.isComponent {
      writer.line("\(name).isUserInteractionEnabled = false")
    }
    for (_, layer, name) in layers where layer.kind == .text {
      writer.line("\(name).contentsScale = UIScreen.main.scale")
    }
  }

  func writeUIKitObservation(_ writer: inout SwiftWriter) {
    writer.block("if #available(iOS 17.0, tvOS 17.0, *)") { writer in
      writer.line("let traits: [UITrait] = [")
      writer.nested {
        $0.line("UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,")
      }
      writer.line("]")
      writer.line("registerForTraitChanges(traits) { (view: \(plan.typeName), _) in view.showStyle() }")
    }
    if shows(.hovered) {
      writer.block("if #available(iOS 13.4, *)") {
        $0.line("addInteraction(UIPointerInteraction(delegate: self))")
      }
    }
  }

  func writeUIKitEvents(_ writer: inout SwiftWriter) {
    for (state, name) in [
      (StateSet.highlighted, "isHighlighted"), (.selected, "isSelected"), (.disabled, "isEnabled"),
    ] where shows(state) {
      writer.line()
      writer.block("open override var \(name): Bool") { $0.line("didSet { \(showsState) }") }
    }
    if shows(.focused) {
      writer.line()
      writer.lines(
        """
        open override func didUpdateFocus(
          in context: UIFocusUpdateContext,
          with coordinator: UIFocusAnimationCoordinator
        ) {
          super.didUpdateFocus(in: context, with: coordinator)
          \(showsState)
        }
        """)
    }
    if shows(.hovered) { writeUIKitHover(&writer) }
    writer.line()
    writer.lines(
      """
      @available(iOS, deprecated: 17.0, message: "Later systems call what is registered.")
      open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17.0, tvOS 17.0) { showStyle() }
      }
      """)
    writeTint(&writer)
  }

  /// A button without a title colour has its title in its tint.
  private func writeTint(_ writer: inout SwiftWriter) {
    guard let index = plan.baseProperty("titleColor"), plan.mayBeNil(.property(index)) else { return }
    let color = plan.read(property: index, of: "shown?.look").text
    writer.line()
    writer.block("open override func tintColorDidChange()") { writer in
      writer.line("super.tintColorDidChange()")
      writer.branch("\(color) == nil", then: "setTitleColor(tintColor, for: .normal)")
    }
  }

  private func writeUIKitHover(_ writer: inout SwiftWriter) {
    for (event, value) in [("willEnter", "true"), ("willExit", "false")] {
      writer.line()
      writer.lines(
        """
        @available(iOS 13.4, *)
        open func pointerInteraction(
          _ interaction: UIPointerInteraction,
          \(event) region: UIPointerRegion,
          animator: UIPointerInteractionAnimating
        ) {
          isHovered = \(value)
        }
        """)
    }
  }
}
