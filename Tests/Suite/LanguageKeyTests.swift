import EditorClients
import Foundation
import StyleCompiler
import StyleLanguageServer
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import Testing

/// Each key of the language's tables, as the compiler, completion, hovers, the JSON Schema, semantic tokens and the inspector have it.
@Suite(.tags(.slow)) struct LanguageKeyTests {
  // MARK: The tables

  /// A key that is in a table of no place here is tried by nothing below.
  @Test func everyTableIsTried() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/StyleCompiler/Keys")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let text = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    let written = text.matches(of: /(?:LanguageKey|length)\(\s*"([a-zA-Z]+)"/).map { String($0.output.1) }
    let tried = Set(LanguageKeyPlace.all.flatMap(\.keys).map(\.name))
    #expect(written.count > 60)
    #expect(Set(written).subtracting(tried) == [])
    // Each table of a role is the one of a place.
    let roles = text.matches(of: /package static let ([a-zA-Z]+)(?:: Self)? =/).map { String($0.output.1) }
    #expect(
      Set(roles).subtracting(LanguageKeyPlace.all.map(\.name)) == ["inheritedProperty", "shadowOfLayer"],
      "\(roles)")
  }

  @Test(arguments: LanguageKeyPlace.all) func theCompilerReadsEachKey(_ place: LanguageKeyPlace) {
    for key in place.keys {
      let text = place.text(key.name, "\(key.name): \(place.value(of: key))")
      var sources = SourceMap()
      let file = sources.add(path: "styles/own.yaml", bytes: Array(text.utf8))
      _ = sources.add(path: "styles/common.yaml", bytes: Array(LanguageKeyPlace.common.utf8))
      let start =
        text.utf8.count - text.utf8.suffix(from: text.ranges(of: "\(key.name):").last!.lowerBound).count
      let keySpan = Span(file, start, start + key.name.utf8.count)
      let findings = compile(sources).diagnostics.filter { $0.span == keySpan && $0.severity == .error }
      #expect(findings.map(\.message) == [], "\(text)")
    }
  }

  /// A key that is accepted and never read would take this too.
  @Test(arguments: LanguageKeyPlace.all) func theCompilerRefusesNonsenseBehindEachKey(
    _ place: LanguageKeyPlace
  ) {
    // The lengths of a frame are read two by two.
    for key in place.keys where key.content != .length {
      let text = place.text(key.name, "\(key.name): [[{ a: 1 }]]")
      var sources = SourceMap()
      let file = sources.add(path: "styles/own.yaml", bytes: Array(text.utf8))
      _ = sources.add(path: "styles/common.yaml", bytes: Array(LanguageKeyPlace.common.utf8))
      let end = text.utf8.count - place.after.utf8.count - 1
      let start = end - "\(key.name): [[{ a: 1 }]]".utf8.count
      let errors = compile(sources).diagnostics.filter {
        $0.severity == .error && $0.span.file == file && Int($0.span.start) >= start
          && Int($0.span.end) <= end
      }
      #expect(!errors.isEmpty, "\(text)")
    }
  }

  @Test(arguments: LanguageKeyPlace.all) func completionOffersEachKey(_ place: LanguageKeyPlace) throws {
    let client = opened()
    for key in place.keys {
      let text = place.text(key.name, "¦")
      client.replace(Self.path, text.replacing("¦", with: ""))
      let offset = try #require(text.firstRange(of: "¦")?.lowerBound)
      let before = text[..<offset]
      let line = before.count { $0 == "\n" }
      let column = before.reversed().prefix { $0 != "\n" }.count
      let answer = client.request(
        "textDocument/completion",
        TestClient.document(
          Self.path, ["position": ["line": .integer(line), "character": .integer(column)]]))
      let item = answer["items"]?.array?.first { $0["label"]?.string == key.name }
      #expect(item?["documentation"]?["value"]?.string?.contains(key.summary) == true, "\(key.name): \(text)")
    }
  }

  /// The compiler takes `null` where completion offers it, and nowhere else.
  @Test(arguments: LanguageKeyPlace.all) func nullIsOfferedWhereItIsTaken(_ place: LanguageKeyPlace) {
    let client = opened()
    for key in place.keys {
      let isValue = if case .value = key.content { true } else { key.content == .spokenValue }
      if !isValue { continue }
      let text = place.text(key.name, "\(key.name): null")
      var sources = SourceMap()
      _ = sources.add(path: "styles/own.yaml", bytes: Array(text.utf8))
      _ = sources.add(path: "styles/common.yaml", bytes: Array(LanguageKeyPlace.common.utf8))
      let isTaken = !compile(sources).diagnostics.contains { $0.code.id == "unexpected-null" }
      #expect(isTaken == key.takesNull, "\(text)")
      client.replace(Self.path, place.text(key.name, "\(key.name): nul"))
      let end = client.at("\(key.name): nul", in: Self.path, key.name.count + 5)
      let items = client.request("textDocument/completion", end)["items"]?.array ?? []
      #expect(items.contains { $0["label"]?.string == "null" } == key.takesNull, "\(text)")
    }
  }

  @Test(arguments: LanguageKeyPlace.all) func hoversDescribeEachKey(_ place: LanguageKeyPlace) {
    let client = opened()
    for key in place.keys {
      let text = place.text(key.name, "\(key.name): \(place.value(of: key))")
      client.replace(Self.path, text)
      let count = text.ranges(of: "\(key.name):").count
      let answer = client.request(
        "textDocument/hover", client.at("\(key.name):", in: Self.path, occurrence: count - 1))
      let hover = answer["contents"]?["value"]?.string ?? ""
      #expect(hover.hasPrefix("**\(key.name)**") && hover.contains(key.summary), "\(text): \(hover)")
    }
  }

  /// What stands behind a key has the colour of what it names.
  @Test(arguments: LanguageKeyPlace.all) func namesAndReferencesBehindKeysAreColoured(
    _ place: LanguageKeyPlace
  ) throws {
    let client = opened()
    let legend = ["variable", "property", "function", "keyword", "type", "struct", "enumMember"]
    for key in place.keys {
      let (value, kind) = LanguageKeyPlace.sample(key.content)
      guard let kind, place.needs.allSatisfy({ $0.key != key.name || $0.value == value }) else { continue }
      let text = place.text(key.name, "\(key.name): \(value)")
      client.replace(Self.path, text)
      let data = client.request("textDocument/semanticTokens/full", TestClient.document(Self.path))["data"]
      let numbers = try #require(data?.array).compactMap(\.integer)
      let start = text.utf16.distance(
        from: text.startIndex, to: try #require(text.ranges(of: "\(key.name): ").last).upperBound)
      var (line, column) = (0, 0)
      var found: [String] = []
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.utf16.count)
      for index in stride(from: 0, to: numbers.count, by: 5) {
        line += numbers[index]
        column = numbers[index] == 0 ? column + numbers[index + 1] : numbers[index + 1]
        let offset = lines[..<line].reduce(0) { $0 + $1 + 1 } + column
        if offset >= start, offset < start + value.utf16.count { found.append(legend[numbers[index + 3]]) }
      }
      #expect(found.contains(kind), "\(key.name) in \(text): \(found)")
    }
  }

  @Test(arguments: LanguageKeyPlace.all) func theSchemaDescribesEachKey(_ place: LanguageKeyPlace) {
    for key in place.keys {
      let described = Self.schemas(of: key.name).contains { $0["description"]?.string == key.summary }
      #expect(described, "\(place.name): \(key.name)")
    }
  }

  /// By the names of their keys, all that the schema says of keys.
  private static let described: [String: [JSONValue]] = {
    var found: [String: [JSONValue]] = [:]
    func walk(_ schema: JSONValue) {
      for member in schema["properties"]?.members ?? [] {
        found[member.name, default: []].append(member.value)
      }
      for member in schema.members ?? [] { walk(member.value) }
      for element in schema.array ?? [] { walk(element) }
    }
    walk(StyleSchema.schema())
    return found
  }()

  private static func schemas(of key: String) -> [JSONValue] { described[key] ?? [] }

  /// Of a style, the inspector has a row for each key, but for what the page shows in another way.
  @Test func theInspectorHasRowsForTheKeysOfStyles() {
    let elsewhere: Set = ["component", "states", "modes"]
    for place in LanguageKeyPlace.all where ["style", "previews"].contains(place.name) {
      for key in place.keys where !elsewhere.contains(key.name) && key.content != .preview {
        let text = place.text(key.name, "\(key.name): \(place.value(of: key))")
        let inspector = TestInspector(["styles/common.yaml": LanguageKeyPlace.common, Self.path: text])
        let name = place.name == "previews" ? "preview.\(key.name)" : key.name
        let rows = inspector.get("style?id=card")["rows"]?.array ?? []
        let row = rows.first { row in
          let id = row["key"]?.string ?? ""
          return key.content == .picks ? id.hasPrefix("variants.") : id == name
        }
        #expect(row?["isSet"]?.bool == true || key.content == .picks && row != nil, "\(name): \(text)")
      }
    }
    let inspector = TestInspector([
      "styles/common.yaml": LanguageKeyPlace.common,
      Self.path: """
      imports: [common.yaml]
      styles: { card: { component: Held, states: { highlighted: { alpha: 0.4 } }, modes: { dark: { alpha: 0.3 } } } }

      """,
    ])
    #expect(inspector.style("card")?["component"]?.string == "Held")
    let overrides = inspector.row("card", "alpha")?["overrides"]?.array ?? []
    #expect(overrides.count == 2, "\(overrides)")
  }

  /// Keys that change nothing of what the inspector shows.
  private static let unshown: [String: Set<String>] = [
    "property": ["transition"], "animation": ["summary", "description", "reduceMotion"],
  ]

  /// What a component, a property, a layer, an animation or a token says changes what the inspector shows of it.
  @Test(arguments: ["component", "property", "sublayer", "animation", "token"])
  func theInspectorShowsWhatKeysSay(_ name: String) throws {
    let place = try #require(LanguageKeyPlace.all.first { $0.name == name })
    func shown(_ text: String) -> JSONValue {
      let inspector = TestInspector(["styles/common.yaml": LanguageKeyPlace.common, Self.path: text])
      let target = name == "token" ? "token?id=color.ink" : "style?component=Card"
      return inspector.get(target).without("findings")
    }
    let usual = shown(place.text("", ""))
    #expect(usual["error"] == nil, "\(usual)")
    for key in place.keys where !place.needs.contains(where: { $0.key == key.name }) {
      let text = place.text(key.name, "\(key.name): \(place.value(of: key))")
      let isShown = Self.unshown[name]?.contains(key.name) != true
      #expect((shown(text) != usual) == isShown, "\(key.name): \(text)")
    }
  }

  /// A name that files declare can be renamed where a key has it as its value, or in it. Those of classes and of the modes that every
  /// screen has are Apple's.
  @Test(arguments: LanguageKeyPlace.all) func namesBehindKeysAreRenamed(_ place: LanguageKeyPlace) throws {
    let client = opened()
    for key in place.keys {
      let (value, kind) = LanguageKeyPlace.sample(key.content)
      let isOfApple = [.base, .extendedClass, .modes, .modeNames].contains(key.content)
      guard kind != nil, !isOfApple, place.needs.allSatisfy({ $0.key != key.name || $0.value == value })
      else { continue }
      let text = place.text(key.name, "\(key.name): \(value)")
      client.replace(Self.path, text)
      let count = text.ranges(of: "\(key.name): ").count
      let starts = value.matches(of: /[a-zA-Z]+/).map {
        value.utf16.distance(from: value.startIndex, to: $0.startIndex)
      }
      let canRename = starts.contains { start in
        let position = client.at(
          "\(key.name): ", in: Self.path, key.name.utf16.count + 2 + start, occurrence: count - 1)
        return !client.request("textDocument/prepareRename", position).isNull
      }
      #expect(canRename, "\(key.name): \(text)")
    }
  }

  // MARK: Properties

  /// Of each kind of layer, all properties.
  @Test(arguments: layerKindNames.map(\.name)) func propertiesOfLayersAreEverywhere(_ kind: String) throws {
    let known = try #require(layerKindNames.first { $0.name == kind })
    let head = "components: { Card: { base: UIView, layer: { sublayers: [{ name: part, kind: \(kind), "
    let style = " }] } } }\nstyles: { card: { component: Card,  } }\n"
    let client = opened(head + style)
    let offered =
      client.request(
        "textDocument/completion", client.at(" }] } } }", in: Self.path))["items"]?.array ?? []
    let inStyle = client.request("textDocument/completion", client.at("Card,  }", in: Self.path, 6))["items"]
    let inspector = TestInspector([Self.path: head + style])
    let ofStyle = Set((inStyle?.array ?? []).compactMap { $0["label"]?.string })
    let rows = keys(inspector)
    let names = LayerProperty.properties(of: known.kind).map(\.name)
    client.replace(Self.path, head + names.map { "\($0): ~" }.joined(separator: ", ") + style)
    for property in LayerProperty.properties(of: known.kind) {
      let item = offered.first { $0["label"]?.string == property.name }
      #expect(item?["detail"]?.string != nil, "\(property.name)")
      #expect(ofStyle.contains("part.\(property.name)"), "\(property.name): \(ofStyle)")
      #expect(rows.contains("part.\(property.name)"), "\(property.name)")
      #expect(!Self.schemas(of: property.name).isEmpty, "\(property.name)")
      let hover = hover(client, " \(property.name): ~")
      #expect(hover.hasPrefix("**\(property.name)** — `"), "\(property.name): \(hover)")
    }
  }

  /// Of each class, all properties that a style can set.
  @Test(arguments: BaseClass.allCases) func propertiesOfClassesAreEverywhere(_ base: BaseClass) {
    let head = "styles: { card: { component: \(base.rawValue), "
    let client = opened(head + " } }\n")
    let offered = client.request("textDocument/completion", client.at(" } }", in: Self.path))
    let labels = Set((offered["items"]?.array ?? []).compactMap { $0["label"]?.string })
    let inspector = TestInspector([Self.path: head + "alpha: 1 } }\n"])
    let rows = keys(inspector)
    let properties = base.properties.filter { $0.driven == nil }
    client.replace(
      Self.path, head + properties.map { "\($0.name): ~" }.joined(separator: ", ") + " } }\n")
    for property in properties {
      #expect(labels.contains(property.name), "\(property.name)")
      #expect(rows.contains(property.name), "\(property.name)")
      #expect(!Self.schemas(of: property.name).isEmpty, "\(property.name)")
      let hover = hover(client, " \(property.name): ~")
      #expect(hover.hasPrefix("**\(property.name)** — `var"), "\(property.name): \(hover)")
    }
  }

  /// Of each type that is written as a mapping, all parts.
  @Test(arguments: ValueType.named.filter { !$0.parts.isEmpty })
  func partsOfValuesAreEverywhere(_ type: ValueType) {
    let (open, close) = type.isList ? ("[{ ", " }]") : ("{ ", " }")
    // Some types are those of layers alone.
    let layer = LayerProperty.allCases.first { $0.valueType == type && ValueType(named: type.name) == nil }
    let head: String
    if let layer {
      head =
        "components: { Card: { base: UIView, layer: { sublayers: [{ name: own, kind: shape, \(layer.name): \(open)"
    } else {
      head = "components: { Card: { base: UIView, properties: { own: { type: \(type.name), default: \(open)"
    }
    let tail = close + (layer == nil ? " } } } }\n" : " }] } } }\n")
    let client = opened(head + tail)
    let offered = client.request("textDocument/completion", client.at(tail, in: Self.path))
    let labels = Set((offered["items"]?.array ?? []).compactMap { $0["label"]?.string })
    let components =
      layer == nil
      ? "{ Card: { base: UIView, properties: { own: { type: \(type.name)? } } } }"
      : "{ Card: { base: UIView, layer: { sublayers: [{ name: own, kind: shape }] } } }"
    let inspector = TestInspector([
      Self.path: "components: \(components)\nstyles: { card: { component: Card } }\n"
    ])
    let row = inspector.row("card", layer.map { "own.\($0.name)" } ?? "own")
    let control = row?["control"]?["parts"]?.array ?? []
    // The page has fields of its own for these.
    let isDrawnOtherwise = [.color, .image, .path, .corners].contains(type)
    client.replace(
      Self.path, head + type.parts.map { "\($0.name): ~" }.joined(separator: ", ") + tail)
    for part in type.parts {
      #expect(labels.contains(part.name), "\(part.name): \(labels)")
      #expect(
        isDrawnOtherwise || control.contains { $0["name"]?.string == part.name }, "\(part.name): \(control)")
      #expect(!Self.schemas(of: part.name).isEmpty, "\(part.name)")
      let hover = hover(client, " \(part.name): ~")
      #expect(hover.hasPrefix("**\(part.name)** — `"), "\(part.name): \(hover)")
    }
  }

  // MARK: Files

  private static let path = "styles/own.yaml"

  private func hover(_ client: TestClient, _ text: String) -> String {
    client.request("textDocument/hover", client.at(text, in: Self.path, 1))["contents"]?["value"]?.string
      ?? ""
  }

  private func keys(_ inspector: TestInspector) -> Set<String> {
    Set((inspector.get("style?id=card")["rows"]?.array ?? []).compactMap { $0["key"]?.string })
  }

  private func opened(_ text: String = "") -> TestClient {
    let client = TestClient.ready(
      ["styles/common.yaml": LanguageKeyPlace.common, Self.path: text],
      capabilities: [
        "textDocument": [
          "hover": ["contentFormat": ["markdown"]],
          "completion": ["completionItem": ["documentationFormat": ["markdown"]]],
        ]
      ])
    client.open(Self.path)
    return client
  }
}

extension JSONValue {
  /// The same without what has some name, however deep.
  fileprivate func without(_ name: String) -> JSONValue {
    if let members {
      return .object(members.filter { $0.name != name }.map { .init($0.name, $0.value.without(name)) })
    }
    return array.map { .array($0.map { $0.without(name) }) } ?? self
  }
}
