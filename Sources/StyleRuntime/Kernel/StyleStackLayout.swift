/// The layout of layers one after the other, in a row or a column, in points.
nonisolated package struct StyleStackLayout {
  package var axis: StyleStackAxis
  package var alignment: StyleStackAlignment
  package var distribution: StyleStackDistribution
  package var spacing: Double
  package var insets: StyleEdgeInsets
  /// The size that the stack has at least.
  package var minWidth: Double = 0
  package var minHeight: Double = 0
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
    /// Whether such a stack takes what room there is.
    package var stretchesWidth = false
    package var stretchesHeight = false
    /// What is between it and the next item; nil for the stack's spacing.
    package var spacingAfter: Double?

    #if !EMBEDDED
      package init(
        width: Double?,
        height: Double?,
        isText: Bool,
        isStack: Bool,
        stretchesWidth: Bool = false,
        stretchesHeight: Bool = false,
        spacingAfter: Double? = nil
      ) {
        self.width = width
        self.height = height
        self.isText = isText
        self.isStack = isStack
        self.stretchesWidth = stretchesWidth
        self.stretchesHeight = stretchesHeight
        self.spacingAfter = spacingAfter
      }
    #endif
  }

  /// Returns how large the contents of an item are in lines of some width, or of any width for
  /// nil. The result is nil for an item without contents.
  package typealias Measure = (_ index: Int, _ width: Double?) -> StyleSize?

  /// Returns how far the baseline of an item's first or last text is from its top, where the item
  /// has some size. The result is nil for an item without texts, whose bottom edge stands for it.
  package typealias Baseline = (_ index: Int, _ size: StyleSize, _ edge: StyleBaselineEdge) ->
    Double?

  #if !EMBEDDED
    package init(
      axis: StyleStackAxis,
      alignment: StyleStackAlignment,
      distribution: StyleStackDistribution,
      spacing: Double,
      insets: StyleEdgeInsets,
      minWidth: Double = 0,
      minHeight: Double = 0,
      isRightToLeft: Bool,
      items: [Item]
    ) {
      self.axis = axis
      self.alignment = alignment
      self.distribution = distribution
      self.spacing = spacing
      self.insets = insets
      self.minWidth = minWidth
      self.minHeight = minHeight
      self.isRightToLeft = isRightToLeft
      self.items = items
    }
  #endif

  /// What is at least between all items together.
  private var gaps: Double { items.indices.dropLast().reduce(0) { $0 + leastGap(after: $1) } }

  private func leastGap(after index: Int) -> Double { items[index].spacingAfter ?? spacing }

  /// The baselines on which the items of a row lie; a column has none.
  private var baselineEdge: StyleBaselineEdge? {
    axis == .horizontal ? alignment.baselineEdge : nil
  }

  // MARK: Sizes

  /// How large the stack is with its items, if there is room for some width, or any for nil.
  package func size(in width: Double?, _ measure: Measure, _ baseline: Baseline) -> StyleSize {
    let room = width.map { max(0, $0 - insets.left - insets.right) }
    let inner: StyleSize
    switch axis {
    case .horizontal:
      let widths = widths(in: room, isFilled: false, measure)
      let heights = items.indices.map { items[$0].height ?? measure($0, widths[$0])?.height }
      var height = heights.reduce(0) { max($0, $1 ?? 0) }
      if let edge = baselineEdge {
        let line = commonLine(through: edge, widths, heights, baseline)
        height = line.above + line.below
      }
      inner = StyleSize(width: widths.reduce(gaps, +), height: height)
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
      width: max(minWidth, inner.width + insets.left + insets.right),
      height: max(minHeight, inner.height + insets.top + insets.bottom)
    )
  }

  // MARK: Frames

  /// The frame of each item in a stack that fills a rectangle.
  package func frames(
    in bounds: StyleRect,
    _ measure: Measure,
    _ baseline: Baseline
  ) -> [StyleRect] {
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
      let heights = items.indices.map { index -> Double? in
        if let height = items[index].height { return height }
        return measure(index, widths[index]).map { min($0.height, box.height) }
      }
      let line = baselineEdge.map { commonLine(through: $0, widths, heights, baseline) }
      var start = start(of: widths, gaps, in: box.width)
      for (index, width) in widths.enumerated() {
        let content = stretches(index, along: .vertical) ? nil : heights[index]
        var (y, height) = across(items[index].height, content, in: box.height)
        if let line { (y, height) = on(line, index, heights[index], in: box.height) }
        add(x: start, y: box.y + y, width: width, height: height)
        start += width + gaps[index]
      }
    case .vertical:
      let heights = spread(heights(in: box.width, measure), in: box.height)
      let gaps = gaps(between: heights, in: box.height)
      var start = box.y + start(of: heights, gaps, in: box.height)
      for (index, height) in heights.enumerated() {
        let content = stretches(index, along: .horizontal) ? nil : measure(index, box.width)?.width
        let (x, width) = across(items[index].width, content, in: box.width)
        add(x: x, y: start, width: width, height: height)
        start += height + gaps[index]
      }
    }
    return frames
  }

  /// Where the first item begins.
  private func start(of lengths: [Double], _ gaps: [Double], in room: Double) -> Double {
    guard distribution == .center else { return 0 }
    return (room - lengths.reduce(0, +) - gaps.dropLast().reduce(0, +)) / 2
  }

  /// The room behind each layer; that behind the last one means nothing.
  private func gaps(between lengths: [Double], in room: Double) -> [Double] {
    let least = items.indices.map(leastGap)
    if lengths.count < 2 { return least }
    // What is shared is the distance from one end to the next start, or from middle to middle: of
    // each distance, `own` is no gap.
    let own: [Double]
    var room = room
    switch distribution {
    case .fill, .fillEqually, .fillProportionally, .center: return least
    case .equalSpacing:
      own = lengths.dropLast().map { _ in 0 }
      room -= lengths.reduce(0, +)
    case .equalCentering:
      own = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
      room -= (lengths[0] + lengths[lengths.count - 1]) / 2
    }
    var gaps = least
    var free = Array(own.indices)
    while !free.isEmpty {
      let distance = room / Double(free.count)
      let tight = free.filter { distance - own[$0] < least[$0] }
      if tight.isEmpty {
        for index in free { gaps[index] = distance - own[index] }
        break
      }
      // Those that would come too close keep their spacing, and the others share what is left.
      room -= tight.reduce(0) { $0 + own[$1] + least[$1] }
      free.removeAll(where: tight.contains)
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
    // A column has no baseline in common.
    case .leading, .top, .firstBaseline, .lastBaseline: return (0, own)
    case .center: return ((room - own) / 2, own)
    case .trailing, .bottom: return (room - own, own)
    }
  }

  // MARK: Baselines

  /// The baseline that the items of a row have in common.
  private struct Line {
    let edge: StyleBaselineEdge
    /// How far each item's own baseline is from its top.
    var ascents: [Double]
    /// How far items reach above and below the line.
    var above: Double = 0
    var below: Double = 0
    /// Whether any item has a height.
    var isHigh = false
  }

  private func commonLine(
    through edge: StyleBaselineEdge,
    _ widths: [Double],
    _ heights: [Double?],
    _ baseline: Baseline
  ) -> Line {
    var line = Line(edge: edge, ascents: [])
    for (index, height) in heights.enumerated() {
      let size = StyleSize(width: widths[index], height: height ?? 0)
      let ascent = height == nil ? 0 : baseline(index, size, edge) ?? size.height
      line.ascents.append(ascent)
      line.above = max(line.above, ascent)
      line.below = max(line.below, size.height - ascent)
      if height != nil { line.isHigh = true }
    }
    return line
  }

  /// Where an item begins in a row with a baseline, and how high it is. Items stand at the top by
  /// their first baselines, and at the bottom by their last ones. One without a height reaches from
  /// the top to the line.
  private func on(
    _ line: Line,
    _ index: Int,
    _ height: Double?,
    in room: Double
  ) -> (start: Double, length: Double) {
    var base = room
    if line.isHigh {
      switch line.edge {
      case .first: base = line.above
      case .last: base = room - line.below
      }
    }
    guard let height else { return (0, max(0, base)) }
    return (base - line.ascents[index], height)
  }

  /// How far the baseline of the first or last text in the stack is from its top, where the stack
  /// has some size; nil if there are no texts in it.
  package func baseline(
    in size: StyleSize,
    _ edge: StyleBaselineEdge,
    _ measure: Measure,
    _ baseline: Baseline
  ) -> Double? {
    let bounds = StyleRect(x: 0, y: 0, width: size.width, height: size.height)
    let frames = frames(in: bounds, measure, baseline)
    let lines = frames.enumerated().compactMap { index, frame -> Double? in
      let size = StyleSize(width: frame.width, height: frame.height)
      return baseline(index, size, edge).map { frame.y + $0 }
    }
    switch edge {
    case .first: return lines.min()
    case .last: return lines.max()
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

  /// Items that have no length of their own share what is left, and so do stacks in which there are such items. All of these are as
  /// long as each other, and none is shorter than what is in it.
  private func stretched(_ own: [Double?], by rest: Double) -> [Double] {
    var lengths = own.map { $0 ?? 0 }
    guard distribution == .fill || distribution == .center else { return lengths }
    var growing = own.indices.filter { own[$0] == nil || stretches($0, along: axis) }
    var room = growing.reduce(rest) { $0 + lengths[$1] }
    while !growing.isEmpty {
      let share = room / Double(growing.count)
      let long = growing.filter { lengths[$0] > share }
      if long.isEmpty {
        for index in growing { lengths[index] = share }
        break
      }
      room -= long.reduce(0) { $0 + lengths[$1] }
      growing.removeAll(where: long.contains)
    }
    return lengths
  }

  // MARK: What takes the room that there is

  /// Whether the stack takes the room that there is in a direction, so that a stack around it gives it
  /// what is left. It does along its axis if the room is between its items or something in it has no
  /// length of its own, and in both directions if a stack in it does.
  package func stretches(along direction: StyleStackAxis, _ measure: Measure) -> Bool {
    let isAlong = direction == axis
    if isAlong {
      switch distribution {
      case .fill, .fillEqually, .center: break
      // What has no length is stretched to none.
      case .fillProportionally: return false
      case .equalSpacing, .equalCentering: return items.count > 1
      }
    }
    return items.indices.contains { index in
      stretches(index, along: direction) || isAlong && lacksLength(index, measure)
    }
  }

  /// Whether neither a style nor what is in an item says how long it is along the axis.
  private func lacksLength(_ index: Int, _ measure: Measure) -> Bool {
    let item = items[index]
    let length = axis == .horizontal ? item.width : item.height
    return length == nil && !item.isText && measure(index, nil) == nil
  }

  /// Whether a stack in an item takes the room that there is.
  private func stretches(_ index: Int, along direction: StyleStackAxis) -> Bool {
    let item = items[index]
    switch direction {
    case .horizontal: return item.width == nil && item.stretchesWidth
    case .vertical: return item.height == nil && item.stretchesHeight
    }
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
