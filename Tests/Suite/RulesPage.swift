import StyleLint
import StyleSource

/// `docs/rules.md`: what each rule requires and why, with the text of `stylec explain`.
func rulesPage() -> String {
  var page = """
    # Rules

    The rules of `stylec lint`, beyond the errors of the language. `stylec explain RULE` prints the same text. To turn rules on
    and off and to set severities and options, see [Configuration](configuration.md). This page is generated from the rules.

    Rules also run if there are errors. They skip declarations with errors and those that depend on them. They don't report a
    name as unused while a file with an error may use it.


    """
  let groups = Rule.Group.allCases.map { group in (group, Rule.all.filter { $0.group == group }) }
  for (group, rules) in groups {
    page += "## \(group.rawValue)\n\n| rule | severity | requirement |\n| --- | --- | --- |\n"
    for rule in rules {
      let severity = rule.isOnByDefault ? rule.code.severity.name : "off (\(rule.code.severity.name))"
      page += "| [`\(rule.code.id)`](#\(rule.code.id)) | \(severity) | \(rule.code.summary) |\n"
    }
    page += "\n"
  }
  for (_, rules) in groups { page += rules.map(section).joined() }
  return page.trimmingEnd + "\n"
}

private func section(_ rule: Rule) -> String {
  var text = "## `\(rule.code.id)`\n\n\(rule.code.summary)\n\n\(rule.code.explanation.trimmingEnd)\n\n"
  if !rule.options.isEmpty {
    text += "| option | default | meaning |\n| --- | --- | --- |\n"
    for option in rule.options {
      text += "| `\(option.name)` | `\(option.defaultValue.spelled)` | \(option.summary) |\n"
    }
    text += "\n"
  }
  text += "Reported:\n\n```yaml\n\(rule.badExample.trimmingEnd)\n```\n\n"
  return text + "Fine:\n\n```yaml\n\(rule.goodExample.trimmingEnd)\n```\n\n"
}

extension OptionValue {
  fileprivate var spelled: String {
    switch self {
    case .number(let number): number == number.rounded() ? "\(Int(clamping: number))" : "\(number)"
    case .flag(let flag): "\(flag)"
    case .word(let word): word
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == "\n" || $0 == " " }.reversed())
  }
}
