import StyleModel
import StyleSource

/// A path that is read has an outline of finite points, few for each command.
func fuzzPath(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  guard let path = SVGPathData(text) else {
    expect(SVGPathData.firstProblem(in: Array(text.utf8)) != nil, "a path that can't be read has a problem")
    return
  }
  let outline = path.outline(from: Point(x: 3, y: -4))
  expect(
    outline.count <= path.commands.count * 5, "\(path.commands.count) commands make \(outline.count) parts")
  func isFinite(_ points: Point...) -> Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  for element in outline {
    switch element {
    case .move(let point), .line(let point): expect(isFinite(point), "\(element) is finite")
    case .curve(let first, let second, let end): expect(isFinite(first, second, end), "\(element) is finite")
    case .close: break
    }
  }
}

/// A colour that is read is finite in every space, can be shown, and reads back from its own spelling.
func fuzzColor(_ bytes: [UInt8]) {
  switch parseColor(bytes) {
  case .failure(let error):
    expect(error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count, "\(error) lies in the text")
  case .success(let syntax):
    _ = (syntax.dependsOnAppearance, syntax.dependsOnContrast)
    let color = syntax.color(appearance: .dark, highContrast: true)
    expectFinite(color)
    for space in ColorSpace.allCases { expectFinite(color.converted(to: space)) }
    expectFinite(color.shown.lightened(by: 0.3))
    expectFinite(color.mixed(with: .white, by: 0.4, in: .oklch, hue: .longer))
    _ = (color.srgb8, color.deltaE2000(to: .black))
    guard case .success(let again) = parseColor(Array(color.description.utf8)) else {
      fatalError("broken: \(color.description) can't be read")
    }
    let back = again.color(appearance: .dark, highContrast: true)
    let isSame = (0..<3).allSatisfy { isNear(color, back, at: $0) } && abs(color.alpha - back.alpha) < 1e-6
    expect(isSame || color.space != back.space, "\(color.description) reads as \(back.description)")
  }
}

private func isNear(_ a: Color, _ b: Color, at index: Int) -> Bool {
  abs(a.components[index] - b.components[index]) <= 1e-6 * max(1, abs(a.components[index]))
}

private func expectFinite(_ color: Color) {
  for index in 0..<3 { expect(color.components[index].isFinite, "\(color) is finite") }
  expect((0...1).contains(color.alpha), "the alpha of \(color) is from 0 to 1")
}
