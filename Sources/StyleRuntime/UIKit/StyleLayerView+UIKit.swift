#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that is nothing but its layer, so that other views can lie in it.
  @_spi(Generated) public final class StyleLayerView<Layer: CALayer>: UIView {
    public override class var layerClass: AnyClass { Layer.self }

    public var shownLayer: Layer {
      guard let layer = layer as? Layer else { preconditionFailure("A view has its own layer.") }
      return layer
    }
  }
#endif
