import ArgumentParser
import StyleLint

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, with their severity and what they check.",
    discussion: "‘stylec explain RULE’ explains a rule.")

  func run() throws {
    try stylec.run { () throws(Failure) in
      let width = Rule.all.map(\.code.id.count).max() ?? 0
      var text = ""
      for group in Rule.Group.allCases {
        let rules = Rule.all.filter { $0.group == group }
        guard !rules.isEmpty else { continue }
        text += (text.isEmpty ? "" : "\n") + group.rawValue + "\n"
        for rule in rules {
          let severity = rule.isOnByDefault ? rule.code.severity.name : "off"
          text += "  \(rule.code.id.padded(to: width))  \(severity.padded(to: 7))  \(rule.code.summary)\n"
        }
      }
      try Console.print(text)
      return .clean
    }
  }
}
