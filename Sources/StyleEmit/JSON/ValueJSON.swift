import StyleModel
import StyleReport

/// The form of values in JSON: the JSON of a colour, and the key for the name of a symbol.
package struct ValueForm: Sendable {
  let color: @Sendable (Color) -> JSONValue
  let symbolKey: String

  package init(color: @escaping @Sendable (Color) -> JSONValue, symbolKey: String) {
    self.color = color
    self.symbolKey = symbolKey
  }

  /// The form of `generate --target json`.
  package static let sheet = ValueForm(color: \.sheetJSON, symbolKey: "systemName")
}

extension Value {
  /// The value as JSON, with the part names of style files; null where there is none, or it could not be read.
  package func json(_ form: ValueForm) -> JSONValue {
    if case .transform(let transform) = self, transform.isRelative {
      let move = transform.writtenTranslation
      return [
        "scale": transform.scale.json, "rotation": .number(transform.rotation),
        "translation": ["x": move.x.json(form), "y": move.y.json(form)],
      ]
    }
    if let record { return object(of: record.type.parts, record.parts, form) }
    return switch self {
    case .null, .invalid: .null
    case .bool(let flag): .bool(flag)
    case .integer(let integer): integer.json
    case .number(let number): number == .halfOfSide ? "50%" : .number(number)
    case .string(let text), .localizedString(let text), .choice(let text): .string(text)
    case .color(let color): form.color(color)
    case .image(.asset(let name)): ["asset": .string(name)]
    case .image(.system(let name)): .object([.init(form.symbolKey, .string(name))])
    case .image(.color(let color)): ["color": form.color(color)]
    case .gradientStops(let stops): .array(stops.map { object(of: GradientStop.parts, $0.parts, form) })
    case .shadows(let shadows): .array(shadows.map { object(of: BoxShadow.parts, $0.parts, form) })
    case .corners(let corners): .array(corners.named.map { .string($0.rawValue) })
    case .path(.svg(let path)):
      object(
        of: SVGPath.parts.filter { path.viewBox != nil || $0.isRequired },
        path.viewBox == nil ? [.string(path.data)] : path.parts, form)
    case .path(let path): ["shape": .string("\(path)")]
    case .numbers(let numbers): .array(numbers.map { .number($0) })
    case .strings(let texts): .array(texts.map { .string($0) })
    case .point, .size, .rect, .range, .shadow, .outline, .font, .edgeInsets, .animation, .transform: .null
    }
  }
}

/// An object of a value's parts, by their names.
private func object(of rows: [ValuePart], _ parts: [Value], _ form: ValueForm) -> JSONValue {
  .object(zip(rows, parts).map { .init($0.name, $1.json(form)) })
}

extension Integer {
  /// The number, where JSON can hold it exactly; else its digits as a string.
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
