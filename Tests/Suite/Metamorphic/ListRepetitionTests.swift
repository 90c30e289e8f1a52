import SeededRandom
import StyleCompiler
import Testing

/// A layer that is repeated over a list looks as layers that are written one by one, each with a property for its text.
@Suite struct ListRepetitionTests {
  private static let most = 3

  /// A component with a layer that is repeated at random, and the same with every copy written by itself.
  private struct Pair {
    var random: SplitMix
    var repeated = ""
    var written = ""

    init(seed: UInt64) {
      random = SplitMix(seed: seed)
      let isConstant = random.next() % 4 == 0
      let settings = [
        "string: \(pick(["$w", "\"{$i + 1}: {$w}\"", "\"{$w} of {count($words)}\"", "\"if($w, $w, none)\""]))",
        "foregroundColor: \"\(pick(["if($w == $picked, red, blue)", "if($w != $picked, gray, navy)", "if($w, teal, red)"]))\"",
        "opacity: \"\(pick(["1 - $i / 5", "if($w == $picked && $i > 0, 0.5, 1)", "1 / max(1, count($words))"]))\"",
        "borderWidth: \"\(pick(["count($words)", "$i", "if($w == $picked, 2, 0)"]))\"",
      ]
      let isStacked = random.next() % 2 == 0
      let frame = isStacked ? "{ width: 20 + $i, height: 12 }" : "[\"$i * 30%\", 4, 24, 14]"
      let state = pick(["c.borderColor: \"if($w == $picked, red, green)\"", "c.cornerRadius: 1 + $i"])
      let lists = (0..<3).map { _ in (0..<Int(random.next() % 4)).map { _ in pick(["a", "b", "", "long"]) } }
      let known = isConstant ? ["a", "b", "long"] : nil
      let places = 0..<(known?.count ?? ListRepetitionTests.most)

      func text(_ index: Int, _ list: [String]) -> String {
        let words = (known ?? list) + Array(repeating: "", count: ListRepetitionTests.most)
        return "\"\(words[index])\""
      }
      func copy(_ text: String, _ index: Int) -> String {
        text.replacing("$i", with: "($zero + \(index))").replacing("$words", with: "$all")
          .replacing("count($all)", with: "$number").replacing("$w", with: "$w\(index)")
          .replacing("c.", with: "c\(index)-.")
      }
      func style(_ name: String, _ list: [String], _ extra: String) -> String {
        let texts = (0..<ListRepetitionTests.most).map { "w\($0): \(text($0, list))" }
        return "\(name): { component: Copies, words: [\(list.map { "\"\($0)\"" }.joined(separator: ", "))], "
          + "number: \(list.count), \(texts.joined(separator: ", "))\(extra) }"
      }
      func file(_ layers: [String], _ states: [String]) -> String {
        """
        components:
          Copies:
            base: UIControl
            properties:
              words: { type: Strings, default: [a], max: \(ListRepetitionTests.most) }
              number: { type: Int, default: 1 }
              zero: { type: Int, default: 0 }
              w0: { type: String, default: \(text(0, ["a"])) }
              w1: { type: String, default: \(text(1, ["a"])) }
              w2: { type: String, default: \(text(2, ["a"])) }
              picked: { type: String, default: b }
            layer:
              sublayers:
                - name: all
                  kind: \(isStacked ? "stack" : "rectangle")
                  sublayers: [\(layers.joined(separator: ", "))]
            states: { highlighted: { \(states.joined(separator: ", ")) } }
            preview: { size: [96, 30] }
        styles:
          \(style("first", lists[0], ""))
          \(style("second", lists[1], ", picked: a"))
          \(style("third", lists[2], ", picked: long"))
        """
      }
      let list = known.map { "[\($0.joined(separator: ", "))]" } ?? "$words"
      let all =
        "kind: text, font: { size: 6 }, borderColor: gray, frame: \(frame), \(settings.joined(separator: ", "))"
      repeated = file(
        ["{ name: c, repeat: { items: \(list), item: w, index: i }, \(all) }"], [state])
      written = file(
        places.map { "{ name: c\($0)-, \(isConstant ? "" : "hidden: $number <= \($0), ")\(copy(all, $0)) }" },
        places.map { copy(state, $0) })
    }

    private mutating func pick(_ values: [String]) -> String {
      values[Int(random.next() % UInt64(values.count))]
    }
  }

  @Test(arguments: 0..<40) func copiesLookAsIfTheyWereWritten(_ seed: UInt64) {
    let pair = Pair(seed: seed)
    let repeated = Outcome([("copies.yaml", pair.repeated)], targets: [], drawsPixels: true)
    let written = Outcome([("copies.yaml", pair.written)], targets: [], drawsPixels: true)
    #expect(!repeated.hasErrors, "\(repeated.findings)\n\(pair.repeated)")
    #expect(!written.hasErrors, "\(written.findings)\n\(pair.written)")
    #expect(repeated.pixels.count > 3)
    #expect(repeated.pixels.keys.sorted() == written.pixels.keys.sorted())
    for (name, pixels) in repeated.pixels {
      #expect(written.pixels[name] == pixels, "\(name)\n\(pair.repeated)\n\(pair.written)")
    }
  }
}
