import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

@Suite struct PDFTests {
  private static let layer = """
    { backgroundColor: gold, shadowOpacity: 0.5, sublayers: [
      { name: words, kind: text, string: Words, font: { size: 12 }, foregroundColor: black },
      { name: shine, kind: gradient, stops: [{ color: white }, { color: clear }], opacity: 0.5 }] }
    """

  @Test func aLookIsOnePageAsLargeAsItsPicture() throws {
    let scene = try Drawn.scene(of: Self.layer, size: "[120, 44]")
    let pdf = String(decoding: try renderPDF(scene, title: "box, normal").get(), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF-1."))
    #expect(
      pdf.contains("/MediaBox [ 0 0 \(Int(clamping: scene.size.width)) \(Int(clamping: scene.size.height)) ]")
    )
    #expect(pdf.contains("/Count 1"))
    #expect(pdf.contains("/Title (box, normal)"))
    // Text stays text.
    #expect(pdf.contains("/Type /Font"))
  }

  @Test func theBytesHoldNoDateAndAreTheSameEveryTime() throws {
    let scene = try Drawn.scene(of: Self.layer)
    let first = try renderPDF(scene, title: "box").get()
    #expect(try renderPDF(scene, title: "box").get() == first)
    #expect(!String(decoding: first, as: UTF8.self).contains("Date"))
  }

  @Test func aPageTooLargeToDrawIsRefused() {
    let size = Size(width: 40_000, height: 10)
    let scene = Scene(size: size, frame: Rect(size: size))
    #expect(renderPDF(scene, title: "") == .failure(.tooLarge(width: 40_000, height: 10)))
  }
}
