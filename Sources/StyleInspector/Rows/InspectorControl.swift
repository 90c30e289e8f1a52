import StyleCompiler
import StyleEmit
import StyleModel
import StyleReport
import StyleScene

/// The page's control for values of a type.
struct InspectorControl {
  let type: ValueType
  let bounds: NumberBounds?
  /// What its numbers count; nil for what they usually do.
  var unit: ValueUnit?
  /// The text shown in place of a number that isn't set.
  var placeholder: String?
  /// Whether the value is the name of a symbol, or a list of names.
  var isOfSymbols = false
  /// The value, where it can't be changed: a page needs no other choices then.
  var onlyValue: Value?

  var json: JSONValue {
    switch type {
    case .bool: ["kind": "switch"]
    case .integer(let type): number(integer: integerBounds(type))
    case .number: number(integer: nil)
    case .string: .object(["kind": "text", "localized": false, "symbols": isOfSymbols ? true : nil])
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
      [
        "kind": "animation", "parts": parts,
        "curves": .array(Animation.Curve.words.compactMap(Animation.Curve.init(rawValue:)).map(\.control)),
      ]
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
    case .strings: .object(["kind": "strings", "symbols": isOfSymbols ? true : nil])
    }
  }

  private func number(integer: NumberBounds?) -> JSONValue {
    let bounds = integer ?? self.bounds
    return .object([
      "kind": "number", "min": bounds?.min.map { .number($0) }, "max": bounds?.max.map { .number($0) },
      "step": .number(step(bounds, isInteger: integer != nil)), "unit": .string(counted.sign),
      "integer": .bool(integer != nil),
      "soft": counted == .degrees ? ["min": .number(0), "max": .number(360)] : nil,
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

  private var counted: ValueUnit { unit ?? type.usualUnit(in: bounds) }

  /// The parts of a value of several numbers or values, in the order of their fields.
  private var parts: JSONValue {
    .array(
      type.parts.map { part in
        let control = InspectorControl(
          type: part.type, bounds: isOfNumbers ? bounds : part.bounds, unit: isOfNumbers ? counted : part.unit
        )
        var members = control.json.members ?? []
        // What is no length is a part of a layer.
        if isOfNumbers, counted == .plain, let index = members.firstIndex(where: { $0.name == "step" }) {
          members[index].value = .number(0.05)
        }
        if !part.standard.isNull { members.append(.init("standard", part.standard.inspectorJSON)) }
        return .object(
          [.init("name", .string(part.name)), .init("label", .string(inspectorLabel(part.name)))] + members)
      })
  }

  /// Whether it is a point, a size or the like: what holds for it, holds for each of its numbers.
  private var isOfNumbers: Bool {
    switch type {
    case .point, .size, .rect, .edgeInsets: true
    case .bool, .integer, .number, .string, .localizedString, .choice, .range, .color, .image, .gradientStops,
      .shadow, .shadows, .outline, .font, .animation, .corners, .transform, .path, .numbers, .strings:
      false
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
  /// The two control points of the curve as four numbers; null for a spring.
  var controlPointList: JSONValue {
    guard let (first, second) = controlPoints else { return .null }
    return .array([first.x, first.y, second.x, second.y].map { .number($0) })
  }

  fileprivate var control: JSONValue {
    [
      "value": .string(rawValue), "label": .string(inspectorLabel(rawValue)),
      "controlPoints": controlPointList,
    ]
  }
}

// MARK: Values

extension PreviewSpec {
  /// The size in the page's JSON; a length that fits the content is null.
  var inspectorSize: JSONValue {
    [
      "width": width.map { .number($0) } ?? .null, "height": height.map { .number($0) } ?? .null,
    ]
  }

  /// The size in a style file.
  var spelledSize: String {
    if fitsWidth, fitsHeight { return "fitting" }
    let lengths = [width, height].map { $0.map(formatNumber) ?? "fitting" }
    return "[\(lengths.joined(separator: ", "))]"
  }
}

extension JSONValue {
  /// A size from the page's JSON in the form of a style file.
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
  /// The value in the page's JSON; null where there is none, or it could not be read.
  var inspectorJSON: JSONValue { json(.inspector) }
}

extension Size { var inspectorJSON: JSONValue { json } }
extension Rect { var inspectorJSON: JSONValue { json } }
extension EdgeInsets { var inspectorJSON: JSONValue { json } }

extension ValueForm {
  static let inspector = ValueForm(color: \.inspectorJSON, symbolKey: "system")
}

extension Color {
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
