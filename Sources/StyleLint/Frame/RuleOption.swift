/// A setting of one rule.
public struct RuleOption: Hashable, Sendable {
  public let name: String
  public let defaultValue: OptionValue
  /// What it changes, as one sentence.
  public let summary: String
  /// What a word may be.
  public let words: [String]
  /// What a number may be.
  public let range: ClosedRange<Double>

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

public enum OptionValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  /// One of the option's words.
  case word(String)
}
