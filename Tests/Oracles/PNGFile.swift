import CDeflate

/// A PNG put together byte by byte from the standard (W3C Portable Network Graphics, third edition), in forms that stylec itself
/// doesn't write.
package struct PNGFile {
  package var width, height: Int
  package var bitDepth = 8
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  package var colorType = 6
  package var isInterlaced = false
  /// Red, green and blue of each place.
  package var palette: [[UInt8]] = []
  /// The samples of a pixel, each of `bitDepth` bits.
  package var sample: (_ x: Int, _ y: Int) -> [Int]

  package init(
    width: Int, height: Int, bitDepth: Int = 8, colorType: Int = 6, isInterlaced: Bool = false,
    palette: [[UInt8]] = [], sample: @escaping (_ x: Int, _ y: Int) -> [Int]
  ) {
    (self.width, self.height, self.bitDepth, self.colorType) = (width, height, bitDepth, colorType)
    (self.isInterlaced, self.palette, self.sample) = (isInterlaced, palette, sample)
  }

  /// One colour all over: red, green, blue and alpha.
  package init(_ color: [Int], width: Int, height: Int) {
    self.init(width: width, height: height) { _, _ in color }
  }

  package var bytes: [UInt8] {
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = PNGFile.word(width) + PNGFile.word(height)
    png += PNGFile.chunk(
      "IHDR", header + [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0])
    if !palette.isEmpty { png += PNGFile.chunk("PLTE", palette.flatMap(\.self)) }
    png += PNGFile.chunk("IDAT", PNGFile.stored(rows))
    return png + PNGFile.chunk("IEND", [])
  }

  /// The rows of all passes, without filters.
  private var rows: [UInt8] {
    // Adam7 (§ 8.2): where each pass begins, and how far its pixels are apart.
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var rows: [UInt8] = []
    for (left, top, across, down) in passes where left < width {
      for y in stride(from: top, to: height, by: down) {
        rows.append(0)
        var (bits, count) = (0, 0)
        for x in stride(from: left, to: width, by: across) {
          for sample in sample(x, y) {
            bits = bits << bitDepth | sample
            count += bitDepth
            while count >= 8 {
              rows.append(UInt8(truncatingIfNeeded: bits >> (count - 8)))
              count -= 8
            }
          }
        }
        if count > 0 { rows.append(UInt8(truncatingIfNeeded: bits << (8 - count))) }
      }
    }
    return rows
  }

  /// A zlib stream of blocks that aren't compressed (RFC 1950, RFC 1951 § 3.2.4).
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let count = UInt16(block.count)
      stream.append(start + 65_535 >= bytes.count ? 1 : 0)
      for number in [count, ~count] { stream += [UInt8(number & 255), UInt8(number >> 8)] }
      stream += block
    }
    return stream + word(Int(libdeflate_adler32(1, bytes, bytes.count)))
  }

  package static func chunk(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + contents
    return word(contents.count) + body + word(Int(libdeflate_crc32(0, body, body.count)))
  }

  package static func word(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
