import StyleSyntax

/// The size of a PNG (W3C Portable Network Graphics, third edition) that is whole and small enough to be drawn. Its pixels aren't
/// looked at: they are unpacked when they are drawn.
struct PNGHeader {
  /// In pixels.
  let width, height: Int

  /// The most pixels of an image that is drawn: it takes four bytes for each of them.
  static let mostPixels = 1 << 24
  private static let longestSide = 1 << 15

  /// nil for bytes that are no PNG, are cut off, or have too many pixels.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Limits.fileSize,
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    var offset = 8
    var size: (width: Int, height: Int)?
    var hasPixels = false
    // Each chunk has a length, four letters, its contents and a checksum.
    while bytes.count - offset >= 12 {
      let length = number(offset)
      let kind = bytes[offset + 4..<offset + 8]
      guard length <= bytes.count - offset - 12 else { return nil }
      if size == nil {
        guard kind.elementsEqual("IHDR".utf8), length == 13 else { return nil }
        size = (number(offset + 8), number(offset + 12))
      } else if kind.elementsEqual("IDAT".utf8) {
        hasPixels = true
      } else if kind.elementsEqual("IEND".utf8) {
        guard let size, hasPixels, size.width > 0, size.height > 0 else { return nil }
        guard size.width <= Self.longestSide, size.height <= Self.longestSide,
          size.width * size.height <= Self.mostPixels
        else { return nil }
        (width, height) = size
        return
      }
      offset += 12 + length
    }
    return nil
  }
}
