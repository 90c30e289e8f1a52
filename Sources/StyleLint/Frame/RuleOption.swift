/// A setting of one rule.
public struct RuleOption: Hashable, Sendable {
  public let name: String
  public let defaultValue: OptionValue
  /// What it changes, as one sentence.
  public let summary: String

  init(_ name: String, _ defaultValue: OptionValue, _ summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

public enum OptionValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  /// One of the words that the option's summary lists.
  case word(String)
}
