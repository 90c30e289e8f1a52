import CDeflate
import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// Lines, whatever transform they are drawn with.
@Suite struct StrokeTests {
  private static let line =
    "kind: shape, fillColor: null, strokeColor: black, lineCap: round, lineJoin: round"

  /// cairo draws caps with too few corners where a transform has the determinant 1: 4 × 0.5 × 0.5.
  @Test(arguments: [0.25, 0.5, 1 / 2.0.squareRoot()])
  func roundCapsAreRoundAtEachScale(_ scale: Double) throws {
    func drawn(_ points: [(Double, Double)], _ width: Double, _ rest: String) throws -> Drawn {
      let path = points.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.0) \($1.1)" }.joined(separator: " ")
      return try Drawn(
        Drawn.example(
          "{ sublayers: [{ name: a, \(Self.line), lineWidth: \(width), path: { svg: \(path) }, frame: \(rest) }] }",
          size: "[80, 60]"))
    }
    let points: [(Double, Double)] = [(10, 50), (25, 10), (40, 50), (70, 15)]
    let plain = try drawn(points, 8, "[0, 0, 80, 60]")
    // A layer is scaled about its middle.
    let (width, height) = (80 / scale, 60 / scale)
    let scaled = try drawn(
      points.map { ($0.0 / scale, $0.1 / scale) }, 8 / scale,
      "[\((80 - width) / 2), \((60 - height) / 2), \(width), \(height)], transform: { scale: \(scale) }")
    for y in 0..<60 {
      for x in 0..<80 {
        let (a, b) = (plain.pixel(Double(x), Double(y))[3], scaled.pixel(Double(x), Double(y))[3])
        #expect(abs(a - b) <= 12, "\(x), \(y)")
      }
    }
  }

  /// Readers of PDFs count the phase of an odd pattern in other ways, and begin a gradient with its first stop.
  @Test func aPDFSaysWhatReadersAgreeOn() throws {
    let scene = try Drawn.scene(
      of: """
        { sublayers: [
          { name: a, \(Self.line), lineWidth: 4, path: { svg: M5 20 H75 }, lineDashPattern: [9, 7, 2] },
          { name: b, kind: gradient, stops: [{ color: red, location: 0.1 }, { color: yellow, location: 0.1 },
            { color: blue, location: 0.9 }] }] }
        """, size: "[80, 40]")
    let pdf = try renderPDF(scene, title: "box").get()
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Domain [ 0 1 ]"))
    let texts = streams(of: pdf)
    #expect(!texts.isEmpty)
    #expect(texts.contains { $0.contains("[ 9 7 2 9 7 2]") }, "\(texts)")
  }

  /// The compressed streams of a PDF.
  private func streams(of pdf: [UInt8]) -> [String] {
    let (head, tail) = (Array("stream\n".utf8), Array("\nendstream".utf8))
    var texts: [String] = []
    var start = 0
    while let from = pdf.firstIndex(of: head, from: start),
      let to = pdf.firstIndex(of: tail, from: from + head.count)
    {
      start = to + tail.count
      var text = [UInt8](repeating: 0, count: 1 << 16)
      var count = 0
      let decompressor = libdeflate_alloc_decompressor()
      defer { libdeflate_free_decompressor(decompressor) }
      let bytes = Array(pdf[(from + head.count)..<to])
      if libdeflate_zlib_decompress(decompressor, bytes, bytes.count, &text, text.count, &count)
        == LIBDEFLATE_SUCCESS
      {
        texts.append(String(decoding: text.prefix(count), as: UTF8.self))
      }
    }
    return texts
  }
}

extension [UInt8] {
  fileprivate func firstIndex(of part: [UInt8], from start: Int) -> Int? {
    (start..<Swift.max(start, count - part.count)).first { self[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
