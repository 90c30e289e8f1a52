@_spi(Generated) import StyleRuntime

/// The frames of the layers in a stack, and the size of the stack with them.
///
/// Layers that are hidden take no space. Where people read from right to left, a row begins at the right, and left and right of the
/// stack's insets change places.
public struct StackLayout {
  private let look: Look
  private let isRightToLeft: Bool
  /// The reader's text size, with which some fonts grow.
  private let reader: ContentSize
  private let measure: Measure
  private let measureBaselines: MeasureBaselines
  private let known = Known()

  /// The size of what a text or an image shows, in points, with lines no longer than `width`, or of a component whose class is as large as
  /// its text; nil for all else.
  public typealias Measure = (_ layer: LookLayer, _ width: Double?) -> Size?

  /// The distances of the baselines of the first and the last line of a text from its top, with lines no longer than `width`; nil for a
  /// layer without a line.
  public typealias MeasureBaselines = (_ layer: LookLayer, _ width: Double) -> Baselines?

  public struct Baselines {
    public var first, last: Double

    public init(first: Double, last: Double) {
      self.first = first
      self.last = last
    }
  }

  public init(
    _ look: Look, isRightToLeft: Bool = false, reader: ContentSize = .large,
    measuring measure: @escaping Measure = StackLayout.estimate,
    baselines: @escaping MeasureBaselines = StackLayout.estimateBaselines
  ) {
    self.look = look
    self.isRightToLeft = isRightToLeft
    self.reader = reader
    self.measure = measure
    measureBaselines = baselines
  }

  /// Sizes and layouts that were computed before. A stack asks its layers for their size several times, so stacks in each other would take
  /// a time that doubles with each of them.
  private final class Known {
    var stacks: [Int: Stack] = [:]
    /// The sizes of contents; nil for a layer without contents.
    var sizes: [Question: Size?] = [:]
    var baselines: [BaselineQuestion: Double?] = [:]
    /// The layouts of components that layers hold.
    var held: [Int: StackLayout] = [:]
    /// The sublayers of each layer.
    var children: [[Int]]?
  }

  /// The contents of a layer in lines of some width, as a key of `sizes`.
  private struct Question: Hashable {
    let layer: Int
    let width: Double?
  }

  /// The first or last baseline of a layer of some size, as a key of `baselines`.
  private struct BaselineQuestion: Hashable {
    let layer: Int
    let width, height: Double
    let edge: StyleBaselineEdge
  }

  /// A stack, and the layer of each of its items.
  private struct Stack {
    let layout: StyleStackLayout
    let layers: [Int]
  }

  // MARK: Sizes

  /// The size of a component that is as large as the stack in it, in points; nil for any other.
  ///
  /// - Parameter width: The width that is available; nil for any.
  public func fittingSize(width: Double? = nil) -> Size? {
    guard let (stack, insets) = fittingStack else { return nil }
    let room = width.map { max(0, $0 - insets.left - insets.right) }
    let size = fittingSize(of: stack, width: room)
    return Size(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// The stack that the component is as large as, and the insets around it.
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
    return stack.layout.size(in: width) {
      content(of: stack.layers[$0], $1)
    } _: {
      baseline(of: stack.layers[$0], $1, $2)
    }
  }

  // MARK: Frames

  /// The frames of the layers that are seen in a stack of this size, by the index of the layer.
  public func frames(in index: Int, size: Size) -> [Int: Rect] {
    let stack = stack(index)
    let frames = stack.layout.frames(in: Rect(size: size)) {
      content(of: stack.layers[$0], $1)
    } _: {
      baseline(of: stack.layers[$0], $1, $2)
    }
    return Dictionary(uniqueKeysWithValues: zip(stack.layers, frames))
  }

  /// The least lengths, along their axes, of a look's stacks so that their contents fit, in points. Texts count as little as they can: a
  /// row takes their width first where there is too little space, and in a column they are as high as the letters of one line.
  public struct LeastLengths {
    private let layout: StackLayout

    public init(in look: Look, reader: ContentSize = .large) {
      layout = StackLayout(look, reader: reader) { layer, _ in
        switch layer.kind {
        case .text:
          guard case .font(let font) = layer[.font], layer.shownText()?.isEmpty == false else { return nil }
          return Size(width: 0, height: font.pointSize(for: reader))
        case .image: return layer.imageSize
        case .component, .rectangle, .gradient, .shape, .material, .stack: return nil
        }
      }
    }

    public func length(of stack: Int) -> Double {
      let size = layout.fittingSize(of: stack, width: 0)
      return layout.stack(stack).layout.axis == .horizontal ? size.width : size.height
    }
  }

  // MARK: What a stack holds

  private func stack(_ index: Int) -> Stack {
    if let stack = known.stacks[index] { return stack }
    let layer = look.layers[index]
    var insets = EdgeInsets(0)
    if case .edgeInsets(let own) = layer[.insets] { insets = own }
    let layers = children(of: index).filter { look.layers[$0][.hidden] != .bool(true) }
    let layout = StyleStackLayout(
      axis: layer[.axis].chosen(StackAxis.self) ?? .horizontal,
      alignment: layer[.alignment].chosen(StackAlignment.self) ?? .fill,
      distribution: layer[.distribution].chosen(StackDistribution.self) ?? .fill,
      spacing: layer[.spacing].double ?? 0, insets: insets, minWidth: layer[.minWidth].double ?? 0,
      minHeight: layer[.minHeight].double ?? 0, isRightToLeft: isRightToLeft,
      items: layers.map { item(look.layers[$0]) })
    let stack = Stack(layout: layout, layers: layers)
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

  private func item(_ layer: LookLayer) -> StyleStackLayout.Item {
    let size = layer.sizeInStack
    let isStack =
      switch layer.kind {
      case .stack: true
      case .component: held(in: layer)?.fittingStack != nil
      case .rectangle, .gradient, .shape, .material, .text, .image: false
      }
    return StyleStackLayout.Item(
      width: size.width, height: size.height ?? ownHeight(of: layer),
      isText: layer.kind == .text || layer.holdsLabel,
      isStack: isStack, stretchesWidth: isStack && stretches(layer, along: .horizontal),
      stretchesHeight: isStack && stretches(layer, along: .vertical),
      spacingAfter: layer[.spacingAfter].double)
  }

  /// Whether the stack that a layer is, or is as large as, takes all available space in a direction.
  private func stretches(_ layer: LookLayer, along direction: StyleStackAxis) -> Bool {
    if layer.kind == .stack {
      let stack = stack(layer.index)
      return stack.layout.stretches(along: direction) { content(of: stack.layers[$0], $1) }
    }
    guard let held = held(in: layer), let stack = held.look.component.fittingStack else { return false }
    return held.stretches(held.look.layers[stack], along: direction)
  }

  /// The size of the contents of a layer in lines of some width; nil where it has none.
  private func content(of layer: Int, _ width: Double?) -> Size? {
    let question = Question(layer: layer, width: width)
    if let size = known.sizes[question] { return size }
    let size = measured(look.layers[layer], width)
    known.sizes[question] = .some(size)
    return size
  }

  private func measured(_ layer: LookLayer, _ width: Double?) -> Size? {
    switch layer.kind {
    case .rectangle, .gradient, .shape, .material: nil
    case .text, .image: measure(layer, width)
    case .stack: fittingSize(of: layer.index, width: width)
    case .component:
      held(in: layer)?.fittingSize(width: width) ?? layer.nested?.component.base.fixedSize
        ?? ownSize(of: layer, .ownSize) ?? measure(layer, width)
    }
  }

  /// The height that a component's class gives it, where it takes any width.
  private func ownHeight(of layer: LookLayer) -> Double? { ownSize(of: layer, .ownHeight)?.height }

  /// The size that a component's class gives it; nil where something else decides the size.
  private func ownSize(of layer: LookLayer, _ fit: Fit) -> Size? {
    guard case .component = layer.kind, let nested = layer.nested, nested.component.base.fit == fit,
      nested.component.fittingStack == nil
    else { return nil }
    return nested.component.base.ownSize(
      ClassMeasure { name in
        nested.component.properties.firstIndex { $0.name == name }.map { seen(nested.property($0).value) }
      } widestText: {
        let texts = nested.layers.lazy.filter { $0.kind == .text && $0.isOfBase }
        return texts.compactMap { measure($0, nil)?.width }.max() ?? 0
      })
  }

  /// The value, with a font in the size that the reader sees.
  private func seen(_ value: Value) -> Value {
    guard case .font(var font) = value else { return value }
    let growth = font.growth(for: reader)
    font.size = font.pointSize * growth
    font.lineHeight = font.lineHeight.map { $0 * growth }
    return .font(font)
  }

  // MARK: Baselines

  /// The distance of the baseline of the first or last text in a layer from its top; nil where it has no text.
  private func baseline(of layer: Int, _ size: Size, _ edge: StyleBaselineEdge) -> Double? {
    let question = BaselineQuestion(layer: layer, width: size.width, height: size.height, edge: edge)
    if let baseline = known.baselines[question] { return baseline }
    let baseline: Double? =
      switch look.layers[layer].kind {
      case .rectangle, .gradient, .shape, .material, .image: nil
      case .text:
        measureBaselines(look.layers[layer], size.width).map { edge == .first ? $0.first : $0.last }
      case .stack: baseline(ofStack: layer, size, edge)
      case .component: held(in: look.layers[layer])?.baseline(in: size, edge)
      }
    known.baselines[question] = .some(baseline)
    return baseline
  }

  private func baseline(ofStack index: Int, _ size: Size, _ edge: StyleBaselineEdge) -> Double? {
    let stack = stack(index)
    return stack.layout.baseline(in: size, edge) {
      content(of: stack.layers[$0], $1)
    } _: {
      baseline(of: stack.layers[$0], $1, $2)
    }
  }

  /// The distance of the baseline of the component's first or last text from its top, in the stack that it is as large as.
  private func baseline(in size: Size, _ edge: StyleBaselineEdge) -> Double? {
    guard let (stack, insets) = fittingStack else { return nil }
    let inner = Size(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
    return baseline(of: stack, inner, edge).map { insets.top + $0 }
  }

  private func held(in layer: LookLayer) -> StackLayout? {
    if let layout = known.held[layer.index] { return layout }
    let layout = layer.nested.map {
      StackLayout(
        $0, isRightToLeft: isRightToLeft, reader: reader, measuring: measure, baselines: measureBaselines)
    }
    known.held[layer.index] = layout
    return layout
  }

  // MARK: Estimates

  /// The approximate size of a text, for callers without fonts: most letters are half as wide as the font is large.
  public static func estimate(_ layer: LookLayer, _ width: Double?) -> Size? {
    switch layer.kind {
    case .text:
      guard let text = EstimatedText(layer, width) else { return Size(width: 0, height: 0) }
      return Size(
        width: text.width.rounded(.up), height: (text.lines * text.lineHeight).rounded(.up))
    case .image: return layer.imageSize
    case .component:
      guard let nested = layer.nested, nested.component.fitsText else { return nil }
      let texts = nested.layers.filter {
        $0.kind == .text && $0.isOfBase && $0[.hidden] != .bool(true)
      }
      var insets = EdgeInsets(0)
      if let place = nested.component.properties.firstIndex(where: { $0.name == "contentInsets" }),
        case .edgeInsets(let own) = nested.property(place).value
      {
        insets = own
      }
      let room = width.map { max(0, $0 - insets.left - insets.right) }
      let sizes = texts.filter { !$0.isSubtitle || $0.shownText()?.isEmpty == false }
        .compactMap { estimate($0, room) }
      let image = nested.layers.first {
        $0.kind == .image && $0.isOfBase && $0.isButtonContent && !$0[.contents].isNull
      }?.imageSize
      if sizes.isEmpty, image == nil { return nil }
      func number(_ role: PropertyRole) -> Double {
        nested.component.property(role).flatMap { nested.property($0).value.double } ?? 0
      }
      var size = Size(
        width: sizes.reduce(0) { max($0, $1.width) },
        height: sizes.reduce(0) { $0 + $1.height } + Double(max(0, sizes.count - 1)) * number(.titlePadding))
      if let image {
        let isAlone = size.width == 0
        let placement = nested.component.property(.imagePlacement).flatMap { nested.property($0).value.text }
        if isAlone {
          size = image
        } else if placement == "top" || placement == "bottom" {
          size = Size(
            width: max(size.width, image.width), height: size.height + number(.imagePadding) + image.height)
        } else {
          size = Size(
            width: size.width + number(.imagePadding) + image.width, height: max(size.height, image.height))
        }
      }
      return Size(
        width: size.width + insets.left + insets.right,
        height: max(0, size.height) + insets.top + insets.bottom)
    case .rectangle, .gradient, .shape, .material, .stack: return nil
    }
  }

  /// The approximate baselines of a text: a line is a quarter higher than its font is large, and that quarter is below the letters.
  public static func estimateBaselines(_ layer: LookLayer, _ width: Double) -> Baselines? {
    guard layer.kind == .text, let text = EstimatedText(layer, width) else { return nil }
    let first = (text.lineHeight - text.pointSize * 1.25) / 2 + text.pointSize
    return Baselines(first: first, last: first + (text.lines - 1) * text.lineHeight)
  }

  private struct EstimatedText {
    let width, lines, lineHeight, pointSize: Double

    /// Makes the measures of a layer's text; nil where it shows none.
    init?(_ layer: LookLayer, _ width: Double?) {
      guard let text = layer.shownText(), !text.isEmpty, case .font(let font) = layer[.font] else {
        return nil
      }
      let whole = Double(text.count) * (font.pointSize / 2 + font.tracking)
      let limit = layer[.numberOfLines].double ?? 1
      let wraps = layer[.isWrapped] == .bool(true) || limit != 1
      var lines = wraps ? width.map { $0 > 0 ? (whole / $0).rounded(.up) : 1 } ?? 1 : 1
      if limit > 1 { lines = min(lines, limit) }
      self.lines = max(1, lines)
      self.width = min(whole, width ?? whole)
      lineHeight = font.lineHeight ?? font.pointSize * 1.25
      pointSize = font.pointSize
    }
  }
}

extension LookLayer {
  /// Whether the layer holds a label, whose lines break where there is too little space.
  fileprivate var holdsLabel: Bool {
    nested.map { $0.component.base.fit == .text && $0.component.fittingStack == nil } ?? false
  }
}
