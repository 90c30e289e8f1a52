import StyleModel
import StyleReport

/// A token's value as the `$value` of a design token.
struct DesignValue {
  let json: JSONValue
  /// Whether the JSON expresses the whole value, so that reading it gives the same one.
  var isExact: Bool
  /// The part of the value that is lost; nil where only the spelling differs.
  var loss: Loss?

  /// A loss of a value in design tokens, as a message.
  enum Loss: String {
    case systemFont = "the system's font is written as ‘system-ui’"
    case fontStyle = "a font has no more than a family, a size, a weight, a tracking and a line height"
    case shadowStyle = "a shadow has no more than a colour, an offset, a blur, a spread and ‘inset’"
    case lineHeight = "a font's own line height is written as 1.2"
    case halfOfSide = "50% of a side is written as 9999 points"
    case spring = "a spring is written as the curve ‘easeOut’"
    case location = "stops beyond the line of a gradient are written as its ends"
  }

  init(_ json: JSONValue, isExact: Bool = true, loss: Loss? = nil) {
    self.json = json
    self.isExact = isExact && loss == nil
    self.loss = loss
  }
}

/// The types of the Design Tokens Community Group's format that tokens become; the raw value is that of `$type`.
enum DesignTokenType: String {
  case color, number, dimension, gradient, shadow, typography, transition

  /// The type of a design token for a token; nil for a type that the format doesn't have.
  init?(_ type: TokenType) {
    switch type {
    case .color: self = .color
    case .number: self = .number
    case .length: self = .dimension
    case .gradient: self = .gradient
    case .shadow, .shadows: self = .shadow
    case .font: self = .typography
    case .animation: self = .transition
    case .string, .bool, .outline, .edgeInsets, .image: return nil
    }
  }
}

/// The types of the format that only tokens from files of design tokens have.
enum KindOfDesign: String {
  case duration, fontFamily, fontWeight
}

extension Token {
  /// The format's type of the token; nil where its own type determines it, or where a value isn't of the type that it had.
  var kindOfDesign: KindOfDesign? {
    guard let kind = designType.flatMap(KindOfDesign.init) else { return nil }
    let values = value.allValues
    let fits: Bool =
      switch kind {
      case .duration: type == .number
      case .fontFamily: type == .string && values.allSatisfy { $0.text != nil }
      case .fontWeight:
        type == .string && values.allSatisfy { $0.text.flatMap(Font.Weight.init) != nil }
      }
    return fits ? kind : nil
  }
}

/// Writes values of a sheet's tokens as design tokens.
struct DesignValueWriter {
  let sheet: ResolvedSheet
  /// The path of a token among the design tokens.
  let path: (Int) -> String
  let borders: DesignBorders

  /// The value of a token, as one of its type.
  func value(_ recipe: ValueRecipe, ofToken index: Int) -> DesignValue {
    let token = sheet.tokens[index]
    guard let kind = token.kindOfDesign else { return self.value(recipe, of: token.type) }
    if let alias = alias(recipe, of: token.type, as: kind) { return alias }
    let value = self.value(of: recipe)
    switch kind {
    case .duration: return withRecipe(recipe, seconds(value))
    case .fontFamily: return withRecipe(recipe, DesignValue(.string(value.text ?? "")))
    case .fontWeight:
      let weight = value.text.flatMap(Font.Weight.init) ?? .regular
      return withRecipe(recipe, DesignValue(.integer(weight.css)))
    }
  }

  /// The value of a token of some type.
  private func value(_ recipe: ValueRecipe, of type: TokenType) -> DesignValue {
    if DesignTokenType(type) != nil, let alias = alias(recipe, of: type) { return alias }
    let value = value(of: recipe)
    switch type {
    case .color: return withRecipe(recipe, color(value.color ?? .clear))
    case .number: return withRecipe(recipe, DesignValue(.number(tidy(value.double ?? 0))))
    case .length: return withRecipe(recipe, length(value))
    case .gradient: return gradient(recipe)
    case .shadow: return shadow(parts(of: recipe) ?? [], isBox: false)
    case .shadows: return shadows(recipe)
    case .font: return font(recipe)
    case .animation: return animation(recipe)
    case .string, .bool, .outline, .edgeInsets, .image:
      return DesignValue(recipe.written(in: sheet) ?? value.written ?? .null)
    }
  }

  private func alias(_ recipe: ValueRecipe, of type: TokenType, as kind: KindOfDesign? = nil) -> DesignValue?
  {
    guard case .token(let index, _) = recipe, sheet.tokens[index].type == type,
      sheet.tokens[index].kindOfDesign == kind, !borders.isPart(index)
    else { return nil }
    return DesignValue(.string("{\(path(index))}"))
  }

  /// The color and the length of one name as a border.
  func border(_ color: ValueRecipe, _ width: ValueRecipe, ofToken index: Int) -> DesignValue {
    let style = sheet.tokens[index].borderStyle
    if case .token(let target, _) = color, case .token(let other, _) = width,
      borders.width(of: target) == other,
      sheet.tokens[target].borderStyle == style
    {
      return DesignValue(.string("{\(path(target))}"))
    }
    return object([
      ("color", part(color, .color) { self.color($0.color ?? .clear) }),
      ("width", part(width, .length, length)),
      ("style", DesignValue(style ?? "solid")),
    ])
  }

  private func value(of recipe: ValueRecipe) -> Value {
    switch recipe {
    case .literal(let value), .token(_, let value), .call(_, _, let value): value
    }
  }

  /// A value that isn't exact where it was computed, since only its result is written.
  private func withRecipe(_ recipe: ValueRecipe, _ value: DesignValue) -> DesignValue {
    var value = value
    if case .literal = recipe { return value }
    value.isExact = false
    return value
  }

  /// A part of a value: another token of its type, or the literal that `write` makes of it.
  private func part(
    _ recipe: ValueRecipe, _ type: TokenType, _ write: (Value) -> DesignValue
  ) -> DesignValue {
    alias(recipe, of: type) ?? withRecipe(recipe, write(value(of: recipe)))
  }

  /// The parts of a value that always has all of them, in the order of their rows.
  private func parts(of recipe: ValueRecipe) -> [ValueRecipe]? {
    switch recipe {
    case .literal(let value): value.record?.parts.map(ValueRecipe.literal)
    case .call(.compound(_), let operands, _): operands
    case .call(_, _, let value): value.record?.parts.map(ValueRecipe.literal)
    case .token: nil
    }
  }

  /// Whether all parts besides those with the given names have their defaults.
  private func areStandards(
    _ parts: [ValueRecipe], _ rows: [ValuePart], besides names: Set<String>
  ) -> Bool {
    zip(rows, parts).allSatisfy { row, part in
      names.contains(row.name) || value(of: part) == row.standard
    }
  }

  /// An object of some parts, exact if they all are and `isExact` is true.
  private func object(
    _ members: [(String, DesignValue)], isExact: Bool = true, _ loss: DesignValue.Loss? = nil
  ) -> DesignValue {
    DesignValue(
      .object(members.map { .init($0, $1.json) }), isExact: isExact && members.allSatisfy(\.1.isExact),
      loss: loss ?? members.compactMap(\.1.loss).first)
  }

  // MARK: Simple values

  private func points(_ number: Double) -> JSONValue { ["value": .number(tidy(number)), "unit": "px"] }

  private func length(_ value: Value) -> DesignValue {
    value.isHalfOfSide
      ? DesignValue(points(9999), loss: .halfOfSide) : DesignValue(points(value.double ?? 0))
  }

  private func seconds(_ value: Value) -> DesignValue {
    DesignValue(["value": .number(tidy(value.double ?? 0)), "unit": "s"])
  }

  private func color(_ color: Color) -> DesignValue {
    let (shown, isExact) = color.asDesignToken
    let components = (0..<3).map { index -> JSONValue in
      shown.missing.contains(Color.Missing(rawValue: 1 << UInt8(index)))
        ? "none" : .number(shown.components[index])
    }
    return DesignValue(
      .object([
        "colorSpace": .string(shown.space.rawValue), "components": .array(components),
        "alpha": present(.number(shown.alpha), unless: shown.alpha == 1),
        "hex": .string(shown.withAlpha(1).hex.lowercased()),
      ]), isExact: isExact)
  }

  // MARK: Shadows

  private func shadows(_ recipe: ValueRecipe) -> DesignValue {
    let all: [DesignValue]
    switch recipe {
    case .call(.boxShadows, let lists, _): all = lists.flatMap(boxShadows)
    case .call, .literal, .token: all = boxShadows(recipe)
    }
    return DesignValue(.array(all.map(\.json)), isExact: all.allSatisfy(\.isExact) && !all.isEmpty)
  }

  private func boxShadows(_ recipe: ValueRecipe) -> [DesignValue] {
    switch recipe {
    case .call(.compound(.boxShadow), let operands, _): return [shadow(operands, isBox: true)]
    case .call, .literal, .token:
      guard case .shadows(let shadows) = value(of: recipe) else { return [] }
      return shadows.map { shadow in
        let shadow = self.shadow(shadow.parts.map(ValueRecipe.literal), isBox: true)
        return withRecipe(recipe, shadow)
      }
    }
  }

  /// - Parameter isBox: Whether the shadow has a spread, and may fall inwards.
  private func shadow(_ parts: [ValueRecipe], isBox: Bool) -> DesignValue {
    let rows = isBox ? BoxShadow.parts : Shadow.parts
    guard parts.count == rows.count else { return DesignValue(.null, isExact: false) }
    let isAllSaid = areStandards(
      parts, rows, besides: ["color", "opacity", "offset", "radius", "spread", "inset"])
    let opacity = value(of: parts[1]).double ?? 1
    var color = part(parts[0], .color) { self.color($0.color ?? .black) }
    var isPlain = opacity == 1
    if case .literal = parts[1] {} else { isPlain = false }
    if opacity != 1 {
      let opaque = value(of: parts[0]).color ?? .black
      color = self.color(opaque.withAlpha(opaque.alpha * opacity))
    }
    var offset = Size(width: 0, height: 0)
    if case .size(let size) = value(of: parts[2]) { offset = size }
    for part in [parts[2], parts[3]] { if case .literal = part {} else { isPlain = false } }
    var members = [
      ("color", color), ("offsetX", DesignValue(points(offset.width))),
      ("offsetY", DesignValue(points(offset.height))),
      ("blur", DesignValue(points(2 * (value(of: parts[3]).double ?? 0)))),
    ]
    if isBox {
      members.append(("spread", part(parts[4], .length, length)))
      let isInset = value(of: parts[5]).bool ?? false
      if case .literal = parts[5] {} else { isPlain = false }
      if isInset { members.append(("inset", DesignValue(true))) }
    } else {
      members.append(("spread", DesignValue(points(0))))
    }
    return object(members, isExact: isPlain, isAllSaid ? nil : .shadowStyle)
  }

  // MARK: Gradients

  private func gradient(_ recipe: ValueRecipe) -> DesignValue {
    var stops: [(color: ValueRecipe, location: ValueRecipe)] = []
    if case .call(.gradientStops(let locations), let operands, _) = recipe {
      var rest = operands[...]
      for location in locations {
        guard let color = rest.popFirst(),
          let place = location.map({ ValueRecipe.literal(.number($0)) }) ?? rest.popFirst()
        else { break }
        stops.append((color, place))
      }
    } else if case .gradientStops(let plain) = value(of: recipe) {
      stops = plain.map { (.literal(.color($0.color)), .literal(.number($0.location))) }
    }
    let values = stops.map { stop in
      var position = part(stop.location, .number, position)
      // A reader keeps a token here between 0 and 1.
      if case .token = stop.location { position.isExact = false }
      return object([
        ("color", part(stop.color, .color) { self.color($0.color ?? .clear) }), ("position", position),
      ])
    }
    var all = DesignValue(
      .array(values.map(\.json)), isExact: values.count > 1 && values.allSatisfy(\.isExact),
      loss: values.compactMap(\.loss).first)
    // A gradient that is computed in another way than stop by stop.
    if case .call(let function, _, _) = recipe {
      if case .gradientStops = function {} else { all.isExact = false }
    }
    return all
  }

  private func position(_ value: Value) -> DesignValue {
    let location = value.double ?? 0
    let inside = min(max(location, 0), 1)
    return DesignValue(.number(inside), loss: inside == location ? nil : .location)
  }

  // MARK: Fonts and animations

  private func font(_ recipe: ValueRecipe) -> DesignValue {
    guard let parts = parts(of: recipe), parts.count == Font.parts.count,
      case .font(let font) = value(of: recipe)
    else { return DesignValue(.null, isExact: false) }
    let size = part(parts[1], .length) { _ in DesignValue(points(font.pointSize)) }
    let weight = DesignValue(.integer(font.weight.css))
    let times = tidy((font.lineHeight ?? 1.2 * font.pointSize) / font.pointSize)
    let lineHeight = DesignValue(
      .number(times), isExact: tidy(times * font.pointSize) == tidy(font.lineHeight ?? 0),
      loss: font.lineHeight == nil ? .lineHeight : nil)
    let isPlain = areStandards(
      parts, Font.parts, besides: ["family", "size", "weight", "lineHeight", "tracking"])
    // A weight is no part of a value that is computed where the token has none.
    var isWeightSaid = true
    if case .call = recipe, case .literal(.null) = parts[2] { isWeightSaid = false }
    // A multiple of a size that is a token grows with it, as a line height in points doesn't.
    let literals = [parts[0], parts[1], parts[2], parts[4]].allSatisfy {
      if case .literal = $0 { true } else { false }
    }
    return object(
      [
        ("fontFamily", DesignValue(.string(font.family ?? "system-ui"))), ("fontSize", size),
        ("fontWeight", weight),
        ("letterSpacing", part(parts[5], .length) { DesignValue(points($0.double ?? 0)) }),
        ("lineHeight", lineHeight),
      ], isExact: literals && isWeightSaid && font.size != nil,
      font.family == nil ? .systemFont : isPlain ? nil : .fontStyle)
  }

  private func animation(_ recipe: ValueRecipe) -> DesignValue {
    guard let parts = parts(of: recipe), parts.count == Animation.parts.count,
      case .animation(let animation) = value(of: recipe)
    else { return DesignValue(.null, isExact: false) }
    let literals = parts.allSatisfy { if case .literal = $0 { true } else { false } }
    return object(
      [
        ("duration", seconds(.number(animation.duration))), ("delay", seconds(.number(animation.delay))),
        ("timingFunction", timing(animation.curve)),
      ], isExact: literals)
  }

  /// The four numbers of a curve. The format has no springs.
  private func timing(_ curve: Animation.Curve) -> DesignValue {
    // Nearest to a spring that hardly swings: quick at first, and then ever slower.
    let points = curve.controlPoints ?? (Point(x: 0, y: 0), Point(x: 0.58, y: 1))
    let numbers = [points.first.x, points.first.y, points.second.x, points.second.y]
    return DesignValue(
      .array(numbers.map { .number($0) }), isExact: curve.controlPoints != nil,
      loss: curve.controlPoints == nil ? .spring : nil)
  }
}

extension Color {
  /// The colour in a space of the format, within the ranges that it has for components; and whether that is exact.
  package var asDesignToken: (color: Color, isExact: Bool) {
    // The format has all spaces of CSS Color 4 by their names but this one of CSS Color 5.
    if space != .displayP3Linear, isInDesignRanges {
      return (self, system == nil && !missing.contains(.alpha))
    }
    // OKLab has no bounds but those of lightness.
    let other = converted(to: .oklab)
    return (
      Color(
        .oklab, min(max(other.components.first, 0), 1), other.components.second, other.components.third,
        alpha: alpha),
      false
    )
  }

  package var isInDesignRanges: Bool {
    let (a, b, c) = (components.first, components.second, components.third)
    let unit = 0.0...1.0
    let percent = 0.0...100.0
    return switch space {
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65:
      [a, b, c].allSatisfy(unit.contains)
    case .hsl, .hwb: percent.contains(b) && percent.contains(c)
    case .lab: percent.contains(a)
    case .lch: percent.contains(a) && b >= 0
    case .oklab: unit.contains(a)
    case .oklch: unit.contains(a) && b >= 0
    }
  }
}

/// A number without what computing with binary fractions leaves behind: 0.6 for 0.6000000000000001.
func tidy(_ number: Double) -> Double {
  let scaled = number * 1e12
  guard abs(scaled) < 1e15 else { return number }
  let short = scaled.rounded() / 1e12
  // What has more digits has them on purpose.
  return abs(short - number) <= 8 * number.ulp ? short : number
}
