import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import Testing

@testable import StyleEmit

/// What a file of design tokens says comes back from `generate --target dtcg`: as the same Swift, and as what any other program reads of it.
@Suite struct DesignTokenRoundTripTests {
  /// A type of the report, with values of it as stylec writes them.
  struct Kind: Sendable, CustomTestStringConvertible {
    let type: String
    /// The first name of its tokens in style files.
    let group: String
    let value, other: String
    var testDescription: String { type }
  }

  private static let ink = ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"}"##
  private static let red = ##"{"colorSpace":"srgb","components":[1,0,0],"hex":"#ff0000"}"##
  private static func px(_ number: Double) -> String { #"{"value":\#(formatNumber(number)),"unit":"px"}"# }

  static let kinds = [
    Kind(type: "color", group: "color", value: ink, other: red),
    Kind(type: "dimension", group: "length", value: px(4), other: px(7.5)),
    Kind(type: "fontFamily", group: "string", value: #""Inter""#, other: #""Avenir Next""#),
    Kind(type: "fontWeight", group: "string", value: "400", other: "700"),
    Kind(
      type: "duration", group: "number", value: #"{"value":0.2,"unit":"s"}"#,
      other: #"{"value":1,"unit":"s"}"#),
    Kind(type: "number", group: "number", value: "0.5", other: "-3"),
    Kind(
      type: "border", group: "border", value: #"{"color":\#(ink),"width":\#(px(1)),"style":"solid"}"#,
      other:
        #"{"color":\#(red),"width":\#(px(2)),"style":{"dashArray":[\#(px(2)),\#(px(4))],"lineCap":"round"}}"#),
    Kind(
      type: "transition", group: "animation",
      value:
        #"{"duration":{"value":0.2,"unit":"s"},"delay":{"value":0,"unit":"s"},"timingFunction":[0.42,0,1,1]}"#,
      other:
        #"{"duration":{"value":1,"unit":"s"},"delay":{"value":0.1,"unit":"s"},"timingFunction":[0.1,0.2,0.3,1.5]}"#
    ),
    Kind(
      type: "shadow", group: "shadow",
      value:
        #"{"color":\#(ink),"offsetX":\#(px(0)),"offsetY":\#(px(2)),"blur":\#(px(8)),"spread":\#(px(0))}"#,
      other:
        #"{"color":\#(red),"offsetX":\#(px(1)),"offsetY":\#(px(0)),"blur":\#(px(3)),"spread":\#(px(0))}"#),
    Kind(
      type: "shadow", group: "shadows",
      value:
        #"[{"color":\#(ink),"offsetX":\#(px(0)),"offsetY":\#(px(2)),"blur":\#(px(8)),"spread":\#(px(1)),"inset":true}]"#,
      other:
        #"[{"color":\#(red),"offsetX":\#(px(1)),"offsetY":\#(px(0)),"blur":\#(px(3)),"spread":\#(px(0))}]"#),
    Kind(
      type: "gradient", group: "gradient",
      value: #"[{"color":\#(ink),"position":0},{"color":\#(red),"position":1}]"#,
      other: #"[{"color":\#(red),"position":0.25},{"color":\#(ink),"position":0.5}]"#),
    Kind(
      type: "typography", group: "font",
      value:
        #"{"fontFamily":"Inter","fontSize":\#(px(16)),"fontWeight":400,"letterSpacing":\#(px(0)),"lineHeight":1.5}"#,
      other:
        #"{"fontFamily":"Inter","fontSize":\#(px(12)),"fontWeight":700,"letterSpacing":\#(px(0.5)),"lineHeight":1.25}"#
    ),
  ]

  /// What is said of tokens and groups beside values, with `TYPE`, `VALUE`, `OTHER` and `GROUP` for those of a type.
  static let features: [(name: String, file: String)] = [
    (
      "plain",
      #"{ "GROUP": { "a": { "$type": "TYPE", "$value": VALUE }, "b": { "$type": "TYPE", "$value": OTHER } } }"#
    ),
    (
      "description",
      #"{ "$description": "All.", "GROUP": { "$description": "One type.", "$type": "TYPE", "in": { "$description": "A group: \"in\".", "a": { "$value": VALUE, "$description": "A.\nB" }, "b": { "$value": OTHER } } } }"#
    ),
    (
      "deprecated",
      #"{ "GROUP": { "$type": "TYPE", "old": { "$deprecated": "Use new.", "a": { "$value": VALUE }, "b": { "$value": OTHER, "$deprecated": false } }, "c": { "$value": VALUE, "$deprecated": true } } }"#
    ),
    (
      "extensions",
      #"{ "$extensions": { "com.a": 1 }, "GROUP": { "$type": "TYPE", "in": { "$extensions": { "com.a": [null, "{x}"] }, "a": { "$value": VALUE, "$extensions": { "com.b": { "$value": 1 } } } } } }"#
    ),
    (
      "alias",
      #"{ "GROUP": { "$type": "TYPE", "a": { "$value": VALUE }, "b": { "$value": "{GROUP.a}", "$description": "B." }, "c": { "$value": "{GROUP.b}" }, "d": { "$value": "{GROUP.in.e}" }, "in": { "e": { "$value": OTHER } } } }"#
    ),
    (
      "$ref",
      ##"{ "GROUP": { "$type": "TYPE", "a": { "$value": VALUE }, "b": { "$ref": "#/GROUP/a" }, "c": { "$value": OTHER } } }"##
    ),
    (
      "extended group",
      #"{ "GROUP": { "$type": "TYPE", "base": { "a": { "$value": VALUE, "$description": "A." }, "in": { "b": { "$value": OTHER } } }, "more": { "$extends": "{GROUP.base}", "$description": "More.", "a": { "$value": OTHER }, "c": { "$value": "{GROUP.more.in.b}" } } } }"#
    ),
    (
      "$root",
      #"{ "GROUP": { "$type": "TYPE", "a": { "$root": { "$value": VALUE }, "b": { "$value": OTHER, "$description": "B." }, "c": { "$value": "{GROUP.a.$root}" } } } }"#
    ),
  ]

  @Test(arguments: kinds, features.map(\.name))
  func everyTypeComesBack(_ kind: Kind, _ feature: String) throws {
    let template = try #require(Self.features.first { $0.name == feature }).file
    let file = kind.fill(template)
    let place = "\(kind.group) \(kind.type), \(feature)"
    let documents = try comesBack([("t/base.tokens.json", file)], place)
    let base = try #require(documents.first { $0.path.hasSuffix("base.tokens.json") })
    #expect(
      try Reading(base.bytes) == Reading(Array(file.utf8)),
      "\(place): \(String(decoding: base.bytes, as: UTF8.self))")
  }

  /// With values by modes, of one axis and of two together.
  @Test(arguments: kinds)
  func everyTypeComesBackInModes(_ kind: Kind) throws {
    func file(_ text: String) -> String { kind.fill(#"{ "GROUP": { "$type": "TYPE", \#(text) } }"#) }
    let resolver = """
      { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "base.tokens.json" }] } }, "modifiers": {
          "appearance": { "default": "light", "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] } },
          "density": { "default": "regular", "contexts": { "regular": [], "compact": [{ "$ref": "compact.tokens.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }, { "$ref": "#/modifiers/appearance" }, { "$ref": "#/modifiers/density" }] }
      """
    let documents = try comesBack(
      [
        ("t/styles.resolver.json", resolver),
        (
          "t/base.tokens.json",
          file(
            #""a": { "$value": VALUE, "$description": "A." }, "b": { "$value": "{GROUP.a}" }, "c": { "$value": VALUE }"#
          )
        ),
        ("t/dark.tokens.json", file(#""a": { "$value": OTHER }, "c": { "$value": OTHER }"#)),
        ("t/compact.tokens.json", file(#""c": { "$value": "{GROUP.a}" }"#)),
      ], kind.type)
    #expect(documents.count >= 3, "\(documents.map(\.path))")
  }

  /// A color, a length and an expression may refer to the parts of a border, which nothing else among design tokens can.
  @Test func partsOfBordersComeBack() throws {
    let border = Self.kinds[6]
    let tokens = border.fill(
      #"{ "color": { "$type": "color", "ink": { "$value": \#(Self.ink) } }, "border": { "$type": "TYPE", "line": { "$value": { "color": "{color.ink}", "width": \#(Self.px(1)), "style": "dashed" } }, "same": { "$value": "{border.line}" } } }"#
    )
    let own =
      "imports: [t/]\ntokens: { color: { a: $color.line, b: \"alpha($color.line, 0.5)\" }, length: { a: $length.line, b: $length.line * 2 } }\n"
    let original = compiled([("t/base.tokens.json", tokens), ("a.yaml", own)])
    #expect(original.diagnostics.filter { $0.severity != .info }.map(\.message) == [])
    let documents = OutputTarget.dtcg.documents(of: original.product, in: SourceMap())
    let base = String(decoding: documents[1].bytes, as: UTF8.self)
    #expect(base.contains(##""line": {"##) && base.contains(##""color":"{color.ink}","width""##), "\(base)")
    #expect(base.contains(#""$value": "{border.line}""#) && base.contains(#""style":"dashed""#), "\(base)")
    let again = compiled(
      documents.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) } + [
        ("a.yaml", "imports: [DesignTokens/]\n")
      ])
    #expect(again.diagnostics.filter { $0.severity != .info }.map(\.message) == [])
    func values(_ sheet: ResolvedSheet) -> [String: Value] {
      Dictionary(uniqueKeysWithValues: sheet.tokens.map { ($0.name, $0.value.value) })
    }
    #expect(values(again.product) == values(original.product))
    #expect(
      OutputTarget.dtcg.documents(of: again.product, in: SourceMap()).map(\.bytes) == documents.map(\.bytes))
  }

  /// What a style file can't say is told where it stands.
  @Test(arguments: [
    (
      "cubicBezier", "[0.1, 0.2, 0.3, 1]",
      "a style file has no tokens for curves, so ‘x.a’ counts only in transitions"
    ),
    ("strokeStyle", "\"dashed\"", "a style file has no tokens for stroke styles, so ‘x.a’ is left out"),
    ("fontFamily", "[\"Inter\", \"Arial\"]", "a font has one family; the others of this list are left out"),
    (
      "fontWeight", "450",
      "a font's weight is one of nine words, so ‘regular’, the nearest, stands for this number"
    ),
    (
      "dimension", #"{ "value": 1, "unit": "rem" }"#,
      "a ‘rem’ or an ‘em’ becomes 16 points, which don't follow the reader's text size"
    ),
    (
      "border",
      ##"{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "width": { "value": 1, "unit": "px" }, "style": "dotted" }"##,
      "the border of a layer is solid"
    ),
  ])
  func whatIsLostIsTold(_ type: String, _ value: String, _ message: String) {
    let file = #"{ "x": { "a": { "$type": "\#(type)", "$value": \#(value) } } }"#
    let found = compiled([("t/base.tokens.json", file), ("a.yaml", "imports: [t/]\n")]).diagnostics
    #expect(found.map(\.message) == [message])
  }

  // MARK: Both ways

  /// Imports files, writes them and imports what was written; checks that Swift and a second writing are the same.
  private func comesBack(_ files: [(String, String)], _ place: String) throws -> [OutputDocument] {
    let original = compiled(files + [("a.yaml", "imports: [t/]\n")])
    #expect(original.diagnostics.filter { $0.severity != .info }.map(\.message) == [], "\(place)")
    #expect(!original.product.tokens.isEmpty, "\(place)")
    let documents = OutputTarget.dtcg.documents(of: original.product, in: SourceMap())
    let written = documents.map {
      ($0.path.replacing("DesignTokens/", with: "t/"), String(decoding: $0.bytes, as: UTF8.self))
    }
    let again = compiled(written + [("a.yaml", "imports: [t/]\n")])
    #expect(again.diagnostics.filter { $0.severity != .info }.map(\.message) == [], "\(place)")
    func swift(_ sheet: ResolvedSheet) -> [String] {
      emit(sheet, targets: [.plain, .uikit]).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    for (wanted, found) in zip(swift(original.product), swift(again.product)) where wanted != found {
      let lines = zip(wanted.split(separator: "\n"), found.split(separator: "\n"))
      Issue.record("\(place): \(lines.first { $0 != $1 }.map { "\($0) / \($1)" } ?? "")")
    }
    let second = OutputTarget.dtcg.documents(of: again.product, in: SourceMap())
    #expect(second.map(\.path) == documents.map(\.path), "\(place)")
    let isSame = second.map(\.bytes) == documents.map(\.bytes)
    #expect(isSame, "\(place)")
    return documents
  }

  private func compiled(_ files: [(String, String)]) -> Diagnosed<ResolvedSheet> {
    var sources = SourceMap()
    for (path, text) in files { _ = sources.add(path: path, bytes: Array(text.utf8)) }
    return compile(sources)
  }
}

extension DesignTokenRoundTripTests.Kind {
  fileprivate func fill(_ template: String) -> String {
    template.replacing("GROUP", with: group).replacing("TYPE", with: type).replacing("VALUE", with: value)
      .replacing("OTHER", with: other)
  }
}

/// What a file of design tokens says, read as the format has it, without anything of stylec's.
private struct Reading: Equatable {
  private var tokens: [String: Token] = [:]
  /// What is said of groups, by their paths.
  private var groups: [String: [String: JSONValue]] = [:]

  private struct Token: Equatable {
    let type: String?
    let value: JSONValue?
    let summary, deprecation: JSONValue?
    let extensions: [JSONValue.Member]
  }

  init(_ bytes: [UInt8]) throws {
    let root = try parseJSON(bytes).get()
    read(root, "", nil, nil, root)
  }

  private mutating func read(
    _ group: JSONValue, _ path: String, _ type: String?, _ deprecation: JSONValue?, _ root: JSONValue,
    isInherited: Bool = false
  ) {
    let type = group["$type"]?.string ?? type
    let deprecation = group["$deprecated"] ?? deprecation
    if let extended = group["$extends"]?.string {
      let source = extended.dropFirst().dropLast().split(separator: ".").reduce(root) {
        $0[String($1)] ?? .null
      }
      read(source, path, type, deprecation, root, isInherited: true)
    }
    if !isInherited {
      var said: [String: JSONValue] = [:]
      said["$description"] = group["$description"]
      said["$extensions"] = group["$extensions"]
      if !said.isEmpty { groups[path] = said }
    }
    for member in group.members ?? [] where !member.name.hasPrefix("$") || member.name == "$root" {
      let name = path.isEmpty ? member.name : path + "." + member.name
      let node = member.value
      guard node["$value"] != nil || node["$ref"] != nil else {
        read(node, name, type, deprecation, root, isInherited: isInherited)
        continue
      }
      let pointer = node["$ref"]?.string.map { "{\($0.dropFirst(2).replacing("/", with: "."))}" }
      let said = node["$deprecated"] ?? deprecation
      tokens[name] = Token(
        type: node["$type"]?.string ?? type, value: node["$value"] ?? pointer.map { .string($0) },
        summary: node["$description"], deprecation: said == false ? nil : said,
        extensions: (node["$extensions"]?.members ?? []).filter { $0.name != "org.stylec" })
    }
  }
}
