import SeededRandom

/// Random JSON texts, in any layout that RFC 8259 allows.
enum RandomJSON {
  static func text(_ random: inout SplitMix) -> String {
    space(&random) + value(&random, depth: 0) + space(&random)
  }

  private static func value(_ random: inout SplitMix, depth: Int) -> String {
    switch Int.random(in: depth > 3 ? 2..<8 : 0..<8, using: &random) {
    case 0:
      var keys = Set<String>()
      let entries = (0..<Int.random(in: 0..<5, using: &random)).compactMap { _ -> String? in
        let key = letters(&random)
        guard keys.insert(key).inserted else { return nil }
        return space(&random) + quoted(key, &random) + space(&random) + ":" + space(&random)
          + value(&random, depth: depth + 1) + space(&random)
      }
      return "{" + (entries.isEmpty ? space(&random) : entries.joined(separator: ",")) + "}"
    case 1:
      let elements = (0..<Int.random(in: 0..<5, using: &random)).map { _ in
        space(&random) + value(&random, depth: depth + 1) + space(&random)
      }
      return "[" + (elements.isEmpty ? space(&random) : elements.joined(separator: ",")) + "]"
    case 2: return ["true", "false", "null"].randomElement(using: &random) ?? "null"
    case 3: return String(Int.random(in: -1_000_000...1_000_000, using: &random))
    // Foundation's JSON loses the last digits of longer numbers.
    case 4: return String(Double(Int.random(in: -9999...9999, using: &random)) / 1000)
    case 5: return "\(Int.random(in: 0..<10, using: &random))\(Bool.random(using: &random) ? "e-" : "E+")02"
    case _: return quoted(letters(&random), &random)
    }
  }

  private static func letters(_ random: inout SplitMix) -> String {
    let known: [Character] = [
      "a", "B", "7", " ", "é", "😀", "\"", "\\", "/", "{", "}", ":", ",", "#", "'", "$", "-",
    ]
    return String(
      (0..<Int.random(in: 0..<8, using: &random)).compactMap { _ in known.randomElement(using: &random) })
  }

  /// A text in quotes, with some of its characters as escapes.
  private static func quoted(_ text: String, _ random: inout SplitMix) -> String {
    let signs = text.map { sign -> String in
      if Int.random(in: 0..<6, using: &random) == 0 {
        return sign.utf16.map { unit in
          let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
      }
      return sign == "\"" || sign == "\\" ? "\\\(sign)" : String(sign)
    }
    return "\"" + signs.joined() + "\""
  }

  private static func space(_ random: inout SplitMix) -> String {
    ["", "", "", " ", "\n", "\t", "\r\n  "].randomElement(using: &random) ?? ""
  }
}
