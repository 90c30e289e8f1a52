import StyleSource

/// Which rules run, how severe their findings are, and their options. What is not said is the rule's default.
public struct RuleSelection: Hashable, Sendable {
  /// By the name of the rule.
  public var settings: [String: Setting]
  /// Whether rules that `settings` leave out run when they are on by default.
  public var includesDefaults: Bool

  public struct Setting: Hashable, Sendable {
    public var isOn: Bool?
    public var severity: Severity?
    /// By the name of the option.
    public var options: [String: OptionValue]

    public init(isOn: Bool? = nil, severity: Severity? = nil, options: [String: OptionValue] = [:]) {
      self.isOn = isOn
      self.severity = severity
      self.options = options
    }
  }

  public init(settings: [String: Setting] = [:], includesDefaults: Bool = true) {
    self.settings = settings
    self.includesDefaults = includesDefaults
  }

  /// Every rule as it comes.
  public static let `default` = RuleSelection()

  /// These rules and no others, with their default options.
  public static func only(_ rules: [Rule]) -> RuleSelection {
    let settings = rules.map { ($0.code.id, Setting(isOn: true)) }
    return RuleSelection(
      settings: Dictionary(settings, uniquingKeysWith: { first, _ in first }), includesDefaults: false)
  }

  public subscript(_ rule: Rule) -> Setting { settings[rule.code.id] ?? Setting() }

  public func isOn(_ rule: Rule) -> Bool {
    self[rule].isOn ?? (includesDefaults && rule.isOnByDefault)
  }

  public func severity(of rule: Rule) -> Severity { self[rule].severity ?? rule.code.severity }
}
