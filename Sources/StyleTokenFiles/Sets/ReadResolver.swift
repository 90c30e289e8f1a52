import StyleSource
import StyleSyntax

/// Reads a resolver document: its sets, the order in which they hold, and its modifiers as groups of themes.
///
/// The format is that of the Design Tokens Community Group's Resolver Module, 2025.10 (<https://www.designtokens.org/tr/2025.10/resolver/>).
struct ResolverReader {
  let file: Int
  private let root: SyntaxNode
  private let files: [TokenFile]
  private let output: TokenOutput
  private let setNames, modifierNames, fileNames: KnownNames
  /// The sources in the order in which later ones replace earlier ones; one may occur several times.
  private(set) var sources: [Source] = []
  /// A group for each modifier, and groups for sets that always hold.
  private(set) var groups: [Group] = []
  private var scope: String { files[file].tree.source.path }
  /// The sets that are being read, each within the one before.
  private var open: [String] = []

  /// A place with tokens.
  struct Source: Hashable {
    let file: Int
    let span: Span
    let root: SyntaxNode
    /// The path of the document that names the source.
    let scope: String
    /// The groups at its root that are left out, because others stand in their place.
    var replaced: Set<String> = []

    static func == (a: Source, b: Source) -> Bool {
      a.span == b.span && a.replaced == b.replaced && a.scope == b.scope
    }
    func hash(into hasher: inout Hasher) { hasher.combine(span) }
  }

  struct Group {
    /// The modifier's name; nil for sets that always hold.
    let node: SyntaxNode?
    /// The axes of modes that the modifier is about, from stylec's part of `$extensions`.
    var axes: SyntaxNode?
    /// The extensions of the modifier, or of the set, for programs.
    var extensions: SyntaxNode?
    /// The name of the set, of a group for sets that always hold.
    var setName: SyntaxNode?
    /// The contexts, each with the range of its sources among all.
    var contexts: [(name: SyntaxNode, sources: Range<Int>)]
  }

  init(_ root: SyntaxNode, of file: Int, _ files: [TokenFile], _ output: TokenOutput) {
    self.file = file
    self.files = files
    self.output = output
    self.root = root
    func names(_ section: SyntaxNode?) -> KnownNames { KnownNames(section?.entries.map(\.key.text) ?? []) }
    (setNames, modifierNames) = (names(root["sets"]), names(root["modifiers"]))
    fileNames = KnownNames(
      files.indices.filter { $0 != file }.map { splitPath(files[$0].tree.source.path).name })
  }

  mutating func read() {
    checkKeys(
      of: root, "a resolver document",
      ["$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder"])
    if let version = root["version"] {
      if version.kind != .missing, !(version.isJSONString && version.text == "2025.10") {
        output.report(.otherResolverVersion(version))
      }
    } else {
      output.report(.resolverWithout("version", "\"version\": \"2025.10\"", at: root.start))
    }
    checkUnusedModifiers()
    guard let order = root["resolutionOrder"] else {
      output.report(
        .resolverWithout(
          "resolutionOrder", "\"resolutionOrder\": [{ \"$ref\": \"#/sets/…\" }]", at: root.start))
      return
    }
    guard order.kind == .sequence else {
      if order.kind != .missing { output.report(.wrongResolverPart("‘resolutionOrder’", "a list", order)) }
      return
    }
    var always: [SetOfOrder] = []
    var names: [String: SyntaxNode] = [:]
    for item in order.elements where item.kind != .missing {
      guard item.kind == .mapping else {
        output.report(.wrongResolverPart("an element of ‘resolutionOrder’", "an object", item))
        continue
      }
      if let reference = item["$ref"] {
        guard let (kind, name, node) = ordered(reference) else { continue }
        // Beside a reference, keys stand in the place of what it leads to.
        let overriding = item.entries.contains { !$0.key.hasText("$ref") } ? item : nil
        read(kind, name, node, overriding, &always)
      } else if let name = item["name"], name.isJSONString, let type = item["type"], type.isJSONString,
        let kind = Kind(rawValue: type.text)
      {
        if let first = names[name.text] { output.report(.nameTwiceInOrder(name, first)) }
        names[name.text] = name
        read(kind, name, item, nil, &always)
      } else {
        output.report(.orderOfNothing(item))
      }
    }
    for set in always {
      groups.append(
        Group(node: nil, extensions: set.extensions, setName: set.name, contexts: [(order, set.sources)]))
    }
  }

  /// A set that always holds.
  private struct SetOfOrder {
    let name: SyntaxNode
    let extensions: SyntaxNode?
    let sources: Range<Int>
  }

  private enum Kind: String {
    case set, modifier
  }

  private func names(of section: SyntaxNode?) -> KnownNames {
    section == nil ? KnownNames([]) : section?.span == root["sets"]?.span ? setNames : modifierNames
  }

  /// The name and the object of the set or modifier that an element of the order leads to.
  private func ordered(_ reference: SyntaxNode) -> (Kind, SyntaxNode, SyntaxNode)? {
    guard let steps = steps(reference) else { return nil }
    guard steps.count == 2, let kind = ["sets": Kind.set, "modifiers": .modifier][steps[0]] else {
      output.report(.wrongOrderReference(reference))
      return nil
    }
    let section = kind == .set ? root["sets"] : root["modifiers"]
    guard let entry = section?.entries.first(where: { $0.key.text == steps[1] }) else {
      output.report(
        .unknownInResolver(reference, steps[1], near: names(of: section).nearest(to: steps[1]), steps[0]))
      return nil
    }
    return (kind, entry.key, entry.value)
  }

  /// The steps of a pointer into this document; `#sets/a` is read as `#/sets/a`, with a correction.
  private func steps(_ reference: SyntaxNode) -> [String]? {
    guard reference.isJSONString else {
      if reference.kind != .missing { output.report(.malformedReference(reference)) }
      return nil
    }
    if let pointer = Pointer(reference.text) { return pointer.steps }
    if reference.text.hasPrefix("#"), let pointer = Pointer("#/" + reference.text.dropFirst()) {
      output.report(.pointerWithoutSlash(reference))
      return pointer.steps
    }
    output.report(
      reference.text.hasPrefix("#") ? .malformedReference(reference) : .wrongOrderReference(reference))
    return nil
  }

  private mutating func read(
    _ kind: Kind, _ name: SyntaxNode, _ node: SyntaxNode, _ overriding: SyntaxNode?,
    _ always: inout [SetOfOrder]
  ) {
    guard node.kind == .mapping else {
      if node.kind != .missing { output.report(.wrongResolverPart("a \(kind.rawValue)", "an object", node)) }
      return
    }
    let own = kind == .set ? ["sources"] : ["contexts", "context", "default"]
    for object in [node, overriding].compactMap(\.self) {
      checkKeys(of: object, "a \(kind.rawValue)", ["$ref", "name", "type", "description"] + own)
    }
    switch kind {
    case .set:
      guard let list = overriding?["sources"] ?? node["sources"] else {
        output.report(.resolverPartWithout("a set", "sources", name))
        return
      }
      always.append(
        SetOfOrder(
          name: name, extensions: overriding?["$extensions"] ?? node["$extensions"],
          sources: add(sources(in: list))))
    case .modifier: readModifier(name, node, overriding)
    }
  }

  private mutating func readModifier(_ name: SyntaxNode, _ node: SyntaxNode, _ overriding: SyntaxNode?) {
    let misspelled = node.entries.first { $0.key.hasText("context") }
    if let misspelled, node["contexts"] == nil { output.report(.contextForContexts(misspelled.key)) }
    guard let contexts = overriding?["contexts"] ?? node["contexts"] ?? misspelled?.value,
      contexts.kind == .mapping,
      contexts.entries.contains(where: { $0.key.kind != .missing })
    else {
      let said = overriding?["contexts"] ?? node["contexts"]
      if let said, said.kind == .mapping {
        output.report(.modifierWithoutContexts(said))
      } else {
        output.report(.resolverPartWithout("a modifier", "contexts", name))
      }
      return
    }
    let extensions = overriding?["$extensions"] ?? node["$extensions"]
    var group = Group(
      node: name, axes: node["$extensions"]?[stylecExtension]?["axes"], extensions: extensions, contexts: [])
    for entry in contexts.entries {
      group.contexts.append((entry.key, add(sources(in: entry.value))))
    }
    if group.contexts.count == 1 { output.report(.onlyContext(group.contexts[0].name)) }
    if let chosen = overriding?["default"] ?? node["default"] {
      let place = group.contexts.firstIndex { chosen.isJSONString && $0.name.text == chosen.text }
      if let place {
        group.contexts.insert(group.contexts.remove(at: place), at: 0)
      } else if chosen.kind != .missing {
        let names = group.contexts.map(\.name.text)
        output.report(.unknownContext(chosen, names, near: KnownNames(names).nearest(to: chosen.text)))
      }
    } else if group.contexts.count > 1 {
      // Of the appearances, ‘light’ always holds where ‘dark’ doesn't.
      let light = group.contexts.first { ModeWords.words($0.name.text) == ["light"] }
      output.report(.modifierWithoutDefault(name, (light ?? group.contexts[0]).name.text))
    }
    groups.append(group)
  }

  /// Reports keys that the format doesn't have, and `$extensions` that are no object.
  private func checkKeys(of node: SyntaxNode, _ what: String, _ known: [String]) {
    for entry in node.entries where entry.key.kind != .missing {
      let name = entry.key.text
      if name == "$extensions" {
        if entry.value.kind != .mapping, entry.value.kind != .missing {
          output.reportOnce(at: entry.value.span, .extensionsAreNoObject(entry.value))
        }
      } else if name != "$defs", !known.contains(name) {
        let near = KnownNames(known).nearest(to: name)
        output.reportOnce(at: entry.key.span, .unknownKeyOfResolver(entry.key, of: what, near: near))
      }
    }
  }

  /// Reports modifiers that `resolutionOrder` doesn't name, which never hold.
  private func checkUnusedModifiers() {
    guard let order = root["resolutionOrder"], let modifiers = root["modifiers"] else { return }
    let used = Set(
      order.elements.compactMap { item -> [String]? in
        guard let text = item["$ref"]?.text else { return nil }
        return (Pointer(text) ?? Pointer("#/" + text.dropFirst()))?.steps
      })
    for entry in modifiers.entries where !used.contains(["modifiers", entry.key.text]) {
      output.report(.unusedModifier(entry.key))
    }
  }

  private mutating func add(_ found: [Source]) -> Range<Int> {
    sources += found
    return sources.count - found.count..<sources.count
  }

  // MARK: Sources

  /// The places with tokens that a list of sources leads to.
  private mutating func sources(in list: SyntaxNode) -> [Source] {
    guard list.kind == .sequence else {
      if list.kind != .missing { output.report(.wrongResolverPart("‘sources’", "a list", list)) }
      return []
    }
    return list.elements.flatMap { sources(of: $0) }
  }

  private mutating func sources(of node: SyntaxNode) -> [Source] {
    guard node.kind == .mapping else {
      if node.kind != .missing { output.report(.wrongResolverPart("a source", "an object", node)) }
      return []
    }
    guard let reference = node["$ref"] else {
      return [Source(file: file, span: node.span, root: node, scope: scope)]
    }
    // Keys beside a reference to a set replace those of the set, and others whole groups of tokens.
    let isOfSet = isOfSet(reference)
    let own: Set = isOfSet ? ["$ref", "sources", "description", "$extensions"] : ["$ref"]
    let sources = isOfSet ? node["sources"] : nil
    // Read even if none of its sources count, so that a mistake in the reference is reported.
    let ofSet = referred(reference)
    var found = sources.map { self.sources(in: $0) } ?? ofSet
    // Beside a reference that leads nowhere, which is reported, what is no group is no further mistake.
    let isBroken = ofSet.isEmpty && sources == nil
    let skipped = own.union(isBroken ? node.entries.filter { $0.value.kind != .mapping }.map(\.key.text) : [])
    let others = node.entries.map(\.key.text).filter { !skipped.contains($0) }
    guard !others.isEmpty else { return found }
    for index in found.indices { found[index].replaced.formUnion(others) }
    return found + [Source(file: file, span: node.span, root: node, scope: scope, replaced: skipped)]
  }

  /// Whether a reference leads to a set, of this document or of another one.
  private func isOfSet(_ reference: SyntaxNode) -> Bool {
    let fragment = reference.text.drop { $0 != "#" }
    let pointer = Pointer(String(fragment)) ?? Pointer("#/" + fragment.dropFirst())
    return pointer.map { $0.steps.count == 2 && $0.steps[0] == "sets" } ?? false
  }

  private mutating func referred(_ reference: SyntaxNode) -> [Source] {
    guard reference.isJSONString else {
      if reference.kind != .missing { output.report(.malformedReference(reference)) }
      return []
    }
    let text = reference.text
    if text.contains("://") {
      output.report(.addressOfSource(reference))
      output.loseTokens(of: file)
      return []
    }
    let path = text.prefix { $0 != "#" }
    guard path.isEmpty else { return referred(reference, to: String(path), text.dropFirst(path.count)) }
    guard let steps = steps(reference) else { return [] }
    switch steps.first {
    case "modifiers", "resolutionOrder":
      output.report(.referenceToModifier(reference, steps[0]))
      return []
    case "sets" where steps.count == 2: return set(named: steps[1], for: reference)
    default:
      guard let node = Pointer(text)?.find(in: root, MemberTables()), node.kind == .mapping else {
        output.report(.pointerToNothing(steps.last ?? "", reference))
        return []
      }
      if let list = node["sources"] { return sources(in: list) }
      return [Source(file: file, span: node.span, root: node, scope: scope)]
    }
  }

  private mutating func set(named name: String, for reference: SyntaxNode) -> [Source] {
    let known = root["sets"]?.entries.map { $0 } ?? []
    guard let entry = known.first(where: { $0.key.text == name }) else {
      output.report(
        .unknownInResolver(
          reference, name, near: names(of: root["sets"]).nearest(to: name), "sets"))
      output.loseTokens(of: file)
      return []
    }
    guard !open.contains(name) else {
      output.report(.endlessReference(reference))
      return []
    }
    guard let list = entry.value["sources"] else {
      output.report(.resolverPartWithout("a set", "sources", entry.key))
      return []
    }
    open.append(name)
    defer { open.removeLast() }
    return sources(in: list)
  }

  /// The sources in another file, or in a part of it.
  private func referred(_ reference: SyntaxNode, to path: String, _ fragment: Substring) -> [Source] {
    let wanted = pathFromFile(files[file].tree.source.path, path)
    guard let index = files.indices.first(where: { files[$0].tree.source.path == wanted && $0 != file })
    else {
      output.report(.unreadSource(reference, near: fileNames.nearest(to: splitPath(path).name)))
      output.loseTokens(of: file)
      return []
    }
    guard let root = files[index].tree.root else { return [] }
    if fragment.isEmpty || fragment == "#" {
      return [Source(file: index, span: root.span, root: root, scope: scope)]
    }
    var pointer = Pointer(String(fragment))
    if pointer == nil, let meant = Pointer("#/" + fragment.dropFirst()) {
      output.report(.pointerWithoutSlash(reference))
      pointer = meant
    }
    guard let node = pointer?.find(in: root, MemberTables()), node.kind == .mapping else {
      output.report(.pointerToNothing(String(fragment.split(separator: "/").last ?? fragment), reference))
      return []
    }
    guard let list = node["sources"], list.kind == .sequence else {
      return [Source(file: index, span: node.span, root: node, scope: scope)]
    }
    // A set of another resolver document.
    return list.elements.filter { $0.kind == .mapping }.compactMap { part in
      guard part["$ref"] == nil else {
        output.report(.sourceElsewhere(reference))
        return nil
      }
      return Source(file: index, span: part.span, root: part, scope: scope)
    }
  }
}

/// A path from the folder of a file.
func pathFromFile(_ file: String, _ path: String) -> String {
  var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
  for part in path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != "..", last != "" {
      parts.removeLast()
    } else {
      parts.append(String(part))
    }
  }
  return parts.joined(separator: "/")
}

extension SyntaxNode {
  /// The span of the node's first byte, for a diagnostic about the whole node.
  fileprivate var start: Span { Span(span.file, Int(span.start), min(Int(span.start) + 1, Int(span.end))) }
}
