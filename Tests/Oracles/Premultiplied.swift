/// Pixels whose colours are multiplied by their alpha.
package struct Premultiplied {
  package let width, height: Int
  private let components: [Int]

  package init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    components = bitmap.bytes.indices.map { index in
      let alpha = Int(bitmap.bytes[index | 3])
      return index & 3 == 3 ? alpha : (Int(bitmap.bytes[index]) * alpha + 127) / 255
    }
  }

  package subscript(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * 4
    return Array(components[start..<start + 4])
  }

  /// The greatest range of a component among a pixel and its neighbours.
  package func contrast(aroundX x: Int, y: Int) -> Int {
    var greatest = 0
    for component in 0..<4 {
      var (low, high) = (255, 0)
      for row in max(0, y - 1)...min(height - 1, y + 1) {
        for column in max(0, x - 1)...min(width - 1, x + 1) {
          let value = components[(row * width + column) * 4 + component]
          low = min(low, value)
          high = max(high, value)
        }
      }
      greatest = max(greatest, high - low)
    }
    return greatest
  }

  /// The greatest difference of a component of a pixel, from a picture of the same size.
  package func difference(from other: Premultiplied, x: Int, y: Int) -> Int {
    let start = (y * width + x) * 4
    var greatest = 0
    for index in start..<start + 4 {
      greatest = max(greatest, abs(components[index] - other.components[index]))
    }
    return greatest
  }

  /// The greatest difference of a component; nil for a picture of another size.
  package func difference(from other: Premultiplied) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    return zip(components, other.components).map { abs($0 - $1) }.max() ?? 0
  }
}
