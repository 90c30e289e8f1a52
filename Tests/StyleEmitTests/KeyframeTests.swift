import Testing

@testable import StyleEmit

/// Animations through several values: run against the doubles. What they show on the way is worked out here by other means.
@Suite(.tags(.toolchain)) struct KeyframeTests {
  static let box = Generated(
    """
    components:
      Box:
        base: UIView
        properties:
          low: { type: CGFloat, default: 0.2, min: 0, max: 1 }
          seconds: { type: Double, default: 1 }
          pace: { type: String, values: [linear, easeIn], default: easeIn }
        layer:
          sublayers:
            - { name: fade, kind: rectangle, frame: [0, 0, 20, 20], backgroundColor: red }
            - { name: tint, kind: rectangle, frame: [20, 0, 20, 20], backgroundColor: lime }
            - { name: slide, kind: rectangle, frame: [60, 0, 20, 20], backgroundColor: blue }
            - { name: turn, kind: rectangle, frame: [100, 0, 20, 20], backgroundColor: black }
            - { name: band, kind: gradient, frame: [120, 0, 20, 20], stops: [{ color: red }, { color: red }] }
        animations:
          fade: { property: fade.opacity, keyframes: [1, { value: $low, keyTime: 30%, curve: easeOut }, { value: 0.8, keyTime: 0.6 }], duration: $seconds, curve: $pace }
          tint: { property: tint.backgroundColor, keyframes: [{ value: red, keyTime: 0.2 }, { value: null, keyTime: 0.5 }, blue], duration: 1, curve: linear }
          slide: { property: slide.transform, keyframes: [{}, { translation: [8, 0] }, { value: { translation: [-8, 0] }, keyTime: 0.8, curve: [0.2, 0, 0.4, 1] }, {}], duration: 1, curve: linear, autoreverses: true }
          turn: { property: turn.transform, keyframes: [{}, { value: { rotation: 720 }, curve: linear }, { rotation: 700 }], duration: 1 }
          band: { property: band.stops, keyframes: [[{ color: red }, { color: red }], [{ color: blue }, { color: blue }], [{ color: blue }, { color: red }]], duration: 1, curve: linear }
        preview: { size: [140, 20] }
    styles:
      box: { component: Box }
    """)

  // MARK: The oracle

  /// The way at a moment along a curve through two points: found by walking along it in small steps.
  private static func way(_ points: [Double], at time: Double) -> Double {
    func place(_ first: Double, _ second: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
    }
    var s = 0.0
    while s < 1, place(points[0], points[2], s) < time { s += 1e-5 }
    return place(points[1], points[3], s)
  }

  private static let curves: [String: [Double]] = [
    "linear": [0, 0, 1, 1], "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1],
    "easeInEaseOut": [0.42, 0, 0.58, 1],
  ]

  /// What values at times show at a moment: each is a list of numbers.
  private static func shown(
    _ values: [[Double]], _ times: [Double], _ curves: [[Double]], at moment: Double
  ) -> [Double] {
    for step in times.indices.dropLast() where moment < times[step + 1] {
      let part = way(curves[step], at: (moment - times[step]) / (times[step + 1] - times[step]))
      return zip(values[step], values[step + 1]).map { $0 + ($1 - $0) * part }
    }
    return values[values.count - 1]
  }

  private static let moments = [0.05, 0.13, 0.27, 0.31, 0.45, 0.55, 0.65, 0.77, 0.83, 0.95]

  /// What the style file says, read by a person.
  private static let expected: [(name: String, values: [[Double]], times: [Double], curves: [[Double]])] = {
    let (linear, easeIn, easeOut) = ([0.0, 0, 1, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1])
    return [
      ("fade", [[1], [0.2], [0.8], [0.8]], [0, 0.3, 0.6, 1], [easeIn, easeOut, easeIn]),
      // At half, it is red and then blue, neither to be seen.
      (
        "tint", [[0, 1, 0, 1], [1, 0, 0, 1], [1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 1, 1]],
        [0, 0.2, 0.5, 0.5, 1], [linear, linear, linear, linear]
      ),
      ("slide", [[0], [8], [-8], [0]], [0, 0.4, 0.8, 1], [linear, linear, [0.2, 0, 0.4, 1]]),
    ]
  }()

  // MARK: Core Animation

  private static func program(layer: String, window: String) -> String {
    """
    func numbers(_ value: Any) -> [Double] {
      switch value {
      case let color as CGColor: (color.components ?? []).map { Double($0) }
      case let matrix as CATransform3D: [Double(matrix.m41)]
      case let number as Float: [Double(number)]
      case let number as Int: [Double(number)]
      case let number as Double: [number]
      case let list as [Any]: list.flatMap(numbers)
      default: []
      }
    }
    let view = Box(frame: CGRect(x: 0, y: 0, width: 140, height: 20))
    let window = \(window)
    view.move(to: window)
    view.apply(.box)
    for layer in view.\(layer).sublayers! {
      for key in layer.animationKeys() ?? [] {
        guard let move = layer.animation(forKey: key) as? CAKeyframeAnimation else { print(key, "no"); continue }
        if key == "turn" {
          let angles = move.values!.map { value -> Double in
            let matrix = value as! CATransform3D
            return atan2(Double(matrix.m12), Double(matrix.m11))
          }
          let steps = zip(angles, angles.dropFirst()).map { abs(remainder($1 - $0, 2 * .pi)) }
          let sum = zip(angles, angles.dropFirst()).map { remainder($1 - $0, 2 * .pi) }.reduce(0, +)
          print("turns", (sum * 180 / .pi).rounded(), steps.max()! < 1.6, move.values!.count == move.keyTimes!.count)
          continue
        }
        let values = move.values!.map { numbers($0).map { "\\($0)" }.joined(separator: ",") }.joined(separator: " ")
        let times = move.keyTimes!.map { "\\($0.doubleValue)" }.joined(separator: " ")
        let curves = move.timingFunctions!.map(\\.name.rawValue).joined(separator: " ")
        print([key, values, times, curves, move.timingFunction!.name.rawValue, "\\(move.duration) \\(move.autoreverses)"].joined(separator: ";"))
      }
    }
    view.style.low = 0.4
    let fade = view.\(layer).sublayers!.first { $0.name == "fade" }!.animation(forKey: "fade") as! CAKeyframeAnimation
    print("then", fade.values!.flatMap(numbers).map { ($0 * 100).rounded() / 100 })
    """
  }

  private func check(_ output: String) throws {
    let lines = output.split(separator: "\n").map { $0.split(separator: ";").map(String.init) }
    for (name, values, times, curves) in Self.expected {
      let line = try #require(lines.first { $0[0] == name }, "\(output)")
      let shownValues = line[1].split(separator: " ").map {
        $0.split(separator: ",").compactMap { Double($0) }
      }
      let shownTimes = line[2].split(separator: " ").compactMap { Double($0) }
      let functions = line[3].split(separator: " ").map { name in
        Self.curves[String(name)] ?? name.split(separator: ",").compactMap { Double($0) }
      }
      #expect(line[4] == "linear")
      #expect(line[5] == "1.0 \(name == "slide")")
      #expect(functions.count == shownTimes.count - 1 && shownValues.count == shownTimes.count)
      for moment in Self.moments {
        let shown = Self.shown(shownValues, shownTimes, functions, at: moment)
        let wanted = Self.shown(values, times, curves, at: moment)
        #expect(
          shown.count == wanted.count && zip(shown, wanted).allSatisfy { abs($0 - $1) < 1e-4 },
          "\(name) at \(moment): \(shown), \(wanted)")
      }
    }
    #expect(lines.contains(["turns 700.0 true true"]), "\(output)")
    #expect(lines.contains(["then [1.0, 0.4, 0.8, 0.8]"]), "\(output)")
    #expect(
      lines.contains([
        "band",
        "1.0,0.0,0.0,1.0,1.0,0.0,0.0,1.0 0.0,0.0,1.0,1.0,0.0,0.0,1.0,1.0 0.0,0.0,1.0,1.0,1.0,0.0,0.0,1.0",
        "0.0 0.5 1.0", "linear linear", "linear", "1.0 false",
      ]), "\(output)")
  }

  @Test func uiKitPassesTheValues() throws {
    #expect(Self.box.diagnostics.isEmpty)
    let program = Self.program(layer: "layer", window: "UIWindow(frame: .zero)")
    try check(try ViewProgram(.uikit).run(program, with: Self.box, named: "keyframes-uikit"))
  }

  @Test func appKitPassesTheValues() throws {
    let program = Self.program(layer: "layer!", window: "NSWindow()")
    try check(try ViewProgram(.appkit).run(program, with: Self.box, named: "keyframes-appkit"))
  }

  // MARK: SwiftUI

  /// The view at some moments of its animations, all of which take a second, as the double draws it.
  @Test func swiftUIPassesTheValues() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI

      nonisolated(unsafe) var moment = 0.0
      /// What the library's view shows at the moment.
      @MainActor func StyleKeyframing<Content: View>(
        _ motion: StyleMotion, @ViewBuilder content: @escaping (StyleKeyframeMotion) -> Content
      ) -> some View {
        StyleRuntime.StyleKeyframing(.start, content: content)
          ._moved(to: StyleRuntime.StyleKeyframing(.end, content: content), moment)
      }
      @MainActor func pixel(_ picture: (CGPoint) -> _Pixel, _ x: Double) -> String {
        let pixel = picture(CGPoint(x: x, y: 10))
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { "\\($0)" }.joined(separator: ",")
      }
      for each in [\(Self.moments.map { "\($0)" }.joined(separator: ", "))] {
        moment = each
        let picture = BoxView(style: .box)._picture(in: CGSize(width: 140, height: 20))
        let left = stride(from: 48.0, to: 100, by: 0.01).first { picture(CGPoint(x: $0, y: 10)).blue > 0.5 } ?? -1
        print(each, pixel(picture, 10), pixel(picture, 30), left - 60, pixel(picture, 122))
      }
      """, with: Self.box, named: "keyframes-swiftui")
    let lines = output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.count == Self.moments.count, "\(output)")
    for (moment, line) in zip(Self.moments, lines) {
      func numbers(_ text: Substring) -> [Double] { text.split(separator: ",").compactMap { Double($0) } }
      func isNear(_ one: [Double], _ other: [Double], _ slack: Double = 1e-4) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < slack }
      }
      let wanted = Self.expected.map { Self.shown($0.values, $0.times, $0.curves, at: moment) }
      // The double's pixels are premultiplied.
      #expect(isNear(numbers(line[1]), [wanted[0][0], 0, 0, wanted[0][0]]), "\(moment) fade: \(line)")
      let alpha = wanted[1][3]
      let tint = wanted[1].prefix(3).map { $0 * alpha } + [alpha]
      #expect(isNear(numbers(line[2]), tint), "\(moment) tint: \(line), \(tint)")
      #expect(isNear(numbers(line[3]), wanted[2], 0.011), "\(moment) slide: \(line), \(wanted[2])")
    }
  }
}
