import ArgumentParser
import StyleLint
import StyleReport
import StyleSource

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules and their severities.",
    discussion: "‘stylec explain RULE’ explains one. ‘.stylec.yml’ turns rules on and off.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case human, json
  }

  @Option(help: ArgumentHelp("The format of the list.", valueName: "name"))
  var outputFormat = Format.human

  func run() throws {
    try stylec.run { () throws(Failure) in
      switch outputFormat {
      case .human: try Console.print(text)
      case .json: try Console.print(json)
      }
      return .clean
    }
  }

  private var text: String {
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
    return text
  }

  private var json: [UInt8] {
    JSONWriter.document { json in
      json.object { json in
        json.array("rules") { json in
          for rule in Rule.all { json.object { write(rule, to: &$0) } }
        }
      }
    }
  }

  private func write(_ rule: Rule, to json: inout JSONWriter) {
    json.member("name", rule.code.id)
    json.member("group", rule.group.rawValue)
    json.member("severity", rule.code.severity.name)
    json.member("isOnByDefault", rule.isOnByDefault)
    json.member("summary", rule.code.summary)
    json.member("explanation", rule.code.explanation)
    json.array("options") { json in
      for option in rule.options {
        json.object { json in
          json.member("name", option.name)
          json.member("summary", option.summary)
          switch option.defaultValue {
          case .number(let number): json.member("default", number)
          case .flag(let flag): json.member("default", flag)
          case .word(let word): json.member("default", word)
          }
          if !option.words.isEmpty { json.array("words") { json in option.words.forEach { json.value($0) } } }
        }
      }
    }
  }
}
