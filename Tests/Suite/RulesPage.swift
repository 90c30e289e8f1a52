import StyleLint
import StyleSource

/// `docs/rules.md`: what each rule asks for and why, in the words that `stylec explain` prints.
func rulesPage() -> String {
  var page = """
    # Rules

    What `stylec lint` looks for beyond errors. [Configuration](configuration.md) says how to switch rules off and on, how to
    grade them and how to set their options; `stylec explain RULE` prints what stands here. A test writes this page.

    Rules run in spite of errors. They leave out a declaration that holds an error or depends on one that does, and they don't
    call a name unused as long as a file with an error may use it.


    """
  let groups = Rule.Group.allCases.map { group in (group, Rule.all.filter { $0.group == group }) }
  for (group, rules) in groups {
    page += "## \(group.rawValue)\n\n| rule | severity | what it asks for |\n| --- | --- | --- |\n"
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
    text += "| option | as it comes | |\n| --- | --- | --- |\n"
    for option in rule.options {
      text += "| `\(option.name)` | `\(option.defaultValue.spelled)` | \(option.summary) |\n"
    }
    text += "\n"
  }
  text += "Found:\n\n```yaml\n\(rule.badExample.trimmingEnd)\n```\n\n"
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
