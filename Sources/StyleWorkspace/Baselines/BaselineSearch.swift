import StyleLint

/// Which entries of a baseline a run looks for, so that it can say that they are gone.
struct BaselineSearch {
  private let files: StyleFiles
  /// What the baseline calls the files that the run names.
  private let names: Set<String>

  init(_ files: StyleFiles, names: Set<String>) {
    self.files = files
    self.names = names
  }

  func looksFor(_ entry: Baseline.Entry) -> Bool {
    guard files.ruleChoice.includes(entry.rule) else { return false }
    // Where uses may be missing, what needs all of them isn't told.
    return files.seesEveryUse
      || names.contains(entry.path) && !(Rule.named(entry.rule)?.needsEveryUse ?? false)
  }
}
