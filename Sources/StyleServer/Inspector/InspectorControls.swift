import StyleCompiler
import StyleModel
import StyleReport
import StyleScene

/// The page's control for values of a type.
struct InspectorControl {
  let type: ValueType
  let bounds: NumberBounds?
  /// Of the property or the key.
  let name: String
  /// What stands where a number would that nobody gave.
  var placeholder: String?
  /// The value, where it can't be changed: of many choices, a page then needs this one only.
  var onlyValue: Value?

  var json: JSONValue {
    switch type {
    case .bool: ["kind": "switch"]
    case .integer(let type): number(integer: integerBounds(type))
    case .number: number(integer: nil)
    case .string: ["kind": "text", "localized": false]
    case .localizedString: ["kind": "text", "localized": true]
    case .choice(let words): ["kind": "choice", "choices": choices(shown(of: words))]
    case .color: ["kind": "color"]
    case .image: ["kind": "image"]
    case .gradientStops: ["kind": "gradient", "parts": parts]
    case .shadow: ["kind": "shadow", "parts": parts]
    case .shadows: ["kind": "shadows", "parts": parts]
    case .outline: ["kind": "outline", "parts": parts]
    case .font:
      [
        "kind": "font", "parts": parts, "weights": choices(Font.Weight.allCases.map(\.rawValue)),
        "textStyles": choices(Font.TextStyle.allCases.map(\.rawValue)),
      ]
    case .animation:
      ["kind": "animation", "parts": parts, "curves": .array(Animation.Curve.allCases.map(\.control))]
    case .point: ["kind": "point", "parts": parts]
    case .size:
      .object([
        "kind": "size", "parts": parts, "placeholder": placeholder.map { .string($0) },
      ])
    case .rect: ["kind": "rect", "parts": parts]
    case .edgeInsets: ["kind": "insets", "parts": parts]
    case .range: ["kind": "range", "parts": parts]
    case .corners: ["kind": "corners", "choices": choices(Corner.allCases.map(\.rawValue))]
    case .transform: ["kind": "transform", "parts": parts]
    case .path: ["kind": "path", "shapes": choices(type.words)]
    case .numbers: ["kind": "numbers"]
    }
  }

  private func number(integer: NumberBounds?) -> JSONValue {
    let bounds = integer ?? self.bounds
    return .object([
      "kind": "number", "min": bounds?.min.map { .number($0) }, "max": bounds?.max.map { .number($0) },
      "step": .number(step(bounds, isInteger: integer != nil)), "unit": .string(unit),
      "integer": .bool(integer != nil),
    ])
  }

  private func integerBounds(_ type: IntegerType) -> NumberBounds {
    NumberBounds(
      min: bounds?.min ?? type.bounds.least.double, max: bounds?.max ?? type.bounds.greatest.double,
      step: bounds?.step)
  }

  private func step(_ bounds: NumberBounds?, isInteger: Bool) -> Double {
    if let step = bounds?.step { return step }
    if isInteger { return 1 }
    if let least = bounds?.min, let greatest = bounds?.max, greatest - least <= 2 { return 0.01 }
    return 1
  }

  /// What a number of the type counts: points, unless it is a part of something.
  private var unit: String {
    switch type {
    case .number(.cgFloat): (bounds?.max ?? 2) <= 1 ? "" : "pt"
    case .bool, .integer, .number, .string, .localizedString, .choice, .point, .size, .rect, .range, .color,
      .image, .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners,
      .transform, .path,
      .numbers:
      ""
    }
  }

  /// The parts of a value of several numbers or values, in the order of their fields.
  private var parts: JSONValue {
    .array(
      type.parts.map { part in
        let control = InspectorControl(
          type: part.type, bounds: part.bounds ?? ownBounds, name: part.name)
        var members = control.json.members ?? []
        if isRelative, let index = members.firstIndex(where: { $0.name == "step" }) {
          members[index].value = .number(0.05)
        }
        if let unit = unit(of: part.name), let index = members.firstIndex(where: { $0.name == "unit" }) {
          members[index].value = .string(unit)
        }
        return .object(
          [.init("name", .string(part.name)), .init("label", .string(inspectorLabel(part.name)))] + members)
      })
  }

  /// Bounds of a point or a size hold for each of its numbers.
  private var ownBounds: NumberBounds? {
    switch type {
    case .point, .size, .rect, .edgeInsets: bounds
    case .bool, .integer, .number, .string, .localizedString, .choice, .range, .color, .image, .gradientStops,
      .shadow, .shadows, .outline, .font, .animation, .corners, .transform, .path, .numbers:
      nil
    }
  }

  /// Whether its numbers are parts of a layer, and not points.
  private var isRelative: Bool { ["startPoint", "endPoint", "anchorPoint", "scale"].contains(name) }

  private func unit(of part: String) -> String? {
    switch part {
    case "rotation": "°"
    case "duration", "delay": "s"
    case "radius", "size", "x", "y", "width", "height", "top", "left", "bottom", "right":
      // Points on a layer count in parts of it.
      isRelative ? "" : "pt"
    case _: nil
    }
  }

  private func shown(of words: [String]) -> [String] {
    guard words.count > 3, case .choice(let word)? = onlyValue else { return words }
    return [word]
  }

  /// The type's name; of very many words the first few.
  var typeName: String {
    guard case .choice(let words) = type, words.count > 12 else { return type.name }
    return ValueType.choice(Array(words.prefix(10))).name + " and \(words.count - 10) more"
  }

  private func choices(_ words: [String]) -> JSONValue {
    .array(words.map { ["value": .string($0), "label": .string(inspectorLabel($0))] })
  }
}

extension Animation.Curve {
  var controlPointList: JSONValue {
    let (first, second) = controlPoints
    return .array([first.x, first.y, second.x, second.y].map { .number($0) })
  }

  fileprivate var control: JSONValue {
    [
      "value": .string(rawValue), "label": .string(inspectorLabel(rawValue)),
      "controlPoints": controlPointList,
    ]
  }
}

/// The corners of a layer by their names in style files.
enum Corner: String, CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight

  var set: Corners {
    switch self {
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

// MARK: Values

extension PreviewSpec {
  /// As the page knows it; a length that fits what is in the control is null.
  var inspectorSize: JSONValue {
    [
      "width": width.map { .number($0) } ?? .null, "height": height.map { .number($0) } ?? .null,
    ]
  }

  /// As a style file has it.
  var spelledSize: String {
    if fitsWidth, fitsHeight { return "fitting" }
    let lengths = [width, height].map { $0.map(formatNumber) ?? "fitting" }
    return "[\(lengths.joined(separator: ", "))]"
  }
}

extension JSONValue {
  /// A size from the page as a style file has it.
  var withFittingLengths: JSONValue {
    guard case .object = self, !isReference else { return self }
    func length(_ name: String) -> JSONValue {
      let length = self[name] ?? .null
      return length.isNull ? "fitting" : length
    }
    return ["width": length("width"), "height": length("height")]
  }
}

extension Value {
  /// The value as the page knows it; null where there is none, or it could not be read.
  var inspectorJSON: JSONValue {
    switch self {
    case .null, .invalid: .null
    case .bool(let flag): .bool(flag)
    case .integer(let integer): integer.json
    case .number(let number): .number(number)
    case .string(let text), .localizedString(let text), .choice(let text): .string(text)
    case .point(let point): ["x": .number(point.x), "y": .number(point.y)]
    case .size(let size): size.inspectorJSON
    case .rect(let rect): rect.inspectorJSON
    case .range(let range): ["location": .integer(range.location), "length": .integer(range.length)]
    case .color(let color): color.inspectorJSON
    case .image(.asset(let name)): ["asset": .string(name)]
    case .image(.system(let name)): ["system": .string(name)]
    case .image(.color(let color)): ["color": color.inspectorJSON]
    case .gradientStops(let stops):
      .array(stops.map { ["color": $0.color.inspectorJSON, "location": .number($0.location)] })
    case .shadow(let shadow):
      [
        "color": shadow.color.inspectorJSON, "opacity": .number(shadow.opacity),
        "offset": shadow.offset.inspectorJSON,
        "radius": .number(shadow.radius),
      ]
    case .shadows(let shadows):
      .array(
        shadows.map { shadow in
          [
            "color": shadow.color.inspectorJSON, "opacity": .number(shadow.opacity),
            "offset": shadow.offset.inspectorJSON, "radius": .number(shadow.radius),
            "spread": .number(shadow.spread), "inset": .bool(shadow.isInset),
          ]
        })
    case .outline(let outline):
      [
        "width": .number(outline.width), "offset": .number(outline.offset),
        "color": outline.color.inspectorJSON,
      ]
    case .font(let font):
      [
        "family": font.family.map { .string($0) } ?? .null, "size": font.size.map { .number($0) } ?? .null,
        "weight": .string(font.weight.rawValue),
        "textStyle": font.textStyle.map { .string($0.rawValue) } ?? .null,
        "lineHeight": font.lineHeight.map { .number($0) } ?? .null, "tracking": .number(font.tracking),
        "paragraphSpacing": .number(font.paragraphSpacing), "underline": .bool(font.underline),
      ]
    case .edgeInsets(let insets): insets.inspectorJSON
    case .animation(let animation):
      [
        "duration": .number(animation.duration), "delay": .number(animation.delay),
        "curve": .string(animation.curve.rawValue),
      ]
    case .corners(let corners):
      .array(Corner.allCases.filter { corners.contains($0.set) }.map { .string($0.rawValue) })
    case .transform(let transform):
      [
        "scale": transform.scale.inspectorJSON, "rotation": .number(transform.rotation),
        "translation": ["x": .number(transform.translation.x), "y": .number(transform.translation.y)],
      ]
    case .path(.svg(let data)): ["svg": .string("\(data)")]
    case .path(let path): ["shape": .string("\(path)")]
    case .numbers(let numbers): .array(numbers.map { .number($0) })
    }
  }
}

extension Integer {
  /// A number that JSON holds exactly, or its digits.
  fileprivate var json: JSONValue {
    let text = "\(self)"
    return Int(text).map { .integer($0) } ?? .string(text)
  }
}

extension Size {
  var inspectorJSON: JSONValue { ["width": .number(width), "height": .number(height)] }
}

extension Rect {
  var inspectorJSON: JSONValue {
    ["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)]
  }
}

extension EdgeInsets {
  var inspectorJSON: JSONValue {
    ["top": .number(top), "left": .number(left), "bottom": .number(bottom), "right": .number(right)]
  }
}

extension Color {
  /// The colour in sRGB, `#0A5FD6`, with its opacity where it has one, `#0A5FD680`.
  var hex: String {
    let mapped = srgb8
    let alpha = UInt8(clamping: (self.alpha * 255).rounded())
    return "#"
      + ([mapped.red, mapped.green, mapped.blue] + (alpha < 255 ? [alpha] : [])).map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  /// As any browser shows it.
  var css: String {
    isInGamut(of: .srgb) ? hex : p3
  }

  private var p3: String {
    let wide = converted(to: .displayP3)
    func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
    return Color(
      wide.space, rounded(wide.components.first), rounded(wide.components.second),
      rounded(wide.components.third),
      alpha: alpha
    ).description
  }

  var inspectorJSON: JSONValue {
    .object([
      "css": .string(css), "spelling": .string(spelling), "hex": .string(hex),
      "space": .string(space.rawValue),
      "components": [.number(components.first), .number(components.second), .number(components.third)],
      "alpha": .number(alpha), "system": system.map { .string($0.rawValue) }, "p3": .string(p3),
      "inSRGB": .bool(isInGamut(of: .srgb)),
    ])
  }
}
