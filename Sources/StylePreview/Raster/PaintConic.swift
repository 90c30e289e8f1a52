import CCairo
import StyleModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Painter {
  /// A gradient around a point, worked out pixel by pixel, since cairo has none, and made the source; false where nothing is
  /// seen of it.
  ///
  /// A pixel holds the mean of the gradient over the angle that it spans, which keeps hard edges smooth.
  ///
  /// - Parameters:
  ///   - matrix: From a gradient around the origin that begins along the x axis.
  ///   - bounds: Where it is needed.
  func setConicSource(_ matrix: Scene.Matrix, stops: [Scene.Stop], for bounds: Rect) -> Bool {
    let area = pixelMatrix.bounds(of: bounds).clamped(to: PictureLimit.coordinate).roundedOut.intersection(
      visiblePixels)
    guard !area.isEmpty, !stops.isEmpty, let inverse = matrix.then(pixelMatrix).inverse else { return false }
    guard let surface = ImageSurface(.argb32, width: Int(area.width), height: Int(area.height)) else {
      studio.lackMemory()
      return false
    }
    let table = ColorTable(stops)
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    _ = surface.withPixels { data in
      for y in 0..<height {
        let row = UnsafeMutableRawPointer(data + y * stride)
        for x in 0..<width {
          let point = inverse.apply(to: Point(x: area.x + Double(x) + 0.5, y: area.y + Double(y) + 0.5))
          let turn = atan2(point.y, point.x) / (2 * .pi)
          // How far the turn changes to the next pixel, along and across the rows.
          let square = max(point.x * point.x + point.y * point.y, 1e-18) * 2 * .pi
          let across = (point.x * inverse.b - point.y * inverse.a) / square
          let down = (point.x * inverse.d - point.y * inverse.c) / square
          let span = min(1, hypot(across, down))
          let color = table.mean(around: turn - turn.rounded(.down), span: span)
          row.storeBytes(of: color.premultipliedWord, toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
    guard let pattern = makePattern(surface, .translation(-area.x, -area.y), isSmooth: false) else {
      return false
    }
    defer { cairo_pattern_destroy(pattern) }
    let user = deviceMatrix
    cairo_identity_matrix(cairo)
    cairo_set_source(cairo, pattern)
    setMatrix(user)
    return true
  }
}

/// A gradient's colours at even steps, for many look-ups.
private struct ColorTable {
  private static let steps = 2048
  private let colors: [Scene.Color]
  private let edges: [Double]
  private let stops: [Scene.Stop]

  init(_ stops: [Scene.Stop]) {
    self.stops = stops
    colors = (0...ColorTable.steps).map {
      stops.color(at: Double($0) / Double(ColorTable.steps))
        ?? Scene.Color(red: 0, green: 0, blue: 0, alpha: 0)
    }
    // Where the last colour meets the first, and wherever two stops stand at one place.
    edges = [0, 1] + zip(stops, stops.dropFirst()).filter { $0.location == $1.location }.map(\.0.location)
  }

  /// Of the colours from half a `span` before `location` to half a one after; all are parts of a turn.
  func mean(around location: Double, span: Double) -> Scene.Color {
    guard edges.contains(where: { abs($0 - location) < span }) else {
      return colors[Int(location * Double(ColorTable.steps) + 0.5)]
    }
    let samples = 64
    let parts = (0..<samples).map { index in
      let place = location + ((Double(index) + 0.5) / Double(samples) - 0.5) * span
      return stops.color(at: place - place.rounded(.down)) ?? colors[0]
    }
    let alpha = parts.reduce(0) { $0 + $1.alpha }
    func mean(_ component: KeyPath<Scene.Color, Double>) -> Double {
      alpha == 0 ? 0 : parts.reduce(0) { $0 + $1[keyPath: component] * $1.alpha } / alpha
    }
    return Scene.Color(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: alpha / Double(samples))
  }
}

extension Scene.Color {
  /// As a pixel of an `argb32` surface.
  fileprivate var premultipliedWord: UInt32 {
    func part(_ value: Double) -> UInt32 { UInt32((min(1, max(0, value)) * 255).rounded()) }
    return part(alpha) << 24 | part(red * alpha) << 16 | part(green * alpha) << 8 | part(blue * alpha)
  }
}
