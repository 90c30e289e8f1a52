import StyleSource
import StyleSyntax

/// Finds the names in files of design tokens.
struct DesignNamesBuilder {
  private(set) var result = DesignNames()
  private let files: [TokenFile]
  private let system: TokenSystem
  private let groups: [TokenGroup?]
  /// The name of each key, by the key's span.
  private var nameOfKey: [Span: Int] = [:]
  private var nameOfPath: [Path: Int] = [:]
  private var found: [Span: DesignNames.Mention] = [:]
  /// For each token, the keys of its groups and its own.
  private var keys: [[SyntaxNode]] = []

  private struct Path: Hashable {
    let group: String?
    let path: String
  }

  init(_ files: [TokenFile]) {
    self.files = files
    let output = TokenOutput(files)
    output.isSilent = true
    let sets = TokenSets(files, output)
    groups = readGroups(of: sets, in: files, output)
    system = TokenSystem(files, sets, groups, output)
  }

  mutating func build() {
    for group in groups { if let group { declare(group) } }
    for group in groups { if let group { uniteOverridden(in: group) } }
    compress()
    for group in groups { if let group { collectKeys(group, []) } }
    for index in system.tokens.indices { addToken(index) }
    for index in system.tokens.indices where system.tokens[index].inherited == nil {
      readReferences(of: index)
    }
    for group in groups { if let group { readExtensions(of: group) } }
    for (index, file) in files.enumerated() where file.role == .resolver {
      if let root = file.tree.root { readResolver(root, of: index, depth: 0) }
    }
    result.occurrences = found.values.sorted { $0.span < $1.span }
  }

  // MARK: Declarations

  private func importGroup(_ file: Int) -> String? { files[file].options.group }

  /// The members written in a group itself, and not in one that it extends.
  private func ownMembers(_ group: TokenGroup) -> [TokenGroup.Member] {
    group.members.filter { member in
      guard let key = member.key else { return false }
      return key.span.file == group.node.span.file && group.node.span.start <= key.span.start
        && key.span.end <= group.node.span.end
    }
  }

  private mutating func declare(_ group: TokenGroup) {
    for member in ownMembers(group) {
      guard let key = member.key else { continue }
      let path = group.path + [member.name]
      let place = Path(group: importGroup(group.file), path: path.joined(separator: "\u{0}"))
      let name = nameOfPath[place] ?? result.names.count
      if name == result.names.count {
        nameOfPath[place] = name
        result.names.append(DesignNames.Name(path: path, importGroup: place.group))
      }
      nameOfKey[key.span] = name
      if case .group(_, let inner) = member { declare(inner) }
    }
  }

  /// The name that each name is merged into, while equal names are being united.
  private var parents: [Int: Int] = [:]

  private func root(_ name: Int) -> Int {
    var name = name
    while let parent = parents[name] { name = parent }
    return name
  }

  private mutating func uniteOverridden(in group: TokenGroup) {
    for (own, inherited) in group.overridden {
      guard let a = nameOfKey[own.span].map(root), let b = nameOfKey[inherited.span].map(root), a != b else {
        continue
      }
      parents[max(a, b)] = min(a, b)
    }
    for case .group(_, let inner) in group.members { uniteOverridden(in: inner) }
  }

  private mutating func compress() {
    guard !parents.isEmpty else { return }
    for (key, name) in nameOfKey { nameOfKey[key] = root(name) }
    for (path, name) in nameOfPath { nameOfPath[path] = root(name) }
  }

  private mutating func collectKeys(_ group: TokenGroup, _ outer: [SyntaxNode]) {
    for member in group.members {
      guard let key = member.key else { continue }
      let path = outer + [key]
      switch member {
      case .token: keys.append(path)
      case .group(_, let inner): collectKeys(inner, path)
      }
    }
  }

  private mutating func add(
    _ span: Span, _ name: Int, isDeclaration: Bool, _ spelling: DesignNames.Spelling = .plain
  ) {
    if found[span]?.isDeclaration == true { return }
    found[span] = DesignNames.Mention(
      span: span, name: name, isDeclaration: isDeclaration, spelling: spelling)
  }

  private mutating func addToken(_ index: Int) {
    let token = system.tokens[index]
    let names = keys[index].compactMap { nameOfKey[$0.span] }
    guard names.count == token.path.count, let last = names.last else { return }
    for key in keys[index] {
      if let name = nameOfKey[key.span] { add(key.contentSpan, name, isDeclaration: true) }
    }
    let styleName = system.styleName(of: index)
    var types = system.styleType(of: index).map { [$0] } ?? []
    if system.types[index] == .border { types = [.color, .length] }
    let outerCount = importGroup(token.file).map { $0.split(separator: ".").count } ?? 0
    let all = styleName.split(separator: ".").map(String.init)
    let given = givenName(of: token, count: all.count - outerCount)
    let named = zip(token.path, names).filter { $0.0 != "$root" }.map(\.1)
    let parts = given == nil ? Array(named.suffix(all.count - outerCount)) : []
    result.names[last].tokens.append(result.tokens.count)
    result.tokens.append(
      DesignNames.NamedToken(
        file: token.key.span.file, key: token.key.span,
        styleNames: types.map { $0.rawValue + "." + styleName },
        names: names, parts: parts, given: given, lastName: named.last ?? last,
        isInherited: token.inherited != nil,
        original: token, type: system.types[index], points: files[token.file].options.points,
        standsFor: system.figma.target(of: index).map { system.tokens[$0].path.joined(separator: "/") }))
    guard parts.count == all.count - outerCount else { return }
    for (place, name) in parts.enumerated() {
      // The name of a token that stands for its group is that of the group.
      guard place < parts.count - 1 || token.path.last == "$root" else { continue }
      let group = all[...(outerCount + place)].joined(separator: ".")
      for type in types { result.names[name].styleGroups.insert(type.rawValue + "." + group) }
    }
  }

  private func givenName(of token: DesignToken, count: Int) -> DesignNames.GivenName? {
    let node =
      token.keptName != nil
      ? token.extensions?[stylecExtension]?["name"]
      : token.nameInSwift != nil ? token.extensions?["com.figma.codeSyntax"]?["iOS"] : nil
    guard let node, let text = JSONString(node) else { return nil }
    var parts: [Span] = []
    var start = 0
    for index in 0...text.bytes.count
    where index == text.bytes.count || text.bytes[index] == UInt8(ascii: ".") {
      if index > start { parts.append(text.span(start..<index)) }
      start = index + 1
    }
    return DesignNames.GivenName(parts: parts.suffix(count))
  }

  // MARK: References

  private mutating func readReferences(of index: Int) {
    let token = system.tokens[index]
    let reading = Reading(set: token.set, file: token.file, isOfTools: token.isOfTools)
    if token.isKept {
      readKept(token.value, token.file, depth: 0)
    } else if token.ownValue == nil {
      if let reference = token.node["$ref"] { readPointer(reference, in: token.file) }
    } else {
      readValue(token.value, reading, depth: 0)
    }
    if let type = token.ownType, type.kind == .mapping { readValue(type, reading, depth: 0) }
    guard let extensions = token.extensions else { return }
    if let written = token.keptValue { readKept(written, token.file, depth: 0) }
    if let modify = extensions["studio.tokens"]?["modify"] { readValue(modify, reading, depth: 0) }
    if let modes = token.modesInExtensions { readValue(modes, reading, depth: 0) }
    if let alias = token.figmaAlias, let target = system.figma.target(of: index),
      let text = JSONString(alias.name)
    {
      addSteps(of: target, text, from: 0, .figma)
    }
  }

  private struct Reading {
    let set: Int
    let file: Int
    let isOfTools: Bool
  }

  private mutating func readValue(_ node: SyntaxNode, _ reading: Reading, depth: Int) {
    guard depth < 64 else { return }
    switch node.kind {
    case .missing: break
    case .mapping:
      for entry in node.entries {
        if entry.key.hasText("$ref"), entry.value.isJSONString {
          readPointer(entry.value, in: reading.file)
        } else {
          readValue(entry.value, reading, depth: depth + 1)
        }
      }
    case .sequence: for element in node.elements { readValue(element, reading, depth: depth + 1) }
    case .scalar:
      guard node.isJSONString, let text = JSONString(node) else { return }
      readText(text, reading)
    }
  }

  /// The references in braces of a text.
  private mutating func readText(_ text: JSONString, _ reading: Reading) {
    let bytes = text.bytes
    // As Tokens Studio had it at first: `$color.ink`.
    if reading.isOfTools, bytes.first == UInt8(ascii: "$"),
      let target = system.index(of: String(text.text.dropFirst()), in: reading.set)
    {
      return addSteps(of: target, text, from: 1, .plain)
    }
    if !reading.isOfTools, bracedPath(text.text) == nil { return }
    var position = 0
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      var (start, end) = (open + 1, close)
      while start < end, isBlank(bytes[start]) { start += 1 }
      while end > start, isBlank(bytes[end - 1]) { end -= 1 }
      addReference(String(decoding: bytes[start..<end], as: UTF8.self), text, at: start, reading)
      position = close + 1
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private mutating func addReference(
    _ path: String, _ text: JSONString, at start: Int, _ reading: Reading
  ) {
    if let target = system.index(of: path, in: reading.set) {
      return addSteps(of: target, text, from: start, .plain)
    }
    // A part of a tool's token.
    if let dot = path.lastIndex(of: "."), let target = system.index(of: String(path[..<dot]), in: reading.set)
    {
      addSteps(of: target, text, from: start, .plain)
    }
  }

  /// Adds references to the names of a token's path that a text contains from an index on, with one byte between them.
  private mutating func addSteps(
    of target: Int, _ text: JSONString, from start: Int, _ spelling: DesignNames.Spelling
  ) {
    var start = start
    for (name, key) in zip(system.tokens[target].path, keys[target]) {
      let end = start + name.utf8.count
      guard end <= text.bytes.count, text.bytes[start..<end].elementsEqual(name.utf8),
        let known = nameOfKey[key.span]
      else { return }
      add(text.span(start..<end), known, isDeclaration: false, spelling)
      start = end + 1
    }
  }

  /// The groups that groups extend.
  private mutating func readExtensions(of group: TokenGroup) {
    if let reference = group.extended, reference.span.file == group.node.span.file {
      if let pointer = reference.kind == .mapping ? reference["$ref"] : reference,
        let text = JSONString(pointer)
      {
        if text.bytes.first == UInt8(ascii: "{"), let path = bracedPath(text.text) {
          readGroupReference(path, text, importGroup(group.file))
        } else {
          readPointer(pointer, in: group.file)
        }
      }
    }
    for case .group(_, let inner) in ownMembers(group) { readExtensions(of: inner) }
  }

  private mutating func readGroupReference(_ path: [String], _ text: JSONString, _ group: String?) {
    var start = 1
    while start < text.bytes.count, isBlank(text.bytes[start]) { start += 1 }
    for count in path.indices {
      let end = start + path[count].utf8.count
      let whole = path[...count].joined(separator: "\u{0}")
      let known =
        nameOfPath[Path(group: group, path: whole)] ?? nameOfPath.first { $0.key.path == whole }?.value
      if let known { add(text.span(start..<end), known, isDeclaration: false) }
      start = end + 1
    }
  }

  /// Records the names in the steps of a pointer into a file.
  ///
  /// - Parameter index: The index at which the fragment begins in the text.
  private mutating func readPointer(_ node: SyntaxNode, in file: Int, from index: Int = 0) {
    guard let text = JSONString(node), index < text.bytes.count,
      let pointer = Pointer(String(decoding: text.bytes[index...], as: UTF8.self)),
      var current = files[file].tree.root
    else { return }
    var ranges: [Range<Int>] = []
    var start = index + 2
    for end in stride(from: start, through: text.bytes.count, by: 1)
    where end == text.bytes.count || text.bytes[end] == UInt8(ascii: "/") {
      if start <= end { ranges.append(start..<end) }
      start = end + 1
    }
    // A slash that is written as `%2F` divides steps as well.
    guard ranges.count == pointer.steps.count else { return }
    var path: [String] = []
    for (step, range) in zip(pointer.steps, ranges) {
      path.append(step)
      if current.kind == .mapping, let entry = current.entries.first(where: { $0.key.text == step }) {
        if let name = nameOfKey[entry.key.span] {
          add(text.span(range), name, isDeclaration: false, .pointer)
        }
        current = entry.value
        continue
      }
      // What a group has from another one.
      let set = system.sets.sets.firstIndex { $0.file == file }
      guard let set, let target = system.index(of: path.joined(separator: "."), in: set),
        let key = keys[target].last, let name = nameOfKey[key.span]
      else {
        if current.kind == .sequence, let next = system.members.child(step, of: current) {
          current = next
          continue
        }
        return
      }
      add(text.span(range), name, isDeclaration: false, .pointer)
      current = system.tokens[target].node
    }
  }

  /// The pointers of a resolver document into other files.
  private mutating func readResolver(_ node: SyntaxNode, of file: Int, depth: Int) {
    guard depth < 64 else { return }
    for entry in node.kind == .mapping ? Array(node.entries) : [] {
      if entry.key.hasText("$ref"), entry.value.isJSONString, let text = JSONString(entry.value) {
        let path = text.text.prefix { $0 != "#" }
        let wanted = pathFromFile(files[file].tree.source.path, String(path))
        let target = path.isEmpty ? file : files.firstIndex { $0.tree.source.path == wanted }
        if let target { readPointer(entry.value, in: target, from: path.utf8.count) }
      } else {
        readResolver(entry.value, of: file, depth: depth + 1)
      }
    }
    if node.kind == .sequence {
      for element in node.elements { readResolver(element, of: file, depth: depth + 1) }
    }
  }

  /// The references of style files in what stylec keeps of a value.
  private mutating func readKept(_ node: SyntaxNode, _ file: Int, depth: Int) {
    guard depth < 64 else { return }
    switch node.kind {
    case .missing: break
    case .mapping: for entry in node.entries { readKept(entry.value, file, depth: depth + 1) }
    case .sequence: for element in node.elements { readKept(element, file, depth: depth + 1) }
    case .scalar:
      guard let text = JSONString(node),
        text.bytes.first != UInt8(ascii: "$") || text.bytes.dropFirst().first != UInt8(ascii: "$")
      else { return }
      var position = 0
      while let dollar = text.bytes[position...].firstIndex(of: UInt8(ascii: "$")) {
        let end = text.bytes[(dollar + 1)...].firstIndex { !isNameByte($0) } ?? text.bytes.count
        position = max(end, dollar + 1)
        let name = String(decoding: text.bytes[(dollar + 1)..<end], as: UTF8.self)
        guard let dot = name.firstIndex(of: "."), StyleType(rawValue: String(name[..<dot])) != nil else {
          continue
        }
        let group = importGroup(file)
        let whole = group.map { name[...dot] + $0 + "." + name[name.index(after: dot)...] } ?? name
        result.keptReferences.append(
          DesignNames.KeptReference(span: text.span(dollar + 1..<end), name: whole, importGroup: group))
      }
    }
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }
}
