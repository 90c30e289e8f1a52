import EditorClients
import Foundation
import SeededRandom
import StyleReport
import StyleSource
import StyleSyntax
import Testing

@testable import StyleInspector

/// One value is one changed line, whatever the file looks like: `STYLEC_RANDOM_EDITS=10000 swift test --filter InspectorRandomEdit`.
@Suite struct InspectorRandomEditTests {
  private static let files = [
    "styles/tokens.yaml": """
    # Tokens that all styles share.
    tokens:
      color:   # of everything
        ink: { value: black, dark: "#EEEEEE" }
        brand:
          base:
            value: '#6C3BEA'  # the brand's own
            description: What stands out.
          soft: oklch(0.8 0.1 300)
      length:
        # Corners.
        corner: 8
        gap: 4.5 # between things
      shadow:
        soft: { color: black, opacity: 0.25, offset: [0, 2], radius: 6 }
      font: { title: { size: 17, weight: bold } }

    """,
    "styles/block.yaml": """
    imports: [tokens.yaml]
    components:
      Box:
        summary: Everything that a value can be.
        base: UIButton
        properties:
          round: { type: CGFloat, default: $length.corner, min: 0, max: 60, step: 0.5 }
          count: { type: Int, default: 3, min: 0, max: 9 }
          isGlossy: { type: Bool, default: true }
          word: { type: String, values: [small, medium, large], default: small }
          caption: { type: String?, default: null }
          ink: { type: UIColor?, default: $color.ink }
          middle: { type: CGPoint, default: [0, 0] }
          extent: { type: CGSize, default: [10, 20] }
          area: { type: CGRect, default: [0, 0, 1, 1] }
          pad: { type: EdgeInsets, default: [1, 2, 3, 4] }
          shine: { type: GradientStops, default: [{ color: white, location: 0 }, { color: black, location: 1 }] }
          cast: { type: Shadow, default: $shadow.soft }
          depth: { type: Shadows, default: [{ opacity: 0.2, offset: [0, 1], radius: 2 }] }
          face: { type: Font, default: $font.title }
          motion: { type: Animation, default: { duration: 0.2 } }
        layer:
          cornerRadius: $round
          sublayers:
            - { name: gloss, kind: gradient, stops: $shine, opacity: 0.5 }
            - name: dot # a dot
              kind: shape
              path: ellipse
              fillColor: $ink
    styles:
      # The first one.
      plain:
        component: Box
        round: 12        # rounder

        isGlossy: false
        ink: "#112233"   # not the token
        extent: [ 30,  40 ]
        shine:
          - { color: red, location: 0 }     # left
          - { color: $color.brand.base, location: 0.5 }
          - color: blue
            location: 1
        depth:
          - { color: $color.ink, radius: 3, spread: 1 }   # the upper one
          - inset: true
            color: red
        cast:
          color: $color.ink # from the tokens
          radius: 4
        # Of states.
        states:
          highlighted:
            alpha: 0.5
            round: 14
          selected+highlighted: { alpha: 0.4 }   # both
        modes:
          dark: { ink: white }
        preview: { size: [100, 50] }

      flowing: { component: Box, round: 3, word: "medium", gloss.opacity: 0.75, pad: [1, 1, 1, 1], states: { disabled: { alpha: 0.3 } } } # one line
      heir:
        extends: [plain]
        "round": 5
        face: { size: 20, weight: light }
        gloss.startPoint: { x: 0, y: 0.5 }
        layer.transform: { scale: 1.1, rotation: 10 }

    """,
    "styles/crlf.yaml":
      "imports: [tokens.yaml]\r\nstyles:\r\n  wide:   # CR LF\r\n      component: UILabel\r\n      text: 'it''s'\r\n"
      + "      font: { textStyle: body }\r\n      alpha: 0.9\r\n  narrow: {component: UILabel,alpha: .5,textColor: $color.ink}\r\n",
  ]

  private static var count: Int {
    ProcessInfo.processInfo.environment["STYLEC_RANDOM_EDITS"].flatMap { Int($0) }
      ?? (isEveryCaseTried ? 100 : 30)
  }

  @Test(.tags(.slow)) func oneValueIsOneChangedLine() throws {
    var random = SplitMix(seed: 20_261_122)
    var inspector = TestInspector(InspectorRandomEditTests.files)
    var (made, refused) = (0, 0)
    var styles: [String] = []
    for number in 0..<InspectorRandomEditTests.count {
      // Files that have been edited a hundred times look as no person writes them.
      if number % 100 == 0 {
        inspector = TestInspector(InspectorRandomEditTests.files)
        styles = inspector.get("outline")["styles"]?.array?.compactMap { $0["id"]?.string } ?? []
      }
      let style = styles[random.next(below: styles.count)]
      let detail = inspector.get("style?id=\(style)")
      let rows = (detail["rows"]?.array ?? []).filter { $0["editable"] == true && $0["section"] != "style" }
      // Half of the edits are of what is written there already.
      let written = rows.filter {
        $0["isSet"] == true || $0["overrides"]?.array?.contains { $0["isSet"] == true } == true
      }
      let choice = !written.isEmpty && random.next(below: 2) == 0 ? written : rows
      let row = choice[random.next(below: choice.count)]
      let key = try #require(row["key"]?.string)
      var (states, modes) = ("", "")
      switch random.next(below: 5) {
      case 0: modes = ["dark", "high-contrast", "dark+high-contrast"][random.next(below: 3)]
      case 1:
        let possible = (detail["possibleStates"]?.array?.compactMap(\.string) ?? []).filter { $0 != "normal" }
        if !possible.isEmpty { states = possible[random.next(below: possible.count)] }
      default: break
      }
      let value = InspectorRandomEditTests.value(row["control"] ?? .null, row["value"] ?? .null, &random)
      let before = inspector.files.texts
      let wish: JSONValue = [
        "style": .string(style), "key": .string(key), "states": .string(states), "modes": .string(modes),
        "value": value,
      ]
      let (status, answer) = inspector.post("edit", wish)
      guard status == 200 else {
        #expect(status == 422, "\(wish): \(answer)")
        #expect(inspector.files.texts == before, "\(wish)")
        refused += 1
        continue
      }
      made += 1
      let changed = inspector.files.texts.keys.filter { inspector.files.texts[$0] != before[$0] }
      guard let path = changed.first else { continue }
      #expect(changed.count == 1, "\(wish)")
      let (old, new) = (try #require(before[path]), try #require(inspector.files.texts[path]))
      expectOneLine(old, new, wish)
      let now = try #require(inspector.row(style, key))
      let shown =
        states.isEmpty && modes.isEmpty
        ? now
        : now["overrides"]?.array?.first { $0["states"]?.string == states && $0["modes"]?.string == modes }
      #expect(shown?["value"].map { value.isSame(as: $0) } == true, "\(wish) reads as \(shown ?? .null)")
      // A style that is selected or disabled shows what is said of that state in place of what is edited next.
      if number % 3 == 0 || ["isSelected", "isEnabled"].contains(key) {
        #expect(inspector.post("undo", .object([])).status == 200)
        #expect(inspector.files.texts == before, "\(wish)")
      }
    }
    #expect(made > refused * 4, "\(made) made, \(refused) refused")
  }

  /// Whether no more than one line is another, or one is new with the `states` or the `modes` that it stands in. All comments stay, but
  /// for those behind what is taken out of a list, which speak of it.
  private func expectOneLine(_ old: String, _ new: String, _ wish: JSONValue) {
    func lines(_ text: String) -> [Substring.UTF8View.SubSequence] {
      text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    func comments(_ text: String) -> [String] {
      let source = SourceFile(id: FileID(0), path: "a.yaml", text: text)
      return parse(source).product.comments.map { source.text($0) }
    }
    let (before, after) = (lines(old), lines(new))
    let start = zip(before, after).prefix { $0.elementsEqual($1) }.count
    let end = zip(before[start...].reversed(), after[start...].reversed()).prefix { $0.elementsEqual($1) }
      .count
    let (gone, added) = (before.count - start - end, after.count - start - end)
    // A value of many parts may take a line for each, besides those of its key, the state or the modes, and their section.
    let value = wish["value"] ?? .null
    let (parts, hasParts) = (partCount(value), value.array != nil || value.members != nil)
    let isOne =
      gone == 1 && added == 1 || gone == 0 && (1...(parts + 3)).contains(added)
      || hasParts && gone <= 12 && added <= parts + 3
      || gone == 1 && isSpread(before[start], after[start..<after.count - end])
    #expect(isOne, "\(wish): \(gone) lines became \(added):\n\(new)")
    let taken = before[start..<before.count - end].compactMap { line -> String? in
      let text = String(decoding: line, as: UTF8.self)
      guard added == 0, let comment = comments(text).first, !text.drop(while: { $0 == " " }).hasPrefix("#")
      else {
        return nil
      }
      return comment
    }
    #expect(comments(old).filter { !taken.contains($0) } == comments(new), "\(wish)")
  }

  /// Whether a line was as long as one may be between brackets, or nearly so, and is now several that hold what it did.
  private func isSpread(
    _ line: Substring.UTF8View.SubSequence, _ lines: ArraySlice<Substring.UTF8View.SubSequence>
  ) -> Bool {
    func words(_ text: some Collection<UInt8>) -> Set<Substring> {
      Set(String(decoding: text, as: UTF8.self).split { " {}[],\r".contains($0) })
    }
    return line.count > 40 && lines.count > 1 && lines.allSatisfy { $0.count <= 160 }
      && words(line).subtracting(words(lines.flatMap { $0 + [32] })).isEmpty
  }

  /// How many lines the parts of a value may take: of those of a list, and of one.
  private func partCount(_ value: JSONValue) -> Int {
    value.array.map { $0.reduce(0) { $0 + max(1, partCount($1)) } } ?? value.members?.count ?? 0
  }

  /// A value for a control, near the one that there is.
  static func value(_ control: JSONValue, _ current: JSONValue, _ random: inout SplitMix) -> JSONValue {
    func number(_ low: Double, _ high: Double, _ random: inout SplitMix) -> JSONValue {
      .number((low + Double(random.next(below: 1000)) / 1000 * (high - low)).rounded(toPlaces: 2))
    }
    func pick(_ list: JSONValue?, _ random: inout SplitMix) -> JSONValue {
      let words = list?.array?.compactMap { $0["value"] } ?? []
      return words.isEmpty ? .null : words[random.next(below: words.count)]
    }
    func color(_ random: inout SplitMix) -> JSONValue {
      let digits = String(random.next(below: 0x1000000), radix: 16, uppercase: true)
      return .string("#" + String(repeating: "0", count: 6 - digits.count) + digits)
    }
    /// The same with one of its parts changed.
    func parts(_ random: inout SplitMix) -> JSONValue {
      let parts = control["parts"]?.array ?? []
      guard !parts.isEmpty, case .object(var members) = current else {
        return .object(parts.map { .init($0["name"]?.string ?? "", value($0, .null, &random)) })
      }
      let part = parts[random.next(below: parts.count)]
      let name = part["name"]?.string ?? ""
      let new = value(part, current[name] ?? .null, &random)
      members.removeAll { $0.name == name }
      return .object(members + [.init(name, new)])
    }
    func shadow(_ random: inout SplitMix) -> JSONValue {
      .object(
        (control["parts"]?.array ?? []).map { .init($0["name"]?.string ?? "", value($0, .null, &random)) })
    }
    switch control["kind"]?.string {
    case "number":
      let low = max(control["min"]?.double ?? -50, -1000)
      let high = min(control["max"]?.double ?? 50, 1000)
      if control["integer"] == true {
        return .integer(Int(clamping: low) + random.next(below: max(1, Int(clamping: high - low))))
      }
      return number(low, high, &random)
    case "switch": return .bool(random.next(below: 2) == 0)
    case "choice": return pick(control["choices"], &random)
    case "text":
      return .string(
        ["Go", "it's “it”: a # b", "  yes  ", "12", "$5", "[x]", "ü", "a\nb", "\\n"][random.next(below: 9)])
    case "color": return color(&random)
    case "image": return ["asset": .string("photo\(random.next(below: 9))")]
    case "gradient":
      var stops = current.array ?? []
      let stop: JSONValue = ["color": color(&random), "location": number(0, 1, &random)]
      switch random.next(below: 3) {
      case 0 where stops.count > 2: stops.remove(at: 1)
      case 1 where stops.count < 6: stops.insert(stop, at: min(1, stops.count))
      default:
        if stops.count < 2 {
          return [["color": "#FF0000", "location": 0], ["color": "#0000FF", "location": 1]]
        }
        let last = stops.last ?? stop
        stops[stops.count - 1] = ["color": color(&random), "location": last["location"] ?? 1]
      }
      return .array(stops)
    case "shadows":
      var shadows = current.array ?? []
      guard !shadows.isEmpty, random.next(below: 3) > 0 else {
        if shadows.count > 1 { shadows.removeFirst() } else { shadows.append(shadow(&random)) }
        return .array(shadows)
      }
      let place = random.next(below: shadows.count)
      shadows[place] = value(["kind": "shadow", "parts": control["parts"] ?? .null], shadows[place], &random)
      return .array(shadows)
    case "corners":
      let all = (control["choices"]?.array ?? []).compactMap { $0["value"] }
      return .array(all.filter { _ in random.next(below: 2) == 0 })
    case "numbers": return [number(1, 9, &random), number(1, 9, &random)]
    case "path" where random.next(below: 3) == 0:
      let ratios: [JSONValue] = ["none", "xMidYMid", "xMinYMax slice"]
      return [
        "svg": ["M0 0 H9 V9 Z", "M1 1 L8 4"][random.next(below: 2)],
        "viewBox": ["x": 0, "y": -1, "width": number(1, 40, &random), "height": number(1, 40, &random)],
        "preserveAspectRatio": ratios[random.next(below: 3)],
      ]
    case "path": return ["shape": pick(control["shapes"], &random)]
    case "font":
      let some: [JSONValue.Member] = [
        .init("family", .null), .init("size", number(10, 30, &random)), .init("textStyle", .null),
        .init("lineHeight", number(20, 40, &random)), .init("tracking", number(-1, 2, &random)),
        .init("paragraphSpacing", number(0, 8, &random)),
      ]
      let others = (control["parts"]?.array ?? []).filter { part in
        !some.contains { $0.name == part["name"]?.string }
      }
      return .object(some + others.map { .init($0["name"]?.string ?? "", value($0, .null, &random)) })
    case "animation":
      return ["duration": number(0, 2, &random), "delay": 0, "curve": pick(control["curves"], &random)]
    case "point", "size", "rect", "insets", "range", "shadow", "outline", "transform": return parts(&random)
    default: return .null
    }
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
    return (self * factor).rounded() / factor
  }
}
