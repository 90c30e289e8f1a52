import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// What a renderCache keeps saves work and changes nothing.
@Suite struct RenderCacheTests {
  /// States that share a shadow's mask, and such as differ in just one of the things that make it; texts likewise.
  private static let yaml = """
    components:
      Card:
        base: UIButton
        properties: { stops: { type: GradientStops, default: [{ color: red }, { color: blue }] } }
        sets: { titleColor: white }
        layer:
          shadowOpacity: 0.8
          shadowRadius: 4
          sublayers:
            - { name: shine, kind: gradient, stops: $stops, cornerRadius: 6 }
            - { name: note, kind: text, string: Note, foregroundColor: black, font: { size: 11 } }
        states:
          highlighted: { shine.cornerRadius: 12 }
          selected: { note.string: Another note }
          disabled: { layer.shadowRadius: 5 }
          focused: { note.foregroundColor: "#ffffff80" }
        preview: { size: [90, 40], title: Title }
    styles:
      opaque: { component: Card }
      other: { component: Card, stops: [{ color: green }, { color: black }] }
      clear: { component: Card, stops: [{ color: "#00ff0080" }, { color: black }] }
      large: { component: Card, font: { size: 20 } }
    """

  @Test func picturesOfOneStudioAreThoseOfTheirOwn() throws {
    let sheet = try Drawn.sheet(Self.yaml)
    let pictures = pictureList(sheet)
    #expect(pictures.count == 20)
    let renderCache = RenderCache()
    // Twice, so that each is drawn with all that any of them left behind.
    for picture in pictures + pictures {
      let scene = buildScene(picture, in: sheet)
      let title = picture.title(in: sheet)
      #expect(
        try renderPNG(scene, scale: 1, in: renderCache).get() == renderPNG(scene, scale: 1).get(), "\(title)")
      #expect(renderSVG(scene, idPrefix: "a", in: renderCache) == renderSVG(scene, idPrefix: "a"), "\(title)")
    }
    #expect(Set(try pictures.map { try renderPNG(buildScene($0, in: sheet), scale: 1).get() }).count == 20)
  }
}
