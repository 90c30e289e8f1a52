#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// Layers one after the other, in a row or a column that is as large as they are. Those that are hidden take no
  /// room.
  @_spi(Generated) @MainActor public struct StyleStack {
    private let shown: [Item]
    private let hidden: [Item]
    private let layout: StyleStackLayout
    private let known = Known()

    /// What was measured before: a layout asks for the same sizes several times.
    private final class Known {
      var sizes: [[Double]: StyleSize] = [:]
      var baselines: [StyleBaselineEdge: [[Double]: Double?]] = [:]
    }

    public init(
      axis: StyleStackAxis = .horizontal,
      alignment: StyleStackAlignment = .fill,
      distribution: StyleStackDistribution = .fill,
      spacing: Double = 0,
      insets: StyleEdgeInsets = StyleEdgeInsets(top: 0, left: 0, bottom: 0, right: 0),
      minWidth: Double = 0,
      minHeight: Double = 0,
      direction: PlatformLayoutDirection,
      items: [Item]
    ) {
      shown = items.filter { !$0.isHidden }
      hidden = items.filter { $0.isHidden }
      layout = StyleStackLayout(
        axis: axis,
        alignment: alignment,
        distribution: distribution,
        spacing: spacing,
        insets: insets,
        minWidth: minWidth,
        minHeight: minHeight,
        isRightToLeft: direction == .rightToLeft,
        items: shown.map {
          StyleStackLayout.Item(
            width: $0.width,
            height: $0.height,
            isText: $0.isText,
            isStack: $0.isStack,
            stretchesWidth: $0.stretches(.horizontal),
            stretchesHeight: $0.stretches(.vertical),
            spacingAfter: $0.spacingAfter
          )
        }
      )
    }

    /// How large the stack is with what is in it, where there is room for some width.
    public func size(in width: CGFloat = .infinity) -> CGSize {
      CGSize(layout.size(in: width.isFinite ? width : nil, measure, baseline))
    }

    /// Puts all layers in their places.
    public func place(in bounds: CGRect) {
      for item in hidden { item.place(.zero) }
      for (item, frame) in zip(shown, layout.frames(in: StyleRect(bounds), measure, baseline)) {
        item.place(CGRect(frame))
      }
    }

    /// How far the baseline of the first or last text is from the top of a stack of some size; nil if there are no texts in it.
    public func baseline(in size: CGSize, _ edge: StyleBaselineEdge) -> CGFloat? {
      let size = StyleSize(width: size.width, height: size.height)
      return layout.baseline(in: size, edge, measure, baseline).map { CGFloat($0) }
    }

    /// Whether it takes what room there is in a direction, as a layer without a size does.
    public func stretches(along direction: StyleStackAxis) -> Bool {
      layout.stretches(along: direction, measure)
    }

    private func measure(_ index: Int, _ width: Double?) -> StyleSize? {
      let key = [Double(index), width ?? .infinity]
      if let size = known.sizes[key] { return size }
      guard let content = shown[index].content?(width ?? .infinity) else { return nil }
      let size = StyleSize(width: content.width, height: content.height)
      known.sizes[key] = size
      return size
    }

    private func baseline(
      _ index: Int,
      _ size: StyleSize,
      _ edge: StyleBaselineEdge
    ) -> Double? {
      guard let baseline = shown[index].baseline else { return nil }
      let key = [Double(index), size.width, size.height]
      if let known = known.baselines[edge]?[key] { return known }
      let result = baseline(CGSize(size), edge).map { Double($0) }
      known.baselines[edge, default: [:]].updateValue(result, forKey: key)
      return result
    }

    /// Tells how far the baseline of the first or last text is from the top of what has some size.
    public typealias Baseline = @MainActor (_ size: CGSize, _ edge: StyleBaselineEdge) -> CGFloat?

    /// Tells whether a stack takes what room there is in a direction.
    public typealias Stretching = @MainActor (_ direction: StyleStackAxis) -> Bool

    /// A layer in a stack.
    @MainActor public struct Item {
      /// What the style says of its size.
      fileprivate var width: Double?
      fileprivate var height: Double?
      /// How large it is in lines of some width; nil for what has no size of its own.
      fileprivate var content: ((_ width: CGFloat) -> CGSize)?
      /// nil for what has no texts.
      fileprivate var baseline: Baseline?
      fileprivate var isText = false
      fileprivate var isStack = false
      fileprivate var stretches: Stretching = { _ in false }
      /// What is between it and the next layer; nil for the stack's spacing.
      fileprivate var spacingAfter: Double?
      fileprivate let isHidden: Bool
      fileprivate let place: (CGRect) -> Void
    }
  }

  @_spi(Generated) extension PlatformView {
    /// What its class makes it for a height, in any width.
    public var _styleOwnHeight: Double {
      let own = intrinsicContentSize.height
      #if canImport(UIKit)
        // Generated classes add their insets to the one, and not to the other.
        if own >= 0 { return Double(own) }
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
        return Double(sizeThatFits(room).height)
      #else
        return Double(own)
      #endif
    }
  }

  @_spi(Generated) extension StyleStack.Item {
    /// The layer with a distance of its own from the next one.
    public func spacing(after distance: Double?) -> Self {
      var item = self
      item.spacingAfter = distance
      return item
    }

    /// A layer that has no size of its own.
    public init(_ layer: CALayer, width: Double? = nil, height: Double? = nil) {
      self.init(width: width, height: height, isHidden: layer.isHidden) {
        layer._stylePlace(in: $0)
      }
    }

    public init(
      text layer: CATextLayer,
      lines: Int = 0,
      width: Double? = nil,
      height: Double? = nil
    ) {
      self.init(layer, width: width, height: height)
      content = { layer._styleSize(in: $0, lines: lines) }
      baseline = { layer._styleBaseline(in: $0.width, lines: lines, $1) }
      isText = true
    }

    /// A layer with a picture.
    public init(_ layer: CALayer, size: CGSize, width: Double? = nil, height: Double? = nil) {
      self.init(layer, width: width, height: height)
      content = { _ in size }
    }

    /// A stack in a stack.
    public init(_ layer: CALayer, stack: StyleStack, width: Double? = nil, height: Double? = nil) {
      self.init(layer, width: width, height: height)
      content = { stack.size(in: $0) }
      baseline = { stack.baseline(in: $0, $1) }
      stretches = { stack.stretches(along: $0) }
      isStack = true
    }

    public init(view: PlatformView, width: Double? = nil, height: Double? = nil) {
      #if canImport(UIKit)
        let isHidden = view.isHidden
      #else
        // What hides a layer doesn't hide its view.
        let isHidden = view.isHidden || view.layer?.isHidden == true
      #endif
      self.init(width: width, height: height, isHidden: isHidden) { view.frame = $0 }
    }

    /// A view whose layer is a stack.
    public init(
      view: PlatformView,
      stack: StyleStack,
      width: Double? = nil,
      height: Double? = nil
    ) {
      self.init(view: view, width: width, height: height)
      content = { stack.size(in: $0) }
      baseline = { stack.baseline(in: $0, $1) }
      stretches = { stack.stretches(along: $0) }
      isStack = true
    }

    public init(
      view: PlatformView,
      text: CATextLayer,
      lines: Int = 0,
      width: Double? = nil,
      height: Double? = nil
    ) {
      self.init(view: view, width: width, height: height)
      content = { text._styleSize(in: $0, lines: lines) }
      baseline = { text._styleBaseline(in: $0.width, lines: lines, $1) }
      isText = true
    }

    public init(view: PlatformView, size: CGSize, width: Double? = nil, height: Double? = nil) {
      self.init(view: view, width: width, height: height)
      content = { _ in size }
    }

    /// A view of a class that is as large as what it shows, such as a button.
    public init(
      view: PlatformView,
      content size: @escaping @MainActor (CGSize) -> CGSize,
      width: Double? = nil,
      height: Double? = nil
    ) {
      self.init(view: view, width: width, height: height)
      content = { size(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
    }

    /// A view of a class that is as large as its text, whose lines break where there is too little room.
    public init(
      view: PlatformView,
      text size: @escaping @MainActor (CGSize) -> CGSize,
      width: Double? = nil,
      height: Double? = nil
    ) {
      self.init(view: view, content: size, width: width, height: height)
      isText = true
    }

    /// A view that is as large as what is in it.
    public init(
      view: PlatformView,
      fitting size: @escaping @MainActor (CGSize) -> CGSize,
      baseline: StyleStack.Baseline? = nil,
      stretches: StyleStack.Stretching? = nil,
      width: Double? = nil,
      height: Double? = nil
    ) {
      self.init(view: view, width: width, height: height)
      self.baseline = baseline
      if let stretches { self.stretches = stretches }
      content = { size(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
      isStack = true
    }
  }

  @_spi(Generated) nonisolated extension CATextLayer {
    /// How far the baseline of the first or last line is from the top, in lines of some width; nil for a layer without a text.
    public func _styleBaseline(
      in width: CGFloat,
      lines: Int,
      _ edge: StyleBaselineEdge
    ) -> CGFloat? {
      guard let text = _styleTextInFull ?? string as? NSAttributedString ?? plainText,
        text.length > 0
      else { return nil }
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      guard let font = attributes[.font] as? PlatformFont else { return nil }
      let natural = font.ascender - font.descender + font.leading
      let given = (attributes[.paragraphStyle] as? NSParagraphStyle)?.minimumLineHeight ?? 0
      let height = given > 0 ? given : natural
      // Letters stand in the middle of a line that is higher than they are.
      let first = (height - natural) / 2 + font.ascender
      switch edge {
      case .first: return first
      case .last:
        guard isWrapped else { return first }
        return text._styleSize(in: width, lines: lines).height - height + first
      }
    }

    private var plainText: NSAttributedString? {
      guard let text = string as? String, let font = font as? PlatformFont else { return nil }
      return NSAttributedString(string: text, attributes: [.font: font])
    }
  }
#endif
