import StyleCompiler
import StyleModel
import StyleReport
import StyleSource

extension LanguageServer {
  /// The parameters of the function whose brackets the cursor is in.
  func signatureHelp(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    let completion = Completion(query, at: try query.offset(), client: client)
    let line = query.positions.line(at: completion.word.lowerBound).content
    for cursor in completion.places(in: line) where !cursor.place.isKey {
      guard let type = cursor.place.slot.computedType else { continue }
      let context = completion.context(cursor)
      guard let (name, index) = context.call, let function = Signature.of(name, type) else { continue }
      return function.json(client, parameter: index, separators: context.separators)
    }
    return .null
  }
}

/// The signature of a function, with a summary.
struct Signature {
  let label: String
  let parameters: [String]
  let summary: String
  /// Whether the parameters stand one behind the other, as in CSS, or between commas.
  var isOfSpaces = false

  static func of(_ name: String, _ type: ValueType) -> Signature? {
    let known = type == .color ? ExpressionFunctions.ofColors : ExpressionFunctions.ofNumbers
    if let function = known.first(where: { $0.name == name }) {
      return Signature(
        label: "\(name)(\(function.parameters.joined(separator: ", ")))", parameters: function.parameters,
        summary: function.summary)
    }
    guard type == .color else { return nil }
    let ofCSS: [String: ([String], String)] = [
      "rgb": (["red", "green", "blue"], "Red, green and blue from 0 to 255 or in per cent, in sRGB."),
      "hsl": (["hue", "saturation", "lightness"], "A hue in degrees, and two parts in per cent, in sRGB."),
      "hwb": (["hue", "whiteness", "blackness"], "A hue in degrees, and two parts in per cent, in sRGB."),
      "lab": (["lightness", "a", "b"], "CIE Lab: a lightness from 0 to 100, and two axes from -125 to 125."),
      "lch": (
        ["lightness", "chroma", "hue"],
        "CIE LCH: a lightness from 0 to 100, a chroma from 0 to 150, and a hue."
      ),
      "oklab": (["lightness", "a", "b"], "OKLab: a lightness from 0 to 1, and two axes from -0.4 to 0.4."),
      "oklch": (
        ["lightness", "chroma", "hue"], "OKLCH: a lightness from 0 to 1, a chroma from 0 to 0.4, and a hue."
      ),
      "color": (["display-p3", "red", "green", "blue"], "A colour of a space, its parts from 0 to 1."),
    ]
    return ofCSS[name].map { parameters, summary in
      Signature(
        label: "\(name)(\(parameters.joined(separator: " ")))", parameters: parameters, summary: summary,
        isOfSpaces: true)
    }
  }

  func json(_ client: ClientCapabilities, parameter: Int, separators: Int) -> JSONValue {
    let active = min(isOfSpaces ? max(parameter, separators) : parameter, parameters.count - 1)
    return [
      "signatures": [
        [
          "label": .string(label), "documentation": .string(summary),
          "parameters": .array(parameters.map { ["label": .string($0)] }),
          "activeParameter": .integer(active),
        ]
      ], "activeSignature": 0, "activeParameter": .integer(active),
    ]
  }
}

extension NodeRole {
  /// The type of a value that may be computed.
  var computedType: ValueType? {
    switch self {
    case .value(let slot), .keyframe(let slot): slot.type
    case .token(let type, _, _): type.valueType
    case .frame: .number(.cgFloat)
    case .nothing, .file, .axes, .axis, .modeName, .tokenTypes, .tokens, .declarations, .declaration,
      .properties, .property, .settings, .states, .modes, .layer, .layers, .animations, .animation,
      .keyframes, .variants,
      .variantAxis, .variant, .compounds, .compound, .picks, .pick, .preview, .repetition, .accessibility,
      .other:
      nil
    }
  }
}

extension ValueContext {
  /// The function that the cursor is in, and the number of the argument.
  var call: (name: String, index: Int)? { innermostCall.map { ($0.name, $0.index) } }

  /// The number of parts, separated by spaces, before the one that is being typed in an argument.
  var separators: Int {
    guard let argument = innermostCall?.argument else { return 0 }
    return argument.split(separator: " ").count
  }
}
