import StyleLint

/// The settings that apply to a folder: those of its `.stylec.yml` files, or the defaults.
package struct Settings: Hashable, Sendable {
  /// The files that the settings come from, the nearest first.
  package var files: [String] = []
  /// The files, folders and patterns of them, as they are reached from the working folder; nil where no file sets any.
  package var sources: [String]?
  /// The folder of the file that sets `sources`, as an absolute path.
  var sourcesFolder: String?
  package var excludes: [Pattern] = [] { didSet { index = nil } }
  /// The folder that `build` writes to, as it is reached from the working folder.
  package var output: String?
  /// The folder of the file that sets `output`, as an absolute path; the output lies in it.
  package var outputRoot: String?
  /// The baseline of findings that are hidden.
  package var baseline: Baseline?
  /// The asset catalogs and folders of image files, as absolute paths; nil where no file sets any.
  package var images: [String]?
  /// The folders of fonts for pictures, as absolute paths.
  package var fonts: [String]?
  package var rules: [String: RuleSelection.Setting] = [:]
  /// The rules for some files; later ones win.
  package var overrides: [Override] = [] { didSet { index = nil } }
  /// The settings for generated code.
  package var generated = GeneratedSettings()

  /// The index that finds patterns for paths; nil before `makeIndex`.
  private var index: Index?

  package static let fileName = ".stylec.yml"
  /// A name that people write by mistake for the file's.
  package static let misspelledFileName = ".stylec.yaml"
  /// The sources of a command where no settings name any.
  package static let defaultSources = ["styles"]

  package init() {}

  private struct Index: Hashable {
    let excludes, overrides: PatternIndex

    init(_ settings: Settings) {
      excludes = PatternIndex(settings.excludes.map { [$0] })
      overrides = PatternIndex(settings.overrides.map(\.files))
    }
  }

  /// Makes the index, so that asking about many files is fast.
  mutating func makeIndex() { index = Index(self) }

  /// A pattern of paths in a folder, which is absolute.
  package struct Pattern: Hashable, Sendable {
    package var folder: String
    package var glob: Glob
  }

  /// The rules that differ for some files.
  package struct Override: Hashable, Sendable {
    package var files: [Pattern]
    package var rules: [String: RuleSelection.Setting]
  }

  /// Whether a file that was found in a folder is left out; `path` is absolute.
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

  /// Whether settings make findings of a rule errors, which none are by default.
  package var hasRulesThatRefuse: Bool {
    ([rules] + overrides.map(\.rules)).contains { $0.values.contains { $0.severity == .error } }
  }

  /// The rules of a file; `path` is absolute.
  package func rules(for path: String) -> RuleSelection {
    var selection = RuleSelection(settings: rules)
    for index in (index ?? Index(self)).overrides.matching(path) {
      selection.settings.merge(overrides[index].rules) { $0.overridden(by: $1) }
    }
    return selection
  }
}

extension RuleSelection.Setting {
  /// The setting, replaced by another where that is set.
  func overridden(by other: RuleSelection.Setting) -> RuleSelection.Setting {
    RuleSelection.Setting(
      isOn: other.isOn ?? isOn, severity: other.severity ?? severity,
      options: options.merging(other.options) { $1 })
  }
}
