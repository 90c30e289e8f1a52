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
    }

    public init(
      axis: StyleStackAxis = .horizontal,
      alignment: StyleStackAlignment = .fill,
      distribution: StyleStackDistribution = .fill,
      spacing: Double = 0,
      insets: StyleEdgeInsets = StyleEdgeInsets(top: 0, left: 0, bottom: 0, right: 0),
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
        isRightToLeft: direction == .rightToLeft,
        items: shown.map {
          StyleStackLayout.Item(
            width: $0.width,
            height: $0.height,
            isText: $0.isText,
            isStack: $0.isStack
          )
        }
      )
    }

    /// How large the stack is with what is in it, where there is room for some width.
    public func size(in width: CGFloat = .infinity) -> CGSize {
      CGSize(layout.size(in: width.isFinite ? width : nil, measure))
    }

    /// Puts all layers in their places.
    public func place(in bounds: CGRect) {
      for item in hidden { item.place(.zero) }
      for (item, frame) in zip(shown, layout.frames(in: StyleRect(bounds), measure)) {
        item.place(CGRect(frame))
      }
    }

    private func measure(_ index: Int, _ width: Double?) -> StyleSize? {
      let key = [Double(index), width ?? .infinity]
      if let size = known.sizes[key] { return size }
      guard let content = shown[index].content?(width ?? .infinity) else { return nil }
      let size = StyleSize(width: content.width, height: content.height)
      known.sizes[key] = size
      return size
    }

    /// A layer in a stack.
    @MainActor public struct Item {
      /// What the style says of its size.
      fileprivate var width: Double?
      fileprivate var height: Double?
      /// How large it is in lines of some width; nil for what has no size of its own.
      fileprivate var content: ((_ width: CGFloat) -> CGSize)?
      fileprivate var isText = false
      fileprivate var isStack = false
      fileprivate let isHidden: Bool
      fileprivate let place: (CGRect) -> Void
    }
  }

  @_spi(Generated) extension StyleStack.Item {
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
      isText = true
    }

    public init(view: PlatformView, size: CGSize, width: Double? = nil, height: Double? = nil) {
      self.init(view: view, width: width, height: height)
      content = { _ in size }
    }

    /// A view that is as large as what is in it.
    public init(
      view: PlatformView,
      fitting size: @escaping @MainActor (CGSize) -> CGSize,
      width: Double? = nil,
      height: Double? = nil
    ) {
      self.init(view: view, width: width, height: height)
      content = { size(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
      isStack = true
    }
  }
#endif
