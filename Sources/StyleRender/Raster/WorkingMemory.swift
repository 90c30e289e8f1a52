import StyleScene

extension [Scene.Item] {
  /// The most bytes of memory that each pixel takes while the items are drawn, besides the picture itself.
  ///
  /// Items are drawn one after another, so the one that takes the most counts.
  var bytesPerPixel: Int { reduce(0) { Swift.max($0, $1.bytesPerPixel) } }
}

extension Scene {
  /// The number of pixels of the scene's largest image, which is unpacked while it is drawn.
  func mostPixelsOfImage(forScale scale: Double) -> Int {
    images.reduce(0) { most, image in
      guard let file = image.file(forScale: scale) else { return most }
      let pixels = file.pixels(in: image.box.size, scale: scale)
      return max(most, Int(clamping: pixels.width * pixels.height))
    }
  }
}

extension Scene.Item {
  fileprivate var bytesPerPixel: Int {
    switch self {
    // How much of each pixel is covered; of a conic gradient, its colours.
    case .fill(_, .conic, _): 5
    case .fill: 1
    // Four lines a row of pixels, perhaps of four cells a pixel, and what they come to.
    case .stroke(let shape, _, let stroke): stroke.mitres(along: shape) == .some ? 17 : 5
    case .text, .image: 1
    case .group(let group): group.bytesPerPixel
    }
  }
}

extension Scene.Group {
  fileprivate var bytesPerPixel: Int {
    var contents = items.bytesPerPixel
    // A surface of colours; then a component of it by itself, with a plane of numbers to blur it in.
    if blur > 0 { contents = Swift.max(4 + contents, 9) }
    // The silhouette as it is drawn; then it and a plane of numbers to blur it in, and the blurred one enlarged.
    let whole = shadow == nil ? contents : Swift.max(contents, 1 + contents, 6)
    guard opacity < 1 || clip != nil || mask != nil else { return whole }
    // A surface of colours that is cut or faded, perhaps first one and then the other, and one of alpha for the mask.
    let own = clip != nil && (opacity < 1 || mask != nil) ? 8 : 4
    return Swift.max(own + whole, 4 + 1 + (mask?.bytesPerPixel ?? 0))
  }
}
