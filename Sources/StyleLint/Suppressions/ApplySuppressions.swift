import StyleScene
import StyleSource

/// Every code about comments that switch rules off.
package let suppressionCodes: [DiagnosticCode] = [.invalidSwitch, .unusedSwitch]

/// The codes that are reported with the findings of rules without a rule: those about pictures, and those about suppression comments.
package let codesBesideRules: [DiagnosticCode] = pictureCodes + suppressionCodes

/// The findings of rules that no comment switches off, with those on the comments themselves.
///
/// `comments` are those of the files that rules check; `rules` returns the selection of a file. `others` are the codes
/// that can't be switched off.
package func applySuppressions(
  to findings: [Diagnostic], comments: [FileID: [Span]], in sources: SourceMap, others: Set<String>,
  rules: (FileID) -> RuleSelection
) -> [Diagnostic] {
  var switches = comments.filter { !$1.isEmpty }.reduce(into: [FileID: FileSuppressions]()) {
    switches, entry in
    switches[entry.key] = FileSuppressions(entry.value, in: sources[entry.key], others: others)
  }
  guard !switches.isEmpty else { return findings }
  let left = findings.filter { finding in
    // The file's switches are changed in place: they remember what they silenced.
    !(switches[finding.span.file]?.silences(finding) ?? false)
  }
  let problems = switches.keys.sorted { $0.index < $1.index }.flatMap { file in
    (switches[file]?.problems ?? []) + (switches[file]?.unused(rules(file)) ?? [])
  }
  return left + problems
}
