import StyleModel

// How large a view is with what is in it: the stack that fills it.
extension ViewClass {
  /// Whether the view has the height of its lines of text in its width. A cell of UIKit gets the width when its height is requested.
  var isAsHighAsLines: Bool {
    titleLines != nil
      || fittingStack != nil && plan.contentWraps && !(framework == .uikit && plan.component.base.isCell)
  }

  /// The number of lines that a button's title may have, if a style file sets it. UIKit sizes a button with a configuration.
  var titleLines: SwiftValue? {
    if let linesOfLargeTitle { return linesOfLargeTitle }
    guard plan.component.base.fit == .titleAndImage, fittingStack == nil, !configuresButton,
      !plan.isAlways(.lineCount, .integer(1)), let index = plan.baseProperty(.lineCount)
    else { return nil }
    return plan.value(ofProperty: index, of: "look")
  }

  /// Whether the class invalidates its size for Auto Layout, since UIKit and AppKit don't.
  var tellsSize: Bool {
    fittingStack != nil || titleLines != nil
      || framework == .appkit && plan.component.base.fit == .titleAndImage
      || framework == .appkit && plan.component.base.fit == .text && contentInsets != nil
  }

  /// Whether a view in whose layer the class is hears of another size.
  var tellsHolder: Bool { plan.isHeld && fittingStack != nil }

  /// The views in stacks that report a change of their size, which moves other layers.
  var tellingViews: [String] {
    layers.filter { $0.layer.frame.isInStack && plan.nested[$0.index]?.component.fittingStack != nil }.map(
      \.name)
  }

  var hearsOfSizes: Bool { !tellingViews.isEmpty }

  /// Writes the code that invalidates the size where it differs, and lays out.
  func writeChangedContent(_ writer: inout SwiftWriter) {
    if tellsSize {
      writer.line("let size = intrinsicContentSize")
      if tellsHolder {
        writer.block("if size != _knownSize") {
          $0.line("invalidateIntrinsicContentSize()")
          $0.line("_tellHolder?()")
        }
      } else {
        writer.line("if size != _knownSize { invalidateIntrinsicContentSize() }")
      }
      writer.line("_knownSize = size")
    }
    if layoutFollowsLook { writer.line("_styleSetNeedsLayout()") }
  }

  /// Writes the lower resistance of the width, which yields to the surroundings, unless Interface Builder sets it.
  func writeResistance(_ writer: inout SwiftWriter) {
    writer.block("if contentCompressionResistancePriority(for: .horizontal) == .defaultHigh") {
      $0.comment("Lines break, so the width gives way.")
      $0.line("setContentCompressionResistancePriority(.defaultLow, for: .horizontal)")
    }
  }

  /// Writes the size of the content, for Auto Layout and for code that sets frames.
  func writeContentSize(_ writer: inout SwiftWriter) {
    guard let stack = fittingStack else { return }
    writeSize(of: stack, &writer)
    writeSizeMethods(&writer)
    writeBaseline(&writer)
    writeStretching(&writer)
  }

  /// Writes the methods that return `_contentSize(in:)`.
  func writeSizeMethods(_ writer: inout SwiftWriter) {
    let access = options.access.open
    writer.line()
    if isAsHighAsLines {
      writer.documentation(
        "The size of the view's content: as wide as it is without line breaks, and as high as it is in the width that the view has."
      )
      writer.block("\(access)override var intrinsicContentSize: CGSize") {
        $0.line("CGSize(width: _contentSize().width, height: _contentSize(in: _contentWidth).height)")
      }
    } else {
      writer.documentation("The size of the view's content.")
      writer.shortBlock("\(access)override var intrinsicContentSize: CGSize", "", Code("_contentSize()"))
    }
    writer.line()
    if !hasSizeThatFits { writer.documentation("The size of the view's content in lines of some width.") }
    writer.shortBlock(
      "\(access)\(hasSizeThatFits ? "override " : "")func sizeThatFits(_ size: CGSize) -> CGSize", "",
      Code("_contentSize(in: size.width)"))
    switch framework {
    case .uikit: if isAsHighAsLines || plan.component.base.isCell { writeSystemLayoutSize(&writer) }
    case .appkit: if isAsHighAsLines { writeFittingSize(&writer) }
    }
  }

  /// Whether the class has `sizeThatFits`; AppKit's views other than controls don't.
  private var hasSizeThatFits: Bool {
    framework == .uikit || framework.className(of: plan.component.base) != "NSView"
  }

  func writeContentWidth(_ writer: inout SwiftWriter) {
    writer.documentation("The width that the view was last laid out with, as `UILabel` keeps it.")
    writer.block("private var _contentWidth = CGFloat.infinity") {
      $0.line("didSet { if _contentWidth != oldValue { invalidateIntrinsicContentSize() } }")
    }
    writer.line()
  }

  private func writeSize(of stack: Int, _ writer: inout SwiftWriter) {
    writer.line()
    if isAsHighAsLines { writeContentWidth(&writer) }
    let look = "_shown?.look ?? \(styleMember)"
    writer.block("private func _contentSize(in width: CGFloat = .infinity) -> CGSize") { writer in
      if defersStyle { writer.line("if _needsStyle { \(showsChangedStyle) }") }
      guard let insets = insetsAroundStack(stack) else {
        let keyword = defersStyle ? "return " : ""
        return writer.line("\(keyword)\(function(ofStack: stack))(\(look)).size(in: width)")
      }
      writer.line("let look = \(look)")
      writer.statement("let insets = ", insets)
      writer.line("let size = \(function(ofStack: stack))(look).size(in: width - insets.left - insets.right)")
      writer.line("return size._styleExpanded(by: insets)")
    }
  }

  private func writeSystemLayoutSize(_ writer: inout SwiftWriter) {
    writer.line()
    writer.lines(
      """
      \(options.access.open)override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
      """)
    writer.nested { writer in
      if plan.component.base.isCell { return writeCellSize(&writer) }
      writer.lines(
        """
        let size = super.systemLayoutSizeFitting(
          targetSize,
          withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority
        )
        """)
      writer.line("if verticalFittingPriority == .required { return size }")
      writer.line("return _styleFit(size, _contentSize(in:))")
    }
    writer.line("}")
  }

  private func writeFittingSize(_ writer: inout SwiftWriter) {
    writer.line()
    writer.shortBlock(
      "\(options.access.open)override var fittingSize: NSSize", "",
      Code("_styleFit(super.fittingSize, _contentSize(in:))"))
  }
}

extension ComponentPlan {
  /// Whether the stack that determines the component's size may contain texts of several lines, so that its height depends on its width.
  fileprivate var contentWraps: Bool { component.fittingStack.map(contentWraps) ?? false }

  private func contentWraps(_ index: Int) -> Bool {
    switch component.layers[index].kind {
    case .text:
      guard let wraps = shown(.isWrapped, ofLayer: index) ?? shown(.numberOfLines, ofLayer: index) else {
        return false
      }
      return wraps.constant != .bool(false)
    case .stack: return sublayers[index].contains(where: contentWraps)
    case .component: return nested[index]?.contentWraps ?? false
    case .rectangle, .gradient, .shape, .image, .material: return false
    }
  }
}
