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

      init(text layer: CATextLayer, lines: Int = 0, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(layer, width: width, height: height)
        content = { layer.size(in: $0, lines: lines) }
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

      init(
        view: \#(viewType),
        text: CATextLayer,
        lines: Int = 0,
        width: CGFloat? = nil,
        height: CGFloat? = nil
      ) {
        self.init(view: view, width: width, height: height)
        content = { text.size(in: $0, lines: lines) }
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
      /// How large the text is: where it wraps, in lines of some width, and in no more than `lines` of them where that is above 1.
      func size(in width: CGFloat, lines: Int) -> CGSize {
        let set = string as? NSAttributedString
        guard let text = set?.string ?? string as? String, !text.isEmpty else { return .zero }
        var size = preferredFrameSize()
        if isWrapped, let font = font as? \#(fontType) {
          let words = set ?? NSAttributedString(string: text, attributes: [.font: font])
          size = words.sizeOfLines(in: width)
          if lines > 1 {
            let attributes = words.attributes(at: 0, effectiveRange: nil)
            let line = NSAttributedString(string: "x", attributes: attributes).sizeOfLines(in: width)
            size.height = min(size.height, line.height * CGFloat(lines))
          }
        }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
      }
    }

    nonisolated extension NSAttributedString {
      fileprivate func sizeOfLines(in width: CGFloat) -> CGSize {
        boundingRect(
          with: CGSize(width: width, height: .greatestFiniteMagnitude),
          options: [.usesLineFragmentOrigin, .usesFontLeading],
          context: nil
        ).size
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
