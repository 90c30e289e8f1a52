import CCairo
import StyleModel
import StyleScene

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Painter {
  /// Makes a gradient around a point the source, computed pixel by pixel, since cairo has none; false where nothing is seen of it.
  ///
  /// A pixel holds the mean of the gradient over the angle that it spans, which keeps hard edges smooth.
  ///
  /// - Parameters:
  ///   - matrix: The transform from a gradient around the origin that begins along the x axis.
  ///   - bounds: The area in which the gradient is needed.
  func setConicSource(_ matrix: Scene.Matrix, stops: [Scene.Stop], for bounds: Rect) -> Bool {
    let area = pixelMatrix.bounds(of: bounds).clamped(to: PictureLimit.coordinate).roundedOut.intersection(
      visiblePixels)
    guard !area.isEmpty, !stops.isEmpty, let inverse = matrix.then(pixelMatrix).inverse else { return false }
    guard
      let surface = ImageSurface(
        .argb32, width: Int(clamping: area.width), height: Int(clamping: area.height))
    else {
      renderCache.lackMemory()
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
          let location = turn - turn.rounded(.down)
          // How far the turn changes to the next pixel, along and across the rows.
          let square = max(point.x * point.x + point.y * point.y, 1e-18) * 2 * .pi
          let across = (point.x * inverse.b - point.y * inverse.a) / square
          let down = (point.x * inverse.d - point.y * inverse.c) / square
          let span = abs(across) + abs(down)
          let color =
            if span > 0.05 {
              // So near to the centre it does not change evenly.
              table.mean { x, y in
                let place = Point(
                  x: point.x + inverse.a * x + inverse.c * y, y: point.y + inverse.b * x + inverse.d * y)
                return atan2(place.y, place.x) / (2 * .pi)
              }
            } else if table.hasEdge(within: span / 2, of: location) {
              table.mean { x, y in location + across * x + down * y }
            } else {
              table.color(at: location)
            }
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

  /// Whether the colours have a hard edge within a distance of a location; both are parts of a full circle.
  func hasEdge(within distance: Double, of location: Double) -> Bool {
    edges.contains { abs($0 - location) < distance }
  }

  func color(at location: Double) -> Scene.Color {
    colors[Int(clamping: location * Double(ColorTable.steps) + 0.5)]
  }

  /// The mean of the colours across a pixel: `location` gets distances of -0.5…0.5 from its middle, and may return any number of full
  /// circles.
  func mean(_ location: (_ x: Double, _ y: Double) -> Double) -> Scene.Color {
    let side = 16
    func distance(_ step: Int) -> Double { (Double(step) + 0.5) / Double(side) - 0.5 }
    let parts = (0..<side * side).map { index in
      let place = location(distance(index % side), distance(index / side))
      return stops.color(at: place - place.rounded(.down)) ?? colors[0]
    }
    let alpha = parts.reduce(0) { $0 + $1.alpha }
    func mean(_ component: KeyPath<Scene.Color, Double>) -> Double {
      alpha == 0 ? 0 : parts.reduce(0) { $0 + $1[keyPath: component] * $1.alpha } / alpha
    }
    return Scene.Color(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: alpha / Double(parts.count))
  }
}

extension Scene.Color {
  /// The colour as a pixel of an `argb32` surface.
  fileprivate var premultipliedWord: UInt32 {
    func part(_ value: Double) -> UInt32 { UInt32(clamping: (min(1, max(0, value)) * 255).rounded()) }
    return part(alpha) << 24 | part(red * alpha) << 16 | part(green * alpha) << 8 | part(blue * alpha)
  }
}
