import StyleModel

extension UIKitClass {
  /// What makes the class show its look anew.
  func writeEvents(_ writer: inout SwiftWriter) {
    for name in observed {
      writer.line()
      writer.block("open override var \(name): Bool") { $0.line("didSet { showStyle() }") }
    }
    for state in StateSet.named
    where plan.states.contains(state.state) && !states.contains(where: { $0.state == state.state }) {
      writer.line()
      writer.comment(
        "A \(plan.component.base.rawValue) is never \(state.name), so its look in that state is left out.")
    }
    if states.contains(where: { $0.state == .focused }) {
      writer.line()
      writer.lines(
        """
        open override func didUpdateFocus(
          in context: UIFocusUpdateContext,
          with coordinator: UIFocusAnimationCoordinator
        ) {
          super.didUpdateFocus(in: context, with: coordinator)
          showStyle()
        }
        """)
    }
    if hovers { writeHover(&writer) }
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

  /// The properties that say what the control is doing.
  private var observed: [String] {
    states.compactMap { state, condition, _ in
      state == .focused || state == .hovered ? nil : condition.replacing("!", with: "")
    }
  }

  private func writeHover(_ writer: inout SwiftWriter) {
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
