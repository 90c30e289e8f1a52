import RandomStyles
import SeededRandom
import StyleModel
import Testing

@testable import StyleScene

/// What rules take for the colour behind a text is what the picture shows there.
@Suite struct BackdropTests {
  @Test(.tags(.slow), arguments: (1...40 as ClosedRange<UInt64>).someCases(oneIn: 4))
  func pointsHaveTheColoursOfPictures(_ seed: UInt64) throws {
    let text = RandomRectangles.component(seed: seed)
    let sheet = try Drawn.sheet(text)
    let look = sheet.look(component: 0)
    let backdrop = Backdrop(look, size: RandomRectangles.size)
    let drawn = try Drawn(text)
    func isEven(_ x: Int, _ y: Int, _ channels: SIMD4<Double>) -> Bool {
      [(-1, 0), (1, 0), (0, -1), (0, 1)].allSatisfy { across, down in
        let difference = premultiplied(drawn.pixel(Double(x + across), Double(y + down))) - channels
        return max(difference.max(), -difference.min()) < 3
      }
    }
    var compared = 0
    for y in 0..<Int(RandomRectangles.size.height) {
      for x in 0..<Int(RandomRectangles.size.width) {
        let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let pixel = try #require(backdrop.pixel(at: point)).channels * 255
        let expected = premultiplied(drawn.pixel(Double(x), Double(y)))
        let difference = pixel - expected
        // A picture shows the mean of a pixel, which is not the colour of its middle where that changes steeply.
        guard isEven(x, y, expected) else { continue }
        compared += 1
        // Edges of faint shapes look even.
        if max(difference.max(), -difference.min()) > 4 {
          Issue.record("seed \(seed), (\(x), \(y)): \(pixel), drawn \(expected)\n\(text)")
          return
        }
      }
    }
    #expect(compared > 40, "seed \(seed) has next to no even places")
  }

  /// What looks of one style share is taken over from another one.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func backdropsOfOtherLooksAreAsMadeAlone(_ seed: UInt64) throws {
    let text = RandomRectangles.component(seed: seed, hasTexts: true)
    let names = try Drawn.sheet(text).components[0].layers.map(\.name).dropFirst()
    var random = SplitMix(seed: seed)
    let said = names.filter { _ in random.next(below: 2) == 0 }.map { name in
      ["\(name).opacity: 0.3", "\(name).hidden: true", "\(name).backgroundColor: $color.ink"][
        random.next(below: 3)]
    }
    let sheet = try Drawn.sheet(
      "tokens: { color: { ink: { value: red, dark: blue } } }\n" + text
        + """

            states: { own: [on], on: { \(said.joined(separator: ", ")) } }
            modes: { dark: { alpha: 0.5 } }
        styles:
          card: { component: Random }
        """.replacing("\n      ", with: "\n"))
    let looks = StyleLooks(of: ComponentLooks(0, in: sheet), settings: sheet.styles[0].settings)
    let size = RandomRectangles.size
    for first in looks.all {
      for second in looks.all {
        let shared = Backdrop(
          second, in: second.frames(in: size), like: (first, Backdrop(first, size: size)))
        #expect(shared == Backdrop(second, size: size), "seed \(seed)\n\(text)")
      }
    }
  }

  /// Without looking at points, as with looking at many of them.
  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func textsHaveAtLeastTheContrastOfTheirBound(_ seed: UInt64) throws {
    let text = RandomRectangles.component(seed: seed, hasTexts: true)
    let look = try Drawn.sheet(text).look(component: 0)
    let backdrop = Backdrop(look, size: RandomRectangles.size)
    for page in [Pixel(.white), Pixel(.black)] {
      for layer in look.layers where layer.inkColor != nil {
        var frame = backdrop.frames[layer.index]
        // The whole of it, or a part.
        if seed.isMultiple(of: 2) {
          frame = Rect(
            x: frame.x + frame.width / 4, y: frame.y + frame.height / 3, width: frame.width / 2,
            height: frame.height / 5)
        }
        let bound = backdrop.contrastBound(of: layer.index, in: frame, on: page)
        for step in 0..<400 {
          let point = Point(
            x: frame.x + frame.width * Double(step % 20) / 19,
            y: frame.y + frame.height * Double(step / 20) / 19)
          guard let pixels = backdrop.pixels(at: point, around: layer.index) else { continue }
          let contrast = Color.contrastRatio(
            ofLuminances: pixels.over.over(page).relativeLuminance, pixels.under.over(page).relativeLuminance)
          #expect(contrast > bound - 1e-9, "seed \(seed), \(layer.layer.name) at \(point)\n\(text)")
        }
      }
    }
  }

  /// What a bound is for: a text on plain colours, gradients and shapes isn't looked at.
  @Test func textOnDarkColorsNeedsNoLook() throws {
    let look = try Drawn.sheet(
      """
      components:
        BuyButton:
          base: UIButton
          layer:
            backgroundColor: "#103050"
            opacity: 0.9
            sublayers:
              - { name: shine, kind: gradient, stops: [{ color: rgb(255 255 255 / 20%) }, { color: rgb(0 0 0 / 10%) }] }
              - { name: words, kind: text, string: Buy, foregroundColor: white, frame: [10, 10, 50, 20] }
          preview: { size: [150, 44] }
      """
    ).look(component: 0)
    let words = try #require(look.layers.firstIndex { $0.layer.name == "words" })
    let bound = Backdrop(look, size: Size(width: 150, height: 44)).contrastBound(
      of: words, in: Rect(x: 10, y: 15, width: 50, height: 10), on: Pixel(.white))
    #expect(bound > 5 && bound < 13)
  }

  private func premultiplied(_ pixel: [Int]) -> SIMD4<Double> {
    let opacity = Double(pixel[3]) / 255
    return SIMD4(
      Double(pixel[0]) * opacity, Double(pixel[1]) * opacity, Double(pixel[2]) * opacity, Double(pixel[3]))
  }
}

/// Components of layers at random, with all that a `Backdrop` composites: backgrounds, gradients, images of one colour, shapes,
/// masks, opacities, hidden layers and layers that cut off what lies outside them. Edges of layers lie on whole points.
private enum RandomRectangles {
  static let size = Size(width: 24, height: 16)

  static func component(seed: UInt64, hasTexts: Bool = false) -> String {
    var rules = RandomLayers.Rules()
    rules.kinds = [.rectangle, .image, .gradient, .gradient, .shape] + (hasTexts ? [.text, .text] : [])
    rules.properties = [
      .backgroundColor, .opacity, .hidden, .masksToBounds, .contents, .contentMode, .type, .startPoint,
      .endPoint, .stops, .path, .fillColor, .points,
    ]
    if hasTexts { rules.properties.insert(.foregroundColor) }
    rules.depth = 3
    rules.frame = { _, values in
      RandomLayer.Frame(
        Rect(
          x: values.pick([-2, 0, 3, 8]), y: values.pick([-1, 0, 2, 5]), width: values.pick([6, 10, 20]),
          height: values.pick([4, 8, 14])))
    }
    rules.adjust = { layer, values in
      if layer.name == "layer" { layer.settings.removeAll { $0.property == .hidden } }
      for index in layer.settings.indices {
        switch layer.settings[index].property {
        case .contents: layer.settings[index].value = values.imageOfOneColor()
        case .contentMode:
          let mode = values.pick(["scaleToFill", "scaleAspectFit", "scaleAspectFill"])
          layer.settings[index].value = RandomValue(mode, .choice(mode))
        case .opacity: layer.settings[index].value = .number(values.pick([0.2, 0.5, 0.8]))
        case .startPoint, .endPoint:
          let place = Point(x: values.pick([0, 0.25, 0.5]), y: values.pick([0.5, 0.75, 1]))
          layer.settings[index].value = .point(place)
        default: break
        }
      }
    }
    var layers = RandomLayers(seed: seed, rules: rules)
    return """
      components:
        Random:
          base: UIView
          layer: \(layers.tree(size: size).rootText)
          preview: { size: [24, 16] }
      """
  }
}
