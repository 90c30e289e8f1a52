import StyleModel
import StyleSource

/// Style files, compiled into one sheet, with their findings.
package struct CheckedSheet: Sendable {
  /// Knows what the findings follow from, for files that differ in little.
  private(set) var checker: SheetChecker
  /// In report order.
  package var findings: [Diagnostic]

  /// `isLinted` says whether the rules run too.
  package init(_ files: StyleFiles, isLinted: Bool, checker: SheetChecker = SheetChecker()) {
    self.checker = checker
    self.checker.check(files, isLinted: isLinted)
    findings = self.checker.findings.flatMap { $0 }
  }

  /// What a checker has found that is done with its files.
  init(_ checker: SheetChecker) {
    self.checker = checker
    findings = checker.findings.flatMap { $0 }
  }

  /// Adds what the rules say, which have not run yet.
  package mutating func lint() {
    checker.check(files, isLinted: true)
    findings = checker.findings.flatMap { $0 }
  }

  package var files: StyleFiles { checker.files }
  package var sheet: ResolvedSheet { checker.sheet }
  package var sources: SourceMap { checker.files.sources }

  /// The files with styles that are others in the sheet than when this, or the checker, was asked last; nil where more than
  /// styles may be.
  package mutating func takeChangedStyles() -> Set<FileID>? { checker.takeChangedStyles() }

  /// What checks the files of the next run, which takes less time the less has changed.
  package var next: SheetChecker { checker }

  /// Whether a file that was named could not be read.
  package var isIncomplete: Bool { !files.problems.isEmpty }

  package var hasErrors: Bool { count(.error) > 0 }

  package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
