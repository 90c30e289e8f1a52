import StyleModel
import Testing

@testable import StyleWorkspace

/// What image files say of themselves before their pixels.
@Suite struct ImageHeaderTests {
  private static func read(_ bytes: some Sequence<UInt8>) -> String {
    switch ImageHeader.read(Array(bytes), scales: false) {
    case .success(let header): "\(header.format.name) \(header.width) × \(header.height)"
    case .failure(.damaged): "damaged"
    case .failure(.tooLarge): "too large"
    case .failure(.unsupported(let what)): what
    }
  }

  @Test(arguments: [
    ("<svg width='24' height='16'/>", "SVG 24.0 × 16.0"),
    (
      "\u{FEFF}<?xml version='1.0'?>\n<!-- > -->\n<!DOCTYPE svg>\n<svg\n width = \"24\"\theight='16px'>",
      "SVG 24.0 × 16.0"
    ),
    ("<!DOCTYPE svg [ <!ENTITY a \"b\"> ]><svg viewBox='0,0, 24 16'>", "SVG 24.0 × 16.0"),
    ("<svg viewBox='0 0 24 16' width='48'>", "SVG 48.0 × 32.0"),
    ("<svg viewBox='0 0 24 16' height='48'>", "SVG 72.0 × 48.0"),
    ("<svg viewBox='0 0 24 16' width='100%' height='100%'>", "SVG 24.0 × 16.0"),
    ("<svg width='1in' height='72pt'>", "SVG 96.0 × 96.0"),
    ("<svg width='2.54cm' height='6pc'>", "SVG 96.0 × 96.0"),
    ("<svg width='1e2' height='10'>", "SVG 100.0 × 10.0"),
    ("<svg>", "an SVG without a size"), ("<svg width='24'>", "an SVG without a size"),
    ("<svg width='4em' height='2em'>", "an SVG without a size"),
    ("<svg width='nan' height='2'>", "an SVG without a size"),
    ("<svg width='0' height='2'>", "damaged"), ("<svg width='-2' height='2'>", "damaged"),
    ("<svg width='99999' height='2'>", "too large"), ("<svg width='20000' height='20000'>", "too large"),
    ("<svg width='24' height='16'", "damaged"), ("<svg width=24 height=16>", "damaged"),
    ("<svgs width='1' height='1'>", "damaged"),
    ("<html>", "damaged"), ("<?xml", "damaged"), ("<!-- ", "damaged"), ("<!DOCTYPE [", "damaged"),
    ("<", "damaged"),
    ("%PDF-1.4 /MediaBox [0 0 24 16] %%EOF", "PDF 24.0 × 16.0"),
    ("%PDF-1.4 /MediaBox[10 20.5 34 36.5] /CropBox [ 0 0 12 8 ] %%EOF", "PDF 12.0 × 8.0"),
    ("%PDF-1.4 /MediaBox [0 0 24 16]", "damaged"),
    ("%PDF-1.4 /MediaBox 3 0 R %%EOF", "a PDF with compressed page descriptions"),
    ("%PDF-1.4 /MediaBox [0 0 inf 16] %%EOF", "a PDF with compressed page descriptions"),
    ("%PDF-1.4 /MediaBox [0 0 0 16] %%EOF", "damaged"),
    ("%PDF-1.4 %%EOF", "a PDF with compressed page descriptions"),
    ("GIF89a", "a GIF"), ("II*\0", "a TIFF"), ("MM\0*", "a TIFF"), ("RIFF1234WEBP", "a WebP"),
    ("0000ftypheic", "an HEIC"),
    ("0000ftypavif", "an AVIF"), ("BM" + String(repeating: "x", count: 30), "a BMP"), ("BM", "damaged"),
    ("", "damaged"), ("text", "damaged"),
  ])
  func aFileIsKnownByItsContents(_ text: String, _ expected: String) {
    #expect(Self.read(text.utf8) == expected)
  }

  // MARK: JPEG

  private static func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
    let length = contents.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + contents
  }

  private static func frame(_ marker: UInt8 = 0xC0, width: UInt16, height: UInt16, colors: UInt8 = 3)
    -> [UInt8]
  {
    segment(
      marker,
      [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), colors]
        + Array(repeating: 0, count: 3 * Int(colors)))
  }

  private static func exif(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
    let header: [UInt8] = isLittle ? [0x49, 0x49, 42, 0, 8, 0, 0, 0] : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
    // Two entries: the width of the image, which isn't asked for, and the orientation.
    let entries: [UInt8] =
      isLittle
      ? [2, 0, 0, 1, 4, 0, 1, 0, 0, 0, 9, 0, 0, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0, 2, 1, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 9, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    return segment(0xE1, Array("Exif\0\0".utf8) + header + entries)
  }

  private static let start: [UInt8] = [0xFF, 0xD8], end: [UInt8] = [0xFF, 0xDA, 0, 2, 1, 2, 3, 0xFF, 0xD9]

  @Test func aJPEGHasTheSizeInWhichItIsShown() {
    let tables = Self.segment(0xDB, [1, 2, 3]) + [0xFF, 0xFF] + Self.segment(0xC4, [0, 1, 2, 3, 4, 5, 6])
    for marker in [UInt8(0xC0), 0xC1, 0xC2, 0xC9] {
      let bytes = Self.start + tables + Self.frame(marker, width: 600, height: 300) + Self.end + [0, 0]
      #expect(Self.read(bytes) == "JPEG 600.0 × 300.0", "\(marker)")
    }
    for orientation in UInt8(0)...9 {
      for isLittle in [true, false] {
        let bytes =
          Self.start + Self.exif(orientation, isLittle: isLittle) + Self.frame(width: 600, height: 300)
          + Self.end
        let expected = (5...8).contains(orientation) ? "JPEG 300.0 × 600.0" : "JPEG 600.0 × 300.0"
        #expect(Self.read(bytes) == expected, "\(orientation)")
      }
    }
  }

  @Test func aDamagedJPEGIsFound() {
    let whole = Self.start + Self.exif(6, isLittle: true) + Self.frame(width: 600, height: 300) + Self.end
    for count in 3..<whole.count { #expect(Self.read(whole.prefix(count)) == "damaged", "\(count)") }
    #expect(
      Self.read(Self.start + Self.frame(width: 600, height: 300, colors: 4) + Self.end) == "a JPEG in CMYK")
    #expect(Self.read(Self.start + Self.frame(width: 0, height: 300) + Self.end) == "damaged")
    #expect(Self.read(Self.start + Self.frame(width: 60000, height: 3) + Self.end) == "too large")
    #expect(Self.read(Self.start + [0xFF, 0xC0, 0, 3, 8] + Self.end) == "damaged")
    #expect(Self.read([0xFF, 0xD8, 0xFF] + Array(repeating: 0xFF, count: 100)) == "damaged")
  }

  /// Any bytes are read to an end.
  @Test func noBytesStopIt() {
    var state: UInt64 = 7
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    let whole = Self.start + Self.exif(6, isLittle: true) + Self.frame(width: 600, height: 300) + Self.end
    let starts = [
      whole, Array("<svg viewBox='0 0 24 16' width='48'>".utf8),
      Array("%PDF-1.4 /MediaBox [0 0 24 16] %%EOF".utf8),
    ]
    for _ in 0..<20_000 {
      var bytes = starts[Int(next()) % starts.count]
      for _ in 0..<1 + Int(next()) % 4 { bytes[Int(next()) % bytes.count] = next() }
      _ = Self.read(bytes)
    }
  }
}
