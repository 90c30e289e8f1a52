import StyleLint
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

/// Findings of rules, and of the comments that switch them, that were there before and are held back until somebody puts
/// them right.
///
/// An entry is a finding's fingerprint, with its rule and path for those who read the file. Where its line was edited, the
/// finding is known by the text that it is about.
struct Baseline {
  private var entries: [Entry] = []

  struct Entry: Hashable {
    var path, rule, fingerprint: String
    /// The fingerprint of the text; nil in a file of an earlier version.
    var text: String?
  }

  /// What an entry and a finding share where the line was edited.
  private struct Text: Hashable {
    let path, rule, text: String

    init?(_ entry: Entry) {
      guard let text = entry.text else { return nil }
      (path, rule, self.text) = (entry.path, entry.rule, text)
    }
  }

  /// What an entry and a finding share where the line is the same.
  private struct Line: Hashable {
    let path, rule, fingerprint: String

    init(_ entry: Entry) { (path, rule, fingerprint) = (entry.path, entry.rule, entry.fingerprint) }
  }

  /// How many findings one file may hold, so that it can be read again.
  static let capacity = 100_000

  /// What rules found; errors of the language are no part of a baseline.
  init(of checked: CheckedSheet) {
    entries = zip(checked.findings, Baseline.entries(for: checked)).filter { Baseline.mayHold($0.0) }.map(\.1)
  }

  private static func mayHold(_ finding: Diagnostic) -> Bool {
    finding.severity != .error || Rule.named(finding.code.id) != nil
  }

  /// What would hold each finding, in their order.
  private static func entries(for checked: CheckedSheet) -> [Entry] {
    let lines = fingerprints(of: checked.findings, in: checked.sources)
    let texts = textFingerprints(of: checked.findings, in: checked.sources)
    return checked.findings.indices.map { index in
      let finding = checked.findings[index]
      return Entry(
        path: checked.sources[finding.span.file].path, rule: finding.code.id, fingerprint: lines[index],
        text: texts[index])
    }
  }

  init(reading path: String) throws(Failure) {
    var sources = SourceMap()
    do {
      _ = sources.add(path: path, bytes: try readFile(path, limit: Limits.ownFileSize + 1))
    } catch {
      throw Failure(path, error)
    }
    guard sources.files[0].bytes.count <= Limits.ownFileSize else {
      throw Failure("\(path) has more than \(Limits.ownFileSize >> 20) MiB", .wrongConfiguration)
    }
    // JSON is YAML.
    let tree = parse(sources.files[0], sizeLimit: Limits.ownFileSize)
    let findings = tree.product.root?.entries.first { $0.key.hasText("findings") }?.value
    guard tree.diagnostics.isEmpty, let findings, findings.kind == .sequence else {
      throw Baseline.broken(path)
    }
    for node in findings.elements {
      func text(_ key: StaticString) -> String? { node.entries.first { $0.key.hasText(key) }?.value.text }
      guard let path = text("path"), let rule = text("rule"), let fingerprint = text("fingerprint") else {
        throw Baseline.broken(sources.files[0].path)
      }
      entries.append(Entry(path: path, rule: rule, fingerprint: fingerprint, text: text("text")))
    }
  }

  private static func broken(_ path: String) -> Failure {
    Failure("\(path) is no baseline; ‘stylec lint --write-baseline \(path)’ writes one", .wrongConfiguration)
  }

  var count: Int { entries.count }

  /// The file, sorted.
  var bytes: [UInt8] {
    let sorted = entries.sorted { ($0.path, $0.rule, $0.fingerprint) < ($1.path, $1.rule, $1.fingerprint) }
    return JSONWriter.document { json in
      json.object { json in
        json.member("version", 1)
        json.array("findings") { json in
          for entry in sorted {
            json.object { json in
              json.member("path", entry.path)
              json.member("rule", entry.rule)
              json.member("fingerprint", entry.fingerprint)
              if let text = entry.text { json.member("text", text) }
            }
          }
        }
      }
    }
  }

  /// What is left of the findings, and the entries which nothing is found for any more: of the files that
  /// were checked, and of those that are gone.
  func holdBack(_ checked: CheckedSheet) -> (left: CheckedSheet, spent: [Entry]) {
    let found = Baseline.entries(for: checked)
    let known = Set(entries.map(Line.init))
    let lines = Set(found.map(Line.init))
    // Those whose line is not as it was.
    let edited = entries.filter { !lines.contains(Line($0)) }
    var moved = Dictionary(grouping: edited) { Text($0) }
    moved[nil] = nil
    var left = checked
    left.findings = zip(checked.findings, found).filter { finding, entry in
      if known.contains(Line(entry)) { return false }
      guard Baseline.mayHold(finding), let text = Text(entry) else { return true }
      return moved[text]?.popLast() == nil
    }.map(\.0)
    // Where there are errors, rules judge only a part of the files, or none.
    guard !checked.hasErrors else { return (left, []) }
    let paths = Set(checked.files.namedPaths)
    let unseen = edited.filter { $0.text == nil } + moved.values.joined()
    let spent = Set(unseen).filter { entry in
      checked.files.ruleChoice.includes(entry.rule)
        && (paths.contains(entry.path) || (try? FileSystem.status(entry.path)) == nil)
    }
    return (left, spent.sorted { ($0.path, $0.rule) < ($1.path, $1.rule) })
  }
}
