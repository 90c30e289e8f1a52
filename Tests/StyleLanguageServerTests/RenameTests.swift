import EditorClients
import StyleReport
import Testing

@testable import StyleLanguageServer

/// Names that would break files, or mean something else in them, and those that need quotes.
@Suite struct RenameTests {
  private static let path = "styles/card.yaml"
  private static let text = """
    modes: { density: [regular, compact] }
    tokens:
      color: { tint: red, deepTint: blue }
      length: { radius: { button: { value: 12, compact: 10 }, card: 8 }, half: $length.radius.card / 2 }
    components:
      Card:
        base: UIView
        properties: { gap: { type: CGFloat, default: 1 } }
        layer: { sublayers: [{ name: shine, kind: rectangle, cornerRadius: $gap }] }
    styles:
      card: { component: Card, gap: $length.radius.button, backgroundColor: $color.tint }
      quiet: { extends: card, shine.opacity: 0.5 }
      loud: { extends: [card], modes: { compact: { gap: 2 } } }

    """

  /// The answer to the request for another name of what stands at a text.
  private func answer(_ text: String, _ offset: Int, to name: String, in file: String = RenameTests.text)
    -> JSONValue
  {
    let client = TestClient.ready([Self.path: file])
    client.open(Self.path)
    return client.answer(
      "textDocument/rename",
      .object((client.at(text, in: Self.path, offset).members ?? []) + [.init("newName", .string(name))]))
  }

  /// The file after an answer's edits.
  private func applied(_ answer: JSONValue, to file: String = RenameTests.text) -> String {
    var bytes = Array(file.utf8)
    let positions = TextPositions(bytes, .utf16)
    for edit in (answer["result"]?["changes"]?.members?.first?.value.array ?? []).reversed() {
      guard let range = positions.offsets(edit["range"]) else { continue }
      bytes.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func errors(_ file: String) -> [String] {
    TestClient.ready([Self.path: file]).take("textDocument/publishDiagnostics")
      .flatMap { $0["diagnostics"]?.array ?? [] }
      .filter { $0["severity"] == 1 }.compactMap { $0["message"]?.string }
  }

  @Test func theFileHasNoErrors() { #expect(errors(Self.text) == []) }

  @Test(arguments: [
    ("button:", "value", "a key of tokens"), ("button:", "private", "a key of tokens"),
    ("button:", "description", "a key of tokens"), ("button:", "deprecated", "a key of tokens"),
    ("$color.tint", "deep-tint", "has the same name in Swift, ‘deepTint’"),
    ("tint:", "ti\u{202E}nt", "invisible character"), ("tint:", "t\u{456}nt", "mixes two scripts"),
    ("gap: {", "g\u{430}p", "mixes two scripts"), ("gap: {", "g\u{200B}ap", "invisible character U+200B"),
    ("card: { c", "qu\u{456}et", "mixes two scripts"), ("card: { c", "c\u{200D}ard", "U+200D"),
    ("card: { c", "Quiet", "has the same name in Swift"), ("Card:", "C\u{430}rd", "mixes two scripts"),
    ("gap: {", "extends", "can't be named ‘extends’"), ("gap: {", "component", "can't be named"),
    ("gap: {", "states", "can't be named"), ("gap: {", "description", "can't be named"),
    ("gap: {", "deprecated", "can't be named"), ("gap: {", "layer", "already have"),
    ("Card:", "StyledView", "generated Swift uses the type ‘StyledView’"),
  ])
  func namesThatBreakTheFileAreRefused(_ place: String, _ name: String, _ reason: String) {
    let offset = place.hasPrefix("$") ? 8 : 1
    let error = answer(place, offset, to: name)["error"]
    #expect(error?["code"]?.integer == -32803)
    let message = error?["message"]?.string ?? ""
    #expect(message.contains(reason), "\(message)")
  }

  @Test(arguments: [
    ("card: { c", "null", ["\"null\": {", "extends: \"null\"", "[\"null\"]"]),
    ("card: { c", "true", ["\"true\": {", "extends: \"true\""]),
    ("card: { c", "no", ["\"no\": {", "extends: \"no\""]),
    ("card: { c", "12", ["\"12\": {", "extends: \"12\""]),
    ("card: { c", "1e3", ["\"1e3\": {", "extends: \"1e3\""]),
    ("card: { c", "usual", [" usual: {", "extends: usual"]),
    ("shine,", "12", ["name: \"12\"", " 12.opacity"]),
    ("compact]", "off", ["\"off\"]", "\"off\": 10", "\"off\": {"]),
  ])
  func namesThatAreNoStringsGetQuotes(_ place: String, _ name: String, _ parts: [String]) {
    let renamed = applied(answer(place, 1, to: name))
    for part in parts { #expect(renamed.contains(part), "\(renamed)") }
    #expect(errors(renamed) == [])
  }

  @Test func whatFollowsFromAStateKeepsItsName() {
    let file = """
      components:
        Chip: { base: UIButton, states: { own: [loading], loading: { alpha: 0.5 } } }
      styles:
        chip: { component: Chip, isLoading: true }

      """
    let error = answer("isLoading", 3, to: "isBusy", in: file)["error"]
    #expect(
      error?["message"]?.string
        == "‘isLoading’ follows from the state ‘loading’; give the state another name where it is declared")
  }

  @Test func theInspectorRenamesInTheSameWay() {
    let inspector = TestInspector([Self.path: Self.text])
    #expect(inspector.post("rename", ["kind": "style", "id": "card", "name": "null"]).status == 200)
    #expect(inspector.text(Self.path).contains("extends: [\"null\"]"))
    let (status, json) = inspector.post(
      "rename", ["kind": "token", "id": "length.radius.button", "name": "value"])
    #expect(status == 422 && json["error"]?["message"]?.string?.contains("a key of tokens") == true)
  }

  /// A key in quotes keeps them.
  @Test func quotesStay() {
    let file = Self.text.replacing("  card: {", with: "  \"card\": {")
    let renamed = applied(answer("extends: card", 10, to: "null", in: file), to: file)
    #expect(renamed.contains("  \"null\": {") && renamed.contains("extends: \"null\""))
  }

  /// Errors that are there before don't hinder, wherever they lie and whatever they say of the name.
  @Test(arguments: [
    ("extends: card, s", "extends: card, alpha: 2, s"),
    ("$color.tint", "$color.tint, tintColor: $color.none"),
    ("  card: { c", "  card: { alpah: 1, c"), ("  quiet:", "  other: { component: Missing }\n  quiet:"),
  ])
  func filesWithErrorsAreRenamedIn(_ part: String, _ broken: String) {
    let file = Self.text.replacing(part, with: broken)
    let before = errors(file)
    #expect(!before.isEmpty)
    for (place, name) in [("card: {", "usual"), ("tint:", "hue"), ("gap: {", "space"), ("Card:", "Sheet")] {
      let answer = answer(place, 1, to: name, in: file)
      #expect(answer["error"] == nil, "\(answer)")
      #expect(errors(applied(answer, to: file)).count == before.count)
    }
  }

  /// References that mean nothing before may come to mean what gets their name.
  @Test func aPropertyIsRenamedInConditions() {
    let file = """
      components:
        Card:
          base: UIView
          properties: { isOn: { type: Bool, default: false }, side: { type: String, values: [a, b], default: a } }
          layer:
            masksToBounds: "!$isOn"
            hidden: if($isOn, false, true)
            cornerRadius: 2 * if($side == b, 4, if(!$isOn, 2, 1))
            sublayers: [{ name: note, kind: text, string: "if($isOn, 'a, $isOn', $side)" }]
      styles: { card: { component: Card, isOn: true } }

      """
    #expect(
      applied(answer("isOn:", 0, to: "isUp", in: file), to: file)
        == file.replacing("isOn", with: "isUp").replacing("'a, $isUp'", with: "'a, $isOn'"))
  }

  @Test func aNameMayMendReferences() {
    let file = Self.text.replacing("$color.tint", with: "$color.hue")
    let renamed = applied(answer("tint:", 1, to: "hue", in: file), to: file)
    #expect(errors(file).count == 1 && errors(renamed) == [])
  }

  /// All copies of a repeated layer have its name; the index of a repetition is no property.
  @Test func aRepeatedLayer() {
    let file = """
      components:
        Dots:
          base: UIControl
          layer: { sublayers: [{ name: dot, kind: rectangle, repeat: 3, cornerRadius: 2 * $index }] }
          states: { highlighted: { dot.opacity: 0.5 } }
      styles:
        dots: { component: Dots, dot.opacity: 0.5 }

      """
    let renamed = applied(answer("dot.opacity", 1, to: "star", in: file), to: file)
    #expect(
      renamed
        == file.replacing("name: dot", with: "name: star").replacing("dot.opacity", with: "star.opacity"))
    #expect(applied(answer("$index", 2, to: "row", in: file), to: file) == file)
  }

  /// A list is renamed wherever a layer is repeated over it, and the text of a copy is no property.
  @Test func aListOfTexts() {
    let file = """
      components:
        Tabs:
          base: UIControl
          properties: { titles: { type: Strings, default: [Day], max: 3 }, other: { type: String, default: a } }
          layer:
            opacity: 1 / count($titles)
            sublayers:
              - { name: tab, kind: text, repeat: $titles, string: "{$item} of {count($titles)}, {$other}" }
              - { name: dot, kind: text, repeat: { items: $titles, item: dot }, string: $dot, hidden: $dot == $other }
              - { name: end, kind: text, repeat: [a, $other], string: $item }
      styles:
        tabs: { component: Tabs, titles: [a, b], other: c }

      """
    #expect(
      applied(answer("titles", 1, to: "words", in: file), to: file)
        == file.replacing("titles", with: "words"))
    #expect(
      applied(answer("other", 1, to: "last", in: file), to: file)
        == file.replacing("other:", with: "last:").replacing("$other", with: "$last"))
    #expect(applied(answer("$item", 2, to: "row", in: file), to: file) == file)
    #expect(applied(answer("string: $dot", 10, to: "row", in: file), to: file) == file)
  }

  /// How long an animation takes may be a property's value.
  @Test func aPropertyThatADurationFollows() {
    let file = """
      components:
        Dots:
          base: UIView
          properties: { time: { type: Double, default: 0.5, min: 0.1 } }
          layer: { sublayers: [{ name: dot, kind: rectangle, repeat: 3 }] }
          animations: { blink: { property: dot.opacity, to: 0, duration: $time, delay: $index * $time / 4 } }
      styles:
        dots: { component: Dots, time: 1 }

      """
    let renamed = applied(answer("time", 1, to: "span", in: file), to: file)
    #expect(
      renamed
        == file.replacing("time:", with: "span:").replacing("$time", with: "$span"))
  }

  /// What an animation passes: values alone, and those with their times.
  @Test func namesInKeyframes() {
    let file = """
      components:
        Dots:
          base: UIView
          properties: { reach: { type: CGFloat, default: 4 } }
          layer: { sublayers: [{ name: dot, kind: rectangle }] }
          animations:
            shake: { property: dot.transform, keyframes: [{}, { translation: [-$reach, 0] }, { value: { translation: [$reach * 2, 0] }, keyTime: 60% }, {}], duration: 1 }
            fade: { property: dot.borderWidth, keyframes: [$reach, { value: $reach / 2, curve: easeIn }, 0], duration: 1 }
      styles:
        dots: { component: Dots, reach: 1 }

      """
    #expect(
      applied(answer("reach", 1, to: "span", in: file), to: file)
        == file.replacing("reach:", with: "span:").replacing("$reach", with: "$span"))
    #expect(
      applied(answer("dot.transform", 1, to: "star", in: file), to: file)
        == file.replacing("name: dot", with: "name: star").replacing("dot.", with: "star."))
  }
}
