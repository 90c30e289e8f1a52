#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// One of the shadows that the box of the layer around it casts.
  nonisolated final class StyleShadowLayer: CALayer {
    fileprivate var reach: CGFloat = 0
    fileprivate var spread: CGFloat = 0
    fileprivate var isInset = false
    private let edge = CAShapeLayer()

    /// Casts the shadow from the box of a layer, in whose coordinates this one lies. A mask leaves what is outside of the box, or of a
    /// shadow inwards what is within it.
    fileprivate func cast(from box: CALayer) {
      _stylePlace(in: box.bounds)
      let size = box.bounds.size
      edge.frame = bounds
      edge.fillRule = .evenOdd
      mask = edge
      // Core Animation fills the path of a shadow by the non-zero rule, by which a hole runs the other way round.
      if isInset {
        edge.path = box.outline(of: size, grownBy: 0)
        let path = CGMutablePath()
        path._styleAddBox(CGRect(origin: .zero, size: size)._styleInset(by: -reach))
        box.addOutline(of: size, grownBy: -spread, isHole: true, to: path)
        shadowPath = path
      } else {
        let path = CGMutablePath()
        path._styleAddBox(CGRect(origin: .zero, size: size)._styleInset(by: -reach))
        box.addOutline(of: size, grownBy: 0, isHole: true, to: path)
        edge.path = path
        shadowPath = box.outline(of: size, grownBy: spread)
      }
    }
  }

  @_spi(Generated) nonisolated extension CALayer {
    /// Casts shadows from the layer's box, each by a layer below all that is in this one; the first lies above the others.
    public func _styleShow(_ shadows: [StyleBoxShadow], for traits: PlatformTraits) {
      var casting = (sublayers ?? []).compactMap { $0 as? StyleShadowLayer }
      while casting.count > shadows.count { casting.removeLast().removeFromSuperlayer() }
      for (index, shadow) in shadows.enumerated() {
        if index == casting.count {
          casting.append(StyleShadowLayer())
          casting[index].zPosition = -1000 - CGFloat(index)
          addSublayer(casting[index])
        }
        let layer = casting[index]
        layer.shadowColor = shadow.color.cgColor(for: traits)
        layer.shadowOpacity = Float(shadow.opacity)
        layer.shadowOffset = CGSize(shadow.offset)
        layer.shadowRadius = shadow.radius
        layer.spread = shadow.spread
        layer.isInset = shadow.isInset
        layer.reach = shadow.reach
      }
      _stylePlaceShadows()
    }

    /// Casts the shadows from the layer's box as it is at present.
    public func _stylePlaceShadows() {
      for case let shadow as StyleShadowLayer in sublayers ?? [] { shadow.cast(from: self) }
    }

    /// The box of a size, with the layer's corners, that is larger by a distance on each side.
    fileprivate func outline(of size: CGSize, grownBy distance: CGFloat) -> CGPath {
      let path = CGMutablePath()
      addOutline(of: size, grownBy: distance, to: path)
      return path
    }

    /// Its corners have the centres of the layer's own, unless these are small. Nothing is added where nothing is left of it.
    fileprivate func addOutline(
      of size: CGSize,
      grownBy distance: CGFloat,
      isHole: Bool = false,
      to path: CGMutablePath
    ) {
      let (width, height) = (size.width + 2 * distance, size.height + 2 * distance)
      if width <= 0 || height <= 0 { return }
      let radius = min(cornerRadius, size.width / 2, size.height / 2)
      let box = CGRect(x: -distance, y: -distance, width: width, height: height)
      path._styleAddBox(
        box,
        radius: StyleBoxShadow.radius(radius, grownBy: distance),
        curve: cornerCurve,
        corners: StyleCorners(maskedCorners),
        isHole: isHole
      )
    }
  }
#endif
