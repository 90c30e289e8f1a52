/// Where the layers in a stack lie, and how large the stack is with them.
///
/// Layers that are hidden take no room. Where people read from right to left, a row begins at the right, and left and right of the
/// stack's insets change places.
public struct StackLayout {
  private let look: Look
  private let isRightToLeft: Bool
  private let measure: Measure
  private let known = Known()

  /// How large what a text or an image shows is, in points, with lines no longer than `width`; nil for all else.
  public typealias Measure = (_ layer: LookLayer, _ width: Double?) -> Size?

  public init(
    _ look: Look, isRightToLeft: Bool = false, measuring measure: @escaping Measure = StackLayout.estimate
  ) {
    self.look = look
    self.isRightToLeft = isRightToLeft
    self.measure = measure
  }

  /// A layer in a stack.
  private struct Item {
    let layer: Int
    /// What the file says of its size, in points.
    let width, height: Double?
  }

  /// What was computed before. A stack asks its layers for their size several times, so stacks in each other would take a time
  /// that doubles with each of them.
  private final class Known {
    var stacks: [Int: Stack] = [:]
    /// nil for a layer without contents.
    var sizes: [Question: Size?] = [:]
    /// The layouts of components that layers hold.
    var held: [Int: StackLayout] = [:]
    /// The layers in each layer.
    var children: [[Int]]?
  }

  /// How large the contents of a layer are in lines of some width.
  private struct Question: Hashable {
    let layer: Int
    let width: Double?
  }

  private struct Stack {
    let axis: StackAxis
    let spacing: Double
    let alignment: StackAlignment
    let distribution: StackDistribution
    let insets: EdgeInsets
    let items: [Item]

    /// What lies between the layers, and within the insets before and behind them.
    var gaps: Double { spacing * Double(max(0, items.count - 1)) }
  }

  // MARK: Sizes

  /// How large a component is with what is in it, where that is in a stack; nil where it isn't.
  ///
  /// - Parameter width: What there is room for; nil for any width.
  public func fittingSize(width: Double? = nil) -> Size? {
    guard let (stack, insets) = fittingStack else { return nil }
    let room = width.map { max(0, $0 - insets.left - insets.right) }
    let size = fittingSize(of: stack, width: room)
    return Size(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// The stack that the component is as large as, and what lies around it.
  private var fittingStack: (layer: Int, insets: EdgeInsets)? {
    guard let index = look.component.fittingStack else { return nil }
    let size = Size(width: 1e6, height: 1e6)
    let frame = look.layers[index].frame(in: size)
    return (
      index,
      EdgeInsets(
        top: frame.y, left: frame.x, bottom: size.height - frame.maxY, right: size.width - frame.maxX)
    )
  }

  private func fittingSize(of index: Int, width: Double?) -> Size {
    let stack = stack(index)
    let room = width.map { max(0, $0 - stack.insets.left - stack.insets.right) }
    let inner: Size
    switch stack.axis {
    case .horizontal:
      let widths = widths(stack, in: room, isFilled: false)
      let heights = zip(stack.items, widths).map { $0.height ?? content(of: $0, $1)?.height ?? 0 }
      inner = Size(width: widths.reduce(stack.gaps, +), height: heights.max() ?? 0)
    case .vertical:
      let widths = stack.items.map { $0.width ?? min(content(of: $0, nil)?.width ?? 0, room ?? .infinity) }
      let heights = heights(stack, in: room ?? widths.max() ?? 0)
      let tallest = heights.max() ?? 0
      let sum = stack.distribution == .fillEqually ? tallest * Double(heights.count) : heights.reduce(0, +)
      inner = Size(width: widths.max() ?? 0, height: sum + stack.gaps)
    }
    return Size(
      width: inner.width + stack.insets.left + stack.insets.right,
      height: inner.height + stack.insets.top + stack.insets.bottom)
  }

  // MARK: Frames

  /// By the index of each layer that is seen in a stack of this size, where it lies in it.
  public func frames(in index: Int, size: Size) -> [Int: Rect] {
    let stack = stack(index)
    let box = Rect(size: size).inset(by: isRightToLeft ? stack.insets.mirrored : stack.insets)
    var frames: [Int: Rect] = [:]
    switch stack.axis {
    case .horizontal:
      let widths = widths(stack, in: box.width, isFilled: true)
      var x = 0.0
      let gap = gap(stack, widths, in: box.width)
      for (item, width) in zip(stack.items, widths) {
        let (y, height) = across(
          item.height, content(of: item, width)?.height, stack.alignment, in: box.height)
        let left = isRightToLeft ? box.maxX - x - width : box.x + x
        frames[item.layer] = Rect(x: left, y: box.y + y, width: width, height: height)
        x += width + gap
      }
    case .vertical:
      let heights = spread(stack, heights(stack, in: box.width), in: box.height)
      var y = box.y
      let gap = gap(stack, heights, in: box.height)
      for (item, height) in zip(stack.items, heights) {
        let (x, width) = across(
          item.width, content(of: item, box.width)?.width, stack.alignment, in: box.width)
        let left = isRightToLeft ? box.maxX - x - width : box.x + x
        frames[item.layer] = Rect(x: left, y: y, width: width, height: height)
        y += height + gap
      }
    }
    return frames
  }

  /// How far apart layers are that are spread over all of the stack.
  private func gap(_ stack: Stack, _ lengths: [Double], in room: Double) -> Double {
    guard stack.distribution == .equalSpacing, lengths.count > 1 else { return stack.spacing }
    return max(stack.spacing, (room - lengths.reduce(0, +)) / Double(lengths.count - 1))
  }

  /// Where a layer begins across the stack, and how long it is there.
  private func across(
    _ said: Double?, _ content: Double?, _ alignment: StackAlignment, in room: Double
  ) -> (start: Double, length: Double) {
    guard let own = said ?? content.map({ min($0, max(0, room)) }) else { return (0, room) }
    switch alignment {
    case .fill: return (0, said ?? room)
    case .leading, .top: return (0, own)
    case .center: return ((room - own) / 2, own)
    case .trailing, .bottom: return (room - own, own)
    }
  }

  // MARK: Lengths along the axis

  private func widths(_ stack: Stack, in room: Double?, isFilled: Bool) -> [Double] {
    let own = stack.items.map { $0.width ?? content(of: $0, nil)?.width }
    let natural = own.map { $0 ?? 0 }
    if stack.distribution == .fillEqually {
      let widest = natural.max() ?? 0
      let share = room.map { max(0, $0 - stack.gaps) / Double(max(1, natural.count)) }
      return natural.map { _ in isFilled ? share ?? widest : min(share ?? widest, widest) }
    }
    guard let room else { return natural }
    let rest = room - stack.gaps - natural.reduce(0, +)
    if rest < 0 { return shrunk(stack, natural, by: -rest) }
    return isFilled ? stretched(stack, own, by: rest) : natural
  }

  private func heights(_ stack: Stack, in width: Double) -> [Double] {
    stack.items.map { item in
      let own = item.width.map { min($0, width) } ?? width
      return item.height ?? content(of: item, own)?.height ?? 0
    }
  }

  private func spread(_ stack: Stack, _ heights: [Double], in room: Double) -> [Double] {
    if stack.distribution == .fillEqually {
      return heights.map { _ in max(0, room - stack.gaps) / Double(max(1, heights.count)) }
    }
    let rest = room - stack.gaps - heights.reduce(0, +)
    guard rest > 0 else { return heights }
    let own = zip(stack.items, heights).map { item, height in
      item.height ?? (content(of: item, nil) == nil ? nil : height)
    }
    return stretched(stack, own, by: rest)
  }

  /// Layers that have no length of their own share what is left.
  private func stretched(_ stack: Stack, _ own: [Double?], by rest: Double) -> [Double] {
    let open = own.count { $0 == nil }
    let share = stack.distribution == .fill && open > 0 ? rest / Double(open) : 0
    return own.map { $0 ?? share }
  }

  /// What doesn't fit is taken from texts: none stays wider than the others need.
  private func shrunk(_ stack: Stack, _ widths: [Double], by missing: Double) -> [Double] {
    let places = stack.items.indices.filter {
      look.layers[stack.items[$0].layer].kind == .text && stack.items[$0].width == nil
    }
    var room = max(0, places.reduce(0) { $0 + widths[$1] } - missing)
    var result = widths
    for (place, rest) in zip(places.sorted { widths[$0] < widths[$1] }, (1...max(1, places.count)).reversed())
    {
      result[place] = min(widths[place], room / Double(rest))
      room -= result[place]
    }
    return result
  }

  // MARK: What a stack holds

  private func stack(_ index: Int) -> Stack {
    if let stack = known.stacks[index] { return stack }
    let layer = look.layers[index]
    var insets = EdgeInsets(0)
    if case .edgeInsets(let own) = layer[.insets] { insets = own }
    let stack = Stack(
      axis: layer[.axis].chosen(StackAxis.self) ?? .horizontal, spacing: layer[.spacing].double ?? 0,
      alignment: layer[.alignment].chosen(StackAlignment.self) ?? .fill,
      distribution: layer[.distribution].chosen(StackDistribution.self) ?? .fill, insets: insets,
      items: children(of: index).compactMap(item))
    known.stacks[index] = stack
    return stack
  }

  private func children(of index: Int) -> [Int] {
    if let children = known.children { return children[index] }
    let layers = look.component.layers
    var children: [[Int]] = Array(repeating: [], count: layers.count)
    for (index, layer) in layers.enumerated() {
      if let parent = layer.parent, !layer.isMask { children[parent].append(index) }
    }
    known.children = children
    return children[index]
  }

  private func item(_ index: Int) -> Item? {
    let layer = look.layers[index]
    guard layer[.hidden] != .bool(true) else { return nil }
    let size = layer.sizeInStack
    return Item(layer: index, width: size.width, height: size.height)
  }

  /// How large the contents of a layer are in lines of some width; nil where it has none.
  private func content(of item: Item, _ width: Double?) -> Size? {
    let question = Question(layer: item.layer, width: width)
    if let size = known.sizes[question] { return size }
    let size = measured(look.layers[item.layer], width)
    known.sizes[question] = .some(size)
    return size
  }

  private func measured(_ layer: LookLayer, _ width: Double?) -> Size? {
    switch layer.kind {
    case .rectangle, .gradient, .shape, .material: nil
    case .text, .image: measure(layer, width)
    case .stack: fittingSize(of: layer.index, width: width)
    case .component: held(in: layer)?.fittingSize(width: width)
    }
  }

  private func held(in layer: LookLayer) -> StackLayout? {
    if let layout = known.held[layer.index] { return layout }
    let layout = layer.nested.map { StackLayout($0, isRightToLeft: isRightToLeft, measuring: measure) }
    known.held[layer.index] = layout
    return layout
  }

  /// About how large a text is, for those who have no fonts at hand: most letters are half as wide as the font is large.
  public static func estimate(_ layer: LookLayer, _ width: Double?) -> Size? {
    switch layer.kind {
    case .text:
      guard let text = layer[.string].text, !text.isEmpty, case .font(let font) = layer[.font] else {
        return Size(width: 0, height: 0)
      }
      let whole = Double(text.count) * (font.pointSize / 2 + font.tracking)
      let limit = layer[.numberOfLines].double ?? 1
      let wraps = layer[.isWrapped] == .bool(true) || limit != 1
      var lines = wraps ? width.map { $0 > 0 ? (whole / $0).rounded(.up) : 1 } ?? 1 : 1
      if limit > 1 { lines = min(lines, limit) }
      return Size(
        width: min(whole, width ?? whole).rounded(.up),
        height: (max(1, lines) * (font.lineHeight ?? font.pointSize * 1.25)).rounded(.up))
    case .image: return layer.imageSize
    case .rectangle, .gradient, .shape, .material, .component, .stack: return nil
    }
  }
}

extension LookLayer {
  /// How large its picture is: a colour is one point, and 24 points stand for one of the app's or a symbol.
  public var imageSize: Size {
    guard case .image(let source) = self[.contents] else { return Size(width: 0, height: 0) }
    return switch source {
    case .color: Size(width: 1, height: 1)
    case .asset, .system: Size(width: 24, height: 24)
    }
  }
}

extension Component {
  /// The layer of a stack that fills the component, perhaps within a margin, so that the component is as large as what is in it; nil
  /// where there is none.
  public var fittingStack: Int? {
    layers.firstIndex { layer in
      guard layer.kind == .stack, layer.parent == 0, !layer.isMask else { return false }
      switch layer.frame {
      case .bounds, .inset: return true
      case .rectangle, .buttonContent, .part, .stacked: return false
      }
    }
  }
}

extension Component {
  /// Whether it is as large as the text that UIKit writes in it.
  package var fitsText: Bool { base.fit != .nothing }
}

extension EdgeInsets {
  /// Left and right in each other's place.
  fileprivate var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
