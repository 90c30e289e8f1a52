import StyleModel

extension ViewClass {
  /// Whether a button's title has the tint where nothing colours it.
  var followsTint: Bool {
    guard framework == .uikit, !configuresButton, let index = plan.baseProperty(.titleColor) else {
      return false
    }
    return plan.mayBeNil(.property(index))
  }

  func writeUIKitVariables(_ writer: inout SwiftWriter) {
    if configuresButton {
      writeConfiguredVariables(&writer)
    } else if plan.baseProperty(.titleColor) != nil {
      writer.documentation("The title colour that the class has set; any other colour is the app's.")
      writer.line("private var _titleColor: UIColor?")
    }
    writeButtonFields(&writer)
  }

  /// Whether the system shows that a pointer is above the view, or that a person looks at it: a button or a control whose shape is the
  /// class's own. A configuration of UIKit's has its own effect.
  var hasHoverEffect: Bool {
    framework == .uikit && !configuresButton
      && (plan.component.base == .button || plan.component.base == .control)
  }

  /// Writes the lines that add the layers, each below all that are there, so that the drawing of the base class stays on top.
  func writeUIKitTree(_ writer: inout SwiftWriter) {
    writeContentTree(&writer)
    let holder = fillsContentView ? contentHolder + "." : ""
    let parts = layers.filter { !$0.layer.isMask }
    let ofRoot = parts.filter { $0.layer.parent == 0 }.map(\.index)
    writeEach(of: ofRoot.reversed(), reversed: true, &writer) { index, writer in
      guard let shown = outermostView(ofLayer: index) else { return }
      let view = shown.map { "insertSubview(\($0), at: 0)" }
      writer.line(holder + (view ?? "layer.insertSublayer(\(variable(ofLayer: index)), at: 0)"))
    }
    writeEach(of: parts.filter { $0.layer.parent != 0 }.map(\.index), &writer) { index, writer in
      let parent = plan.component.layers[index].parent ?? 0
      guard let shown = outermostView(ofLayer: index) else { return }
      if let view = shown, let holder = contentView(ofLayer: parent) {
        writer.line("\(holder).addSubview(\(view))")
      } else {
        writer.line("\(contentVariable(ofLayer: parent)).addSublayer(\(layerVariable(index)))")
      }
    }
    writeDepths(&writer)
    for (index, _, _) in layers {
      guard let view = view(ofLayer: index), !holdsOperated(index) else { continue }
      writer.line("\(view).isUserInteractionEnabled = false")
    }
  }

  /// UIKit orders views among views, and layers among layers. Where both lie in one view, each keeps its place by its depth.
  private func writeDepths(_ writer: inout SwiftWriter) {
    let parts = layers.filter { !$0.layer.isMask }
    // Whether parts of a parent are views, some or all of them.
    let areViews = Dictionary(grouping: parts, by: \.layer.parent).mapValues { siblings in
      Set(siblings.map { view(ofLayer: $0.index) != nil })
    }
    let mixed = parts.filter { areViews[$0.layer.parent]?.count == 2 }
    writeEach(of: mixed.map(\.index), &writer) { index, writer in
      let container = container(ofLayer: index)
      if let container, container.layers[0] != index { return }
      let depth = plan.component.layers[index].parent == 0 ? depthInRoot(index) : "\(index)"
      writer.line("\(container.map { "\($0.name).layer" } ?? layerVariable(index)).zPosition = \(depth)")
    }
  }

  /// The depth of a layer in the view. A layer of a button lies above its background image, and below its image and its title, which
  /// `raiseContent()` raises to 1. Any other class has nothing below.
  private func depthInRoot(_ index: Int) -> String {
    plan.component.base == .button
      ? formatNumber(Double(index) / 1000) : "\(index - plan.component.layers.count)"
  }

  /// The traits that a look depends on: those of `StyleTraits`, and others.
  private var traits: (groups: [String], others: [String]) {
    let showsText = plan.component.showsText || hasStacks && plan.nested.values.contains(where: \.holdsText)
    let showsImage = layers.contains { $0.layer.kind == .image }
    let drawsText = layers.contains { $0.layer.kind == .text }
    let groups = ["colors"] + (showsText ? ["texts"] : []) + (showsImage ? ["pictures"] : [])
    let others =
      (!showsText && plan.followsTextSize(in: sheet.modes) ? ["UITraitPreferredContentSizeCategory"] : [])
      + (drawsText && !showsImage ? ["UITraitDisplayScale"] : [])
      + (turns && !showsImage ? ["UITraitLayoutDirection"] : [])
    return (groups, others + ownModeTraits + (plan.usesTokens ? ["StyleTokens"] : []))
  }

  /// The traits of the axes that no system sets.
  private var ownModeTraits: [String] {
    switch options.runtime {
    case .embed: axes.map { "StyleModes.\($0.type)" }
    case .import: axes.isEmpty ? [] : ["StyleModes"]
    }
  }

  func writeUIKitObservation(_ writer: inout SwiftWriter) {
    func register(_ writer: inout SwiftWriter) {
      let groups = traits.groups.map { "StyleTraits.\($0)" }.joined(separator: " + ")
      let others = Code.array(traits.others.map { Code($0 + ".self") })
      let line = "let traits = \(groups)" + (traits.others.isEmpty ? "" : " + \(others.text)")
      if writer.fits(line) {
        writer.line(line)
      } else {
        writer.line("let traits =")
        writer.nested { $0.statement("\(groups) + ", others) }
      }
      writer.line("registerForTraitChanges(traits) { (view: \(plan.typeName), _) in view._showStyle() }")
    }
    if options.hasTraitRegistration {
      register(&writer)
    } else {
      writer.block("if #available(iOS 17.0, tvOS 17.0, *)", register)
    }
    // The style shows the focus itself.
    if isFocusTold, !plan.component.base.isEditable {
      writer.line("#if !os(tvOS)")
      writer.nested { $0.line("focusEffect = nil") }
      writer.line("#endif")
    }
  }

  func writeUIKitEvents(_ writer: inout SwiftWriter) {
    writeUIKitTouches(&writer)
    if plan.component.base == .control { writePresses(&writer) }
    writeButtonConfiguration(&writer)
    writeTextSetting(&writer)
    writeLabelFrame(&writer)
    writeTextFrames(&writer)
    writeEditing(&writer)
    if isFocusTold {
      writer.line()
      writer.lines(
        """
        \(options.access.open)override func didUpdateFocus(
          in context: UIFocusUpdateContext,
          with coordinator: UIFocusAnimationCoordinator
        ) {
          super.didUpdateFocus(in: context, with: coordinator)
          \(showsState)
        }
        """)
    }
    if !options.hasTraitRegistration { writeTraitChange(&writer) }
    if followsTint { writeTint(&writer) }
  }

  private func writeUIKitTouches(_ writer: inout SwiftWriter) {
    for (state, name) in [
      (ControlState.highlighted, "isHighlighted"), (.selected, "isSelected"), (.disabled, "isEnabled"),
    ] where follows(state) {
      writer.line()
      if shown.uikit.hasStateMethods {
        // A table calls the method, and the property does too.
        let (method, flag) = ("set" + name.dropFirst(2), name.dropFirst(2).lowercased())
        writer.block("\(options.access.open)override func \(method)(_ \(flag): Bool, animated: Bool)") {
          $0.line("let isOther = \(flag) != \(name)")
          $0.line("super.\(method)(\(flag), animated: animated)")
          let shown =
            plan.component.transition == nil ? showsState : "animated ? _changeState() : _showStyle()"
          $0.branch(ifAll: ["isOther"] + asksStyle(for: state), then: [shown])
        }
      } else {
        writer.block("\(options.access.open)override var \(name): Bool") {
          writeChange(of: name, as: state, &$0)
        }
      }
    }
  }

  /// Writes the focus and the presses of a control: a remote presses it, and a keyboard where that moves the focus. UIKit handles them for
  /// its own controls.
  private func writePresses(_ writer: inout SwiftWriter) {
    let access = options.access.open
    writer.line()
    writer.line("\(access)override var canBecomeFocused: Bool { isEnabled }")
    for method in ["pressesBegan", "pressesEnded", "pressesCancelled"] {
      writer.line()
      writer.block("\(access)override func \(method)(_ presses: Set<UIPress>, with event: UIPressesEvent?)") {
        let function = "_style" + method.prefix(1).uppercased() + method.dropFirst()
        $0.line("if !\(function)(presses) { super.\(method)(presses, with: event) }")
      }
    }
  }

  private func writeTraitChange(_ writer: inout SwiftWriter) {
    writer.line()
    writer.lines(
      """
      #if !os(visionOS)
        @available(iOS, deprecated: 17.0, message: "Later systems call what is registered.")
        @available(tvOS, deprecated: 17.0, message: "Later systems call what is registered.")
        \(options.access.open)override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
          super.traitCollectionDidChange(previousTraitCollection)
          if #unavailable(iOS 17.0, tvOS 17.0) { _showStyle() }
        }
      #endif
      """)
  }

  private func writeTintOfSubtitle(_ writer: inout SwiftWriter) {
    guard let subtitle = layers.first(where: { $0.layer.isSubtitle }),
      let color = plan.read(.layer(.foregroundColor), ofLayer: subtitle.index),
      let font = plan.read(.layer(.font), ofLayer: subtitle.index)
    else { return }
    writer.block("if let look = _shown?.look") { writer in
      writer.line("_styleBeginLayerChanges()")
      writer.statement("\(subtitle.name).foregroundColor = ", .call("_styleInk", [color.bare]))
      writer.statement("\(subtitle.name).", .call("_styleShow", [font.bare, Code("for: traitCollection")]))
      writer.line("CATransaction.commit()")
    }
  }

  /// A button without a title colour has its title in its tint.
  private func writeTint(_ writer: inout SwiftWriter) {
    guard let index = plan.baseProperty(.titleColor) else { return }
    let color = plan.value(ofProperty: index, of: "_shown?.look").operand(of: .nilCoalescing).text
    writer.line()
    writer.block("\(options.access.open)override func tintColorDidChange()") { writer in
      writer.line("super.tintColorDidChange()")
      writeTintOfSubtitle(&writer)
      writer.line("guard \(color) == nil, titleColor(for: .normal) == _titleColor else { return }")
      writer.line("_titleColor = tintColor")
      writer.line("setTitleColor(tintColor, for: .normal)")
    }
  }
}

extension Component {
  /// Whether the component shows texts itself.
  fileprivate var showsText: Bool {
    layers.contains { $0.kind == .text }
      || properties.contains { if case .base = $0.owner { $0.type == .font } else { false } }
  }
}

extension ComponentPlan {
  /// Whether the component has texts in it, whose size differs with that of the reader.
  fileprivate var holdsText: Bool { component.showsText || nested.values.contains(where: \.holdsText) }
}
