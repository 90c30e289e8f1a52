import CCairo
import StyleModel
import StyleScene
import StyleSource

extension SVGWriter {
  /// Writes an image as an `image` that embeds its file, the one with the most pixels. A tinted or rotated one, and vectors, are embedded
  /// as a PNG: programs differ in how they draw an SVG within an SVG.
  mutating func write(_ image: Scene.Image) {
    guard let file = image.files.last, image.box.width > 0, image.box.height > 0 else { return }
    let pixels = file.pixels(in: image.box.size, scale: Scene.Image.mostPixelsPerPoint)
    guard let address = renderCache.address(of: file, pixels: pixels, tint: image.tint) else {
      return image.standIn.forEach { write($0) }
    }
    body.element(
      "image", frame(image.box) + ownTransform + [("preserveAspectRatio", "none"), ("href", address)])
  }
}

/// A file as an SVG embeds it.
struct EmbeddedImage: Hashable {
  var pixels: ImagePixels
  var tint: Scene.Color?

  /// A `data:` address with all bytes of the file; nil where it can't be unpacked.
  func address(_ file: ImageFile, in renderCache: RenderCache) -> String? {
    let decoded = renderCache.decoded(file, pixels: pixels.size)
    guard case .success(let surface) = decoded.result else { return nil }
    if tint == nil, let type = file.format.embeddedType {
      return "data:image/\(type);base64," + base64(file.contents.bytes)
    }
    let size = pixels.size
    guard let canvas = PNGCanvas(width: Int(clamping: size.width), height: Int(clamping: size.height)) else {
      return nil
    }
    let status = canvas.draw { cairo in
      surface.paint(on: cairo, in: size, decoded.orientation, tint: tint)
    }
    guard status == CAIRO_STATUS_SUCCESS else { return nil }
    return "data:image/png;base64," + base64(encodePNG(canvas, pixelsPerPoint: file.scale))
  }
}

extension ImageFormat {
  /// The type of a file that is embedded as it is; nil for any other.
  fileprivate var embeddedType: String? {
    switch self {
    case .png: "png"
    case .jpeg(let orientation): orientation == .topLeft ? "jpeg" : nil
    case .svg, .pdf: nil
    }
  }
}
