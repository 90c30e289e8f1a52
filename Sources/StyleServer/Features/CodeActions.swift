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
      for finding in findings { actions += fixes(finding, query) }
      for finding in findings { actions += suppressions(finding, query) }
    }
    if isWanted("source.fixAll") { actions += try fixAll(params, query, isAsked: wanted != nil) }
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

  /// The ways that a finding brings to put it right; the first is the one to take.
  private func fixes(_ finding: Diagnostic, _ query: Query) -> [JSONValue] {
    finding.fixes.enumerated().map { index, fix in
      .object([
        "title": .string(fix.title.firstCapital), "kind": "quickfix",
        "diagnostics": [diagnostic(finding, query)],
        "isPreferred": index == 0 ? true : nil,
        "edit": query.workspaceEdit(fix.edits),
      ])
    }
  }

  // MARK: Switching rules off

  private func suppressions(_ finding: Diagnostic, _ query: Query) -> [JSONValue] {
    guard Rule.named(finding.code.id) != nil else { return [] }
    let rule = finding.code.id
    let kinds: [(title: String, edit: FixIt.Edit?)] = [
      ("Switch off ‘\(rule)’ for this line", suppressionOfLine(rule, finding.span, query)),
      ("Switch off ‘\(rule)’ in this file", suppressionOfFile(rule, query)),
    ]
    return kinds.compactMap { title, edit in
      edit.map {
        [
          "title": .string(title), "kind": "quickfix", "diagnostics": [diagnostic(finding, query)],
          "edit": query.workspaceEdit([$0]),
        ]
      }
    }
  }

  /// A comment behind the line, or above it where one stands there; nil where neither would be a comment.
  private func suppressionOfLine(_ rule: String, _ span: Span, _ query: Query) -> FixIt.Edit? {
    let bytes = query.source.bytes
    let line = query.positions.line(at: Int(span.start)).content
    let end = line.upperBound - bytes[line].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    let indent = bytes[line].prefix { $0 == 0x20 }
    let own = Span(query.file, end, end)
    let above = Span(query.file, line.lowerBound, line.lowerBound)
    let candidates = [
      FixIt.Edit(own, " # stylec:disable \(rule)"),
      FixIt.Edit(
        above, String(decoding: indent, as: UTF8.self) + "# stylec:disable-next-line \(rule)\n"),
    ]
    return candidates.first { edit in
      let new = applying([edit], to: bytes)
      let tree = parse(SourceFile(id: query.file, path: query.source.path, bytes: new)).product
      let start = Int(edit.span.start) + edit.replacement.utf8.prefix { $0 == 0x20 }.count
      return tree.comments.contains { Int($0.start) == start }
    }
  }

  private func suppressionOfFile(_ rule: String, _ query: Query) -> FixIt.Edit? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = query.source.bytes.starts(with: mark) ? 3 : 0
    return FixIt.Edit(Span(query.file, start, start), "# stylec:disable-file \(rule)\n")
  }

  // MARK: All fixes

  /// Applies each safe fix of the file, as `stylec lint --fix` does. Worked out when it is chosen, where the client can wait for it.
  private func fixAll(_ params: JSONValue, _ query: Query, isAsked: Bool) throws(ResponseError) -> [JSONValue]
  {
    let hasFixes = findings(query).contains { $0.fixes.contains(where: \.isSafe) }
    guard hasFixes else { return [] }
    let action: [JSONValue.Member] = [
      .init("title", "Fix all that can be fixed safely"), .init("kind", "source.fixAll"),
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
      difference(from: query.sources[file].bytes, to: bytes, in: file)
    }
    return query.workspaceEdit(edits)
  }

  /// One edit of whole lines that makes one text of another; nil where they are equal.
  private func difference(from old: [UInt8], to new: [UInt8], in file: FileID) -> FixIt.Edit? {
    guard old != new else { return nil }
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, old[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var tail = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    while tail > 0, old[old.count - tail] & 0xC0 == 0x80 { tail -= 1 }
    return FixIt.Edit(
      Span(file, start, old.count - tail), String(decoding: new[start..<new.count - tail], as: UTF8.self))
  }
}

extension String {
  var firstCapital: String { prefix(1).uppercased() + dropFirst() }
}
