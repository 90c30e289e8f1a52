import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// A place where values of a token are written: its declaration, or an overlay.
struct TokenPlace {
  /// The modes in which an overlay's values hold; none for the declaration.
  var modes: ModeSet
  var file: FileID
  /// The path in the file; for a file of design tokens, that in the equivalent style file, which several values may share.
  var path: SyntaxPath
  var node: SyntaxNode
  /// The key of a design token; nil in a style file.
  var designKey: Span?

  /// Whether the node has values by mode, and is not a value alone.
  var isOpen: Bool { node.kind == .mapping && (node["value"] != nil || designKey != nil) }

  /// The values for modes, each with its modes and its path.
  func values(in sheet: ResolvedSheet) -> [(modes: ModeSet, node: SyntaxNode, path: SyntaxPath)] {
    guard isOpen else { return [(modes, node, path)] }
    return node.entries.compactMap { entry in
      guard !entry.isMerged else { return nil }
      let name = entry.key.text
      if name == "value" { return (modes, entry.value, path.appending(.key(name))) }
      guard let own = sheet.modes.modes(named: name), !own.isEmpty else { return nil }
      return (modes.union(own), entry.value, path.appending(.key(name)))
    }
  }
}

extension InspectorSheet {
  /// The places of a token's values, its declaration first; without the declaration where that can't be edited.
  func places(ofToken index: Int) -> [TokenPlace] {
    let token = sheet.tokens[index]
    func place(_ span: Span, _ modes: ModeSet) -> TokenPlace? {
      let tree = tree(of: span.file)
      guard let location = tree.location(at: Int(span.start)), location.isKey,
        let node = tree.node(at: location.path)
      else { return nil }
      return TokenPlace(modes: modes, file: span.file, path: location.path, node: node)
    }
    let overlaid = sheet.overlays.filter { !tree(of: $0.file).isTranslated }.flatMap { overlay in
      overlay.tokens.filter { $0.token == index }.compactMap { place($0.span, overlay.modes) }
    }
    if let files = designFiles(of: token.span.file) {
      return places(ofDesignToken: token, in: files.number) + overlaid
    }
    return [place(token.span, [])].compactMap(\.self) + overlaid
  }

  /// The places of a token's values in files of design tokens, its declaration first: in one file, several sets may have one.
  private func places(ofDesignToken token: Token, in files: Int) -> [TokenPlace] {
    let all = sources.files.filter { designFiles(of: $0.id)?.number == files }.flatMap {
      source -> [TokenPlace] in
      let modes = sheet.overlays.first { $0.file == source.id && !$0.modes.isEmpty }?.modes ?? []
      return (tree(of: source.id).root?["tokens"]?.entries ?? nil)?.filter { $0.key.text == token.name }.map {
        entry in
        TokenPlace(
          modes: modes, file: source.id, path: [.key("tokens"), .key(token.name)], node: entry.value,
          designKey: entry.key.definition)
      } ?? []
    }
    return all.filter { $0.designKey == token.span } + all.filter { $0.designKey != token.span }
  }

  /// The tokens that a token's value for some modes is taken from, the nearest first: the one that is written there, and what that refers
  /// to.
  func tokens(behind index: Int, _ modes: ModeSet) -> [Int] {
    var found: [Int] = []
    var last = index
    while found.count < 6 {
      let values = places(ofToken: last).flatMap { $0.values(in: sheet) }
      guard let next = reference(values.first { $0.modes == modes }?.node), next != index,
        !found.contains(next)
      else { break }
      found.append(next)
      last = next
    }
    return found
  }

  /// The token that a value refers to, and nothing else.
  func reference(_ node: SyntaxNode?) -> Int? {
    guard let node, node.kind == .scalar, node.text.hasPrefix("$") else { return nil }
    return token(named: String(node.text.dropFirst()))
  }

  /// The overlays, by their paths, in which a token may get its first value for some modes.
  func overlays(forToken index: Int, _ modes: ModeSet) -> [String] {
    guard !modes.isEmpty else { return [] }
    let token = sheet.tokens[index]
    guard !places(ofToken: index).contains(where: { $0.values(in: sheet).contains { $0.modes == modes } })
    else { return [] }
    return sheet.overlays.filter { overlay in
      // What an overlay says of a token begins with the value in its own mode.
      overlay.modes.isSubset(of: modes)
        && (overlay.tokens.contains { $0.token == index }
          || overlay.modes == modes
            && overlay.tokens.contains { sheet.tokens[$0.token].span.file == token.span.file })
    }.map { sources[$0.file].path }
  }

  /// The address of a token's value for some modes; of a new value, in the declaration, or in an overlay.
  func address(
    ofToken index: Int, _ modes: ModeSet, overlay path: String? = nil
  ) throws(InspectorError) -> EditAddress {
    let token = sheet.tokens[index]
    let when = condition(.normal, modes)
    var address = EditAddress(
      kind: .token, name: token.name, label: "Token \(token.name)\(when)", subject: "\(token.name)\(when)",
      file: token.span.file, path: [], type: .value(token.type.valueType))
    func isIn(_ file: FileID, _ what: EditAddress.Kind) throws(InspectorError) {
      if let problem = problemOfEditing(file) { throw .cannotEdit(problem) }
      address.file = file
      address.kind = what
      if what == .overlay { address.label += ", in \(pathParts(sources[file].path).last ?? "")" }
    }
    let places = places(ofToken: index)
    for place in places {
      guard let value = place.values(in: sheet).first(where: { $0.modes == modes }) else { continue }
      try isIn(place.file, place.modes.isEmpty ? .token : .overlay)
      address.path = value.path
      address.designKey = place.designKey
      address.isWholeToken = !place.isOpen
      let own = modes.isEmpty ? token.value.value : token.value.cases.last { $0.modes == modes }?.value
      address.current = own?.inspectorJSON ?? .null
      return address
    }
    guard let path else {
      try isIn(token.span.file, .token)
      guard let place = places.first, place.modes.isEmpty else {
        throw .cannotEdit("‘\(token.name)’ is written in another place")
      }
      if place.designKey != nil {
        throw .cannotEdit(
          "‘\(sources[place.file].path)’ and the files beside it have no value for \(sheet.modes.name(modes)); a design tool exports one file or set for each mode; with ‘New file for a mode…’, a style file says it"
        )
      }
      address.opens = !place.isOpen
      address.path = place.path.appending(.key(sheet.modes.name(modes)))
      return address
    }
    guard let overlay = sheet.overlays.first(where: { sources[$0.file].path == path }),
      overlay.modes.isSubset(of: modes)
    else { throw .badRequest("there is no file ‘\(path.shortened)’ for these modes") }
    try isIn(overlay.file, .overlay)
    if tree(of: overlay.file).isTranslated {
      throw .cannotEdit("‘\(path)’ has no value of ‘\(token.name)’ to change")
    }
    guard let place = places.first(where: { $0.file == overlay.file }) else {
      address.isWholeToken = true
      address.path = SyntaxPath(
        [.key("tokens")] + token.name.split(separator: ".").map { .key(String($0)) })
      return address
    }
    address.opens = !place.isOpen
    address.path = place.path.appending(.key(sheet.modes.name(modes.subtracting(overlay.modes))))
    return address
  }
}
