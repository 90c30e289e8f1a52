#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A view that is nothing but its layer, so that other views can lie in it.
  @_spi(Generated) public class StyleLayerView<Layer: CALayer>: NSView {
    public let shownLayer = Layer()

    public override init(frame: CGRect) {
      super.init(frame: frame)
      wantsLayer = true
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      wantsLayer = true
    }

    public override var isFlipped: Bool { true }
    public override var wantsUpdateLayer: Bool { true }
    public override func makeBackingLayer() -> CALayer { shownLayer }
    public override func updateLayer() {}
  }
#endif
