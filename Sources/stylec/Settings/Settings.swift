import StyleLint

/// What `.stylec.yml` files say for a folder; without any, what holds by default.
struct Settings: Hashable {
  /// The files that say it, the nearest first.
  var files: [String] = []
  /// Files and folders, as they are reached from the working folder.
  var sources = ["styles"]
  var excludes: [Pattern] = []
  var rules: [String: RuleSelection.Setting] = [:]
  /// Later ones win.
  var overrides: [Override] = []
  /// How Swift is written.
  var generated = GeneratedSettings()

  static let fileName = ".stylec.yml"

  /// A pattern of paths in a folder, which is absolute.
  struct Pattern: Hashable {
    var folder: String
    var glob: Glob

    func matches(_ path: String) -> Bool {
      let prefix = folder == "/" ? "/" : folder + "/"
      return path.hasPrefix(prefix) && glob.matches(String(path.dropFirst(prefix.count)))
    }
  }

  /// Other rules for some files.
  struct Override: Hashable {
    var files: [Pattern]
    var rules: [String: RuleSelection.Setting]
  }

  /// Whether a file that a folder holds is left out.
  func excludes(_ path: String) -> Bool {
    let path = absolutePath(path)
    return excludes.contains { $0.matches(path) }
  }

  /// Whether what a rule finds is made an error, which no rule's finding is by itself.
  var hasRulesThatRefuse: Bool {
    ([rules] + overrides.map(\.rules)).contains { $0.values.contains { $0.severity == .error } }
  }

  /// The rules that hold for a file.
  func rules(for path: String) -> RuleSelection {
    let path = absolutePath(path)
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

/// A path from the root, without `.` and `..`.
func absolutePath(_ path: String) -> String {
  resolve(path, in: path.hasPrefix("/") ? "" : FileSystem.workingFolder)
}

private func resolve(_ path: String, in folder: String) -> String {
  var parts: [Substring] = []
  for part in (folder + "/" + path).split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}
