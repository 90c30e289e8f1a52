import StyleSource

/// Which rules run, how severe their findings are, and their options. What is not said is the rule's default.
package struct RuleSelection: Hashable, Sendable {
  /// By the name of the rule.
  package var settings: [String: Setting]
  /// Whether rules that `settings` leave out run when they are on by default.
  package var includesDefaults: Bool

  package struct Setting: Hashable, Sendable {
    package var isOn: Bool?
    package var severity: Severity?
    /// By the name of the option.
    package var options: [String: OptionValue]

    package init(isOn: Bool? = nil, severity: Severity? = nil, options: [String: OptionValue] = [:]) {
      self.isOn = isOn
      self.severity = severity
      self.options = options
    }
  }

  package init(settings: [String: Setting] = [:], includesDefaults: Bool = true) {
    self.settings = settings
    self.includesDefaults = includesDefaults
  }

  /// Every rule as it comes.
  package static let `default` = RuleSelection()

  /// These rules and no others, with their default options.
  package static func only(_ rules: [Rule]) -> RuleSelection {
    let settings = rules.map { ($0.code.id, Setting(isOn: true)) }
    return RuleSelection(
      settings: Dictionary(settings, uniquingKeysWith: { first, _ in first }), includesDefaults: false)
  }

  package subscript(_ rule: Rule) -> Setting { settings[rule.code.id] ?? Setting() }

  package func isOn(_ rule: Rule) -> Bool {
    self[rule].isOn ?? (includesDefaults && rule.isOnByDefault)
  }

  package func severity(of rule: Rule) -> Severity { self[rule].severity ?? rule.code.severity }
}
