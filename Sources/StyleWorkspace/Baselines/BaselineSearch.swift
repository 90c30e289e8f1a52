import StyleLint

/// The entries of a baseline that a run looks for, so that it can report those that are gone.
struct BaselineSearch {
  private let files: StyleFiles
  /// The names in the baseline of the files that the run names.
  private let names: Set<String>

  init(_ files: StyleFiles, names: Set<String>) {
    self.files = files
    self.names = names
  }

  func looksFor(_ entry: Baseline.Entry) -> Bool {
    guard files.ruleChoice.includes(entry.rule) else { return false }
    // Where uses may be missing, findings that need all of them aren't reported.
    return files.seesEveryUse
      || names.contains(entry.path) && !(Rule.named(entry.rule)?.needsEveryUse ?? false)
  }
}
