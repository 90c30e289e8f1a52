import StyleModel
import StyleScene

extension ImageSurface {
  /// An `a8` surface of cells enlarged to pixels, by linear interpolation between the middles of the cells; nil where there is
  /// no memory for it. cairo could do so while it paints, but takes four times as long.
  ///
  /// - Parameters:
  ///   - area: The cells that the surface covers; beyond it there is nothing.
  ///   - cell: The lengths of a cell in pixels.
  ///   - pixels: The whole pixels that are wanted, none of them beyond the area.
  func enlarged(from area: Rect, cell: Size, to pixels: Rect) -> ImageSurface? {
    guard
      let result = ImageSurface(.a8, width: Int(clamping: pixels.width), height: Int(clamping: pixels.height))
    else {
      return nil
    }
    // Between which middles of cells those of the pixels lie, with a cell of nothing before the first and behind the last.
    let columns = Between.middles(of: result.width, from: pixels.x, cell: cell.width, first: area.x)
    let rows = Between.middles(of: result.height, from: pixels.y, cell: cell.height, first: area.y)
    let (width, height, stride, resultStride) = (width, height, stride, result.stride)
    let nothing = [UInt8](repeating: 0, count: width)
    // The cells of a row of pixels.
    var line = [Float](repeating: 0, count: width + 2)
    _ = withPixels { source in
      result.withPixels { target in
        nothing.withUnsafeBufferPointer { nothing in
          line.withUnsafeMutableBufferPointer { line in
            func cells(_ row: Int) -> UnsafeBufferPointer<UInt8> {
              (1...height).contains(row)
                ? UnsafeBufferPointer(start: source + (row - 1) * stride, count: width) : nothing
            }
            for (y, row) in rows.enumerated() {
              let (above, below) = (cells(row.cell), cells(row.cell + 1))
              for x in 0..<width {
                line[x + 1] = Float(above[x]) + (Float(below[x]) - Float(above[x])) * row.part
              }
              let pixels = target + y * resultStride
              for (x, column) in columns.enumerated() {
                let (left, right) = (line[column.cell], line[column.cell + 1])
                pixels[x] = UInt8(clamping: left + (right - left) * column.part + 0.5)
              }
            }
          }
        }
      }
    }
    return result
  }
}

/// A point between the middles of a cell and the next.
private struct Between {
  /// The index of the cell; 0 is the one before the first.
  var cell: Int
  /// The part of the way to the next cell, 0..<1.
  var part: Float

  /// The middles of `count` pixels, as points between cells.
  static func middles(of count: Int, from pixel: Double, cell: Double, first: Double) -> [Between] {
    (0..<count).map { index in
      let place = (pixel + Double(index) + 0.5) / cell - first + 0.5
      return Between(cell: Int(clamping: place), part: Float(place - place.rounded(.down)))
    }
  }
}
