import Foundation
import StyleModel
import StyleRuntime
import Testing

/// What an app reads from JSON means what it would mean in a style file.
@Suite struct DecodedTokenTests {
  /// The types whose values are mappings, or lists of them. A colour and an image have other forms in JSON.
  private static let types = TokenType.allCases.filter {
    !$0.valueType.parts.isEmpty && $0 != .color && $0 != .image
  }

  @Test(arguments: types) func whatIsLeftOutIsTheStandard(_ type: TokenType) throws {
    let rows = type.valueType.parts
    let required = rows.filter(\.isRequired).map { ($0.name, example($0)) }
    for (index, value) in try decoded(required, type).enumerated() {
      for row in rows {
        let expected: Plain? =
          switch row.name {
          case _ where row.isRequired: example(row)
          // A stop lies where it does among the others, and a font without a text style is regular.
          case "location" where type == .gradient: .number(Double(index))
          case "weight" where type == .font: .text("regular")
          case _: row.standard.isNull ? nil : Plain(row.standard)
          }
        #expect(value[row.name] == expected, "‘\(row.name)’ of \(type)")
      }
    }
  }

  @Test(arguments: types) func everyPartComesBack(_ type: TokenType) throws {
    let parts = type.valueType.parts.map { ($0.name, example($0)) }
    for value in try decoded(parts, type) { #expect(value == Dictionary(uniqueKeysWithValues: parts)) }
  }

  @Test func aTextStyleHasItsOwnWeight() throws {
    for style in Font.TextStyle.allCases {
      let value = try decoded([("textStyle", .text(style.rawValue))], .font)
      #expect(value.first?["weight"] == .text(style.weight.rawValue), "\(style)")
    }
  }

  @Test func stopsHaveLocationsOrNone() throws {
    let json =
      ##"{ "gradient": { "sky": [{ "color": "#000000" }, { "color": "#FFFFFF", "location": 1 }] } }"##
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(StyleTokens.self, from: Data(json.utf8)) }
  }

  /// A value with these parts, or a list of two such, as it is encoded after it was decoded.
  private func decoded(_ parts: [(String, Plain)], _ type: TokenType) throws -> [[String: Plain]] {
    let isList = type.valueType.isList
    let part = "{ " + parts.map { #""\#($0)": \#($1.json)"# }.joined(separator: ", ") + " }"
    let json = #"{ "\#(type.rawValue)": { "name": \#(isList ? "[\(part), \(part)]" : part) } }"#
    let tokens = try JSONDecoder().decode(StyleTokens.self, from: Data(json.utf8))
    let encoded = try JSONEncoder().encode(tokens)
    func value<Value: Decodable>(_: Value.Type) throws -> Value {
      let types = try JSONDecoder().decode([String: [String: Value]].self, from: encoded)
      return try #require(types[type.rawValue]?["name"])
    }
    return isList ? try value([[String: Plain]].self) : [try value([String: Plain].self)]
  }

  /// Another value than the standard of any part.
  private func example(_ part: ValuePart) -> Plain {
    switch part.type {
    case .bool: .bool(true)
    case .integer, .number: .number((part.bounds?.max ?? 2) <= 1 ? 0.5 : 4)
    case .choice(let words): .text(words[words.count - 1])
    case .color: .text("#123456")
    case .size, .point: .list([.number(5), .number(6)])
    case .string, .localizedString: .text("Inter")
    case .numbers, .strings, .rect, .range, .edgeInsets, .corners, .image, .gradientStops, .shadow, .shadows,
      .outline, .font, .animation, .transform, .path:
      .list([])
    }
  }
}

/// What stands in JSON as part of a value.
private enum Plain: Hashable, Decodable {
  case bool(Bool), number(Double), text(String), list([Plain])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try value.decode([Plain].self))
    }
  }

  /// nil for what is no part of a value yet.
  init?(_ value: Value) {
    switch value {
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text), .choice(let text): self = .text(text)
    case .color(.black): self = .text("#000000")
    case .size(let size): self = .list([.number(size.width), .number(size.height)])
    case .point(let point): self = .list([.number(point.x), .number(point.y)])
    case .null, .invalid, .integer, .localizedString, .color, .rect, .range, .image, .gradientStops, .shadow,
      .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers, .strings:
      return nil
    }
  }

  var json: String {
    switch self {
    case .bool(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): #""\#(text)""#
    case .list(let list): "[\(list.map(\.json).joined(separator: ", "))]"
    }
  }
}
