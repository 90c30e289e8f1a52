import StyleSource
import StyleSyntax

/// The files of design tokens after a token was moved or deleted. Style files aren't changed: their next reading shows the consequences.
package struct DesignTokenChange {
  /// The files that change.
  package let files: [FileID: [UInt8]]
  /// The number of references in these files that change.
  package let references: Int
}

/// The replacement written into references to a deleted token.
package enum DesignTokenSubstitute {
  /// No replacement: the references become errors.
  case none
  /// Another token, by its name in style files.
  case token(String)
  /// The token's own value.
  case value
}

extension DesignNames {
  /// The names in style files of the design tokens behind one of them: a border is two tokens there.
  package func styleNames(with name: String) -> [String] {
    var known: Set<String> = []
    return tokens(named: name).flatMap(\.styleNames).filter { known.insert($0).inserted }
  }

  /// The reason why a token can't be moved or deleted; nil where it can.
  package func problem(ofTaking name: String) -> DesignEditProblem? {
    let own = tokens(named: name)
    let all = Set(own.flatMap(\.styleNames))
    for token in own {
      if token.isInherited {
        return DesignEditProblem(
          message: "the token is that of a group which this one extends; change it there")
      }
      let last = token.names.last ?? token.lastName
      for other in names[last].tokens.map({ tokens[$0] }) where !all.isSuperset(of: other.styleNames) {
        return DesignEditProblem(
          message:
            "‘$\(other.styleNames.first ?? other.original.name)’ is this token in a group that extends another one, and would change too; change the two in the file"
        )
      }
      let span = token.original.node.span
      for other in tokens
      where other.key.file == span.file && span.start < other.key.start && other.key.end < span.end {
        return DesignEditProblem(
          message: "the token has the token ‘\(other.original.name)’ in it; move that one first")
      }
    }
    return nil
  }

  // MARK: Moving

  /// Moves a token, in all files and sets that have it, to another group, and writes its new path into all references.
  ///
  /// - Parameter new: The token's new name in style files.
  package func moving(
    _ name: String, to new: String, in sources: SourceMap
  ) -> Result<DesignTokenChange, DesignEditProblem> {
    if let problem = problem(ofTaking: name) { return .failure(problem) }
    var paths: [[Int]: [String]] = [:]
    for token in tokens(named: name) {
      switch path(of: token, movedTo: new) {
      case .success(let path): paths[token.names] = path
      case .failure(let problem): return .failure(problem)
      }
    }
    var edits: Set<FixIt.Edit> = []
    for token in tokens(named: name) {
      guard let path = paths[token.names] else { continue }
      switch referenceEdits(token, to: path) {
      case .success(let own): edits.formUnion(own)
      case .failure(let problem): return .failure(problem)
      }
    }
    let references = edits.count
    let path = new.split(separator: ".").dropFirst().joined(separator: ".")
    var renamed: [String: String] = [:]
    for each in styleNames(with: name) { renamed[each] = String(each.prefix { $0 != "." }) + "." + path }
    edits.formUnion(editsOfKeptReferences(renamed))
    return changed(edits, references, tokens(named: name), in: sources) { members, token, place, base in
      guard let path = paths[token.names] else { return false }
      return members.move(place, to: path, below: base, token.original)
    }
  }

  /// The path that a token gets in its file: with the names that groups have there.
  private func path(of token: NamedToken, movedTo new: String) -> Result<[String], DesignEditProblem> {
    func refused(_ message: String) -> Result<[String], DesignEditProblem> {
      .failure(DesignEditProblem(message: message))
    }
    let original = token.original
    if original.lastName == "$root" {
      return refused("‘$root’ stands for the group that holds it; rename that")
    }
    if token.given != nil || original.isKept {
      return refused("the file says its name in ‘$extensions’; change it there")
    }
    var parts = new.split(separator: ".").dropFirst().map(String.init)
    if let group = names[token.lastName].importGroup {
      let outer = group.split(separator: ".").map(String.init)
      guard parts.count > outer.count, parts.starts(with: outer) else {
        return refused(
          "the import puts all tokens of this file into the group ‘\(group)’; keep that in front")
      }
      parts.removeFirst(outer.count)
    }
    guard let last = parts.last, token.names.count >= token.parts.count else {
      return refused("the token has no name there")
    }
    // A first name that is the name of the type is no part of the name in style files.
    var path = token.names.dropLast(token.parts.count).map { names[$0].text }
    let group = names[token.lastName].importGroup
    for part in parts.dropLast() {
      let known = names.first {
        $0.importGroup == group && $0.path.count == path.count + 1 && $0.path.starts(with: path)
          && styleName(ofDesign: $0.text) == part
      }
      path.append(known?.text ?? part)
      if let known, known.tokens.contains(where: { tokens[$0].original.path == path }) {
        return refused("‘\(path.joined(separator: "."))’ is a token, and no group")
      }
    }
    guard let text = text(of: token.lastName, named: last) else {
      return refused("no name in JSON is ‘\(last.shortened)’ in a style file")
    }
    path.append(text)
    if names.contains(where: { $0.importGroup == group && $0.path == path }) {
      return refused("‘\(path.joined(separator: "."))’ is there already")
    }
    return .success(path)
  }

  // MARK: Deleting

  /// Removes a token from all files and sets that have it.
  package func removing(
    _ name: String, writing substitute: DesignTokenSubstitute, in sources: SourceMap
  ) -> Result<DesignTokenChange, DesignEditProblem> {
    if let problem = problem(ofTaking: name) { return .failure(problem) }
    var edits: Set<FixIt.Edit> = []
    var references = 0
    for token in tokens(named: name) {
      let own: Result<[FixIt.Edit], DesignEditProblem>
      switch substitute {
      case .none: continue
      case .token(let other):
        guard !self.references(to: token).isEmpty else { continue }
        guard let other = tokens(named: other).first else {
          return .failure(
            DesignEditProblem(
              message: "JSON can't refer to ‘$\(other)’, a token of another file; choose one of these files"))
        }
        own = referenceEdits(token, to: other.original.path)
      case .value: own = valueEdits(token, in: sources)
      }
      switch own {
      case .success(let found): edits.formUnion(found)
      case .failure(let problem): return .failure(problem)
      }
    }
    references = edits.count
    let all = styleNames(with: name)
    switch substitute {
    case .none: break
    case .token(let other):
      edits.formUnion(editsOfKeptReferences(Dictionary(uniqueKeysWithValues: all.map { ($0, other) })))
    case .value:
      if keptReferences.contains(where: { all.contains($0.name) }) {
        return .failure(
          DesignEditProblem(message: "‘$extensions’ name the token too; put another token in its place"))
      }
    }
    return changed(edits, references, tokens(named: name), in: sources) { members, _, place, base in
      members.remove(members.withEmptyGroups(place, below: base))
    }
  }

  /// The edits that write a token's value in place of each reference to it.
  private func valueEdits(_ token: NamedToken, in sources: SourceMap) -> Result<
    [FixIt.Edit], DesignEditProblem
  > {
    var edits: [FixIt.Edit] = []
    var files: [FileID: JSONMembers] = [:]
    for reference in references(to: token) {
      let file = reference.name.file
      let members = files[file] ?? JSONMembers(sources[file])
      files[file] = members
      guard let path = reference.path, let value = token.original.ownValue, let members,
        let location = members.tree.location(at: Int(path.start)), !location.isKey,
        case let node = location.node, node.isJSONString, reference.spelling == .plain,
        node.text.isReference(to: token.original.name)
      else {
        return .failure(
          DesignEditProblem(
            message:
              "‘\(sources[file].path)’ refers to the token within another value, or with ‘$ref’; put another token in its place"
          ))
      }
      let written = token.original.node.tree.source
      let source = JSONMembers(written)
      let text = JSONMembers.moved(
        Array(written.bytes[value.definition.range]),
        from: source?.lineIndent(at: Int(value.definition.start)) ?? [],
        to: members.lineIndent(at: Int(node.definition.start)) ?? [])
      edits.append(FixIt.Edit(node.definition, String(decoding: text, as: UTF8.self)))
    }
    return .success(edits)
  }

  // MARK: References

  private struct PathOfReference {
    /// The last name of the path.
    let name: Span
    /// The span of the whole path; nil where it leads through a group that extends the token's.
    let path: Span?
    let spelling: Spelling
  }

  /// The references that name a token, each with its path.
  private func references(to token: NamedToken) -> [PathOfReference] {
    guard let last = token.names.last else { return [] }
    return occurrences(of: last).filter { !$0.isDeclaration }.map { found in
      let all = occurrences(in: found.span.file)
      let end = all.firstIndex { $0.span == found.span } ?? 0
      let start = end - token.names.count + 1
      guard start >= 0, all[start...end].map(\.name) == token.names else {
        return PathOfReference(name: found.span, path: nil, spelling: found.spelling)
      }
      return PathOfReference(
        name: found.span, path: Span(found.span.file, Int(all[start].span.start), Int(found.span.end)),
        spelling: found.spelling)
    }
  }

  private func referenceEdits(
    _ token: NamedToken, to path: [String]
  ) -> Result<[FixIt.Edit], DesignEditProblem> {
    var edits: [FixIt.Edit] = []
    for reference in references(to: token) {
      guard let span = reference.path else {
        return .failure(
          DesignEditProblem(
            message:
              "a reference to ‘\(token.original.name)’ leads through another group; change it in the file"))
      }
      let separator = reference.spelling == .plain ? "." : "/"
      edits.append(
        FixIt.Edit(span, path.map { spelled($0, reference.spelling) }.joined(separator: separator)))
    }
    return .success(edits)
  }

  /// The files after some edits, and after a change of each place where a token stands.
  ///
  /// - Parameter change: Gets the path of the token, and that of its set. What it returns says whether it could be made.
  private func changed(
    _ edits: Set<FixIt.Edit>, _ references: Int, _ tokens: [NamedToken], in sources: SourceMap,
    _ change: (inout JSONMembers, NamedToken, SyntaxPath, SyntaxPath) -> Bool
  ) -> Result<DesignTokenChange, DesignEditProblem> {
    var files: [FileID: [UInt8]] = [:]
    for (file, edits) in Dictionary(grouping: edits, by: \.span.file) {
      files[file] = applying(edits.sorted { $0.span < $1.span }, to: sources[file].bytes)
    }
    for (file, tokens) in Dictionary(grouping: tokens, by: \.file) {
      let source = sources[file]
      let refusal = DesignEditProblem(
        message: "‘\(source.path)’ is laid out in a way that this change can't keep; change it in the file")
      guard
        var members = JSONMembers(
          SourceFile(id: file, path: source.path, bytes: files[file] ?? source.bytes))
      else { return .failure(refusal) }
      for token in tokens {
        let original = token.original
        guard let place = original.node.tree.location(at: Int(token.key.start)), place.isKey,
          place.path.steps.count >= original.path.count,
          change(
            &members, token, place.path, SyntaxPath(place.path.steps.dropLast(original.path.count)))
        else { return .failure(refusal) }
      }
      files[file] = members.bytes
    }
    return .success(DesignTokenChange(files: files, references: references))
  }
}

extension String {
  /// Whether the text is a name in braces, and nothing else.
  fileprivate func isReference(to name: String) -> Bool {
    guard hasPrefix("{"), hasSuffix("}") else { return false }
    let inner = utf8.dropFirst().dropLast().drop { $0 == 0x20 || $0 == 0x09 }
    return inner.starts(with: name.utf8)
      && inner.dropFirst(name.utf8.count).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

extension JSONMembers {
  /// Moves a token to another path of its set, and writes the type that it had from its group.
  fileprivate mutating func move(
    _ place: SyntaxPath, to path: [String], below base: SyntaxPath, _ token: DesignToken
  ) -> Bool {
    var parent = base
    var rest = path
    while rest.count > 1, tree.node(at: parent.appending(.key(rest[0])))?.kind == .mapping {
      parent = parent.appending(.key(rest.removeFirst()))
    }
    for (own, group) in [
      (token.ownType, token.groupType), (token.written.deprecation, token.groupDeprecation),
    ] {
      guard own == nil, let group else { continue }
      guard case .key(let key)? = group.tree.location(at: Int(group.span.start))?.path.steps.last else {
        return false
      }
      let text = group.tree.source.text(group.definition)
      let said = inherited(key, at: parent, below: base)
      if said == text || said == nil && text == "false" { continue }
      guard insertFirst(key, text, into: place) else { return false }
    }
    guard let written = member(place), insert(rest, as: written, into: parent) else { return false }
    return remove(withEmptyGroups(place, below: base))
  }

  /// The text of a key's value in the nearest group that has the key.
  private func inherited(_ key: String, at group: SyntaxPath, below base: SyntaxPath) -> String? {
    var path = group
    while true {
      if let node = tree.node(at: path.appending(.key(key))) { return tree.source.text(node.definition) }
      if path.steps.count <= base.steps.count { return nil }
      path.steps.removeLast()
    }
  }

  /// The outermost group that has nothing but what stands at a path; one with comments of its own stays.
  fileprivate func withEmptyGroups(_ path: SyntaxPath, below base: SyntaxPath) -> SyntaxPath {
    var path = path
    while path.steps.count > base.steps.count + 1, case let parent = SyntaxPath(path.steps.dropLast()),
      tree.node(at: parent)?.entries.reduce(0, { count, _ in count + 1 }) == 1, !hasCommentsOfItsOwn(parent)
    {
      path = parent
    }
    return path
  }
}
