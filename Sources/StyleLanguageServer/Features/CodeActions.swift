import StyleCompiler
import StyleLint
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension LanguageServer {
  func codeActions(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    guard let range = query.positions.offsets(params["range"]) else {
      throw .invalid("the request has no ‘range’")
    }
    let wanted = params["context"]?["only"]?.array?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true
    }
    var actions: [JSONValue] = []
    let findings = findings(query).filter { finding in
      Int(finding.span.start) <= range.upperBound && Int(finding.span.end) >= range.lowerBound
    }
    if isWanted("quickfix") {
      for finding in query.snapshot.checked.trying(findings) {
        try query.checkInterruption()
        actions += fixes(finding, query)
      }
      // JSON has no comments.
      if !query.tree.isTranslated { actions += try suppressions(findings, query) }
    }
    if isWanted("source.fixAll.stylec") { actions += try fixAll(params, query, isAsked: wanted != nil) }
    if query.tree.isTranslated { return .array(actions) }
    if isWanted("source.organizeImports.stylec") { actions += organizingImports(query) }
    if let wanted, !wanted.isEmpty, !isWanted("refactor"),
      !wanted.contains(where: { $0.hasPrefix("refactor") })
    {
      return .array(actions)
    }
    actions += refactorings(query, range).filter { isWanted($0["kind"]?.string ?? "") }
    return .array(actions)
  }

  private func findings(_ query: Query) -> [Diagnostic] {
    let path = query.path(of: query.file)
    return folders.first {
      $0.file(at: path) == query.file && $0.workspace?.snapshot.sources[query.file].path == query.source.path
    }?
    .findings(in: query.file) ?? query.snapshot.findings(in: query.file)
  }

  /// The code actions for the fixes of a finding; the first is the preferred one.
  private func fixes(_ finding: Diagnostic, _ query: Query) -> [JSONValue] {
    let fixes = importedInstead(finding, query) + finding.fixes
    return fixes.enumerated().map { index, fix in
      .object([
        "title": .string(fix.title.firstCapital), "kind": "quickfix",
        "diagnostics": [diagnostic(finding, query)],
        "isPreferred": index == 0 ? true : nil,
        "edit": query.workspaceEdit(fix.edits),
      ])
    }
  }

  // MARK: Switching rules off

  private func suppressions(_ findings: [Diagnostic], _ query: Query) throws(ResponseError) -> [JSONValue] {
    let findings = findings.filter { Rule.named($0.code.id) != nil }
    let places = try suppressionPlaces(ofLines: findings.map { lineStart($0, query) }, query)
    var actions: [JSONValue] = []
    for finding in findings {
      try query.checkInterruption()
      let rule = finding.code.id
      let kinds: [(title: String, edit: FixIt.Edit?)] = [
        ("Switch off ‘\(rule)’ for this line", places[lineStart(finding, query)]?.edit(rule)),
        ("Switch off ‘\(rule)’ in this file", suppressionOfFile(rule, query)),
      ]
      for case (let title, let edit?) in kinds {
        actions.append([
          "title": .string(title), "kind": "quickfix", "diagnostics": [diagnostic(finding, query)],
          "edit": query.workspaceEdit([edit]),
        ])
      }
    }
    return actions
  }

  private func lineStart(_ finding: Diagnostic, _ query: Query) -> Int {
    query.positions.line(at: Int(finding.span.start)).content.lowerBound
  }

  /// The places for comments that switch off rules for some lines, by the starts of the lines: behind a line, or above it where its end
  /// isn't free. Lines without a valid place are left out.
  private func suppressionPlaces(ofLines starts: [Int], _ query: Query) throws(ResponseError)
    -> [Int: SuppressionPlace]
  {
    var open = Array(Set(starts)).sorted()
    var found: [Int: SuppressionPlace] = [:]
    // What is a comment only a parse tells. Few lines are tried one by one, so that a comment that breaks a text can't hide another.
    let triesEach = open.count <= 8
    for make in [SuppressionPlace.behind, SuppressionPlace.above] {
      let places = open.map { make(query, query.positions.line(at: $0).content) }
      for group in triesEach ? places.map({ [$0] }) : [places] where !group.isEmpty {
        try query.checkInterruption()
        for place in SuppressionPlace.comments(group, in: query) { found[place.line] = place }
      }
      open.removeAll { found[$0] != nil }
    }
    return found
  }

  private func suppressionOfFile(_ rule: String, _ query: Query) -> FixIt.Edit? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = query.source.bytes.starts(with: mark) ? 3 : 0
    return FixIt.Edit(Span(query.file, start, start), "# stylec:disable-file \(rule)\n")
  }

  // MARK: All fixes

  /// The action that applies each safe fix of the file, as `stylec lint --fix` does. Its edits are computed when it is chosen, where the
  /// client can wait for them.
  private func fixAll(_ params: JSONValue, _ query: Query, isAsked: Bool) throws(ResponseError) -> [JSONValue]
  {
    let hasFixes = findings(query).contains { $0.fixes.contains(where: \.isSafe) }
    guard hasFixes else { return [] }
    let action: [JSONValue.Member] = [
      .init("title", "Fix all that can be fixed safely"), .init("kind", "source.fixAll.stylec"),
    ]
    if client.resolvesCodeActions, !isAsked {
      let uri = params["textDocument"]?["uri"] ?? .null
      return [.object(action + [.init("data", ["action": "fixAll", "textDocument": ["uri": uri]])])]
    }
    return [.object(action + [.init("edit", try fixAllEdit(query))])]
  }

  func resolveCodeAction(_ action: JSONValue) throws(ResponseError) -> JSONValue {
    guard let data = action["data"], data["action"]?.string == "fixAll", let query = try query(data) else {
      return action
    }
    return .object((action.members ?? []) + [.init("edit", try fixAllEdit(query))])
  }

  private func fixAllEdit(_ query: Query) throws(ResponseError) -> JSONValue {
    let fixed = FixedSheet(fixing: query.snapshot.checked, allowsUnsafe: false, in: query.file)
    let edits = fixed.changed.sorted { $0.key < $1.key }.compactMap { file, bytes in
      wholeLines(to: bytes, in: query, file)
    }
    return query.workspaceEdit(edits)
  }
}

/// A place for a comment that switches off a rule for a line.
private struct SuppressionPlace {
  /// The offset at which the line starts.
  let line: Int
  let span: Span
  let before, directive, after: String

  func edit(_ rule: String) -> FixIt.Edit { FixIt.Edit(span, before + directive + rule + after) }

  static func behind(_ query: Query, _ line: Range<Int>) -> SuppressionPlace {
    let end = line.upperBound - query.source.bytes[line].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    return SuppressionPlace(
      line: line.lowerBound, span: Span(query.file, end, end), before: " ", directive: "# stylec:disable ",
      after: "")
  }

  static func above(_ query: Query, _ line: Range<Int>) -> SuppressionPlace {
    let indent = query.source.bytes[line].prefix { $0 == 0x20 }
    return SuppressionPlace(
      line: line.lowerBound, span: Span(query.file, line.lowerBound, line.lowerBound),
      before: String(decoding: indent, as: UTF8.self), directive: "# stylec:disable-next-line ", after: "\n")
  }

  /// The places, in order, at which the text is a comment once all of them are written.
  static func comments(_ places: [SuppressionPlace], in query: Query) -> [SuppressionPlace] {
    let edits = places.map { $0.edit("x") }
    let new = applying(edits, to: query.source.bytes)
    let tree = parse(SourceFile(id: query.file, path: query.source.path, bytes: new)).product
    let starts = Set(tree.comments.map { Int($0.start) })
    var moved = 0
    return zip(places, edits).compactMap { place, edit in
      defer { moved += edit.replacement.utf8.count }
      return starts.contains(Int(place.span.start) + moved + place.before.utf8.count) ? place : nil
    }
  }
}
