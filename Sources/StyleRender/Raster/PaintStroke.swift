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
  func stroke(_ shape: Scene.Shape, _ color: Scene.Color, _ stroke: Scene.Stroke) {
    setSource(color)
    if isVector || isBoxOfPixels(shape) && stroke.mitres(along: shape) == .all {
      return drawLine(along: shape, stroke)
    }
    if let ring = stroke.ring(along: shape) { return fill(.path(ring), .evenOdd) }
    let matrix = deviceMatrix
    guard let outer = Scene.Item.stroke(shape, color, stroke).bounds(in: renderCache) else { return }
    let area = matrix.bounds(of: outer).outset(by: 1).clamped(to: PictureLimit.coordinate).roundedOut
      .intersection(visiblePixels)
    guard !area.isEmpty else { return }
    guard let coverage = drawnLine(along: shape, stroke, in: area) else { return renderCache.lackMemory() }
    mask(by: coverage, at: area.origin)
  }

  /// The part of each pixel that a line covers. cairo samples fifteen lines a row, and here sixty.
  ///
  /// Where a line keeps some of its mitres and not others, cairo decides by their angles on the surface, which is stretched both ways then,
  /// so that the angles are those of the path as long as its own transform doesn't change them.
  private func drawnLine(along shape: Scene.Shape, _ stroke: Scene.Stroke, in area: Rect) -> ImageSurface? {
    let fine = finenessOfLines
    let across = stroke.mitres(along: shape) == .some ? fine : 1
    let (width, height) = (Int(clamping: area.width), Int(clamping: area.height))
    guard let lines = ImageSurface(.a8, width: width * across, height: height * fine),
      let result = ImageSurface(.a8, width: width, height: height), let context = lines.makeContext()
    else { return nil }
    let painter = Painter(context, in: renderCache, shadowDepth: shadowDepth, deepestShadow: deepestShadow)
    painter.transform(by: .scale(Double(across), Double(fine)))
    painter.transform(by: .translation(-area.x, -area.y))
    painter.transform(by: deviceMatrix)
    cairo_set_tolerance(context, 0.02)
    painter.drawLine(along: shape, stroke)
    cairo_destroy(context)
    let (stride, resultStride) = (lines.stride, result.stride)
    _ = lines.withPixels { source in
      result.withPixels { target in
        for y in 0..<height {
          let (row, pixels) = (source + y * fine * stride, target + y * resultStride)
          for x in 0..<width {
            var sum = fine * across / 2
            for line in 0..<fine {
              let cells = row + line * stride + x * across
              for cell in 0..<across { sum += Int(cells[cell]) }
            }
            pixels[x] = UInt8(sum / (fine * across))
          }
        }
      }
    }
    return result
  }

  /// The factor by which a surface on which a line is drawn is stretched.
  ///
  /// cairo mistakes a transform that keeps areas for one that changes no lengths, and then draws round caps and joins
  /// with too few corners (`_cairo_matrix_has_unity_scale`). So no transform may have that determinant.
  private var finenessOfLines: Int {
    let matrix = deviceMatrix
    let area = abs(matrix.a * matrix.d - matrix.b * matrix.c)
    let isUnity = [4, 16].contains { abs(area * $0 - 1) < 0.01 }
    return isUnity ? 5 : 4
  }

  private func drawLine(along shape: Scene.Shape, _ stroke: Scene.Stroke) {
    trace(shape)
    // The pen is as round as it is large.
    let matrix = deviceMatrix
    let widest = PictureLimit.coordinate / 4 / max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    cairo_set_line_width(cairo, min(stroke.width, widest))
    var join = stroke.join
    // Not without end: cairo counts with as much room around the line, and past its numbers draws nothing.
    let greatestLimit = max(Scene.Stroke.usualMiterLimit, min(1000, widest / stroke.width))
    cairo_set_miter_limit(cairo, min(stroke.miterLimit, greatestLimit))
    if join == .miter {
      switch stroke.mitres(along: shape) {
      case .all: cairo_set_miter_limit(cairo, greatestLimit)
      case .none: join = .bevel
      case .some: break
      }
    }
    switch stroke.cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    var dashes = stroke.dashes(along: shape)
    // In a PDF, an odd number of lengths leads to a phase that readers count in other ways.
    if isVector, !dashes.count.isMultiple(of: 2) { dashes += dashes }
    cairo_set_dash(cairo, dashes, Int32(dashes.count), stroke.dashOffset)
    cairo_stroke(cairo)
  }
}

extension Scene.Stroke {
  /// The area that the line covers, by the even-odd rule, if it lies between two rounded rectangles.
  fileprivate func ring(along shape: Scene.Shape) -> Scene.Path? {
    guard dashes.isEmpty, case .roundedRectangle(let middle) = shape, middle.curve == .circular,
      middle.fittedRadius > 0, middle.corners == .all || mitres(along: shape) == .all
    else { return nil }
    return middle.inset(by: -width / 2).path + middle.inset(by: width / 2).path
  }
}
