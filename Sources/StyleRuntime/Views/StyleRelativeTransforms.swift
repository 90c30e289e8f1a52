#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @_spi(Generated) nonisolated extension CATransform3D {
    /// The transform of a layer with some bounds, of whose size the relative translation is a part.
    public init(_ transform: StyleTransform, in bounds: CGRect) {
      self.init(transform.fixed(in: bounds))
    }
  }

  @_spi(Generated) nonisolated extension StyleTransform {
    /// The same of a layer with some bounds, in points alone.
    public func fixed(in bounds: CGRect) -> StyleTransform {
      var fixed = self
      fixed.translation = translation(
        in: StyleSize(width: bounds.width, height: bounds.height))
      fixed.relativeTranslation = StylePoint(x: 0, y: 0)
      return fixed
    }
  }

  @_spi(Generated) nonisolated extension CALayer {
    /// Shows a transform, some of which may follow the layer's size.
    public func _styleMove(by transform: StyleTransform) {
      self.transform = CATransform3D(transform, in: bounds)
    }

    /// Moves the layer as far as it now has to be, if its size says so. Without parts of the size, the transform stays as it is: an
    /// app may have given the view another one.
    public func _styleMoveAgain(by transform: StyleTransform) {
      guard transform.relativeTranslation != StylePoint(x: 0, y: 0) else { return }
      let moved = CATransform3D(transform, in: bounds)
      if moved.m41 != self.transform.m41 || moved.m42 != self.transform.m42 {
        self.transform = moved
      }
    }

    /// Runs an animation of the transform as `_styleRun` does, and again where another size of the layer has made it another one.
    public func _styleRun(
      _ name: String,
      while isRunning: Bool,
      fading: [CALayer?] = [],
      again: Bool = false,
      moving animation: CAAnimation
    ) {
      let isOther = self.animation(forKey: name).map { $0.translations != animation.translations }
      _styleRun(
        name,
        while: isRunning,
        fading: fading,
        again: again || isOther ?? false,
        animation
      )
    }
  }

  nonisolated extension CAAnimation {
    /// How far it moves what it transforms, step by step.
    fileprivate var translations: [CGFloat] {
      var values = (self as? CAKeyframeAnimation)?.values ?? []
      if let basic = self as? CABasicAnimation {
        values = [basic.fromValue, basic.toValue].compactMap { $0 }
      }
      return values.compactMap { $0 as? CATransform3D }.flatMap { [$0.m41, $0.m42] }
    }
  }

  @_spi(Generated) nonisolated extension CAKeyframeAnimation {
    /// A movement from one transform to another of a layer with some bounds.
    public convenience init(
      from start: StyleTransform = .identity,
      to end: StyleTransform,
      in bounds: CGRect,
      _ timing: StyleAnimation,
      autoreverses: Bool = false,
      repeatCount: Float = 1
    ) {
      self.init(
        from: start.fixed(in: bounds),
        to: end.fixed(in: bounds),
        timing,
        autoreverses: autoreverses,
        repeatCount: repeatCount
      )
    }
  }
#endif
