/// The layout of layers one after the other, in a row or a column, in points.
nonisolated package struct StyleStackLayout {
  package var axis: StyleStackAxis
  package var alignment: StyleStackAlignment
  package var distribution: StyleStackDistribution
  package var spacing: Double
  package var insets: StyleEdgeInsets
  /// Whether a row begins at the right, and left and right of the insets change places.
  package var isRightToLeft: Bool
  package var items: [Item]

  /// A layer in a stack.
  package struct Item {
    /// The size that the style gives it.
    package var width: Double?
    package var height: Double?
    /// Whether it is a text, which gives way where there is no room.
    package var isText: Bool
    /// Whether it is as large as a stack in it, whose texts give way.
    package var isStack: Bool

    #if !EMBEDDED
      package init(width: Double?, height: Double?, isText: Bool, isStack: Bool) {
        self.width = width
        self.height = height
        self.isText = isText
        self.isStack = isStack
      }
    #endif
  }

  /// Returns how large the contents of an item are in lines of some width, or of any width for
  /// nil. The result is nil for an item without contents.
  package typealias Measure = (_ index: Int, _ width: Double?) -> StyleSize?

  #if !EMBEDDED
    package init(
      axis: StyleStackAxis,
      alignment: StyleStackAlignment,
      distribution: StyleStackDistribution,
      spacing: Double,
      insets: StyleEdgeInsets,
      isRightToLeft: Bool,
      items: [Item]
    ) {
      self.axis = axis
      self.alignment = alignment
      self.distribution = distribution
      self.spacing = spacing
      self.insets = insets
      self.isRightToLeft = isRightToLeft
      self.items = items
    }
  #endif

  private var gaps: Double { spacing * Double(max(0, items.count - 1)) }

  // MARK: Sizes

  /// How large the stack is with its items, if there is room for some width, or any for nil.
  package func size(in width: Double?, _ measure: Measure) -> StyleSize {
    let room = width.map { max(0, $0 - insets.left - insets.right) }
    let inner: StyleSize
    switch axis {
    case .horizontal:
      let widths = widths(in: room, isFilled: false, measure)
      let heights = items.indices.map {
        items[$0].height ?? measure($0, widths[$0])?.height ?? 0
      }
      inner = StyleSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
    case .vertical:
      let widths = items.indices.map { index in
        let own = items[index].width ?? measure(index, nil)?.width ?? 0
        guard let room, own > room else { return own }
        return max(room, leastWidth(index, own, measure))
      }
      let widest = widths.max() ?? 0
      let heights = heights(in: room ?? widest, measure).map { $0 ?? 0 }
      let tallest = heights.max() ?? 0
      let isEqual = distribution == .fillEqually
      let sum = isEqual ? tallest * Double(heights.count) : heights.reduce(0, +)
      inner = StyleSize(width: widest, height: sum + gaps)
    }
    return StyleSize(
      width: inner.width + insets.left + insets.right,
      height: inner.height + insets.top + insets.bottom
    )
  }

  // MARK: Frames

  /// The frame of each item in a stack that fills a rectangle.
  package func frames(in bounds: StyleRect, _ measure: Measure) -> [StyleRect] {
    let (left, right) = isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    let box = StyleRect(
      x: bounds.x + left,
      y: bounds.y + insets.top,
      width: max(0, bounds.width - left - right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
    var frames: [StyleRect] = []
    func add(x: Double, y: Double, width: Double, height: Double) {
      let left = isRightToLeft ? box.x + box.width - x - width : box.x + x
      frames.append(StyleRect(x: left, y: y, width: width, height: height))
    }
    switch axis {
    case .horizontal:
      let widths = widths(in: box.width, isFilled: true, measure)
      let gaps = gaps(between: widths, in: box.width)
      var start = 0.0
      for (index, width) in widths.enumerated() {
        let content = measure(index, width)?.height
        let (y, height) = across(items[index].height, content, in: box.height)
        add(x: start, y: box.y + y, width: width, height: height)
        start += width + gaps[index]
      }
    case .vertical:
      let heights = spread(heights(in: box.width, measure), in: box.height)
      let gaps = gaps(between: heights, in: box.height)
      var start = box.y
      for (index, height) in heights.enumerated() {
        let content = measure(index, box.width)?.width
        let (x, width) = across(items[index].width, content, in: box.width)
        add(x: x, y: start, width: width, height: height)
        start += height + gaps[index]
      }
    }
    return frames
  }

  /// The room behind each layer; that behind the last one means nothing.
  private func gaps(between lengths: [Double], in room: Double) -> [Double] {
    var gaps = lengths.map { _ in spacing }
    if lengths.count < 2 { return gaps }
    switch distribution {
    case .fill, .fillEqually, .fillProportionally: break
    case .equalSpacing:
      let share = (room - lengths.reduce(0, +)) / Double(lengths.count - 1)
      gaps = lengths.map { _ in max(spacing, share) }
    case .equalCentering:
      // From each middle to the next there are two halves and the gap.
      let halves = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
      var room = room - (lengths[0] + lengths[lengths.count - 1]) / 2
      var free = Array(halves.indices)
      while !free.isEmpty {
        let distance = room / Double(free.count)
        let tight = free.filter { distance - halves[$0] < spacing }
        if tight.isEmpty {
          for index in free { gaps[index] = distance - halves[index] }
          break
        }
        // Those that would come too close keep the spacing, and the others share what is left.
        room -= tight.reduce(0) { $0 + halves[$1] + spacing }
        free.removeAll(where: tight.contains)
      }
    }
    return gaps
  }

  /// Where an item begins across the stack, and how long it is there.
  private func across(
    _ given: Double?,
    _ content: Double?,
    in room: Double
  ) -> (start: Double, length: Double) {
    guard let own = given ?? content.map({ min($0, max(0, room)) }) else { return (0, room) }
    switch alignment {
    case .fill: return (0, given ?? room)
    case .leading, .top: return (0, own)
    case .center: return ((room - own) / 2, own)
    case .trailing, .bottom: return (room - own, own)
    }
  }

  // MARK: Lengths along the axis

  private func widths(in room: Double?, isFilled: Bool, _ measure: Measure) -> [Double] {
    let own = items.indices.map { items[$0].width ?? measure($0, nil)?.width }
    let natural = own.map { $0 ?? 0 }
    if distribution == .fillEqually {
      let widest = natural.max() ?? 0
      guard let room else { return natural.map { _ in widest } }
      let share = max(0, room - gaps) / Double(max(1, natural.count))
      return natural.map { _ in isFilled ? share : min(share, widest) }
    }
    guard let room else { return natural }
    if distribution == .fillProportionally {
      let whole = natural.reduce(0, +)
      let room = max(0, room - gaps)
      return isFilled || whole > room ? scaled(natural, to: room) : natural
    }
    let rest = room - gaps - natural.reduce(0, +)
    if rest < 0 { return shrunk(natural, by: -rest, measure) }
    return isFilled ? stretched(own, by: rest) : natural
  }

  /// The heights of items in a column of some width; nil for an item without a height.
  private func heights(in width: Double, _ measure: Measure) -> [Double?] {
    items.indices.map { index in
      items[index].height ?? measure(index, min(items[index].width ?? width, width))?.height
    }
  }

  private func spread(_ own: [Double?], in room: Double) -> [Double] {
    let rest = room - gaps
    if distribution == .fillEqually {
      return own.map { _ in max(0, rest) / Double(max(1, own.count)) }
    }
    if distribution == .fillProportionally {
      return scaled(own.map { $0 ?? 0 }, to: max(0, rest))
    }
    return stretched(own, by: max(0, rest - own.reduce(0) { $0 + ($1 ?? 0) }))
  }

  /// All by the same factor.
  private func scaled(_ own: [Double], to room: Double) -> [Double] {
    let whole = own.reduce(0, +)
    return whole > 0 ? own.map { $0 * (room / whole) } : own
  }

  /// Items that have no length of their own share what is left.
  private func stretched(_ own: [Double?], by rest: Double) -> [Double] {
    let flexible = own.filter { $0 == nil }.count
    let share = distribution == .fill && flexible > 0 ? rest / Double(flexible) : 0
    return own.map { $0 ?? share }
  }

  /// How narrow an item can be that is as wide as `own` where there is room.
  private func leastWidth(_ index: Int, _ own: Double, _ measure: Measure) -> Double {
    if items[index].width != nil { return own }
    if items[index].isText { return 0 }
    return items[index].isStack ? min(own, measure(index, 0)?.width ?? 0) : own
  }

  /// What doesn't fit is taken from texts, and from stacks with texts: none stays wider than the
  /// others need, and none gets narrower than what is in it.
  private func shrunk(_ widths: [Double], by missing: Double, _ measure: Measure) -> [Double] {
    let least = items.indices.map { leastWidth($0, widths[$0], measure) }
    var shrinking = items.indices.filter { least[$0] < widths[$0] }
    var room = max(0, shrinking.reduce(0) { $0 + widths[$1] } - missing)
    var result = widths
    while !shrinking.isEmpty {
      var left = room
      var rest = Double(shrinking.count)
      for index in shrinking.sorted(by: { widths[$0] < widths[$1] }) {
        result[index] = min(widths[index], max(0, left) / rest)
        left -= result[index]
        rest -= 1
      }
      let tooNarrow = shrinking.filter { result[$0] < least[$0] }
      if tooNarrow.isEmpty { return result }
      for index in tooNarrow {
        result[index] = least[index]
        room -= least[index]
      }
      shrinking.removeAll { tooNarrow.contains($0) }
    }
    return result
  }
}
