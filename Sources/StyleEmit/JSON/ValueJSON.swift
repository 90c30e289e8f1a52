import StyleModel
import StyleReport

/// How values are written as JSON: what a reader wants to know of a colour, and what it calls the name of a symbol.
package struct ValueForm: Sendable {
  let color: @Sendable (Color) -> JSONValue
  let symbolKey: String

  package init(color: @escaping @Sendable (Color) -> JSONValue, symbolKey: String) {
    self.color = color
    self.symbolKey = symbolKey
  }

  /// That of `generate --target json`.
  static let sheet = ValueForm(color: \.sheetJSON, symbolKey: "systemName")
}

extension Value {
  /// null where there is none, or it could not be read. Parts have the names that they have in style files.
  package func json(_ form: ValueForm) -> JSONValue {
    switch self {
    case .null, .invalid: .null
    case .bool(let flag): .bool(flag)
    case .integer(let integer): integer.json
    case .number(let number): .number(number)
    case .string(let text), .localizedString(let text), .choice(let text): .string(text)
    case .point(let point): ["x": .number(point.x), "y": .number(point.y)]
    case .size(let size): size.json
    case .rect(let rect): rect.json
    case .range(let range): ["location": .integer(range.location), "length": .integer(range.length)]
    case .color(let color): form.color(color)
    case .image(.asset(let name)): ["asset": .string(name)]
    case .image(.system(let name)): .object([.init(form.symbolKey, .string(name))])
    case .image(.color(let color)): ["color": form.color(color)]
    case .gradientStops(let stops):
      .array(stops.map { ["color": form.color($0.color), "location": .number($0.location)] })
    case .shadow(let shadow):
      [
        "color": form.color(shadow.color), "opacity": .number(shadow.opacity),
        "offset": shadow.offset.json,
        "radius": .number(shadow.radius),
      ]
    case .shadows(let shadows):
      .array(
        shadows.map { shadow in
          [
            "color": form.color(shadow.color), "opacity": .number(shadow.opacity),
            "offset": shadow.offset.json, "radius": .number(shadow.radius),
            "spread": .number(shadow.spread), "inset": .bool(shadow.isInset),
          ]
        })
    case .outline(let outline):
      [
        "width": .number(outline.width), "offset": .number(outline.offset),
        "color": form.color(outline.color),
      ]
    case .font(let font):
      [
        "family": font.family.map { .string($0) } ?? .null, "size": font.size.map { .number($0) } ?? .null,
        "weight": .string(font.weight.rawValue),
        "textStyle": font.textStyle.map { .string($0.rawValue) } ?? .null,
        "lineHeight": font.lineHeight.map { .number($0) } ?? .null, "tracking": .number(font.tracking),
        "paragraphSpacing": .number(font.paragraphSpacing), "underline": .bool(font.underline),
      ]
    case .edgeInsets(let insets): insets.json
    case .animation(let animation):
      [
        "duration": .number(animation.duration), "delay": .number(animation.delay),
        "curve": .string(animation.curve.rawValue),
      ]
    case .corners(let corners):
      .array(Corner.allCases.filter { corners.contains($0.set) }.map { .string($0.rawValue) })
    case .transform(let transform):
      [
        "scale": transform.scale.json, "rotation": .number(transform.rotation),
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
  package var json: JSONValue { ["width": .number(width), "height": .number(height)] }
}

extension Rect {
  package var json: JSONValue {
    ["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)]
  }
}

extension EdgeInsets {
  package var json: JSONValue {
    ["top": .number(top), "left": .number(left), "bottom": .number(bottom), "right": .number(right)]
  }
}
