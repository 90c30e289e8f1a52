import StyleModel
import StyleSource

/// Style files, compiled into one sheet, with their findings.
package struct CheckedSheet: Sendable {
  /// The checker with all that the findings follow from, for files that differ in little.
  private(set) var checker: SheetChecker
  /// The findings, in report order.
  package var findings: [Diagnostic]

  /// Compiles and checks files. `isLinted` says whether the rules run too.
  package init(_ files: StyleFiles, isLinted: Bool, checker: SheetChecker = SheetChecker()) {
    self.checker = checker
    self.checker.check(files, isLinted: isLinted)
    findings = self.checker.findings.flatMap { $0 }
  }

  /// Takes the findings of a checker that has finished its files.
  init(_ checker: SheetChecker) {
    self.checker = checker
    findings = checker.findings.flatMap { $0 }
  }

  /// Adds the findings of the rules, which have not run yet.
  package mutating func lint() {
    checker.check(files, isLinted: true)
    findings = checker.findings.flatMap { $0 }
  }

  package var files: StyleFiles { checker.files }
  package var sheet: ResolvedSheet { checker.sheet }
  package var sources: SourceMap { checker.files.sources }

  /// The files with styles that differ from those in the sheet when this method, of the sheet or its checker, was called last; nil where
  /// more than styles may differ.
  package mutating func takeChangedStyles() -> Set<FileID>? { checker.takeChangedStyles() }

  /// The checker for the files of the next run, which takes less time the less has changed.
  package var next: SheetChecker { checker }

  /// Whether a file that was named could not be read.
  package var isIncomplete: Bool { !files.problems.isEmpty }

  package var hasErrors: Bool { count(.error) > 0 }

  package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
