/// An image that remembers what it was made of.
open class UIImage: NSObject, @unchecked Sendable {
  public let content: String
  /// In points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the pixels are to be turned.
  open private(set) var imageOrientation = Orientation.up
  open private(set) var renderingMode = RenderingMode.automatic
  open private(set) var flipsForRightToLeftLayoutDirection = false
  open var isSymbolImage: Bool { isSymbol }
  private var hasPixels = true

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(content: cgImage.content, scale: scale)
    imageOrientation = orientation
  }
  public convenience init(ciImage: CIImage) {
    self.init(content: ciImage.content)
    hasPixels = false
  }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = copied(content)
    image.renderingMode = renderingMode
    return image
  }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    let image = copied(content)
    image.flipsForRightToLeftLayoutDirection = true
    return image
  }
  open func withHorizontallyFlippedOrientation() -> UIImage { copied(content + " flipped") }

  private func copied(_ content: String) -> UIImage {
    let image = UIImage(content: content, size: size, scale: scale)
    image.isSymbol = isSymbol
    image.imageOrientation = imageOrientation
    image.renderingMode = renderingMode
    image.hasPixels = hasPixels
    return image
  }

  init(content: String, size: CGSize = CGSize(width: 20, height: 10), scale: CGFloat = 2) {
    self.content = content
    self.size = size
    self.scale = scale
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
  {
    self.init(content: "asset \(name)")
  }

  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(content: "system \(name)")
    isSymbol = true
  }

  public enum RenderingMode: Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let tint = renderingMode == .alwaysOriginal ? " tinted \(color.cgColor.text)" : ""
    let tinted = copied(content + tint)
    tinted.renderingMode = renderingMode
    return tinted
  }

  private var isSymbol = false

  /// Of a symbol, the glyph alone, in no colour. Of a picture with an orientation, the pixels as they are, which
  /// `draw(at:)` turns.
  open var cgImage: CGImage? {
    let pixels = imageOrientation == .up ? content : "lying \(content)"
    return hasPixels ? CGImage(content: isSymbol ? "glyph" : pixels) : nil
  }

  open func draw(at point: CGPoint) {
    UIGraphicsImageRendererContext.drawn.append((CGRect(origin: point, size: size), content))
  }
}

open class CIImage {
  public let content: String
  public init(_content content: String) { self.content = content }
}

open class UIGraphicsImageRendererFormat {
  open var scale: CGFloat = 2
  open var opaque = false
  public init() {}
}

open class UIGraphicsImageRendererContext {
  nonisolated(unsafe) static var fill: CGColor?
  nonisolated(unsafe) static var drawn: [(CGRect, String)] = []
  fileprivate var fills: [(CGRect, CGColor?)] = []
  open func fill(_ rect: CGRect) { fills.append((rect, UIGraphicsImageRendererContext.fill)) }
}

open class UIGraphicsImageRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
  /// How many pictures were drawn.
  public nonisolated(unsafe) static var _drawings = 0

  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  open func image(actions: DrawingActions) -> UIImage {
    let context = UIGraphicsImageRendererContext()
    UIGraphicsImageRenderer._drawings += 1
    UIGraphicsImageRendererContext.drawn = []
    actions(context)
    let drawn = UIGraphicsImageRendererContext.drawn
    if drawn.count == 1, drawn[0].0 == CGRect(origin: .zero, size: size), context.fills.isEmpty {
      return UIImage(content: drawn[0].1, size: size, scale: format.scale)
    }
    let isOnePixel = size == CGSize(width: 1, height: 1) && format.scale == 1
    guard isOnePixel, context.fills.count == 1, let color = context.fills[0].1 else {
      return UIImage(content: "drawing")
    }
    let alpha = color.components?.last ?? 1
    // Opaque exactly where the colour is.
    return UIImage(
      content: format.opaque == (alpha >= 1) ? "color \(color.text)" : "wrong opacity", size: size,
      scale: format.scale)
  }
}
