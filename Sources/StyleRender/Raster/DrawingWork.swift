import StyleModel
import StyleScene

/// The approximate time it takes to draw a scene, in nanoseconds of a processor of 2024.
///
/// It is an estimate from bounds, the same on every machine, so that a picture is left out everywhere or nowhere.
package struct DrawingWork {
  /// The most work of one picture: a conic gradient over the largest picture takes half of it.
  package static let most = 12e9
  /// The most work of all pictures of a run together: a hundred times that of the design system of `styles/` in all modes at three pixels a
  /// point.
  package static let mostOfRun = 120e9

  private let layouts: any TextLayouts
  /// The number of pixels in the picture.
  private let pixels: Double
  /// Whether only shadows and blurs become pixels.
  private var isVector: Bool

  private struct Part {
    var bounds: Rect?
    var work: Double
  }

  private init(_ layouts: any TextLayouts, pixels: Double, isVector: Bool) {
    self.layouts = layouts
    self.pixels = pixels
    self.isVector = isVector
  }

  /// The work of a PNG.
  ///
  /// - Parameter scale: The scale in pixels per point.
  package static func estimate(_ scene: Scene, scale: Double, in renderCache: RenderCache) -> Double {
    estimate(scene, scale: scale, isVector: false, renderCache)
  }

  /// The work of a PDF, in which shadows and blurs are images.
  package static func estimateOfPDF(_ scene: Scene, in renderCache: RenderCache) -> Double {
    estimate(scene, scale: shadowDensity(of: scene), isVector: true, renderCache)
  }

  private static func estimate(
    _ scene: Scene, scale: Double, isVector: Bool, _ layouts: any TextLayouts
  ) -> Double {
    let pixels = scene.size.width * scene.size.height * scale * scale
    return DrawingWork(layouts, pixels: pixels, isVector: isVector).of(scene.items, scale: scale).work
  }

  private func of(_ items: [Scene.Item], scale: Double) -> Part {
    var whole = Part(bounds: nil, work: 0)
    for item in items {
      let part = of(item, scale: scale)
      whole.work += part.work
      if let bounds = part.bounds { whole.bounds = whole.bounds?.union(bounds) ?? bounds }
    }
    return whole
  }

  private func of(_ item: Scene.Item, scale: Double) -> Part {
    if case .group(let group) = item { return of(group, scale: scale) }
    if case .image(let image) = item {
      // Its file is unpacked for every picture, in a PDF too.
      let work = image.files.map { file in
        let size = file.pixels(in: image.box.size, scale: scale)
        let bytes = file.format.isVector ? Double(file.contents.bytes.count) : 0
        return size.width * size.height * Self.unpackedPixel + bytes * Self.byteOfVectors
      }
      return Part(
        bounds: image.box, work: (work.max() ?? 0) + area(image.box, scale) * item.workPerPixel)
    }
    let bounds = item.bounds(in: layouts)
    return Part(bounds: bounds, work: isVector ? 0 : area(bounds, scale) * item.workPerPixel)
  }

  private func of(_ group: Scene.Group, scale: Double) -> Part {
    guard group.opacity > 0 else { return Part(bounds: nil, work: 0) }
    let inner =
      scale
      * abs(
        group.transform.a * group.transform.d - group.transform.b * group.transform.c
      ).squareRoot()
    // What is in a blur becomes a part of its image, in a PDF too.
    var inside = self
    if group.blur > 0 { inside.isVector = false }
    let items = inside.of(group.items, scale: inner)
    guard var bounds = items.bounds else { return Part(bounds: nil, work: items.work) }
    var work = items.work
    if group.blur > 0 {
      bounds = bounds.outset(by: 3 * group.blur)
      work += area(bounds, inner) * Self.blurredPixel
    }
    if let shadow = group.shadow {
      let cast = shadow.bounds(of: bounds)
      work += area(cast, inner) * Self.shadowedPixel
      bounds = shadow.isAlone ? cast : bounds.union(cast)
    }
    if let clip = group.clip { bounds = bounds.intersection(clip.bounds) }
    if !isVector, group.opacity < 1 || group.clip != nil || group.mask != nil {
      work += area(bounds, inner) * Self.compositedPixel
    }
    if let mask = group.mask {
      work += of(mask, scale: inner).work + (isVector ? 0 : area(bounds, inner) * Self.compositedPixel)
    }
    return Part(bounds: group.transform.bounds(of: bounds), work: work)
  }

  /// The area of bounds in pixels, at least 50, since each item has a cost of its own.
  private func area(_ bounds: Rect?, _ scale: Double) -> Double {
    guard let bounds else { return 0 }
    return max(50, min(pixels, bounds.width * bounds.height * scale * scale))
  }

  private static let unpackedPixel = 20.0
  private static let byteOfVectors = 300.0
  private static let blurredPixel = 45.0
  private static let shadowedPixel = 15.0
  private static let compositedPixel = 3.0
}

extension Scene.Item {
  /// The work for each pixel of the item, in nanoseconds, measured with layers of two million pixels.
  fileprivate var workPerPixel: Double {
    switch self {
    case .fill(_, .conic, _): 90
    case .fill(.path, _, _): 5
    case .fill(_, .color, _): 1
    case .fill(_, .linear, _), .fill(_, .radial, _): 2
    case .stroke: 5
    case .text: 2
    case .image: 10
    case .group: 0
    }
  }
}
