import StyleLint

/// The settings that apply to a folder: those of its `.stylec.yml` files, or the defaults.
package struct Settings: Hashable, Sendable {
  /// The files that say it, the nearest first.
  package var files: [String] = []
  /// Files and folders, as they are reached from the working folder; nil where no file says it.
  package var sources: [String]?
  package var excludes: [Pattern] = []
  /// The folder that `build` writes to, as it is reached from the working folder.
  package var output: String?
  package var rules: [String: RuleSelection.Setting] = [:]
  /// Later ones win.
  package var overrides: [Override] = []
  /// How Swift is written.
  package var generated = GeneratedSettings()

  package static let fileName = ".stylec.yml"
  /// How people spell it by mistake.
  package static let misspelledFileName = ".stylec.yaml"
  /// What a command works on where no settings say it.
  package static let defaultSources = ["styles"]

  package init() {}

  /// A pattern of paths in a folder, which is absolute.
  package struct Pattern: Hashable, Sendable {
    package var folder: String
    package var glob: Glob

    func matches(_ path: String) -> Bool {
      pathBelow(folder, of: path).map { glob.matches(String($0)) } ?? false
    }
  }

  /// Other rules for some files.
  package struct Override: Hashable, Sendable {
    package var files: [Pattern]
    package var rules: [String: RuleSelection.Setting]
  }

  /// Whether a file that a folder holds is left out; `path` is absolute.
  package func excludes(_ path: String) -> Bool {
    excludes.contains { $0.matches(path) }
  }

  /// Whether a path is one of the sources, or lies in one; `path` is absolute.
  func isAmongSources(_ path: String, workingFolder: String) -> Bool {
    (sources ?? Settings.defaultSources).contains { source in
      isPath(path, inOrAt: absolutePath(source, in: workingFolder))
    }
  }

  /// Whether what a rule finds is made an error, which no rule's finding is by itself.
  package var hasRulesThatRefuse: Bool {
    ([rules] + overrides.map(\.rules)).contains { $0.values.contains { $0.severity == .error } }
  }

  /// The rules that hold for a file; `path` is absolute.
  package func rules(for path: String) -> RuleSelection {
    var selection = RuleSelection(settings: rules)
    for override in overrides where override.files.contains(where: { $0.matches(path) }) {
      selection.settings.merge(override.rules) { $0.overridden(by: $1) }
    }
    return selection
  }
}

extension RuleSelection.Setting {
  /// This with what another says in place of it.
  func overridden(by other: RuleSelection.Setting) -> RuleSelection.Setting {
    RuleSelection.Setting(
      isOn: other.isOn ?? isOn, severity: other.severity ?? severity,
      options: options.merging(other.options) { $1 })
  }
}
