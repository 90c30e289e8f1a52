import CCairo
import StyleModel
import StyleScene
import StyleSource

extension SVGWriter {
  /// An image as an `image` that holds its file, the one with the most pixels; a tinted one holds a PNG in that colour.
  mutating func write(_ image: Scene.Image) {
    guard let file = image.files.last, image.box.width > 0, image.box.height > 0 else { return }
    guard let address = renderCache.address(of: file, tint: image.tint) else {
      return image.standIn.forEach { write($0) }
    }
    body.element(
      "image", frame(image.box) + ownTransform + [("preserveAspectRatio", "none"), ("href", address)])
  }
}

/// A file as an SVG holds it.
struct EmbeddedImage: Hashable {
  var contents: ImageContents
  var tint: Scene.Color?

  /// The address that holds all of its bytes; nil where it can't be unpacked.
  func address(_ file: ImageFile, in renderCache: RenderCache) -> String? {
    let decoded = renderCache.decoded(file)
    guard decoded.surface != nil else { return nil }
    var bytes = contents.bytes
    if let tint {
      guard let canvas = PNGCanvas(width: file.width, height: file.height) else { return nil }
      let status = canvas.draw { cairo in
        decoded.paint(on: cairo, scaledBy: Size(width: 1, height: 1), tint: tint)
      }
      guard status == CAIRO_STATUS_SUCCESS else { return nil }
      bytes = encodePNG(canvas, pixelsPerPoint: file.scale)
    }
    return "data:image/png;base64," + base64(bytes)
  }
}
