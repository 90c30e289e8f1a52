import StyleModel

extension ComponentPlan {
  /// The Swift type of a field, without its question mark.
  func swiftType(_ field: Field) -> String {
    switch field.type {
    case .bool: "Bool"
    case .integer(let type): type.rawValue
    case .number(.float): "Float"
    case .number: "Double"
    case .string, .localizedString: "String"
    case .choice: swiftTypeName(field.name)
    case .point: "StylePoint"
    case .size: "StyleSize"
    case .rect: "StyleRect"
    case .range: "Range<Int>"
    case .color: "StyleColor"
    case .image: "StyleImage"
    case .gradientStops: "[StyleGradientStop]"
    case .shadow: "StyleShadow"
    case .font: "StyleFont"
    case .edgeInsets: "StyleInsets"
    case .animation: "StyleAnimation"
    case .corners: "StyleCorners"
    case .transform: "StyleTransform"
    case .path: "String"
    case .numbers: "[Double]"
    }
  }

  /// What a field holds, as Swift source.
  func literal(_ value: FieldValue, _ field: Field) -> SwiftExpression {
    if value.isDynamic {
      let colors = value.variants.map { $0.color ?? .clear }
      return dynamicColor(colors)
    }
    return swiftLiteral(
      value.variants.first ?? .null, choice: "\(styleTypeName).\(swiftTypeName(field.name))")
  }
}

/// How each value is spelled in Swift; `choice` is the enumeration of a closed set of strings.
func swiftLiteral(_ value: Value, choice: String = "") -> SwiftExpression {
  switch value {
  case .null, .invalid: .text("nil")
  case .bool(let flag): .text("\(flag)")
  case .integer(let integer): .text("\(integer)")
  case .number(let number): .text(formatNumber(number))
  case .string(let text), .localizedString(let text): .text(quoted(text))
  case .choice(let word): .text("\(choice).\(swiftIdentifier(word))")
  case .point(let point): call("StylePoint", [("x", point.x), ("y", point.y)])
  case .size(let size): call("StyleSize", [("width", size.width), ("height", size.height)])
  case .rect(let rect):
    call("StyleRect", [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)])
  case .range(let range): .text("\(range.location)..<\(range.location + range.length)")
  case .color(let color): colorLiteral(color)
  case .image(.asset(let name)): .text("StyleImage.asset(\(quoted(name)))")
  case .image(.system(let name)): .text("StyleImage.system(\(quoted(name)))")
  case .image(.color(let color)): .call("StyleImage.color", [Argument(nil, colorLiteral(color))])
  case .gradientStops(let stops):
    .list(
      stops.map { stop in
        .call(
          "StyleGradientStop",
          [Argument("color", colorLiteral(stop.color)), Argument("location", formatNumber(stop.location))])
      })
  case .shadow(let shadow):
    .call(
      "StyleShadow",
      [
        Argument("color", colorLiteral(shadow.color)), Argument("opacity", formatNumber(shadow.opacity)),
        Argument("offset", swiftLiteral(.size(shadow.offset))),
        Argument("radius", formatNumber(shadow.radius)),
      ])
  case .font(let font): fontLiteral(font)
  case .edgeInsets(let insets):
    call(
      "StyleInsets",
      [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)])
  case .animation(let animation):
    .call(
      "StyleAnimation",
      [
        Argument("duration", formatNumber(animation.duration)),
        Argument("delay", formatNumber(animation.delay)),
        Argument("curve", "StyleAnimation.Curve.\(animation.curve.rawValue)"),
      ])
  case .corners(let corners): .text("StyleCorners(rawValue: \(corners.rawValue))")
  case .transform(let transform):
    .call(
      "StyleTransform",
      [
        Argument("scaleX", formatNumber(transform.scale.width)),
        Argument("scaleY", formatNumber(transform.scale.height)),
        Argument("rotation", formatNumber(transform.rotation)),
        Argument("x", formatNumber(transform.translation.x)),
        Argument("y", formatNumber(transform.translation.y)),
      ])
  case .path(.svg(let data)): .text(quoted(data))
  case .path(let path): .text(quoted("\(path)"))
  case .numbers(let numbers): .list(numbers.map { .text(formatNumber($0)) })
  }
}

private func call(_ name: String, _ arguments: [(String, Double)]) -> SwiftExpression {
  .call(name, arguments.map { Argument($0.0, formatNumber($0.1)) })
}

private func fontLiteral(_ font: Font) -> SwiftExpression {
  var arguments: [Argument] = []
  if let family = font.family { arguments.append(Argument("family", quoted(family))) }
  if let size = font.size { arguments.append(Argument("size", formatNumber(size))) }
  if font.weight != .regular {
    arguments.append(Argument("weight", "StyleFont.Weight.\(font.weight.rawValue)"))
  }
  if let textStyle = font.textStyle {
    arguments.append(Argument("textStyle", "StyleFont.TextStyle.\(textStyle.rawValue)"))
  }
  return .call("StyleFont", arguments)
}

/// A colour in sRGB where it fits there, else in Display P3. Whole bytes are written in hexadecimal, which the type
/// checker reads fastest.
func colorLiteral(_ color: Color) -> SwiftExpression {
  if let system = color.system { return .text("StyleColor.\(system.rawValue)") }
  let alpha = color.alpha == 1 ? [] : [Argument("alpha", formatNumber(rounded(color.alpha)))]
  let isP3 = color.space == .displayP3 || !color.isInGamut(of: .srgb)
  if isP3 {
    let mapped = color.mapped(into: .displayP3).components
    return .call(
      "StyleColor",
      [
        Argument("displayP3Red", formatNumber(rounded(mapped.first))),
        Argument("green", formatNumber(rounded(mapped.second))),
        Argument("blue", formatNumber(rounded(mapped.third))),
      ] + alpha)
  }
  let components = color.mapped(into: .srgb).components
  let channels = [components.first, components.second, components.third]
  let bytes = channels.map { ($0 * 255).rounded() }
  guard zip(channels, bytes).allSatisfy({ abs($0 * 255 - $1) < 1e-6 }) else {
    return .call(
      "StyleColor",
      [
        Argument("red", formatNumber(rounded(channels[0]))),
        Argument("green", formatNumber(rounded(channels[1]))),
        Argument("blue", formatNumber(rounded(channels[2]))),
      ] + alpha)
  }
  let number = bytes.reduce(0) { $0 << 8 | Int($1) }
  let hex = String(number, radix: 16, uppercase: true)
  return .call(
    "StyleColor", [Argument(nil, "0x" + String(repeating: "0", count: 6 - hex.utf8.count) + hex)] + alpha)
}

/// Variants in light, dark, and both with high contrast.
private func dynamicColor(_ colors: [Color]) -> SwiftExpression {
  if let system = colors[0].system, colors.allSatisfy({ $0.system == system }) {
    return .text("StyleColor.\(system.rawValue)")
  }
  var arguments = [Argument("light", colorLiteral(colors[0])), Argument("dark", colorLiteral(colors[1]))]
  if colors[2] != colors[0] || colors[3] != colors[1] {
    arguments.append(Argument("lightHighContrast", colorLiteral(colors[2])))
    arguments.append(Argument("darkHighContrast", colorLiteral(colors[3])))
  }
  return .call("StyleColor", arguments)
}

/// To a millionth, which is finer than any screen shows.
private func rounded(_ number: Double) -> Double { (number * 1_000_000).rounded() / 1_000_000 }
