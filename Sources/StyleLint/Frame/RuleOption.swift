/// A setting of one rule.
public struct RuleOption: Hashable, Sendable {
  public let name: String
  public let defaultValue: OptionValue
  /// What it changes, as one sentence.
  public let summary: String
  /// What a word may be.
  public let words: [String]

  init(_ name: String, _ defaultValue: OptionValue, _ summary: String, words: [String] = []) {
    self.name = name
    self.words = words
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
