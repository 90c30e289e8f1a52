import StyleModel
import StyleScene

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The grid of cells on which a shadow, or what lies below a material, is blurred: as coarse as its blur allows, so that a wide blur costs
/// no more than a narrow one, and rotated so that the blur runs along rows and columns.
struct ShadowGrid {
  /// The transform from pixels to cells.
  let fromPixels: Scene.Matrix
  /// The standard deviations along rows and along columns, in cells.
  let sigma: Size
  /// The lengths of a cell in pixels, each a power of two; nil where the grid is rotated.
  let cell: Size?

  /// Makes the grid of a blur.
  ///
  /// A layer's shadow is round in the layer's own space; a matrix M that leads from there to pixels gives it the covariance
  /// σ²·M·Mᵀ. That matrix's principal axes are the grid's axes, the roots of its eigenvalues the sigmas along them.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation in the layer's points.
  ///   - matrix: The transform from the layer's points to pixels.
  init(sigma: Double, matrix: Scene.Matrix) {
    let (xx, yy) = (matrix.a * matrix.a + matrix.c * matrix.c, matrix.b * matrix.b + matrix.d * matrix.d)
    let xy = matrix.a * matrix.b + matrix.c * matrix.d
    // A blur that is as wide in every direction, or lies along the pixels' rows, needs no turn; nor does one that is not seen.
    let isTurned = abs(xy) > 1e-3 * (xx + yy) && sigma * (xx + yy).squareRoot() > 0.1
    let (mean, half) = ((xx + yy) / 2, hypot((xx - yy) / 2, xy))
    let scale = isTurned ? Size(width: mean + half, height: max(0, mean - half)) : Size(width: xx, height: yy)
    let angle = isTurned ? atan2(2 * xy, xx - yy) / 2 * 180 / .pi : 0
    let across = Axis(sigma: sigma * scale.width.squareRoot(), isTurned: isTurned)
    let down = Axis(sigma: sigma * scale.height.squareRoot(), isTurned: isTurned)
    fromPixels = .rotation(-angle).then(.scale(1 / across.cell, 1 / down.cell))
    self.sigma = Size(width: across.sigma, height: down.sigma)
    cell = isTurned ? nil : Size(width: across.cell, height: down.cell)
  }

  /// The cells to blur for something that lies in some of them; nil where it reaches none of the pixels that are seen.
  func area(of source: Rect, seenIn pixels: Rect) -> Rect? {
    // Only what lies near enough to what is seen can be told from nothing.
    let reach = 1 + GaussianBlur.reach(sigma: max(sigma.width, sigma.height))
    let near = fromPixels.bounds(of: pixels).outset(by: reach)
    let source = source.outset(by: 1)
    guard !near.intersection(source).isEmpty else { return nil }
    return near.intersection(source.outset(by: reach)).roundedOut
  }

  /// One direction of the grid.
  private struct Axis {
    /// The length of a cell in pixels, a power of two.
    var cell = 1.0
    /// The standard deviation in cells; less than 12, and at least 6 where cells are longer than pixels.
    var sigma: Double

    /// - Parameter sigma: The standard deviation in pixels.
    init(sigma pixels: Double, isTurned: Bool) {
      // Past this nothing of a picture's size casts a shadow that is seen.
      let pixels = min(pixels, 1e7)
      while pixels / cell >= 12 { cell *= 2 }
      sigma = pixels / cell
      // Drawing on the grid and the blur's weights average over a cell each, and interpolating back to pixels does so twice.
      // Each of the four has a variance of 1/12 cell² of its own.
      if cell > 1 || isTurned { sigma = max(0, sigma * sigma - 4.0 / 12).squareRoot() }
    }
  }
}
