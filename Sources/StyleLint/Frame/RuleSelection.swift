import StyleSource

/// The rules that run, the severities of their findings, and their options. Anything that isn't set is the rule's default.
package struct RuleSelection: Hashable, Sendable {
  /// The settings by the name of the rule.
  package var settings: [String: Setting]
  /// Whether rules that `settings` leave out run when they are on by default.
  package var includesDefaults: Bool
  /// Whether a run has chosen some of the rules, so that the findings of the others are not known.
  package private(set) var isPartial = false

  package struct Setting: Hashable, Sendable {
    package var isOn: Bool?
    package var severity: Severity?
    /// The options by name.
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

  /// The selection of every rule with its default.
  package static let `default` = RuleSelection()

  /// A selection of these rules and no others, with their default options.
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

  /// A copy with the same severities and options for the rules that a run chooses.
  package func choosing(_ choice: RuleChoice) -> RuleSelection {
    guard choice != .all else { return self }
    var result = self
    for rule in Rule.all {
      let name = rule.code.id
      let isOn = choice.includes(name) && (choice.selected != nil || self.isOn(rule))
      result.settings[name, default: Setting()].isOn = isOn
    }
    result.isPartial = true
    return result
  }
}

/// The rules of one run, by their names, whatever settings say.
package struct RuleChoice: Hashable, Sendable {
  /// The only rules that run; nil for those that settings switch on.
  package var selected: Set<String>?
  /// The rules that don't run.
  package var ignored: Set<String>

  package init(selected: Set<String>? = nil, ignored: Set<String> = []) {
    self.selected = selected
    self.ignored = ignored
  }

  package static let all = RuleChoice()

  package func includes(_ rule: String) -> Bool {
    !ignored.contains(rule) && selected?.contains(rule) ?? true
  }
}
