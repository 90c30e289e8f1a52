import StyleLint

/// The settings that apply to a folder: those of its `.stylec.yml` files, or the defaults.
package struct Settings: Hashable, Sendable {
  /// The files that say it, the nearest first.
  package var files: [String] = []
  /// Files, folders and patterns of them, as they are reached from the working folder; nil where no file says it.
  package var sources: [String]?
  /// The folder of the file that says it, as an absolute path.
  var sourcesFolder: String?
  package var excludes: [Pattern] = [] { didSet { index = nil } }
  /// The folder that `build` writes to, as it is reached from the working folder.
  package var output: String?
  /// The folder of the file that says it, as an absolute path; the output lies in it.
  package var outputRoot: String?
  /// The findings that are held back.
  package var baseline: Baseline?
  /// The asset catalogs and folders of image files, as absolute paths; nil where no file says it.
  package var images: [String]?
  /// The folders of fonts for pictures, as absolute paths.
  package var fonts: [String]?
  package var rules: [String: RuleSelection.Setting] = [:]
  /// Later ones win.
  package var overrides: [Override] = [] { didSet { index = nil } }
  /// How Swift is written.
  package var generated = GeneratedSettings()

  /// What finds patterns for paths; nil before `makeIndex`.
  private var index: Index?

  package static let fileName = ".stylec.yml"
  /// How people spell it by mistake.
  package static let misspelledFileName = ".stylec.yaml"
  /// What a command works on where no settings say it.
  package static let defaultSources = ["styles"]

  package init() {}

  private struct Index: Hashable {
    let excludes, overrides: PatternIndex

    init(_ settings: Settings) {
      excludes = PatternIndex(settings.excludes.map { [$0] })
      overrides = PatternIndex(settings.overrides.map(\.files))
    }
  }

  /// Makes it cheap to ask about many files.
  mutating func makeIndex() { index = Index(self) }

  /// A pattern of paths in a folder, which is absolute.
  package struct Pattern: Hashable, Sendable {
    package var folder: String
    package var glob: Glob
  }

  /// Other rules for some files.
  package struct Override: Hashable, Sendable {
    package var files: [Pattern]
    package var rules: [String: RuleSelection.Setting]
  }

  /// Whether a file that a folder holds is left out; `path` is absolute.
  package func excludes(_ path: String) -> Bool {
    !(index ?? Index(self)).excludes.matching(path).isEmpty
  }

  /// Whether a path is one of the sources, or lies in one; `path` is absolute.
  func isAmongSources(_ path: String, workingFolder: String) -> Bool {
    (sources ?? Settings.defaultSources).contains { source in
      let source = absolutePath(source, in: workingFolder)
      if isPath(path, inOrAt: source) { return true }
      guard let (folder, pattern) = Glob.split(source) else { return false }
      return pathBelow(folder, of: path).map { pattern.matches(String($0)) } ?? false
    }
  }

  /// Whether what a rule finds is made an error, which no rule's finding is by itself.
  package var hasRulesThatRefuse: Bool {
    ([rules] + overrides.map(\.rules)).contains { $0.values.contains { $0.severity == .error } }
  }

  /// The rules that hold for a file; `path` is absolute.
  package func rules(for path: String) -> RuleSelection {
    var selection = RuleSelection(settings: rules)
    for index in (index ?? Index(self)).overrides.matching(path) {
      selection.settings.merge(overrides[index].rules) { $0.overridden(by: $1) }
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
