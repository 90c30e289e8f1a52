import StyleModel
import StyleSyntax

/// The format and size of an image file, from before its pixels, which are unpacked when they are drawn.
struct ImageHeader {
  var format: ImageFormat
  /// The size as the image is shown: in pixels, or in points for vectors.
  var width, height: Double

  init(_ format: ImageFormat, width: Double, height: Double) {
    (self.format, self.width, self.height) = (format, width, height)
  }

  /// Reads the header of a file by its contents, as apps do, whatever the ending of its name.
  ///
  /// - Parameter scales: Whether vectors are sharp in any size.
  static func read(_ bytes: [UInt8], scales: Bool) -> Result<ImageHeader, ImageProblem.Reason> {
    guard bytes.count <= Limits.fileSize else { return .failure(.tooLarge) }
    let header: Result<ImageHeader, ImageProblem.Reason>
    if bytes.starts(with: PNGHeader.signature) {
      header = PNGHeader.read(bytes)
    } else if bytes.starts(with: JPEGHeader.signature) {
      header = JPEGHeader.read(bytes)
    } else if bytes.prefix(1024).firstOccurrence(of: "%PDF-") != nil {
      header = PDFHeader.read(bytes, scales: scales)
    } else if let root = SVGRoot(bytes) {
      header = root.header(scales: scales)
    } else {
      header = .failure(otherFormat(bytes).map { .unsupported($0) } ?? .damaged)
    }
    return header.flatMap { header in
      guard header.width > 0, header.height > 0 else { return .failure(.damaged) }
      guard header.width <= Double(ImageFile.longestSide), header.height <= Double(ImageFile.longestSide),
        header.width * header.height <= Double(ImageFile.mostPixels)
      else { return .failure(.tooLarge) }
      return .success(header)
    }
  }

  /// The name of a format that apps show and pictures don't; nil for any other.
  private static func otherFormat(_ bytes: [UInt8]) -> String? {
    func has(_ text: String, at offset: Int) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
    if has("GIF8", at: 0) { return "a GIF" }
    if has("II*\0", at: 0) || has("MM\0*", at: 0) { return "a TIFF" }
    if has("RIFF", at: 0), has("WEBP", at: 8) { return "a WebP" }
    if has("ftyp", at: 4) { return has("avif", at: 8) ? "an AVIF" : "an HEIC" }
    if has("BM", at: 0), bytes.count > 26 { return "a BMP" }
    return nil
  }
}

extension ImageProblem.Reason: Error {}

/// The header of a PNG (W3C Portable Network Graphics, third edition).
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func read(_ bytes: [UInt8]) -> Result<ImageHeader, ImageProblem.Reason> {
    var offset = signature.count
    var size: (width: Int, height: Int)?
    var hasPixels = false
    // Each chunk has a length, four letters, its contents and a checksum.
    while bytes.count - offset >= 12 {
      let length = bytes.bigEndian(4, at: offset)
      let kind = bytes[offset + 4..<offset + 8]
      guard length <= bytes.count - offset - 12 else { break }
      if size == nil {
        guard kind.elementsEqual("IHDR".utf8), length == 13 else { break }
        size = (bytes.bigEndian(4, at: offset + 8), bytes.bigEndian(4, at: offset + 12))
      } else if kind.elementsEqual("IDAT".utf8) {
        hasPixels = true
      } else if kind.elementsEqual("IEND".utf8) {
        guard let size, hasPixels else { break }
        return .success(ImageHeader(.png, width: Double(size.width), height: Double(size.height)))
      }
      offset += 12 + length
    }
    return .failure(.damaged)
  }
}

/// The header of a JPEG (ITU-T T.81, annex B), with the orientation that cameras add (Exif 2.32).
enum JPEGHeader {
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  static func read(_ bytes: [UInt8]) -> Result<ImageHeader, ImageProblem.Reason> {
    var offset = 2
    var orientation = ImageOrientation.topLeft
    // Each segment has a marker, its length and its contents.
    while bytes.count - offset >= 4 {
      guard bytes[offset] == 0xFF else { break }
      let marker = bytes[offset + 1]
      // Bytes that fill, and markers that stand alone.
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += marker == 0xFF ? 1 : 2
        continue
      }
      let length = bytes.bigEndian(2, at: offset + 2)
      guard length >= 2, length <= bytes.count - offset - 2 else { break }
      let segment = bytes[offset + 4..<offset + 2 + length]
      switch marker {
      case 0xE1: orientation = Self.orientation(segment) ?? orientation
      // Frames, but for tables and extensions that lie among their numbers.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard segment.count >= 6 else { return .failure(.damaged) }
        let start = segment.startIndex
        let (height, width) = (bytes.bigEndian(2, at: start + 1), bytes.bigEndian(2, at: start + 3))
        // Four colours are inks.
        if bytes[start + 5] == 4 { return .failure(.unsupported("a JPEG in CMYK")) }
        // The marker of the end; programs add bytes behind it.
        guard bytes[(offset + length)...].firstOccurrence(of: [0xFF, 0xD9]) != nil else {
          return .failure(.damaged)
        }
        let size = orientation.swapsAxes ? (height, width) : (width, height)
        return .success(ImageHeader(.jpeg(orientation), width: Double(size.0), height: Double(size.1)))
      case 0xDA: return .failure(.damaged)
      default: break
      }
      offset += 2 + length
    }
    return .failure(.damaged)
  }

  /// The orientation in a segment with Exif: a file like TIFF, with entries of 12 bytes.
  private static func orientation(_ segment: ArraySlice<UInt8>) -> ImageOrientation? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == UInt8(ascii: "I")
    func number(_ count: Int, _ offset: Int) -> Int {
      guard offset >= 0, offset <= tiff.count - count else { return 0 }
      let part = tiff[offset..<offset + count]
      return isLittle
        ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    let first = number(4, 4)
    for entry in 0..<number(2, first) {
      let offset = first + 2 + entry * 12
      if number(2, offset) == 0x0112 { return ImageOrientation(rawValue: number(2, offset + 8)) }
    }
    return nil
  }
}

extension Array<UInt8> {
  /// A number of some bytes, the most significant first.
  fileprivate func bigEndian(_ count: Int, at offset: Int) -> Int {
    self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension ArraySlice<UInt8> {
  /// The index of the first occurrence of some bytes.
  func firstOccurrence(of sought: [UInt8]) -> Int? {
    guard let first = sought.first else { return nil }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: sought) { return found }
      start = found + 1
    }
    return nil
  }

  func firstOccurrence(of sought: String) -> Int? { firstOccurrence(of: Array(sought.utf8)) }
}
