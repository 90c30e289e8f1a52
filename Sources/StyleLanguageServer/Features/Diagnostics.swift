import StyleLint
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension LanguageServer {
  // MARK: Findings that are pushed

  /// Sends the findings in a file, unless the client pulls them.
  func publish(_ path: String) {
    guard !client.pullsDiagnostics, let items = diagnostics(at: path) else { return }
    push(.array(items), at: path)
  }

  func push(_ items: JSONValue, at path: String) {
    guard published[path] != items else { return }
    // An empty list is sent only where there were findings before.
    if published[path] == nil, items == [], documents[path] == nil { return }
    published[path] = items
    var params: [JSONValue.Member] = [.init("uri", .string(uri(ofPath: path))), .init("diagnostics", items)]
    if let version = documents[path]?.version { params.append(.init("version", .integer(version))) }
    notify("textDocument/publishDiagnostics", .object(params))
  }

  /// Removes the findings in a file that is gone from the client.
  func clear(_ path: String) {
    if published.removeValue(forKey: path).map({ $0 != [] }) ?? false {
      notify(
        "textDocument/publishDiagnostics", ["uri": .string(uri(ofPath: path)), "diagnostics": []])
    }
  }

  /// Sends all findings that have changed since the last time.
  func publishChanges() {
    var hasOthers = false
    for index in folders.indices {
      let root = folders[index].root
      var paths = untold.removeValue(forKey: root) ?? []
      paths.formUnion(folders[index].workspace?.changes().map(\.path) ?? [])
      if measuresPictures, let drawer {
        for file in folders[index].measurePictures(drawer) {
          if let source = folders[index].workspace?.snapshot.sources[file] { paths.insert(source.path) }
        }
      }
      for path in paths.sorted(by: { $0.precedesByBytes($1) }) {
        let path = folders[index].absolute(path)
        if diagnostics(at: path) == nil { clear(path) } else { publish(path) }
        hasOthers = true
      }
    }
    measuresPictures = false
    if hasOthers, client.pullsDiagnostics, client.refreshesDiagnostics {
      ask("workspace/diagnostic/refresh", .null)
    }
  }

  /// Sends the findings of all files that differ now, for a setting that changes how they are shown.
  func publishAgain() {
    takeChanges()
    sentReports = [:]
    for path in published.keys.sorted(by: { $0.precedesByBytes($1) }) { publish(path) }
    if client.pullsDiagnostics, client.refreshesDiagnostics { ask("workspace/diagnostic/refresh", .null) }
  }

  // MARK: Asked for

  func documentDiagnostic(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let path = try path(ofURI: params["textDocument"]?["uri"]?.string)
    loadFolders()
    let previous = params["previousResultId"]?.string
    return report(at: path, after: previous) ?? report([], after: previous)
  }

  func workspaceDiagnostic(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    loadFolders()
    let token = params["workDoneToken"]
    report(token, ["kind": "begin", "title": "Checking style files"])
    defer { report(token, ["kind": "end"]) }
    let known = (params["previousResultIds"]?.array ?? []).compactMap { entry in
      entry["uri"]?.string.flatMap { uri in entry["value"]?.string.map { (uri, $0) } }
    }
    var previous = Dictionary(known, uniquingKeysWith: { $1 })
    var items: [JSONValue] = []
    for folder in folders {
      for file in folder.workspace?.snapshot.sources.files ?? [] {
        try checkInterruption(params)
        let path = folder.absolute(file.path)
        let uri = uri(ofPath: path)
        guard let report = report(at: path, after: previous.removeValue(forKey: uri)) else { continue }
        items.append(item(report, uri, path))
      }
    }
    // What was found in files that are gone is taken back.
    for (uri, id) in previous.sorted(by: { $0.key < $1.key }) {
      items.append(item(report([], after: id), uri, filePath(ofURI: uri) ?? ""))
    }
    return ["items": .array(items)]
  }

  private func item(_ report: JSONValue, _ uri: String, _ path: String) -> JSONValue {
    let version = documents[path].map { JSONValue.integer($0.version) } ?? .null
    return .object([.init("uri", .string(uri)), .init("version", version)] + (report.members ?? []))
  }

  /// The report of a file; unchanged where the client has it as `previous`, and nil if the file is not a style file.
  private func report(at path: String, after previous: String?) -> JSONValue? {
    let basis = basisOfReport(at: path)
    if let previous, let basis, let sent = sentReports[path], sent.id == previous, sent.basis == basis {
      return ["kind": "unchanged", "resultId": .string(previous)]
    }
    guard let items = diagnostics(at: path) else { return nil }
    let report = report(items, after: previous)
    sentReports[path] = basis.flatMap { basis in
      report["resultId"]?.string.map { SentReport(id: $0, basis: basis) }
    }
    return report
  }

  /// The basis of a file's report; nil where no folder has the file, or several have it.
  private func basisOfReport(at path: String) -> SentReport.Basis? {
    let fitting = folders.filter { $0.file(at: path) != nil }
    guard fitting.count == 1, let folder = fitting.first, let file = folder.file(at: path),
      let snapshot = folder.workspace?.snapshot
    else { return nil }
    let findings = folder.findings(in: file)
    let others = findings.lazy.flatMap(\.related).map(\.span.file).filter { $0 != file }
    return SentReport.Basis(findings, [snapshot.tree(of: file)] + others.map(snapshot.tree))
  }

  /// A report with an id, which is unchanged where the client has it as `previous`.
  private func report(_ items: [JSONValue], after previous: String?) -> JSONValue {
    let items = JSONValue.array(items)
    let id = Fingerprint(items.compactBytes).text
    if id == previous { return ["kind": "unchanged", "resultId": .string(id)] }
    return ["kind": "full", "resultId": .string(id), "items": items]
  }

  // MARK: Findings

  /// The findings in a file, at most `maximumFindings`; nil if it is not a style file.
  func diagnostics(at path: String) -> [JSONValue]? {
    let fitting = folders.filter { $0.file(at: path) != nil }
    guard !fitting.isEmpty else { return nil }
    // A file may belong to several folders: what more than one of them finds is reported once.
    var items: [JSONValue] = []
    for folder in fitting {
      guard let snapshot = folder.workspace?.snapshot, let file = folder.file(at: path) else { continue }
      let query = Query(snapshot, file, in: folder, of: self, .null)
      let findings = folder.findings(in: file)
      let shown = findings.mostSevere(settings.maximumFindings)
      for finding in shown {
        let item = diagnostic(finding, query)
        if fitting.count == 1 || !items.contains(item) { items.append(item) }
      }
      if shown.count < findings.count { items.append(notice(of: findings.count, shown: shown.count)) }
    }
    return items
  }

  /// The remark at the start of a file that not all of its findings are shown.
  private func notice(of all: Int, shown: Int) -> JSONValue {
    let start: JSONValue = ["line": 0, "character": 0]
    let message =
      "\(shown) of \(counted(all, "finding")) are shown, the most severe first; ‘stylec lint’ prints all of them, "
      + "and the setting ‘stylec.maximumFindings’ says how many an editor shows"
    return [
      "range": ["start": start, "end": start], "severity": .integer(Severity.info.number),
      "source": "stylec", "message": .string(message),
    ]
  }

  func diagnostic(_ finding: Diagnostic, _ query: Query) -> JSONValue {
    let related = finding.related.map { related -> JSONValue in
      ["location": query.location(related.span), "message": .string(related.message)]
    }
    return .object([
      "range": query.positions.range(finding.span),
      "severity": .integer(finding.severity.number),
      "code": .string(finding.code.id),
      "codeDescription": documentationURI(of: finding.code).map { ["href": .string($0)] },
      "source": "stylec",
      "message": .string(finding.fullMessage),
      "tags": finding.code.tag.map { [.integer($0)] },
      "relatedInformation": related.isEmpty ? nil : .array(related),
    ])
  }

  /// The address of a code's documentation: on the site that settings name, or in a document that the server makes.
  func documentationURI(of code: DiagnosticCode) -> String? {
    if let site = settings.documentation {
      let page = Rule.named(code.id) == nil ? "language.md" : "rules.md"
      return site + (site.hasSuffix("/") ? "" : "/") + page + "#" + code.id
    }
    return client.showsServerDocuments ? "\(explanationScheme):/\(code.id).md" : nil
  }
}

/// A report that a client has, so that it isn't made again while its basis stays the same.
struct SentReport {
  let id: String
  let basis: Basis

  /// The basis of a report: findings, and the trees of the files with them.
  struct Basis: Equatable {
    private let findings: [Diagnostic]
    private let trees: [SyntaxTree]

    init(_ findings: [Diagnostic], _ trees: [SyntaxTree]) {
      self.findings = findings
      self.trees = trees
    }

    static func == (a: Basis, b: Basis) -> Bool {
      a.trees.elementsEqual(b.trees, by: ===) && a.findings == b.findings
    }
  }
}

/// The scheme of documents that the server makes: `stylec:/text-contrast.md` explains a finding.
let explanationScheme = "stylec"

extension LanguageServer {
  /// The text of a document that the server makes (LSP 3.18).
  func textDocumentContent(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let uri = params["uri"]?.string ?? ""
    let prefix = explanationScheme + ":/"
    guard uri.hasPrefix(prefix), uri.hasSuffix(".md"),
      let code = DiagnosticCode.known.first(where: { $0.id == uri.dropFirst(prefix.count).dropLast(3) })
    else { throw .invalid("there is no document ‘\(uri.shortened)’") }
    return ["text": .string(code.page)]
  }
}

extension DiagnosticCode {
  /// The code with its documentation, in Markdown.
  var page: String {
    var page = "# \(id)\n\n\(summary)\n"
    if !explanation.isEmpty { page += "\n\(explanation)\n" }
    if !example.isEmpty { page += "\n```yaml\n\(example)\(example.hasSuffix("\n") ? "" : "\n")```\n" }
    return page
  }

  /// The protocol's tag for what is unused or deprecated.
  fileprivate var tag: Int? {
    if id == "deprecated-use" { return 2 }
    return id.hasPrefix("unused-") || id.hasPrefix("redundant-") ? 1 : nil
  }
}

extension Diagnostic {
  /// The message, with the label and the notes on lines of their own.
  var fullMessage: String { ([message] + [label].compactMap { $0 } + notes).joined(separator: "\n") }
}

extension [Diagnostic] {
  /// At most `count` of the findings, in their order: errors before warnings, and these before remarks.
  fileprivate func mostSevere(_ count: Int) -> [Diagnostic] {
    guard self.count > count else { return self }
    var left = count
    var taken: [Severity: Int] = [:]
    for severity in [Severity.error, .warning, .info] {
      taken[severity] = Swift.min(left, self.count { $0.severity == severity })
      left -= taken[severity, default: 0]
    }
    return filter { finding in
      let isTaken = taken[finding.severity, default: 0] > 0
      if isTaken { taken[finding.severity, default: 0] -= 1 }
      return isTaken
    }
  }
}

extension Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
