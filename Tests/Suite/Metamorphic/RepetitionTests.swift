import SeededRandom
import StyleCompiler
import Testing

/// A repeated layer looks as its copies do that are written one by one.
@Suite struct RepetitionTests {
  private static let most = 4

  /// A component with repeated layers at random, and the same with every copy written by itself.
  struct Pair {
    var random: SplitMix
    var repeated = ""
    var written = ""

    init(seed: UInt64) {
      random = SplitMix(seed: seed)
      let count = pick(["$number.few", "$count", "min($count, 3)", "$number.some", "$count + 1"])
      let settings = pickAll([
        ("cornerRadius", numbers), ("borderWidth", numbers),
        ("opacity", ["1 - $i / 5", "clamp(0, $level - $i, 1)"]),
        ("backgroundColor", colors), ("borderColor", colors), ("transform", ["{ rotation: $i * 12 }"]),
        ("hidden", ["$i == 1", "$isOff", "$level <= $i"]), ("shadow", ["{ radius: $i, opacity: 0.5 }"]),
        ("maskedCorners", ["{ topLeft: $i != 2, topRight: $isOff }"]),
      ])
      let inner = pickAll([
        ("fillColor", colors), ("points", ["3 + $i", "if($i > $level, 4, 7)"]), ("lineWidth", numbers),
        ("strokeColor", colors), ("strokeEnd", ["$i * 25%"]),
      ])
      let isStacked = random.next() % 2 == 0
      let frame =
        isStacked ? "{ width: 8 + $i, height: 12 }" : "[\"$i * 20%\", \"$i * $gap\", 16, \"50% - $i\"]"
      let words = "\"{$i + 1} of {$count}, {if($i < $level, 'yes', 'no')}\""
      func layer(_ name: String, _ extra: String, index: String, hidden: String?, _ state: Int?) -> String {
        var keys = settings.map { "\($0.key): \(quoted($0.value))" }
        if let hidden {
          let own = settings.first { $0.key == "hidden" }?.value
          keys.removeAll { $0.hasPrefix("hidden:") }
          keys.append(
            "hidden: \(quoted(own.map { "if(\(hidden), true, \($0.hasPrefix("$isOff") ? $0 : "if(\($0), true, false)"))" } ?? hidden))"
          )
        }
        let shape =
          (["name: \(name)shape", "kind: shape", "path: star", "frame: { inset: 2 }"]
          + inner.map { "\($0.key): \(quoted($0.value))" }).joined(separator: ", ")
        let text = "name: \(name)text, kind: text, string: \(words), font: { size: 6 }"
        let all =
          "{ name: \(name), kind: rectangle, \(extra)frame: \(frame), \(keys.joined(separator: ", ")), "
          + "sublayers: [{ \(shape) }, { \(text) }] }"
        return all.replacing("$i ", with: index + " ").replacing("$i,", with: index + ",")
          .replacing("$i)", with: index + ")").replacing("$i\"", with: index + "\"")
      }
      func file(_ layers: [String], _ states: [String], _ settings: [String]) -> String {
        """
        modes: { density: [regular, compact] }
        tokens: { number: { few: 3, some: { value: 3, compact: 2 } } }
        components:
          Copies:
            base: UIControl
            properties:
              count: { type: Int, default: 2, min: 0, max: \(RepetitionTests.most - 1) }
              level: { type: Double, default: 1.5 }
              zero: { type: Int, default: 0 }
              gap: { type: CGFloat, default: 3 }
              isOff: { type: Bool, default: false }
              tint: { type: UIColor, default: teal }
            layer:
              sublayers:
                - name: all
                  kind: \(isStacked ? "stack" : "rectangle")
                  sublayers: [\(layers.joined(separator: ", "))]
            states: { highlighted: { \(states.joined(separator: ", ")) } }
            preview: { size: [96, 48] }
        styles:
          usual: { component: Copies }
          few: { component: Copies, count: 0, level: 3 }
          many: { component: Copies, count: 3, level: 0.5, gap: 5, \(settings.joined(separator: ", ")) }
        """
      }
      repeated = file(
        [layer("c", "repeat: { count: \"\(count)\", index: i }, ", index: "$i", hidden: nil, nil)],
        ["c.borderWidth: 1 + $i", "cshape.fillColor: \"if($i < $level, red, $tint)\""],
        ["c.borderColor: orange", "ctext.foregroundColor: navy"])
      let limits = count == "$number.few" ? 3 : RepetitionTests.most
      let copies = 0..<limits
      written = file(
        copies.map {
          layer(
            "c-\($0)-", "", index: "($zero + \($0))", hidden: count == "$number.few" ? nil : hides(count, $0),
            $0)
        },
        copies.flatMap {
          [
            "c-\($0)-.borderWidth: 1 + $zero + \($0)",
            "c-\($0)-shape.fillColor: \"if($zero + \($0) < $level, red, $tint)\"",
          ]
        },
        copies.flatMap { ["c-\($0)-.borderColor: orange", "c-\($0)-text.foregroundColor: navy"] })
    }

    /// A condition that has a property in it.
    private func hides(_ count: String, _ index: Int) -> String { "\(count) <= \(index)" }

    private let numbers = [
      "$i", "$i * 2", "4 - $i", "$i / 2 + $gap", "max($i, 1) * $gap", "if($i < $level, 3, $gap)", "$gap * $i",
      "if($i == 2, 1, 2)",
    ]
    private let colors = [
      "if($i == 1, red, $tint)", "mix($tint, blue, $i / 4)", "alpha($tint, 1 - $i / 4)",
      "if($i < $level, gold, gray)",
    ]

    private func quoted(_ value: String) -> String { value.hasPrefix("{") ? value : "\"\(value)\"" }

    private mutating func pick(_ values: [String]) -> String {
      values[Int(random.next() % UInt64(values.count))]
    }

    private mutating func pickAll(_ keys: [(key: String, values: [String])]) -> [(key: String, value: String)]
    {
      keys.filter { _ in random.next() % 2 == 0 }.map { ($0.key, pick($0.values)) }
    }
  }

  @Test(arguments: 0..<40) func copiesLookAsIfTheyWereWritten(_ seed: UInt64) {
    let pair = Pair(seed: seed)
    let repeated = Outcome([("copies.yaml", pair.repeated)], targets: [], drawsPixels: true)
    let written = Outcome([("copies.yaml", pair.written)], targets: [], drawsPixels: true)
    #expect(!repeated.hasErrors, "\(repeated.findings)\n\(pair.repeated)")
    #expect(!written.hasErrors, "\(written.findings)\n\(pair.written)")
    #expect(!repeated.pixels.isEmpty)
    #expect(repeated.pixels.keys.sorted() == written.pixels.keys.sorted())
    for (name, pixels) in repeated.pixels {
      #expect(written.pixels[name] == pixels, "\(name)\n\(pair.repeated)\n\(pair.written)")
    }
  }
}
