import SeededRandom
import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import Testing

@testable import StyleEmit

/// Tokens that come from files of design tokens leave under the names that they had there, and come back as the same Swift.
@Suite struct DesignNamesTests {
  static let oddNames = [
    "light blue", "Light  Blue ", "@brand", "a/b", "a\\b", "1,5", "-1", "−1", "100%", "50", "🎨", "❤️ love",
    "H1", "UIKit",
    "Über", "日本", "a#b", "a?b=c&d", "~", "~1", "\"quoted\"", "it's", "$", "color", "Colors", "number",
    "length", "dimension", "value", "type", "description", "comment", "root", "e\u{301}", "a+b", "-", "_",
    "__proto__",
    "CON", "sub-", "2xl", "A", "a:b", "*", "&", "!", "[x]", "(y)", "null", "true", "class", "Type", "self",
  ]

  /// Each odd name as that of a token, of a group, and of both with an alias.
  @Test(arguments: oddNames.filter { $0.first != "$" && $0.last != " " })
  func anOddNameComesBack(_ name: String) throws {
    let token: JSONValue = ["$value": 1]
    let file: JSONValue = .object([
      .init("scale", .object([.init("$type", "number"), .init(name, token), .init("plain", token)])),
      .init(
        name,
        .object([
          .init("$type", "number"), .init("inner", token),
          .init("$root", ["$value": .string("{scale.\(name)}")]),
        ])),
      .init("ratio", ["$type": "number", "$value": .string("{\(name).inner}")]),
    ])
    try comesBack([("t/base.tokens.json", text(file))], "‘\(name)’")
  }

  @Test(arguments: (1...400).map(UInt64.init).someCases(oneIn: 4))
  func randomNamesComeBack(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var written: [(path: [String], type: String)] = []
    var known: Set<String> = []
    func members(_ path: [String], _ type: String?) -> [JSONValue.Member] {
      var result: [JSONValue.Member] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let name =
          Self.oddNames.filter { $0.first != "$" && $0.last != " " }.randomElement(using: &random) ?? ""
        guard !result.contains(where: { $0.name == name }) else { continue }
        let own =
          Bool.random(using: &random) || type == nil
          ? ["color", "number", "dimension"].randomElement(using: &random) : nil
        let isGroup = path.count < 3 && Bool.random(using: &random)
        let type = own ?? type ?? "number"
        let said = own.map { [JSONValue.Member("$type", .string($0))] } ?? []
        if isGroup {
          let inner = members(path + [name], type)
          if !inner.isEmpty { result.append(.init(name, .object(said + inner))) }
        } else {
          // Two that meet in one name are an error.
          let styleType = type == "dimension" ? "length" : type
          guard
            known.insert(styleType + "." + styleName(ofDesign: path + [name], types: [styleType, type]))
              .inserted
          else { continue }
          let aliases = written.filter { $0.type == type }.map { "{\($0.path.joined(separator: "."))}" }
          let alias = Bool.random(using: &random) ? aliases.randomElement(using: &random) : nil
          let value: JSONValue =
            alias.map { .string($0) }
            ?? (type == "number"
              ? .integer(Int.random(in: 0...9, using: &random))
              : type == "color"
                ? ["colorSpace": "srgb", "components": [0, 1, 0], "hex": "#00ff00"]
                : ["value": .integer(Int.random(in: 0...9, using: &random)), "unit": "px"])
          written.append((path + [name], type))
          result.append(.init(name, .object(said + [.init("$value", value)])))
        }
      }
      return result
    }
    let file = JSONValue.object(members([], nil))
    guard !written.isEmpty else { return }
    try comesBack([("t/base.tokens.json", text(file))], "\(seed)")
  }

  /// Sets, modifiers and contexts have names, too. A mode can't be called as a key of a token.
  @Test(arguments: oddNames.filter { !["$", "value", "type", "Type", "description"].contains($0) })
  func namesOfAResolverComeBack(_ name: String) throws {
    let resolver: JSONValue = .object([
      .init("version", "2025.10"),
      .init("sets", .object([.init(name, ["sources": [["$ref": "base.tokens.json"]]])])),
      .init(
        "modifiers",
        .object([
          .init(
            "Our " + name,
            [
              "contexts": .object([
                .init("The usual", []), .init(name + "!", [["x": ["$type": "number", "y": ["$value": 2]]]]),
              ]), "default": "The usual",
            ]),
          .init(
            name + " Scheme",
            [
              "contexts": ["Light": [], "Dark": [["x": ["$type": "number", "z": ["$value": 3]]]]],
              "default": "Light",
            ]),
        ])),
      .init(
        "resolutionOrder",
        .array(
          [
            "sets/" + escaped(name), "modifiers/" + escaped("Our " + name),
            "modifiers/" + escaped(name + " Scheme"),
          ].map {
            ["$ref": .string("#/" + $0)]
          })),
    ])
    let documents = try comesBack(
      [
        (
          "t/base.tokens.json",
          ##"{ "x": { "$type": "number", "y": { "$value": 1 }, "z": { "$value": 1 } } }"##
        ), ("t/a.resolver.json", text(resolver)),
      ],
      "‘\(name)’")
    let written = try parseJSON(#require(documents.first).bytes).get()
    func names(_ json: JSONValue?) -> [String]? { json?.members?.map(\.name) }
    #expect(names(written["sets"]) == [name])
    #expect(Set(names(written["modifiers"]) ?? []) == ["Our " + name, name + " Scheme"])
    #expect(names(written["modifiers"]?["Our " + name]?["contexts"]) == ["The usual", name + "!"])
    #expect(written["modifiers"]?["Our " + name]?["default"] == "The usual")
    #expect(names(written["modifiers"]?[name + " Scheme"]?["contexts"]) == ["Light", "Dark"])
  }

  /// A path can't say what two files have at one place, nor a name that only tools have.
  @Test func whatAPathCannotSayIsKept() throws {
    let documents = try comesBack(
      [
        (
          "t/base.tokens.json",
          ##"{ "Size": { "$type": "number", "Big One": { "$value": 1 }, "Other": { "$value": 2 } } }"##
        ),
        (
          "t/b.tokens.json",
          ##"{ "Size": { "$type": "dimension", "Big One": { "$value": { "value": 1, "unit": "px" } } }, "Deep": { "$type": "number", "Er": { "$value": 1 } } }"##
        ),
        (
          "t/c.tokens.json",
          ##"{ "Deep": { "$type": "dimension", "$value": { "value": 3, "unit": "px" } } }"##
        ),
      ], "meeting", hasSameNames: false)
    let base = try parseJSON(documents[1].bytes).get()
    let kept = ["$extensions": ["org.stylec": ["path": ["Size", "Big One"]]]] as JSONValue
    #expect(base["number"]?["size"]?["bigOne"]?["$extensions"] == kept["$extensions"])
    #expect(base["length"]?["size"]?["bigOne"]?["$extensions"] == kept["$extensions"])
    #expect(base["Size"]?["Other"]?["$value"] == 2)
    #expect(base["Deep"]?["$root"]?["$extensions"] == ["org.stylec": ["path": ["Deep"]]])
  }

  /// What the format has no type for stands in ‘$extensions’, under the names of style files.
  @Test func namesOfTextsAreKept() throws {
    let documents = try comesBack(
      [
        (
          "t/base.tokens.json",
          ##"{ "Copy": { "$type": "string", "Big One": { "$value": "a" } }, "copy": { "$type": "string", "two": { "$value": "b" } } }"##
        )
      ],
      "texts", hasSameNames: false)
    let texts = try parseJSON(documents[1].bytes).get()["$extensions"]?["org.stylec"]?["tokens"]?["string"]?[
      "copy"]
    #expect(texts?["bigOne"]?["$extensions"] == ["org.stylec": ["path": ["Copy", "Big One"]]])
    #expect(texts?["two"] == ["$value": "b"])
  }

  @Test func namesOfToolsComeBack() throws {
    let documents = try comesBack(
      [
        (
          "t/a.json",
          ##"{ "space.s": { "1.5": { "value": "6px", "type": "spacing" }, "{x}": { "value": "7px", "type": "spacing" }, " y": { "value": "{space.s.1.5}", "type": "spacing" } } }"##
        )
      ], "tools", hasSameNames: false)
    let base = try parseJSON(documents[1].bytes).get()["spaceS"]
    #expect(base?.members?.map(\.name) == ["$type", "1_5", "x", "y"])
    #expect(base?["1_5"]?["$extensions"]?["org.stylec"] == ["path": ["space.s", "1.5"]])
  }

  /// What another program has renamed since has its new name.
  @Test func aNewNameCountsMoreThanAKeptOne() throws {
    let kept = ##""$extensions": { "org.stylec": { "path": ["space", "1.5"] } }"##
    let sheet = try compiled(
      [
        (
          "t/a.tokens.json",
          ##"{ "space": { "$type": "number", "New One": { "$value": 1, \##(kept) }, "1_5": { "$value": 2, \##(kept) } } }"##
        ), ("a.yaml", "imports: [t/]\n"),
      ], "renamed")
    #expect(sheet.tokens.map { $0.designPath?.names } == [["space", "New One"], ["space", "1.5"]])
  }

  /// Figma's variables have their names again, too.
  @Test func namesOfVariablesComeBack() throws {
    func file(_ mode: String, _ number: Int) -> String {
      func variable(_ id: Int, _ type: String, _ value: String) -> String {
        ##"{ "$type": "\##(type)", "$value": \##(value), "$extensions": { "com.figma.variableId": "VariableID:1:\##(id)" } }"##
      }
      return ##"""
        { "Brand Sizes": { "Big One": \##(variable(1, "number", "\(number)")), "@small": \##(variable(2, "number", "\(number)")),
            "on/off": \##(variable(3, "number", "\(number)")), "🎨": \##(variable(4, "string", "\"\(number)\"")) },
          "Top Level": \##(variable(5, "number", "\(number)")), "length": { "Length": \##(variable(6, "number", "\(number)")) },
          "$extensions": { "com.figma.modeName": "\##(mode)" } }
        """##
    }
    let original = try compiled(
      [
        ("t/Light.tokens.json", file("Light", 1)), ("t/Dark.tokens.json", file("Dark", 2)),
        ("a.yaml", "imports: [t/]\n"),
      ], "figma")
    let documents = OutputTarget.figma.documents(of: original, in: SourceMap())
    #expect(
      documents.map(\.path).sorted()
        == ["Dark", "Light"].map { "FigmaVariables/Appearance/\($0).tokens.json" })
    for document in documents {
      #expect(
        try paths(parseJSON(document.bytes).get()) == [
          ["Brand Sizes", "Big One"], ["Brand Sizes", "@small"], ["Brand Sizes", "onOff"],
          ["Brand Sizes", "🎨"], ["Top Level"],
          ["length", "Length"],
        ])
    }
    let again = try compiled(
      documents.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) } + [
        ("a.yaml", "imports: [FigmaVariables/]\n")
      ], "figma")
    #expect(again.tokens.map(\.name) == original.tokens.map(\.name))
    #expect(
      OutputTarget.figma.documents(of: again, in: SourceMap()).map(\.bytes) == documents.map(\.bytes))
  }

  /// In the group of an import, the names stand in that group.
  @Test func namesInAGroupComeBack() throws {
    let sheet = try compiled(
      [
        (
          "t/base.tokens.json",
          ##"{ "Color": { "$type": "color", "Light Blue": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } } }"##
        ),
        ("a.yaml", "imports: [{ tokens: t/, group: shopWeb }]\n"),
      ], "group")
    #expect(sheet.tokens.map(\.name) == ["color.shopWeb.lightBlue"])
    let documents = OutputTarget.dtcg.documents(of: sheet, in: SourceMap())
    let base = try parseJSON(documents[1].bytes).get()
    #expect(
      base["shopWeb"]?["Color"]?["Light Blue"]?["$extensions"]?["org.stylec"] == ["name": "shopWeb.lightBlue"]
    )
    let again = try compiled(
      documents.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) } + [
        ("a.yaml", "imports: [DesignTokens/]\n")
      ], "group")
    #expect(again.tokens.map(\.name) == sheet.tokens.map(\.name))
  }

  /// Tokens of style files keep their names, beside imported ones.
  @Test func tokensOfStyleFilesKeepTheirNames() throws {
    let sheet = try compiled(
      [
        (
          "t/base.tokens.json",
          ##"{ "color": { "Big": { "$type": "dimension", "$value": { "value": 3, "unit": "px" } } } }"##
        ),
        (
          "a.yaml",
          "imports: [t/]\ntokens: { color: { ink: \"#000\", Big: \"#fff\" }, number: { color: { x: 1 } } }\n"
        ),
      ], "beside")
    let documents = OutputTarget.dtcg.documents(of: sheet, in: SourceMap())
    let base = try parseJSON(documents[1].bytes).get()
    #expect(base["color"]?["$type"] == "color")
    #expect(base["color"]?["Big"]?["$extensions"]?["org.stylec"] == ["name": "Big"])
    #expect(base["length"]?["color"]?["big"]?["$extensions"]?["org.stylec"] == ["path": ["color", "Big"]])
    #expect(base["number"]?["color"]?["x"]?["$value"] == 1)
  }

  // MARK: Both ways

  @discardableResult
  private func comesBack(
    _ files: [(String, String)], _ place: String, hasSameNames: Bool = true
  ) throws -> [OutputDocument] {
    let original = try compiled(files + [("a.yaml", "imports: [t/]\n")], place)
    let documents = OutputTarget.dtcg.documents(of: original, in: SourceMap())
    let written = documents.map {
      ($0.path.replacing("DesignTokens/", with: "t/"), String(decoding: $0.bytes, as: UTF8.self))
    }
    let again = try compiled(written + [("a.yaml", "imports: [t/]\n")], place)
    // Swift names the file.
    func swift(_ sheet: ResolvedSheet) -> [String] {
      emit(sheet, targets: [.plain]).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    for (wanted, found) in zip(swift(original), swift(again)) where wanted != found && hasSameNames {
      let lines = zip(wanted.split(separator: "\n"), found.split(separator: "\n"))
      Issue.record("\(place): \(lines.first { $0 != $1 }.map { "\($0) / \($1)" } ?? "")")
    }
    func values(_ sheet: ResolvedSheet) -> [String: Value] {
      Dictionary(uniqueKeysWithValues: sheet.tokens.map { ($0.name, $0.value.value) })
    }
    #expect(values(again) == values(original), "\(place)")
    let second = OutputTarget.dtcg.documents(of: again, in: SourceMap())
    let isSameDocument = second.map(\.bytes) == documents.map(\.bytes)
    #expect(isSameDocument, "\(place): \(written)")
    if hasSameNames {
      let base = try #require(documents.first { $0.path.hasSuffix("base.tokens.json") })
      let names = paths(try parseJSON(base.bytes).get())
      let wanted = paths(try parseJSON(Array(files[0].1.utf8)).get())
      #expect(names == wanted, "\(place): \(String(decoding: base.bytes, as: UTF8.self))")
      let isPlain = !String(decoding: base.bytes, as: UTF8.self).contains("org.stylec")
      #expect(isPlain, "\(place): \(String(decoding: base.bytes, as: UTF8.self))")
    }
    return documents
  }

  private func compiled(_ files: [(String, String)], _ place: String) throws -> ResolvedSheet {
    var sources = SourceMap()
    for (path, text) in files { _ = sources.add(path: path, bytes: Array(text.utf8)) }
    let compiled = compile(sources)
    #expect(compiled.diagnostics.filter { $0.severity == .error }.map(\.message) == [], "\(place)")
    return compiled.product
  }

  private func text(_ json: JSONValue) -> String { String(decoding: json.documentBytes, as: UTF8.self) }

  private func escaped(_ name: String) -> String {
    name.replacing("~", with: "~0").replacing("/", with: "~1").replacing("%", with: "%25")
  }

  /// The paths of all tokens.
  private func paths(_ json: JSONValue, _ path: [String] = []) -> Set<[String]> {
    if json["$value"] != nil { return [path] }
    return (json.members ?? []).filter { $0.name.first != "$" || $0.name == "$root" }.reduce(into: []) {
      $0.formUnion(paths($1.value, path + [$1.name]))
    }
  }
}
