import StyleModel
import StyleSource

/// What a check gets: the sheet, facts about it that all rules share, and the rule's own options.
struct RuleContext {
  let facts: SheetFacts
  let options: [String: OptionValue]

  var sheet: ResolvedSheet { facts.sheet }

  func number(_ option: RuleOption) -> Double {
    for case .number(let number)? in [options[option.name], option.defaultValue] { return number }
    return 0
  }

  func flag(_ option: RuleOption) -> Bool {
    for case .flag(let flag)? in [options[option.name], option.defaultValue] { return flag }
    return false
  }

  func word(_ option: RuleOption) -> String {
    for case .word(let word)? in [options[option.name], option.defaultValue] { return word }
    return ""
  }
}
