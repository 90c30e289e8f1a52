import StyleModel

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

  /// The function that gives a stack as it is in a look.
  private func function(ofStack index: Int) -> String { variable(ofLayer: index) + "Stack" }

  /// Puts what is in a stack in its place.
  func writePlacing(inStack index: Int, _ writer: inout SwiftWriter) {
    guard isStack(index) else { return }
    writer.line("\(function(ofStack: index))(look).place(in: \(variable(ofLayer: index)).bounds)")
  }

  /// A function for each stack, and the size of the view.
  func writeStacks(_ writer: inout SwiftWriter) {
    for index in stacks {
      writer.line()
      writer.block("private func \(function(ofStack: index))(_ look: \(plan.styleName)) -> StyleStack") {
        $0.statement("", .call("StyleStack", arguments(ofStack: index)))
      }
    }
    writeFittingSize(&writer)
  }

  private func arguments(ofStack index: Int) -> [Code] {
    var arguments: [Code] = []
    func read(_ property: LayerProperty) -> SwiftValue? {
      guard let value = plan.read(.layer(property), ofLayer: index), value.constant != property.defaultValue
      else { return nil }
      return value
    }
    for (property, type) in [
      (LayerProperty.axis, "StyleStack.Axis"), (.alignment, "StyleStack.Alignment"),
      (.distribution, "StyleStack.Distribution"),
    ] {
      guard let value = read(property) else { continue }
      let word = value.choice.map { Code("." + $0) } ?? .call(type, [value.word.bare])
      arguments.append(word.labeled(property.name))
    }
    if let spacing = read(.spacing) { arguments.append(spacing.bare.labeled("spacing")) }
    if let insets = read(.insets) { arguments.append(insets.bare.labeled("insets")) }
    arguments.append(Code("direction: \(framework.layoutDirection)"))
    let items = layers.filter { $0.layer.parent == index && !$0.layer.isMask }.map {
      item($0.index, $0.layer)
    }
    return arguments + [.array(items).labeled("items")]
  }

  private func item(_ index: Int, _ layer: Layer) -> Code {
    let variable = variable(ofLayer: index)
    var arguments: [Code]
    switch layer.kind {
    case .rectangle, .gradient, .shape, .material:
      arguments = view(ofLayer: index).map { [Code("view: \($0)")] } ?? [Code(variable)]
    case .text:
      arguments =
        view(ofLayer: index).map { [Code("view: \($0)"), Code("text: \(variable)")] } ?? [
          Code("text: \(variable)")
        ]
    case .image:
      arguments = [
        view(ofLayer: index).map { Code("view: \($0)") } ?? Code(variable),
        pictureSize(index).labeled("size"),
      ]
    case .stack:
      arguments = [
        view(ofLayer: index).map { Code("view: \($0)") } ?? Code(variable),
        Code("stack: \(function(ofStack: index))(look)"),
      ]
    case .component:
      arguments = [
        plan.nested[index]?.component.fittingStack == nil
          ? Code("view: \(variable)") : Code("fitting: \(variable)")
      ]
    }
    if case .stacked(let width, let height) = layer.frame {
      for (name, length) in [("width", width), ("height", height)] {
        guard let length else { continue }
        arguments.append(plan.value(length, of: "look").bare.labeled(name))
      }
    }
    return .call("StyleStack.Item", arguments)
  }

  /// That of the picture that an image layer shows.
  private func pictureSize(_ index: Int) -> Code {
    guard let contents = plan.read(.layer(.contents), ofLayer: index), !contents.isNull else {
      return Code(".zero")
    }
    var picture = picture(contents)
    picture.mayBeNil = true
    if let given = givenPicture(.layer(.contents), ofLayer: index) {
      picture = SwiftValue(given.variable, mayBeNil: true).or(picture)
    }
    return picture.member("size").or(SwiftValue(".zero")).bare
  }

  private func writeFittingSize(_ writer: inout SwiftWriter) {
    guard let stack = fittingStack else { return }
    let access = options.access.open
    let size = "\(function(ofStack: stack))(_shown?.look ?? \(plan.styleMember)).size"
    let insets = insetsAroundStack(stack)
    writer.line()
    writer.documentation("That of what is in the view.")
    writer.block("\(access)override var intrinsicContentSize: CGSize") { writer in
      if insets != nil { writer.line("let look = _shown?.look ?? \(plan.styleMember)") }
      writer.statement("", expanded(Code("\(size)()"), insets))
    }
    guard framework == .uikit else { return }
    writer.line()
    writer.block("\(access)override func sizeThatFits(_ size: CGSize) -> CGSize") { writer in
      if insets != nil {
        writer.line("let look = _shown?.look ?? \(plan.styleMember)")
        writer.statement("let insets = ", insets ?? Code(""))
        writer.line(
          "return \(size)(in: size.width - insets.left - insets.right).expanded(by: insets)")
      } else {
        writer.line("\(size)(in: size.width)")
      }
    }
    guard plan.component.base.isCell else { return }
    writer.line()
    writer.lines(
      """
      \(access)override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        let size = sizeThatFits(targetSize)
        return CGSize(
          width: horizontalFittingPriority == .required ? targetSize.width : size.width,
          height: verticalFittingPriority == .required ? targetSize.height : size.height
        )
      }
      """)
  }

  private func expanded(_ size: Code, _ insets: Code?) -> Code {
    insets.map { .call("return " + size.text + ".expanded", [$0.labeled("by")]) } ?? size
  }

  /// What lies around the stack that the view is as large as; nil where that is nothing.
  private func insetsAroundStack(_ index: Int) -> Code? {
    guard case .inset(let expression) = plan.component.layers[index].frame else { return nil }
    let type = expression.insetType(of: plan.component)
    let value = plan.value(expression, as: type, of: "look").bare
    if type == .edgeInsets { return value }
    let sides = ["top", "left", "bottom", "right"].map { value.labeled($0) }
    return .call("StyleEdgeInsets", sides)
  }
}

extension ViewFramework {
  /// `StyleStacks+UIKit.swift`: how layers stand one after the other.
  var stacksSource: String {
    #"""
    /// Layers one after the other, in a row or a column that is as large as they are. Those that are hidden take no
    /// room.
    @MainActor struct StyleStack {
      enum Axis: String {
        case horizontal, vertical

        init(_ name: String) { self = Axis(rawValue: name) ?? .horizontal }
      }

      enum Alignment: String {
        case fill, leading, top, center, trailing, bottom

        init(_ name: String) { self = Alignment(rawValue: name) ?? .fill }
      }

      enum Distribution: String {
        case fill, fillEqually, equalSpacing

        init(_ name: String) { self = Distribution(rawValue: name) ?? .fill }
      }

      var axis = Axis.horizontal
      var alignment = Alignment.fill
      var distribution = Distribution.fill
      var spacing: CGFloat = 0
      var insets = StyleEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      var direction = \#(directionType).leftToRight
      var items: [Item]

      /// A layer in a stack.
      @MainActor struct Item {
        /// What the style says of its size.
        var width: CGFloat?
        var height: CGFloat?
        /// How large it is in lines of some width; nil for what has no size of its own.
        var content: ((_ width: CGFloat) -> CGSize)?
        var isText = false
        var isHidden: Bool
        var place: (CGRect) -> Void
      }

      private var shown: [Item] { items.filter { !$0.isHidden } }

      // MARK: Sizes

      /// How large the stack is with what is in it, where there is room for some width.
      func size(in width: CGFloat = .infinity) -> CGSize {
        let shown = shown
        let gaps = spacing * CGFloat(max(0, shown.count - 1))
        let room = max(0, width - insets.left - insets.right)
        var inner = CGSize.zero
        switch axis {
        case .horizontal:
          let widths = widths(of: shown, in: room, isFilled: false)
          let heights = zip(shown, widths).map { $0.height ?? $0.content?($1).height ?? 0 }
          inner = CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
        case .vertical:
          let widths = shown.map { $0.width ?? min($0.content?(.infinity).width ?? 0, room) }
          let widest = widths.max() ?? 0
          let heights = heights(of: shown, in: room.isFinite ? room : widest)
          let sum =
            distribution == .fillEqually
            ? (heights.max() ?? 0) * CGFloat(heights.count) : heights.reduce(0, +)
          inner = CGSize(width: widest, height: sum + gaps)
        }
        return inner.expanded(by: insets)
      }

      // MARK: Frames

      /// Puts all layers in their places.
      func place(in bounds: CGRect) {
        let shown = shown
        let box = bounds.inset(by: insets.turned(direction))
        for item in items where item.isHidden { item.place(.zero) }
        switch axis {
        case .horizontal:
          let widths = widths(of: shown, in: box.width, isFilled: true)
          let gap = gap(between: widths, in: box.width)
          var x = box.minX
          for (item, width) in zip(shown, widths) {
            let (y, height) = across(item.height, item.content?(width).height, in: box.height)
            let frame = CGRect(x: x, y: box.minY + y, width: width, height: height)
            item.place(box.turning(frame, direction))
            x += width + gap
          }
        case .vertical:
          let heights = spread(heights(of: shown, in: box.width), of: shown, in: box.height)
          let gap = gap(between: heights, in: box.height)
          var y = box.minY
          for (item, height) in zip(shown, heights) {
            let (x, width) = across(item.width, item.content?(box.width).width, in: box.width)
            let frame = CGRect(x: box.minX + x, y: y, width: width, height: height)
            item.place(box.turning(frame, direction))
            y += height + gap
          }
        }
      }

      private func gap(between lengths: [CGFloat], in room: CGFloat) -> CGFloat {
        guard distribution == .equalSpacing, lengths.count > 1 else { return spacing }
        return max(spacing, (room - lengths.reduce(0, +)) / CGFloat(lengths.count - 1))
      }

      /// Where a layer begins across the stack, and how long it is there.
      private func across(
        _ said: CGFloat?,
        _ content: CGFloat?,
        in room: CGFloat
      ) -> (start: CGFloat, length: CGFloat) {
        guard let own = said ?? content.map({ min($0, max(0, room)) }) else { return (0, room) }
        switch alignment {
        case .fill: return (0, said ?? room)
        case .leading, .top: return (0, own)
        case .center: return ((room - own) / 2, own)
        case .trailing, .bottom: return (room - own, own)
        }
      }

      // MARK: Lengths along the axis

      private func widths(
        of items: [Item],
        in room: CGFloat,
        isFilled: Bool
      ) -> [CGFloat] {
        let own = items.map { $0.width ?? $0.content?(.infinity).width }
        let natural = own.map { $0 ?? 0 }
        let gaps = spacing * CGFloat(max(0, items.count - 1))
        if distribution == .fillEqually {
          let share = max(0, room - gaps) / CGFloat(max(1, items.count))
          return items.map { _ in isFilled ? share : min(share, natural.max() ?? 0) }
        }
        guard room.isFinite else { return natural }
        let rest = room - gaps - natural.reduce(0, +)
        if rest < 0 { return shrunk(natural, of: items, by: -rest) }
        return isFilled ? stretched(own, by: rest) : natural
      }

      private func heights(of items: [Item], in width: CGFloat) -> [CGFloat] {
        items.map { $0.height ?? $0.content?(min($0.width ?? width, width)).height ?? 0 }
      }

      private func spread(_ heights: [CGFloat], of items: [Item], in room: CGFloat) -> [CGFloat] {
        let rest = room - spacing * CGFloat(max(0, items.count - 1))
        if distribution == .fillEqually {
          return heights.map { _ in max(0, rest) / CGFloat(max(1, heights.count)) }
        }
        let own = zip(items, heights).map { item, height in
          item.height == nil && item.content == nil ? nil : height
        }
        return stretched(own, by: max(0, rest - heights.reduce(0, +)))
      }

      /// Layers that have no length of their own share what is left.
      private func stretched(_ own: [CGFloat?], by rest: CGFloat) -> [CGFloat] {
        let flexible = own.filter { $0 == nil }.count
        let share = distribution == .fill && flexible > 0 ? rest / CGFloat(flexible) : 0
        return own.map { $0 ?? share }
      }

      /// What does not fit is taken from texts: none stays wider than the others need.
      private func shrunk(
        _ widths: [CGFloat],
        of items: [Item],
        by missing: CGFloat
      ) -> [CGFloat] {
        let texts = items.indices.filter { items[$0].isText && items[$0].width == nil }
        var room = max(0, texts.reduce(0) { $0 + widths[$1] } - missing)
        var result = widths
        var rest = CGFloat(texts.count)
        for place in texts.sorted(by: { widths[$0] < widths[$1] }) {
          result[place] = min(widths[place], room / rest)
          room -= result[place]
          rest -= 1
        }
        return result
      }
    }

    extension StyleStack.Item {
      /// A layer that has no size of its own.
      init(_ layer: CALayer, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(width: width, height: height, isHidden: layer.isHidden) { layer.place(in: $0) }
      }

      init(text layer: CATextLayer, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(layer, width: width, height: height)
        content = { layer.size(in: $0) }
        isText = true
      }

      /// A layer with a picture.
      init(_ layer: CALayer, size: CGSize, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(layer, width: width, height: height)
        content = { _ in size }
      }

      /// A stack in a stack.
      init(_ layer: CALayer, stack: StyleStack, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(layer, width: width, height: height)
        content = { stack.size(in: $0) }
      }

      init(view: \#(viewType), width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(width: width, height: height, isHidden: view.isHidden) { view.frame = $0 }
      }

      /// A view whose layer is a stack.
      init(view: \#(viewType), stack: StyleStack, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(view: view, width: width, height: height)
        content = { stack.size(in: $0) }
      }

      init(view: \#(viewType), text: CATextLayer, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(view: view, width: width, height: height)
        content = { text.size(in: $0) }
        isText = true
      }

      init(view: \#(viewType), size: CGSize, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(view: view, width: width, height: height)
        content = { _ in size }
      }

      /// A view that is as large as what is in it.
      init(fitting view: \#(viewType), width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(view: view, width: width, height: height)
        content = { \#(fittingSize) }
      }
    }

    nonisolated extension CATextLayer {
      /// How large the text is, in lines of some width where it wraps.
      func size(in width: CGFloat) -> CGSize {
        let set = string as? NSAttributedString
        guard let text = set?.string ?? string as? String, !text.isEmpty else { return .zero }
        var size = preferredFrameSize()
        if isWrapped, let font = font as? \#(fontType) {
          let room = CGSize(width: width, height: .greatestFiniteMagnitude)
          let words = set ?? NSAttributedString(string: text, attributes: [.font: font])
          size =
            words.boundingRect(
              with: room,
              options: [.usesLineFragmentOrigin, .usesFontLeading],
              context: nil
            ).size
        }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
      }
    }
    """#
  }

  private var viewType: String { self == .uikit ? "UIView" : "NSView" }
  private var fontType: String { self == .uikit ? "UIFont" : "NSFont" }
  private var fittingSize: String {
    self == .uikit
      ? "view.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude))"
      : "_ in view.intrinsicContentSize"
  }
}
