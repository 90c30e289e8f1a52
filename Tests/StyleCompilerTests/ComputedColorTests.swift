import SeededRandom
import StyleModel
import Testing

/// A colour with computed components is the same as one that is written, also where no screen shows it.
@Suite struct ComputedColorTests {
  private static let functions: [(name: String, ranges: [ClosedRange<Double>])] =
    [
      ("rgb(", [0...255, 0...255, 0...255]),
      ("hsl(", [-400...800, -20...150, -20...150]),
      ("hwb(", [-400...800, -20...120, -20...120]),
      ("lab(", [-20...120, -150...150, -150...150]),
      ("lch(", [-20...120, -20...200, -400...800]),
      ("oklab(", [-0.2...1.2, -0.5...0.5, -0.5...0.5]),
      ("oklch(", [-0.2...1.2, -0.1...0.5, -400...800]),
      ("color(srgb ", [0...1, 0...1, 0...1]),
    ]
    + [
      "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d50",
      "xyz-d65",
    ].map { ("color(\($0) ", Array(repeating: -0.3...1.3, count: 3)) }

  @Test(arguments: functions.indices)
  func aComputedColorIsTheWrittenOne(_ index: Int) throws {
    let (name, ranges) = Self.functions[index]
    var random = SplitMix(seed: UInt64(index))
    let count = 40
    var (numbers, colors) = ("", "")
    for place in 0..<count {
      let values = ranges.map { (Double.random(in: $0, using: &random) * 1000).rounded() / 1000 }
      let areShares = ["hsl(", "hwb("].contains(name)
      let written = values.enumerated().map { "\($1)\(areShares && $0 > 0 ? "%" : "")" }
      numbers += "    n\(place): { a: \(values[0]), b: \(values[1]), c: \(values[2]) }\n"
      let (n, literal) = ("$number.n\(place)", written.joined(separator: " "))
      colors += "    written\(place): \"\(name)\(literal))\"\n"
      colors += "    computed\(place): \"\(name)\(n).a \(n).b \(n).c)\"\n"
    }
    let sheet = compiled("tokens:\n  number:\n\(numbers)  color:\n\(colors)").product
    func color(_ name: String) throws -> Color {
      let token = try #require(sheet.tokens.first { $0.name == "color.\(name)" })
      return try #require(token.value.value.color)
    }
    for place in 0..<count {
      let (written, computed) = (try color("written\(place)"), try color("computed\(place)"))
      #expect(written.srgb8 == computed.srgb8, "\(written) and \(computed)")
      for part in 0..<3 {
        let (one, other) = (written.shown.components[part], computed.shown.components[part])
        #expect(abs(one - other) < 1e-9, "\(written) and \(computed)")
      }
    }
  }
}
