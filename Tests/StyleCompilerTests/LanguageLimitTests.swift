import Foundation
import StyleSource
import Testing

/// Each row of “Limits” in `docs/language.md`: what it allows compiles, and one more is an error of the code that the row names.
@Suite struct LanguageLimitTests {
  private struct Row {
    var name: String
    var most: Int
    var code: String
  }

  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs/language.md")

  private static func rows() throws -> [Row] {
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = try #require(text.firstRange(of: "\n## Limits\n").map { text[$0.upperBound...] })
    return section.prefix { $0 != "#" }.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let code = cells[2].firstMatch(of: /`([a-z-]+)`/)?.1,
        let most = Int(cells[1].filter(\.isNumber))
      else { return nil }
      return Row(name: cells[0], most: cells[1].hasSuffix("MiB") ? most << 20 : most, code: String(code))
    }
  }

  @Test func eachRowHoldsAndIsTried() throws {
    let rows = try Self.rows()
    #expect(Set(rows.map(\.name)) == Set(Self.files.keys))
    for row in rows {
      let files = try #require(Self.files[row.name])
      let allowed = compiled(files(row.most)).diagnostics.filter { $0.code.id == row.code }
      #expect(allowed.isEmpty, "\(row.most) of \(row.name): \(allowed.map(\.message))")
      let refused = compiled(files(row.most + 1)).diagnostics.map(\.code.id)
      #expect(refused.contains(row.code), "\(row.most + 1) of \(row.name): \(refused)")
    }
  }

  private typealias Files = [(path: String, text: String)]

  private static let files: [String: @Sendable (Int) -> Files] = [
    "bytes of a file": { one("#" + String(repeating: " ", count: $0 - 2) + "\n") },
    "bytes of a file of design tokens in JSON": {
      [("t.json", "{" + String(repeating: " ", count: $0 - 2) + "}"), ("a.yaml", "imports: [t.json]\n")]
    },
    "lists and mappings in each other": { count in
      // The file itself is a mapping, and so is `tokens`.
      one(
        "x-a: " + String(repeating: "[", count: count - 1) + String(repeating: "]", count: count - 1) + "\n")
    },
    "aliases of a file": { count in
      one("x-a: &a 1\nx-b: [" + Array(repeating: "*a", count: count).joined(separator: ", ") + "]\n")
    },
    "files that import one another in a row": { count in
      (0...count).map { index in
        let imports = index < count ? "imports: [\(index + 1).yaml]\n" : ""
        return ("\(index).yaml", imports + "tokens: { length: { t\(index): 1 } }\n")
      }
    },
    "components above a component": { count in
      let based = (0..<count).map { "  C\($0 + 1): { base: C\($0) }\n" }
      return one("components:\n  C0: { base: UIView }\n" + based.joined())
    },
    "components in each other": { count in
      let held = (0..<count).map {
        "  C\($0 + 1): { base: UIView, layer: { sublayers: [{ name: a, kind: C\($0) }] } }\n"
      }
      return one("components:\n  C0: { base: UIView }\n" + held.joined())
    },
    "layers of a component, its own and those of what it holds included": {
      layers($0 - 1) { "        - { name: l\($0), kind: shape }\n" }
    },
    "materials of a component": {
      layers($0) { "        - { name: l\($0), kind: material, material: regular }\n" }
    },
    "variants and compounds of a component": { count in
      let values = (0..<count).map { "        v\($0): { alpha: 0.5 }\n" }.joined()
      return one("components:\n  C:\n    base: UIView\n    variants:\n      kind:\n" + values)
    },
    "copies of a layer": { layers(1, "repeat: \($0)") },
    "shadows of a layer": { count in
      let shadow = "{ color: red, radius: 1 }"
      return one(component("shadows: [\(Array(repeating: shadow, count: count).joined(separator: ", "))]"))
    },
    "texts of a list whose property has no `max`": { count in
      let texts = (0..<count).map { "t\($0)" }.joined(separator: ", ")
      return one(
        "components:\n  C:\n    base: UIView\n    properties: { names: { type: Strings, default: [\(texts)] } }\n"
      )
    },
    "values in a text": { count in
      let text = String(repeating: "{$word}", count: count)
      return one(
        "components:\n  C:\n    base: UILabel\n    properties: { word: { type: String, default: a } }\n"
          + "    sets: { text: \"\(text)\" }\n")
    },
    "values in an expression": { count in
      one(component("cornerRadius: \(Array(repeating: "$p", count: count).joined(separator: " + "))"))
    },
    "parentheses in each other": { count in
      one(
        component(
          "cornerRadius: \"\(String(repeating: "(", count: count))$p\(String(repeating: " + 1)", count: count))\""
        ))
    },
    "conditions in each other": { count in
      let value = (0..<count).reduce("1") { value, _ in "if($on, \(value), 2)" }
      return one(component("cornerRadius: \"\(value)\""))
    },
    "`color-mix()` in each other": { count in
      let color = (0..<count).reduce("red") { color, _ in "color-mix(in srgb, \(color), blue)" }
      return one(component("backgroundColor: \"\(color)\""))
    },
    "modes of all axes, the four built-in ones included": { count in
      one("modes: { brand: [\((0..<count - 4).map { "m\($0)" }.joined(separator: ", "))] }\n")
    },
    "combinations of modes over which a value differs": { count in
      func axis(_ name: String, _ count: Int) -> String {
        "  \(name): [\((0..<count).map { "\(name)\($0)" }.joined(separator: ", "))]\n"
      }
      let more = count > 1024 ? ", dark: 5" : ""
      return one(
        "modes:\n" + axis("a", 16) + axis("b", 16) + axis("c", 4)
          + "tokens: { length: { t: { value: 1, a1: 2, b1: 3, c1: 4\(more) } } }\n")
    },
  ]

  private static func one(_ text: String) -> Files { [("example.yaml", text)] }

  private static func component(_ layer: String) -> String {
    "components:\n  C:\n    base: UIView\n    properties: { p: { type: CGFloat, default: 1 }, on: { type: Bool, default: true } }\n"
      + "    layer: { \(layer) }\n"
  }

  private static func layers(_ count: Int, _ keys: String = "", _ layer: (Int) -> String) -> Files {
    one(
      "components:\n  C:\n    base: UIView\n    layer:\n      sublayers:\n" + (0..<count).map(layer).joined())
  }

  private static func layers(_ count: Int, _ keys: String) -> Files {
    layers(count) { "        - { name: l\($0), kind: shape, \(keys) }\n" }
  }
}
