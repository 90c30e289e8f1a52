import StyleModel
import StyleSource

/// What a check gets: the sheet, facts about it that all rules share, and the rule's own options.
struct RuleContext: Sendable {
  let facts: SheetFacts
  let options: [String: OptionValue]

  var sheet: ResolvedSheet { facts.sheet }

  func number(_ option: RuleOption) -> Double {
    if case .number(let number) = self[option] { number } else { 0 }
  }

  func flag(_ option: RuleOption) -> Bool {
    if case .flag(let flag) = self[option] { flag } else { false }
  }

  func word(_ option: RuleOption) -> String {
    if case .word(let word) = self[option] { word } else { "" }
  }

  private subscript(_ option: RuleOption) -> OptionValue {
    options.isEmpty ? option.defaultValue : options[option.name] ?? option.defaultValue
  }
}
