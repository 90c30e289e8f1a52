#if canImport(UIKit) && !os(watchOS)
  import UIKit

  nonisolated extension StyleImage {
    /// The picture as it is in a view's traits; nil where the app has none of that name.
    public func uiImage(for traits: UITraitCollection) -> UIImage? {
      switch self {
      case .asset(let name):
        return UIImage(named: name, in: StyleResources.bundle, compatibleWith: traits)
      case .system(let name): return UIImage(systemName: name, compatibleWith: traits)
      case .color(let color):
        return onePixel(of: color.uiColor.resolvedColor(with: traits), color.isOpaque)
      }
    }

    private func onePixel(of color: UIColor, _ isOpaque: Bool) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      format.opaque = isOpaque
      let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
      return UIGraphicsImageRenderer(size: pixel.size, format: format).image { context in
        color.setFill()
        context.fill(pixel)
      }
    }
  }
#endif
