import SeededRandom
import StyleModel

/// A value as a style file writes it.
package struct RandomValue: Sendable {
  package var text: String
  /// What it means; nil for types that no oracle reads.
  package var value: Value?

  package init(_ text: String, _ value: Value? = nil) {
    self.text = text
    self.value = value
  }

  package static let null = RandomValue("null", .null)
  package static func number(_ number: Double) -> RandomValue { RandomValue("\(number)", .number(number)) }
  package static func integer(_ number: Int) -> RandomValue {
    RandomValue("\(number)", .integer(Integer(Double(number))))
  }
  package static func point(_ point: Point) -> RandomValue {
    RandomValue("[\(point.x), \(point.y)]", .point(point))
  }
}

/// Values of all types at random, the same for the same seed. Lengths are quarters of a point.
package struct RandomValues: Sendable {
  private var random: SplitMix

  package init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// A value within bounds, and now and then null where a property may be null.
  package mutating func value(
    of type: ValueType, in bounds: NumberBounds? = nil, isOptional: Bool = false
  ) -> RandomValue {
    if isOptional, isSo(1, of: 8) { return .null }
    switch type {
    case .bool:
      let flag = isSo(1, of: 2)
      return RandomValue("\(flag)", .bool(flag))
    case .integer(let type):
      let least = max(bounds?.min ?? -20, type.bounds.least.double, -20)
      let most = min(bounds?.max ?? 40, type.bounds.greatest.double, least + 40)
      return .integer(Int.random(in: Int(least)...Int(most), using: &random))
    case .number: return .number(number(in: bounds))
    case .string:
      let text = pick([
        "One", "Two words", "Größe: 12", "# no comment", "a, b", "{}", "שלום", "日本", "", "{$name} {}",
      ])
      return RandomValue("\"\(TextTemplate.written(text))\"", .string(text))
    case .localizedString:
      let key = pick(["button.delete", "title", "a.b.c"])
      return RandomValue(key, .localizedString(key))
    case .choice(let words):
      let word = pick(words)
      return RandomValue(word, .choice(word))
    case .point: return .point(Point(x: pick([0, 0.25, 0.5, 0.75, 1]), y: pick([0, 0.25, 0.5, 0.75, 1])))
    case .size:
      let size = Size(width: quarters(-5...5), height: quarters(-5...5))
      return RandomValue(text(size), .size(size))
    case .rect:
      let rect = Rect(
        x: quarters(-5...5), y: quarters(-5...5), width: quarters(0...40), height: quarters(0...40))
      return RandomValue("[\(rect.x), \(rect.y), \(rect.width), \(rect.height)]", .rect(rect))
    case .range: return RandomValue("[\(below(20)), \(below(20))]")
    case .color:
      let (text, color) = color()
      return RandomValue(text, .color(color))
    case .image:
      if isSo(1, of: 2) { return imageOfOneColor() }
      return RandomValue(pick(["photo", "{ systemName: star }", "{ systemName: plus }"]))
    case .gradientStops: return stops()
    case .shadow:
      let (text, color) = color()
      let shadow = Shadow(
        color: color, opacity: part(), offset: Size(width: quarters(-4...4), height: quarters(-4...4)),
        radius: quarters(0...6))
      return RandomValue(
        "{ color: \(text), opacity: \(shadow.opacity), offset: \(self.text(shadow.offset)), radius: \(shadow.radius) }",
        .shadow(shadow))
    case .shadows: return boxShadows()
    case .outline:
      let (text, color) = color()
      let outline = LayerOutline(width: quarters(0...4), offset: quarters(-3...3), color: color)
      return RandomValue(
        "{ width: \(outline.width), offset: \(outline.offset), color: \(text) }", .outline(outline))
    case .font: return font()
    case .edgeInsets:
      let sides = (0..<4).map { _ in quarters(0...8) }
      return RandomValue(
        "\(sides)", .edgeInsets(EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])))
    case .animation:
      let curve = pick(Animation.Curve.words + ["[0.2, -0.4, 0, 1.3]", "spring(0.3)", "spring(-0.5)"])
      return RandomValue("{ duration: \(part()), curve: \(curve) }")
    case .corners:
      let names: [(String, Corners)] = [
        ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
        ("bottomRight", .bottomRight),
      ]
      let held = names.filter { _ in isSo(1, of: 2) }
      let corners = held.reduce(into: Corners()) { $0.formUnion($1.1) }
      return RandomValue(
        held.isEmpty ? "none" : "[\(held.map(\.0).joined(separator: ", "))]", .corners(corners))
    case .transform:
      return transform(
        rotation: pick([0, 17, 45, 90, -130]), scale: pick([(1, 1), (1.25, 0.75), (-1, 1), (0.5, 1.5)]))
    case .path: return path()
    case .numbers:
      let numbers = (0..<below(4)).map { _ in Double(1 + below(9)) }
      return RandomValue("\(numbers)", .numbers(numbers))
    case .strings:
      let texts = (0..<below(5)).map { _ in pick(["Day", "Week", "Last month", "\u{1F319}", ""]) }
      let spelled = texts.map { "\"\($0)\"" }.joined(separator: ", ")
      return RandomValue("[\(spelled)]", .strings(texts))
    }
  }

  // MARK: Chance

  /// From 0 up to a limit.
  package mutating func below(_ limit: Int) -> Int { random.next(below: limit) }

  /// True so many times of so many.
  package mutating func isSo(_ times: Int, of all: Int) -> Bool { below(all) < times }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  package mutating func quarters(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &random) * 4).rounded() / 4
  }

  /// A twentieth of something, or several.
  private mutating func part() -> Double { Double(below(21)) * 5 / 100 }

  private mutating func number(in bounds: NumberBounds?) -> Double {
    let least = bounds?.min ?? (bounds?.max).map { $0 - 40 } ?? -20
    let most = min(bounds?.max ?? .infinity, least + 40)
    return most - least <= 1 ? least + part() * (most - least) : quarters(least...most)
  }

  // MARK: Values with parts

  private func text(_ size: Size) -> String { "[\(size.width), \(size.height)]" }

  package mutating func color(isOpaque: Bool = false) -> (text: String, color: Color) {
    let parts = (0..<3).map { _ in UInt8(pick([0, 51, 102, 153, 204, 255])) }
    let alpha: UInt8 = isOpaque || isSo(1, of: 2) ? 255 : pick([64, 128, 200])
    let digits = (parts + [alpha]).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    return (
      "'#\(digits.joined().uppercased())'",
      Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    )
  }

  package mutating func imageOfOneColor() -> RandomValue {
    let (text, color) = color()
    return RandomValue("{ color: \(text) }", .image(.color(color)))
  }

  private mutating func stops() -> RandomValue {
    let locations = pick([
      [0.0, 1], [0.2, 0.6], [0, 0.35, 1], [0.1, 0.5, 0.9], [-0.5, 0.4, 1.25], [0, 1.5],
    ])
    let stops = locations.map { location in
      let (text, color) = color()
      return (
        text: "{ color: \(text), location: \(location) }", GradientStop(color: color, location: location)
      )
    }
    return RandomValue("[\(stops.map(\.text).joined(separator: ", "))]", .gradientStops(stops.map(\.1)))
  }

  /// The shadows of a box; `radii` are the blurs to choose from.
  package mutating func boxShadows(radii: [Double] = [0, 0, 1, 2.5]) -> RandomValue {
    let shadows = (0..<below(3)).map { _ in
      let (text, color) = color()
      let shadow = BoxShadow(
        color: color, opacity: pick([0.4, 1]),
        offset: Size(width: pick([-3, 0, 2]), height: pick([-1.5, 0, 4])), radius: pick(radii),
        spread: pick([-2, 0, 0.5, 3]), isInset: isSo(1, of: 2))
      return (
        text: "{ color: \(text), opacity: \(shadow.opacity), offset: \(self.text(shadow.offset)), "
          + "radius: \(shadow.radius), spread: \(shadow.spread), inset: \(shadow.isInset) }", shadow
      )
    }
    return RandomValue("[\(shadows.map(\.text).joined(separator: ", "))]", .shadows(shadows.map(\.1)))
  }

  private mutating func font() -> RandomValue {
    var keys: [String] = []
    if isSo(1, of: 4) { keys.append("family: Inter") }
    if isSo(1, of: 2) { keys.append("size: \(8 + below(20))") }
    if isSo(1, of: 2) { keys.append("weight: \(pick(Font.Weight.allCases))") }
    if isSo(1, of: 3) { keys.append("textStyle: \(pick(Font.TextStyle.allCases))") }
    if isSo(1, of: 4) { keys.append("lineHeight: \(20 + below(20))") }
    if isSo(1, of: 4) { keys.append("tracking: \(quarters(-1...1))") }
    if isSo(1, of: 6) { keys.append("paragraphSpacing: \(below(9))") }
    if isSo(1, of: 6) { keys.append("underline: true") }
    if isSo(1, of: 6) { keys.append("strikethrough: true") }
    if isSo(1, of: 6) { keys.append("textCase: \(pick(Font.TextCase.allCases))") }
    return RandomValue("{ \(keys.joined(separator: ", ")) }")
  }

  package mutating func transform(
    rotation: Double, scale: (width: Double, height: Double)
  ) -> RandomValue {
    let size = Size(width: scale.width, height: scale.height)
    let translation = Point(x: quarters(-4...4), y: quarters(-4...4))
    guard translation.x < -1 else {
      return RandomValue(
        "{ scale: \(text(size)), rotation: \(rotation), translation: [\(translation.x), \(translation.y)] }",
        .transform(Transform(scale: size, rotation: rotation, translation: translation)))
    }
    // In parts of the layer's own size.
    let (right, down) = (translation.y / 4, translation.x / 4)
    return RandomValue(
      "{ scale: \(text(size)), rotation: \(rotation), translation: [\(right * 100)%, \(down * 100)% + \(translation.y)] }",
      .transform(
        Transform(
          scale: size, rotation: rotation, translation: Point(x: 0, y: translation.y),
          relativeTranslation: Point(x: right, y: down))))
  }

  private mutating func path() -> RandomValue {
    let drawn = ["M2 2 H20 V16 Z", "M0 0 L24 20 H0 Z", "M2 2 H22 V18 H2 Z M6 6 H18 V14 H6 Z"]
    let paths =
      Path.named.map { ($0.name, $0.path) } + drawn.map { ("{ svg: \($0) }", Path.svg(SVGPath($0))) }
    guard isSo(1, of: 5) else {
      let (text, path) = pick(paths)
      return RandomValue(text, .path(path))
    }
    let data = pick(drawn)
    let box = Rect(
      x: quarters(-4...4), y: quarters(-4...4), width: quarters(8...40), height: quarters(8...40))
    let ratio = pick(PreserveAspectRatio.allCases)
    return RandomValue(
      "{ svg: \(data), viewBox: [\(box.x), \(box.y), \(box.width), \(box.height)], preserveAspectRatio: \(ratio.rawValue) }",
      .path(.svg(SVGPath(data, viewBox: box, preserveAspectRatio: ratio))))
  }
}
