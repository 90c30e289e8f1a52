import StyleModel

/// The spelling of values in generated Swift.
///
/// Types are written out and numbers are plain literals, since that is what the type checker is quick at.
enum Literal {
  /// The code of a value.
  ///
  /// - Parameter enumeration: The name of the Swift `enum` of a closed set of strings.
  static func code(_ value: AdaptiveValue, enumeration: String? = nil) -> Code {
    switch value.light {
    case .color(let color):
      guard value.others != nil else { return self.color(color) }
      return adaptiveColor(value.all.compactMap(\.color))
    case .image(.color(let color)):
      return .call("StyleImage.color", [code(value.map { .color($0.imageColor ?? color) })])
    case .gradientStops(let stops):
      return .array(
        stops.indices.map { index in
          record("StyleGradientStop", GradientStop.parts, of: value) { $0.stops?[index].parts }
        })
    case .shadows:
      return .array(shadows(in: value))
    case .shadow, .outline, .edgeInsets:
      return record(value, saysAll: true)
    case .font, .animation, .point, .size, .rect, .range:
      return record(value)
    case let uniform:
      return plain(uniform, enumeration: enumeration)
    }
  }

  /// The shadows of a list.
  static func shadows(in value: AdaptiveValue) -> [Code] {
    guard let shadows = value.light.shadows else { return [] }
    return shadows.indices.map { index in
      record("StyleBoxShadow", BoxShadow.parts, of: value) { $0.shadows?[index].parts }
    }
  }

  private static func record(_ value: AdaptiveValue, saysAll: Bool = false) -> Code {
    guard let type = value.light.record?.type else { return Code("nil") }
    return record(type.swiftType, type.parts, of: value, saysAll: saysAll) { $0.record?.parts }
  }

  /// A struct of parts, with colours of each mode.
  ///
  /// - Parameter saysAll: Whether parts are said that are so by themselves.
  private static func record(
    _ type: String, _ rows: [ValuePart], of value: AdaptiveValue, saysAll: Bool = false,
    _ parts: (Value) -> [Value]?
  ) -> Code {
    .call(
      type,
      zip(rows, parts(value.light) ?? []).enumerated().compactMap { index, part in
        let (row, own) = part
        guard saysAll || row.isSaid(own) else { return nil }
        let code =
          row.type == .color
          ? self.code(value.map { parts($0)?[index] ?? own })
          : plain(own, enumeration: row.enumeration(of: type))
        return code.labeled(row.label)
      })
  }

  private static func plain(_ value: Value, enumeration: String?) -> Code {
    switch value {
    case .null, .invalid: Code("nil")
    case .bool(let flag): Code(flag ? "true" : "false")
    case .integer(let integer): .candidate(grouped(Array(integer.description.utf8)))
    case .number(let value): number(value)
    case .string(let text), .localizedString(let text): Code(stringLiteral(text))
    case .choice(let text):
      enumeration.map { word(text, of: $0) } ?? Code(stringLiteral(text))
    case .color(let color): self.color(color)
    case .image(let source): image(source)
    case .corners(let corners): self.corners(corners)
    case .transform(let transform): self.transform(transform)
    case .path(let path): self.path(path)
    case .numbers(let values): .array(values.map(number))
    case .strings(let texts): .array(texts.map { Code(stringLiteral($0)) })
    case .point, .size, .rect, .range, .edgeInsets, .gradientStops, .shadow, .shadows, .outline, .font,
      .animation:
      code(AdaptiveValue(value))
    }
  }

  static func number(_ value: Double) -> Code {
    if value == .halfOfSide { return Code("StyleSize.halfOfSide") }
    var bytes: [UInt8] = []
    bytes.append(number: value)
    return .candidate(grouped(bytes))
  }

  /// The digits of a whole number in threes, where there are seven or more.
  private static func grouped(_ number: [UInt8]) -> [UInt8] {
    let digits = number.drop { $0 == UInt8(ascii: "-") }
    guard digits.count >= 7, digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return number }
    var result = Array(number.prefix(number.count - digits.count))
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(UInt8(ascii: "_")) }
      result.append(digit)
    }
    return result
  }

  private static func numbers(_ parts: (String, Double)...) -> [Code] {
    parts.map { number($1).labeled($0) }
  }

  private static func size(_ size: Size) -> Code {
    .call("StyleSize", numbers(("width", size.width), ("height", size.height)))
  }

  private static func image(_ source: ImageSource) -> Code {
    switch source {
    case .asset(let name): .call("StyleImage.asset", [Code(stringLiteral(name))])
    case .system(let name): .call("StyleImage.system", [Code(stringLiteral(name))])
    case .color(let color): .call("StyleImage.color", [self.color(color)])
    }
  }

  /// A word of a closed set as a case of Swift's `enum`; for a curve without a word, a case with its numbers.
  static func word(_ word: String, of enumeration: String) -> Code {
    if enumeration == "StyleAnimation.Curve", let curve = Animation.Curve(rawValue: word) {
      switch curve {
      case .linear, .easeIn, .easeOut, .easeInOut: break
      case .cubicBezier(let x1, let y1, let x2, let y2):
        return .call("\(enumeration).cubicBezier", [x1, y1, x2, y2].map(number))
      case .spring(let bounce): return .call("\(enumeration).spring", numbers(("bounce", bounce)))
      }
    }
    return Code("\(enumeration).\(swiftCaseName(word))")
  }

  static func curve(_ curve: Animation.Curve) -> Code { word(curve.rawValue, of: "StyleAnimation.Curve") }

  private static func corners(_ corners: Corners) -> Code {
    if corners == .all { return Code("StyleCorners.all") }
    let names = corners.named.map { ".\($0.rawValue)" }
    if names.count == 1 { return Code("StyleCorners\(names[0])") }
    return Code("StyleCorners([\(names.joined(separator: ", "))])")
  }

  private static func transform(_ transform: Transform) -> Code {
    if transform == .identity { return Code("StyleTransform.identity") }
    var arguments: [Code] = []
    let (scale, move) = (transform.scale, transform.translation)
    if scale.width == scale.height {
      if scale.width != 1 { arguments.append(number(scale.width).labeled("scale")) }
    } else {
      arguments.append(size(scale).labeled("scale"))
    }
    if transform.rotation != 0 { arguments += numbers(("rotation", transform.rotation)) }
    for (name, move) in [("translation", move), ("relativeTranslation", transform.relativeTranslation)]
    where move != Point(x: 0, y: 0) {
      arguments.append(.call("StylePoint", numbers(("x", move.x), ("y", move.y))).labeled(name))
    }
    return .call("StyleTransform", arguments)
  }

  private static func path(_ path: Path) -> Code {
    switch path {
    case .rectangle: Code("StylePath.rectangle")
    case .roundedRectangle: Code("StylePath.roundedRectangle")
    case .ellipse: Code("StylePath.ellipse")
    case .star: Code("StylePath.star")
    case .polygon: Code("StylePath.polygon")
    case .arc: Code("StylePath.arc")
    case .sector: Code("StylePath.sector")
    case .ring: Code("StylePath.ring")
    case .bubble: Code("StylePath.bubble")
    case .svg(let path):
      drawing(
        path.elements, viewBox: path.viewBox.map { plain(.rect($0), enumeration: nil) },
        ratio: word(path.preserveAspectRatio.rawValue, of: "StylePath.PreserveAspectRatio"))
    }
  }

  /// The code of a path: `StylePath.outline([…])` or, with a view box, `StylePath.drawing([…], viewBox: …)`.
  static func drawing(_ elements: [PathElement], viewBox: Code?, ratio: Code) -> Code {
    let elements = Code.array(elements.map(element))
    guard let viewBox else { return .call("StylePath.outline", [elements]) }
    let isUsual = ratio.text == "StylePath.PreserveAspectRatio.xMidYMid"
    return .call(
      "StylePath.drawing",
      [elements, viewBox.labeled("viewBox")] + (isUsual ? [] : [ratio.labeled("preserveAspectRatio")]))
  }

  private static func element(_ element: PathElement) -> Code {
    func point(_ point: Point) -> Code { .call("StylePoint", numbers(("x", point.x), ("y", point.y))) }
    return switch element {
    case .move(let end): .call("StylePath.Element.move", [point(end)])
    case .line(let end): .call("StylePath.Element.line", [point(end)])
    case .curve(let first, let second, let end):
      .call("StylePath.Element.curve", [point(first), point(second), point(end)])
    case .close: Code("StylePath.Element.close")
    }
  }
}

extension ValuePart {
  /// The `enum` that Swift has for a part that is a word, in the type of the whole; nil for other parts.
  func enumeration(of type: String) -> String? {
    guard case .choice = self.type, let first = name.first else { return nil }
    return "\(type).\(first.uppercased())\(name.dropFirst())"
  }

  /// As Swift's initializer has it.
  var label: String { name == "inset" ? "isInset" : name }

  /// Whether it is said of what it is, and not so by itself. A colour and a curve always are, for those who read the code.
  fileprivate func isSaid(_ part: Value) -> Bool {
    if isRequired || type == .color || takesCurves { return true }
    return part != standard && (part.text == nil || part.text != usualWord)
  }

  /// The word that the initializer has where it is left out; nil where that is nil. That of a font has a weight of its own, and doesn't know
  /// those of text styles.
  var usualWord: String? {
    guard case .choice(let words) = type, !mayBeNull else { return nil }
    return standard.text ?? (words.contains("regular") ? "regular" : words.first)
  }
}

extension Value {
  fileprivate var imageColor: Color? { if case .image(.color(let color)) = self { color } else { nil } }
  var stops: [GradientStop]? {
    if case .gradientStops(let stops) = self { stops } else { nil }
  }
  var shadows: [BoxShadow]? {
    if case .shadows(let shadows) = self { shadows } else { nil }
  }
}
