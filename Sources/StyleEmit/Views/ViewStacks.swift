import StyleModel
@_spi(Generated) import StyleRuntime

extension LayerFrame {
  /// Whether the frame in a stack has both a width and a height.
  fileprivate var hasSize: Bool { if case .stacked(_?, _?) = self { true } else { false } }
}

// Layers that stand one after the other, and what a view is as large as.
extension ViewClass {
  private func isStack(_ index: Int) -> Bool { plan.component.layers[index].kind == .stack }

  /// The stacks that the class lays out.
  private var stacks: [Int] { layers.map(\.index).filter(isStack) }

  var hasStacks: Bool { !stacks.isEmpty }

  /// The stack that the view is as large as.
  var fittingStack: Int? {
    plan.component.fittingStack.flatMap { stack in layers.contains { $0.index == stack } ? stack : nil }
  }

  /// The name of the function that returns a stack in a look.
  func function(ofStack index: Int) -> String { variable(ofLayer: index) + "Stack" }

  /// Writes the line that places the layers of a stack.
  func writePlacing(inStack index: Int, _ writer: inout SwiftWriter) {
    guard isStack(index) else { return }
    writer.line("\(function(ofStack: index))(look).place(in: \(variable(ofLayer: index)).bounds)")
  }

  /// A function for each stack, and the size of the view.
  func writeStacks(_ writer: inout SwiftWriter) {
    for index in stacks {
      writer.line()
      writer.block("private func \(function(ofStack: index))(_ look: \(plan.styleName)) -> StyleStack") {
        writer in
        let inner = plan.sublayers[index].filter(hasVariable)
        let items = writeList(of: inner, "StyleStack.Item", &writer) { item($0, plan.component.layers[$0]) }
        let isAlone = !inner.contains { plan.loops.loop(ofLayer: $0) != nil }
        writer.statement(
          isAlone ? "" : "return ",
          .call("StyleStack", arguments(ofStack: index) + [items.labeled("items")]))
      }
    }
    writeContentSize(&writer)
  }

  private func arguments(ofStack index: Int) -> [Code] {
    var arguments: [Code] = []
    func read(_ property: LayerProperty) -> SwiftValue? {
      guard let value = plan.read(.layer(property), ofLayer: index), value.constant != property.defaultValue
      else { return nil }
      return value
    }
    for (property, type) in [
      (LayerProperty.axis, "StyleStackAxis"), (.alignment, "StyleStackAlignment"),
      (.distribution, "StyleStackDistribution"),
    ] {
      guard let value = read(property) else { continue }
      let word = value.choice.map { Code("." + $0) } ?? .call(type, [value.word.bare])
      arguments.append(word.labeled(property.name))
    }
    for property in [LayerProperty.spacing, .insets, .minWidth, .minHeight] {
      if let value = read(property) { arguments.append(value.bare.labeled(property.name)) }
    }
    return arguments + [Code("direction: \(framework.layoutDirection)")]
  }

  private func item(_ index: Int, _ layer: Layer) -> Code {
    let variable = variable(ofLayer: index)
    var arguments: [Code]
    switch layer.kind {
    case .rectangle, .gradient, .shape, .material:
      arguments = view(ofLayer: index).map { [Code("view: \($0)")] } ?? [Code(variable)]
    case .text:
      arguments = view(ofLayer: index).map { [Code("view: \($0)")] } ?? []
      arguments.append(Code("text: \(variable)"))
      // What has one line doesn't wrap.
      if let lines = plan.read(.layer(.numberOfLines), ofLayer: index), (lines.constant?.double ?? 2) > 1 {
        arguments.append(lines.bare.labeled("lines"))
      }
    case .image:
      arguments = [view(ofLayer: index).map { Code("view: \($0)") } ?? Code(variable)]
      // To look up a picture takes time.
      if !layer.frame.hasSize { arguments.append(pictureSize(index).labeled("size")) }
    case .stack:
      arguments = [
        view(ofLayer: index).map { Code("view: \($0)") } ?? Code(variable),
        Code("stack: \(function(ofStack: index))(look)"),
      ]
    case .component:
      arguments = [Code("view: \(variable)")]
      if plan.nested[index]?.component.fittingStack != nil {
        arguments.append(Code("fitting: \(variable).sizeThatFits"))
        if mayAlignBaselines(layer.parent) {
          arguments.append(Code("baseline: \(variable)._styleBaseline"))
        }
        if plan.nested[index]?.contentMayStretch() == true {
          arguments.append(Code("stretches: \(variable)._styleStretches"))
        }
      } else if let held = plan.nested[index]?.component.base {
        arguments += sizeOfClass(held, variable)
      }
    }
    if case .stacked(let width, let height) = layer.frame {
      for (name, length) in [("width", width), ("height", height)] {
        guard let length else {
          if name == "height", isAsHighAsItsClass(index) {
            arguments.append(Code("height: \(variable)._styleOwnHeight"))
          }
          continue
        }
        arguments.append(plan.value(length, of: "look").bare.labeled(name))
      }
    }
    let item = Code.call("StyleStack.Item", arguments)
    guard let spacing = plan.read(.layer(.spacingAfter), ofLayer: index), !spacing.isNull else { return item }
    return .chain(item, .call(".spacing", [spacing.bare.labeled("after")]))
  }

  /// The argument for the size of a class's view in a stack; empty for a class without one.
  private func sizeOfClass(_ base: BaseClass, _ variable: String) -> [Code] {
    if let size = base.fixedSize {
      // AppKit's own controls have other sizes than UIKit's.
      if framework == .appkit, AppleFramework.appkit.drawsItself(base) {
        return [Code("content: \(variable).sizeThatFits")]
      }
      let sides = [
        Literal.number(size.width).labeled("width"), Literal.number(size.height).labeled("height"),
      ]
      return [.call("CGSize", sides).labeled("size")]
    }
    switch base.fit {
    case .nothing: return []
    case .text: return [Code("text: \(variable).sizeThatFits")]
    case .titleAndImage: return [Code("content: \(variable).sizeThatFits")]
    case .ownHeight: return []
    case .ownSize:
      // AppKit's indicator of progress is no control.
      return framework == .appkit && base == .activityIndicator
        ? [Code("size: \(variable).intrinsicContentSize")] : [Code("content: \(variable).sizeThatFits")]
    }
  }

  /// Whether a layer has a view whose class determines its height, and takes any width.
  private func isAsHighAsItsClass(_ index: Int) -> Bool {
    guard let held = plan.nested[index]?.component else { return false }
    return held.base.fit == .ownHeight && held.fittingStack == nil
  }

  /// Whether a stack brings baselines of texts to one height in some look.
  private func mayAlignBaselines(_ stack: Int?) -> Bool {
    guard let stack, let alignment = plan.read(.layer(.alignment), ofLayer: stack) else { return false }
    return alignment.constant?.chosen(StackAlignment.self).map { $0.baselineEdge != nil } ?? true
  }

  /// Writes the method by which a stack around the view learns whether the view fills the available space.
  func writeStretching(_ writer: inout SwiftWriter) {
    guard plan.isHeld, plan.contentMayStretch(), let stack = fittingStack else { return }
    writer.line()
    writer.block("\(plan.sharedAccess)func _styleStretches(along direction: StyleStackAxis) -> Bool") {
      writer in
      if defersStyle { writer.line("if _needsStyle { \(showsChangedStyle) }") }
      let keyword = defersStyle ? "return " : ""
      writer.line(
        "\(keyword)\(function(ofStack: stack))(_shown?.look ?? \(styleMember)).stretches(along: direction)")
    }
  }

  /// Writes the method by which a stack around the view gets the view's baselines.
  func writeBaseline(_ writer: inout SwiftWriter) {
    guard plan.isHeld, let stack = fittingStack else { return }
    writer.line()
    writer.lines(
      """
      \(plan.sharedAccess)func _styleBaseline(
        in size: CGSize,
        _ edge: StyleBaselineEdge
      ) -> CGFloat? {
      """)
    writer.nested { writer in
      if defersStyle { writer.line("if _needsStyle { \(showsChangedStyle) }") }
      writer.line("let look = _shown?.look ?? \(styleMember)")
      guard let insets = insetsAroundStack(stack) else {
        return writer.line("return \(function(ofStack: stack))(look).baseline(in: size, edge)")
      }
      writer.statement("let insets = ", insets)
      writer.line("let inner = CGRect(origin: .zero, size: size)._styleInset(by: insets)")
      writer.line(
        "return \(function(ofStack: stack))(look).baseline(in: inner.size, edge).map { insets.top + $0 }")
    }
    writer.line("}")
  }

  /// The expression for the size of the picture in an image layer.
  private func pictureSize(_ index: Int) -> Code {
    guard let contents = plan.read(.layer(.contents), ofLayer: index), !contents.isNull else {
      return Code(".zero")
    }
    var picture = picture(contents)
    picture.mayBeNil = true
    if let given = givenPicture(.layer(.contents), ofLayer: index) {
      picture = SwiftValue(given, mayBeNil: true).or(picture)
    }
    return picture.member("size").or(SwiftValue(".zero")).bare
  }

  /// The insets around the stack that determines the view's size; nil where there are none.
  func insetsAroundStack(_ index: Int) -> Code? {
    guard case .inset(let expression) = plan.component.layers[index].frame else { return nil }
    if plan.fixedConstant(expression)?.value == .edgeInsets(EdgeInsets(0)) { return nil }
    let (inset, isNumber) = plan.inset(expression, of: "look")
    guard isNumber else { return inset.bare }
    let sides = ["top", "left", "bottom", "right"].map { inset.bare.labeled($0) }
    return .call("StyleEdgeInsets", sides)
  }
}
