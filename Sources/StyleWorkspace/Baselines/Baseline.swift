import StyleLint
import StyleReport
import StyleSource
import StyleSyntax

/// Findings of rules, and of suppression comments, that existed before and are hidden until somebody fixes them.
///
/// An entry is a finding's fingerprint, with its rule and path for those who read the file. Where its line was edited, the
/// finding is recognized by the text that it is about. Paths start in the folder of the file, so that it is valid in whatever folder
/// stylec runs.
package struct Baseline: Sendable {
  /// The path from the working folder.
  package let path: String
  package let bytes: [UInt8]
  /// The absolute path of the folder that paths in it start from.
  private let folder: String
  /// The absolute path of that folder, without links.
  private let realFolder: String
  /// The entries by the path of the file that they are about, as the baseline has it.
  private var entries: [String: [Entry]] = [:]
  private let fingerprint: Fingerprint

  package struct Entry: Hashable, Sendable {
    package var path, rule, fingerprint: String
    /// The fingerprint of the text; nil in a file of an earlier version.
    package var text: String?
    /// The location of the entry's rule in the baseline.
    package var range = 0..<0

    package static func == (a: Entry, b: Entry) -> Bool {
      a.path == b.path && a.rule == b.rule && a.fingerprint == b.fingerprint && a.text == b.text
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(fingerprint)
      hasher.combine(text)
    }
  }

  /// The rule and the text that an entry and a finding share where the line was edited.
  private struct Text: Hashable {
    let rule, text: String

    init?(_ entry: Entry) {
      guard let text = entry.text else { return nil }
      (rule, self.text) = (entry.rule, text)
    }
  }

  /// The rule and the fingerprint that an entry and a finding share where the line is the same.
  private struct Line: Hashable {
    let rule, fingerprint: String

    init(_ entry: Entry) { (rule, fingerprint) = (entry.rule, entry.fingerprint) }
  }

  /// The greatest number of findings in one file, so that it can be read again.
  package static let capacity = 100_000

  /// The version of the format in which paths start in the folder of the file. Before, they started in the folder that stylec ran in.
  private static let version = 2

  /// Whether a baseline can hide a finding: errors of the language can't be hidden.
  private static func mayHold(_ finding: Diagnostic) -> Bool {
    finding.severity != .error || Rule.named(finding.code.id) != nil
  }

  // MARK: Reading

  /// The reason why a file is no baseline.
  package enum ReadingError: Error {
    case unreadable(FileError)
    case isTooLarge
    case isNoBaseline
    /// A file of a later version of stylec, in a form that this one doesn't know.
    case isLater
  }

  /// - Parameter known: The baseline that was read from the same path before, which is used again if the file is the same.
  package init(
    reading path: String, _ files: some FileReader, after known: Baseline? = nil
  ) throws(ReadingError) {
    let absolute = absolutePath(path, in: files.workingFolder)
    let shown = relativePath(absolute, from: files.workingFolder)
    let read: [UInt8]
    do {
      read = try files.readOwn(path)
    } catch {
      throw .unreadable(error)
    }
    if let known, known.path == shown, known.bytes == read {
      self = known
      return
    }
    (self.path, bytes) = (shown, read)
    guard bytes.count <= Limits.ownFileSize else { throw .isTooLarge }
    fingerprint = Fingerprint(bytes)
    // JSON is YAML.
    let tree = parse(
      SourceFile(id: FileID(0), path: path, bytes: bytes), sizeLimit: Limits.ownFileSize)
    func node(_ key: StaticString) -> SyntaxNode? {
      tree.product.root?.entries.first { $0.key.hasText(key) }?.value
    }
    guard tree.diagnostics.isEmpty, let findings = node("findings"), findings.kind == .sequence else {
      throw .isNoBaseline
    }
    // The first versions wrote none.
    let written = node("version").map { Int($0.text) } ?? 1
    guard let written, written > 0 else { throw .isNoBaseline }
    if written > Baseline.version { throw .isLater }
    for node in findings.elements {
      func value(_ key: StaticString) -> SyntaxNode? { node.entries.first { $0.key.hasText(key) }?.value }
      guard let path = value("path")?.text, let rule = value("rule"),
        let fingerprint = value("fingerprint")?.text
      else { throw .isNoBaseline }
      entries[path, default: []].append(
        Entry(
          path: path, rule: rule.text, fingerprint: fingerprint, text: value("text")?.text,
          range: rule.span.range))
    }
    let own = splitPath(absolute).folder
    folder = written == 1 ? Baseline.oldFolder(of: entries.keys, in: own, files) : own
    realFolder = files.realPath(folder)
  }

  /// The folder that paths of an earlier version start from: of the folder of the file, those above and the working folder, the one in
  /// which most of the files exist, the nearest of several.
  private static func oldFolder(
    of paths: some Collection<String>, in folder: String, _ files: some FileReader
  ) -> String {
    let some = paths.sorted { $0.precedesByBytes($1) }.prefix(100)
    var candidates = [folder]
    while let last = candidates.last, last != "/" { candidates.append(splitPath(last).folder) }
    candidates.append(files.workingFolder)
    func count(_ folder: String) -> Int { some.count { files.exists(absolutePath($0, in: folder)) } }
    // The first of those that have as many.
    return candidates.map { (folder: $0, count: count($0)) }
      .reduce(nil as (folder: String, count: Int)?) { best, next in
        best.map { $0.count >= next.count } ?? false ? best : next
      }?.folder ?? folder
  }

  /// The name of a file in the baseline: its path from the folder of the baseline; for a file that only links lead to from there, without
  /// them.
  package func name(of path: String, _ files: some FileReader) -> String {
    Baseline.name(of: path, from: folder, realFolder, files)
  }

  private static func name(
    of path: String, from folder: String, _ realFolder: String, _ files: some FileReader
  ) -> String {
    let absolute = absolutePath(path, in: files.workingFolder)
    let name = relativePath(absolute, from: folder)
    guard name.hasPrefix("../") else { return name }
    func climbs(_ path: String) -> Int { pathParts(path).prefix { $0 == ".." }.count }
    let real = relativePath(files.realPath(absolute), from: realFolder)
    return climbs(real) < climbs(name) ? real : name
  }

  // MARK: Writing

  /// Returns a baseline of all findings of rules, as the bytes of a file at `path`.
  ///
  /// - Parameter existing: The baseline in the file now. Its entries that the run didn't look for are kept: those of other files and of
  ///   rules that didn't run.
  /// - Returns: The bytes, the number of entries, and how many of them are kept.
  package static func written(
    of checked: CheckedSheet, over existing: Baseline?, to path: String, _ files: some FileReader
  ) -> (bytes: [UInt8], count: Int, kept: Int) {
    let folder = splitPath(absolutePath(path, in: files.workingFolder)).folder
    let realFolder = files.realPath(folder)
    let groups = Dictionary(grouping: checked.findings.filter(mayHold), by: \.span.file)
    let entries = groups.flatMap { file, findings in
      let name = name(of: checked.sources[file].path, from: folder, realFolder, files)
      return Baseline.entries(for: findings, named: name, in: checked.sources)
    }
    // A rule may find here what it would need other files to be sure of.
    let found = Set(entries)
    let kept = (existing?.entriesLeftOut(by: checked.files, files) ?? []).map { entry in
      var entry = entry
      entry.path = name(of: entry.path, from: folder, realFolder, files)
      return entry
    }.filter { !found.contains($0) }
    return (bytes(of: entries + kept), entries.count + kept.count, kept.count)
  }

  /// The entries that a run over `checked` doesn't look for, with absolute paths.
  private func entriesLeftOut(by checked: StyleFiles, _ files: some FileReader) -> [Entry] {
    let names = Set(checked.sources.files.prefix(checked.namedCount).map { name(of: $0.path, files) })
    let search = BaselineSearch(checked, names: names)
    return entries.values.joined().compactMap { entry in
      let path = absolutePath(entry.path, in: folder)
      if search.looksFor(entry) || !names.contains(entry.path) && !files.exists(path) { return nil }
      var entry = entry
      entry.path = path
      return entry
    }
  }

  /// The bytes of a baseline, with its entries sorted.
  private static func bytes(of entries: [Entry]) -> [UInt8] {
    let sorted = entries.sorted {
      ($0.path, $0.rule, $0.fingerprint, $0.text ?? "") < ($1.path, $1.rule, $1.fingerprint, $1.text ?? "")
    }
    return JSONWriter.document { json in
      json.object { json in
        json.member("version", version)
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

  /// The entry for each finding of a file whose name is `name`, in their order.
  private static func entries(
    for findings: [Diagnostic], named name: String, in sources: SourceMap
  ) -> [Entry] {
    let lines = fingerprints(of: findings, in: sources) { _ in name }
    let texts = textFingerprints(of: findings, in: sources) { _ in name }
    return findings.indices.map { index in
      Entry(path: name, rule: findings[index].code.id, fingerprint: lines[index], text: texts[index])
    }
  }

  // MARK: Holding back

  /// The findings of a file, out of all of them in report order, that no entry hides, and the entries that hide none.
  func holdBack(
    _ findings: [Diagnostic], named name: String, in sources: SourceMap
  ) -> (left: [Diagnostic], unused: [Entry]) {
    guard let entries = entries[name] else { return (findings, []) }
    let found = Baseline.entries(for: findings, named: name, in: sources)
    let known = Set(entries.map(Line.init))
    let lines = Set(found.map(Line.init))
    // Those whose line is not as it was.
    let edited = entries.filter { !lines.contains(Line($0)) }
    var moved = Dictionary(grouping: edited) { Text($0) }
    moved[nil] = nil
    let left = zip(findings, found).filter { finding, entry in
      guard Baseline.mayHold(finding) else { return true }
      if known.contains(Line(entry)) { return false }
      guard let text = Text(entry) else { return true }
      return moved[text]?.popLast() == nil
    }.map(\.0)
    return (left, edited.filter { $0.text == nil } + moved.values.joined())
  }

  /// The entries of files that are neither among `names` nor exist any more.
  func entriesOfMissingFiles(besides names: Set<String>, _ isMissing: (String) -> Bool) -> [Entry] {
    entries.filter { !names.contains($0.key) && isMissing(absolutePath($0.key, in: folder)) }
      .flatMap(\.value)
  }
}

/// Compares the bytes and the place.
extension Baseline: Hashable {
  package static func == (a: Baseline, b: Baseline) -> Bool {
    a.fingerprint == b.fingerprint && a.path == b.path && a.folder == b.folder
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
