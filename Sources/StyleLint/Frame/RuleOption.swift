/// A setting of one rule.
package struct RuleOption: Hashable, Sendable {
  package let name: String
  package let defaultValue: OptionValue
  /// One sentence on the effect of the option.
  package let summary: String
  /// The words that are allowed.
  package let words: [String]
  /// The numbers that are allowed.
  package let range: ClosedRange<Double>

  init(
    _ name: String, _ defaultValue: OptionValue, _ summary: String, words: [String] = [],
    range: ClosedRange<Double> = 0...1000
  ) {
    self.name = name
    self.words = words
    self.range = range
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

package enum OptionValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  /// One of the option's words.
  case word(String)
}
