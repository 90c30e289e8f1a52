import SeededRandom
import StyleModel
import Testing

@testable import StyleEmit

/// Conditions that operators join, as trees that a test evaluates by itself: in style files that compute them, and in Swift that runs.
@Suite(.tags(.toolchain)) struct JoinedConditionTests {
  /// What conditions ask of.
  private struct Facts: Sendable {
    var isOn, isNew: Bool
    var size: String
    var count: Int
    var title: String?
  }

  private indirect enum Condition: Sendable {
    case isOn, isNew, isLarge, isNotSmall, isMany, hasTitle, isFew, isUntitled
    case not(Condition)
    case and([Condition]), or([Condition])

    static func random(_ depth: Int, _ numbers: inout SplitMix) -> Condition {
      let simple = [isOn, isNew, isLarge, isNotSmall, isMany, hasTitle, isFew, isUntitled]
      guard depth > 0, numbers.next(below: 4) > 0 else { return simple[numbers.next(below: simple.count)] }
      func parts() -> [Condition] {
        (0..<2 + numbers.next(below: 2)).map { _ in random(depth - 1, &numbers) }
      }
      switch numbers.next(below: 5) {
      case 0: return .not(random(depth - 1, &numbers))
      case 1, 2: return .and(parts())
      default: return .or(parts())
      }
    }

    /// How a style file has it, in no more brackets than it needs.
    var text: String {
      func operand(_ part: Condition) -> String {
        switch (self, part) {
        case (.and, .or), (.and, .and), (.or, .or): "(\(part.text))"
        default: part.text
        }
      }
      return switch self {
      case .isOn: "$isOn"
      case .isNew: "$isNew"
      case .isLarge: "$size == large"
      case .isNotSmall: "$size != small"
      case .isMany: "$count * 2 > 4"
      case .isFew: "($count + 1) <= 2"
      case .hasTitle: "$title"
      case .isUntitled: "$title == null"
      case .not(let part): "!(\(part.text))"
      case .and(let parts): parts.map(operand).joined(separator: " && ")
      case .or(let parts): parts.map(operand).joined(separator: "||")
      }
    }

    func holds(_ facts: Facts) -> Bool {
      switch self {
      case .isOn: facts.isOn
      case .isNew: facts.isNew
      case .isLarge: facts.size == "large"
      case .isNotSmall: facts.size != "small"
      case .isMany: facts.count > 2
      case .isFew: facts.count <= 1
      case .hasTitle: !(facts.title ?? "").isEmpty
      case .isUntitled: facts.title == nil
      case .not(let part): !part.holds(facts)
      case .and(let parts): parts.allSatisfy { $0.holds(facts) }
      case .or(let parts): parts.contains { $0.holds(facts) }
      }
    }
  }

  private static let facts: [Facts] = [true, false].flatMap { isOn in
    [true, false].flatMap { isNew in
      ["small", "medium", "large"].flatMap { size in
        [0, 1, 2, 3].flatMap { count in
          [nil, "", "a"].map { Facts(isOn: isOn, isNew: isNew, size: size, count: count, title: $0) }
        }
      }
    }
  }

  private static let conditions = {
    var numbers = SplitMix(seed: 20)
    return (0..<80).map { _ in Condition.random(3, &numbers) }
  }()

  /// A component for each condition, and a style of it with facts that differ from one to the next.
  private static let generated: Generated = {
    var lines = ["components:"]
    for (index, condition) in conditions.enumerated() {
      lines += [
        "  C\(index):", "    base: UIView", "    properties:", "      isOn: { type: Bool, default: false }",
        "      isNew: { type: Bool, default: false }",
        "      size: { type: String, values: [small, medium, large], default: small }",
        "      count: { type: Int, default: 0 }", "      title: { type: String?, default: null }",
        "    sets: { isHidden: \"\(condition.text)\", alpha: \"if(\(condition.text), 0.5, 1)\" }",
      ]
    }
    lines.append("styles:")
    for index in conditions.indices {
      let facts = facts[index * 37 % facts.count]
      let title = facts.title.map { "\"\($0)\"" } ?? "null"
      lines.append(
        "  s\(index): { component: C\(index), isOn: \(facts.isOn), isNew: \(facts.isNew), size: \(facts.size), count: \(facts.count), title: \(title) }"
      )
    }
    return Generated(lines.joined(separator: "\n"), targets: [.plain])
  }()

  @Test func stylesHaveWhatConditionsChoose() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    for (index, condition) in Self.conditions.enumerated() {
      let holds = condition.holds(Self.facts[index * 37 % Self.facts.count])
      let sheet = Self.generated.sheet
      let component = sheet.components[sheet.styles[index].component]
      let look = sheet.look(of: index)
      for (name, value) in [("isHidden", Value.bool(holds)), ("alpha", .number(holds ? 0.5 : 1))] {
        let place = try #require(component.properties.firstIndex { $0.name == name })
        #expect(look.properties[place].value == value, "\(condition.text)")
      }
    }
  }

  @Test func swiftChoosesAsStylesDo() throws {
    let values = Self.facts.map { facts in
      let title = facts.title.map { "\"\($0)\"" } ?? "nil"
      return "(\(facts.isOn), \(facts.isNew), \"\(facts.size)\", \(facts.count), \(title))"
    }
    let checks = Self.conditions.indices.map { index in
      """
        print(facts.map { facts in
          let style = C\(index)Style(isOn: facts.0, isNew: facts.1, size: .init(rawValue: facts.2)!, count: facts.3, title: facts.4)
          return style.isHidden == (style.alpha == 0.5) ? style.isHidden ? "1" : "0" : "?"
        }.joined())
      """
    }
    let folder = try Self.generated.write("joined-conditions")
    let main = folder.appending(path: "main.swift")
    try """
    let facts: [(Bool, Bool, String, Int, String?)] = [\(values.joined(separator: ", "))]
    \(checks.joined(separator: "\n"))
    """.write(to: main, atomically: false, encoding: .utf8)
    let program = folder.appending(path: "program")
    let built = try Toolchain.build(program, of: Toolchain.swiftFiles(in: folder))
    #expect(built.status == 0, "\(built.output.prefix(4_000))")
    let expected = Self.conditions.map { condition in
      Self.facts.map { condition.holds($0) ? "1" : "0" }.joined() + "\n"
    }
    #expect(try Toolchain.run([program.path]).output == expected.joined())
  }
}
