import CDeflate

/// Pixels in rows from the top, four bytes each: red, green, blue, alpha, straight.
package struct Bitmap: Hashable {
  package var width, height: Int
  package var bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }
}

extension Bitmap {
  /// The pixels of a PNG of eight-bit RGB or RGBA, not interlaced, as renderers write it; nil for any other.
  package init?(png: [UInt8]) {
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(at offset: Int) -> Int { png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    var compressed: [UInt8] = []
    var header: ArraySlice<UInt8> = []
    var offset = 8
    while offset + 12 <= png.count {
      let length = number(at: offset)
      let contents = png[offset + 8..<offset + 8 + length]
      switch String(decoding: png[offset + 4..<offset + 8], as: UTF8.self) {
      case "IHDR": header = contents
      case "IDAT": compressed += contents
      default: break
      }
      offset += 12 + length
    }
    guard header.count == 13, header[24] == 8, [2, 6].contains(header[25]), header[28] == 0 else {
      return nil
    }
    let (width, height) = (number(at: 16), number(at: 20))
    let channels = header[25] == 6 ? 4 : 3
    let stride = width * channels
    guard let filtered = Bitmap.inflated(compressed, count: (stride + 1) * height) else { return nil }
    let components = Bitmap.unfiltered(filtered, stride: stride, channels: channels)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for start in Swift.stride(from: 0, to: components.count, by: channels) {
      bytes += components[start..<start + channels]
      if channels == 3 { bytes.append(255) }
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  private static func inflated(_ compressed: [UInt8], count: Int) -> [UInt8]? {
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    var bytes = [UInt8](repeating: 0, count: count)
    var actual = 0
    let result = libdeflate_zlib_decompress(
      decompressor, compressed, compressed.count, &bytes, count, &actual)
    return result == LIBDEFLATE_SUCCESS && actual == count ? bytes : nil
  }

  /// Undoes the filter of each row (PNG, third edition, § 9.2) and takes its number away.
  private static func unfiltered(_ rows: [UInt8], stride: Int, channels: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(rows.count)
    var above = [UInt8](repeating: 0, count: stride)
    for start in Swift.stride(from: 0, to: rows.count, by: stride + 1) {
      var row = Array(rows[start + 1..<start + 1 + stride])
      for index in row.indices {
        let left = index >= channels ? Int(row[index - channels]) : 0
        let corner = index >= channels ? Int(above[index - channels]) : 0
        let up = Int(above[index])
        let predicted =
          switch rows[start] {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: paeth(left, up, corner)
          default: 0
          }
        row[index] = row[index] &+ UInt8(predicted)
      }
      result += row
      above = row
    }
    return result
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (toLeft, toUp, toCorner) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
  }
}
