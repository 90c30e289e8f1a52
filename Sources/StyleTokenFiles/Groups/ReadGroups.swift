import StyleSource
import StyleSyntax

/// The root group of each set, with the tokens that its groups inherit.
func readGroups(of tokenSets: TokenSets, in files: [TokenFile], _ output: TokenOutput) -> [TokenGroup?] {
  let sets = tokenSets.sets
  let roots = sets.enumerated().map { index, set -> TokenGroup? in
    guard set.root.kind != .missing else { return nil }
    guard set.root.kind == .mapping else {
      output.report(.fileIsNoObject(set.root))
      output.loseTokens(of: set.file)
      return nil
    }
    let reader = GroupReader(
      file: set.file, set: index, isOfTools: set.isOfTools, replaced: set.replaced, root: set.root,
      sets: sets, output: output)
    return reader.read(set.root, [])
  }
  var inheritance = GroupInheritance(roots, output)
  inheritance.share(among: tokenSets)
  for root in roots { if let root { inheritance.resolve(root) } }
  _ = SharedTypes(roots, tokenSets, files, output)
  return roots
}

/// Reads the groups and tokens of one set, and checks everything but values.
private struct GroupReader {
  let file: Int
  let set: Int
  let isOfTools: Bool
  /// The names at the root that are left out.
  let replaced: Set<String>
  let root: SyntaxNode
  let sets: [TokenSet]
  let output: TokenOutput
  /// Whether the tokens come from stylec's part of `$extensions`.
  var isKept = false
  let members = MemberTables()

  func read(_ node: SyntaxNode, _ path: [String], key: SyntaxNode? = nil) -> TokenGroup {
    let group = TokenGroup(file: file, set: set, path: path, key: key, node: node)
    for entry in node.entries {
      let name = entry.key.text
      if path.isEmpty, replaced.contains(name) { continue }
      guard name.hasPrefix("$") else {
        if isOfTools, name == "type", entry.value.isJSONString { group.type = entry.value }
        addMember(entry, name, to: group)
        continue
      }
      switch name {
      case "$root": addMember(entry, name, to: group)
      case "$type": group.type = entry.value
      case "$deprecated":
        checkDeprecation(entry.value)
        group.deprecation = entry.value
      case "$description":
        checkText(entry)
        if entry.value.isJSONString, !entry.value.text.isEmpty { group.description = entry.value.text }
      case "$extensions":
        checkExtensions(entry)
        group.extensions = entry.value
        if path.isEmpty, let kept = entry.value[stylecExtension]?["tokens"], kept.kind == .mapping {
          var reader = self
          reader.isKept = true
          group.members += reader.read(kept, path).members
        }
      case "$extends", "$ref":
        if group.extended != nil { output.report(.extendedTwice(entry.key)) }
        group.extended = name == "$ref" ? node : entry.value
      case "$schema" where path.isEmpty: break
      case _ where isOfTools: break
      default: output.report(.unknownProperty(entry.key, of: "group"))
      }
    }
    // A tool's token may have any other members, of which none says what it is.
    if group.type != nil, group.members.isEmpty, group.extended == nil, let key,
      isOfTools || node.entries.allSatisfy({ $0.key.text.hasPrefix("$") })
    {
      let near = node.entries.lazy.compactMap { entry in
        KnownNames(["value", "$value"]).nearest(to: entry.key.text).map { (entry.key, $0) }
      }.first
      output.report(.unfinishedToken(key, isOfTools: isOfTools, near: near))
    }
    return group
  }

  private func addMember(_ entry: MappingEntry, _ name: String, to group: TokenGroup) {
    guard entry.value.kind == .mapping else {
      // Tools leave out what else stands in a group, such as a `comment`.
      if entry.value.kind != .missing, !isOfTools {
        output.report(.memberIsNoObject(entry))
        output.loseTokens(of: file)
      }
      return
    }
    if name.isEmpty {
      output.report(.emptyTokenName(entry.key))
      output.loseTokens(of: file)
      return
    }
    if !isOfTools, entry.key.withBytes({ $0.contains(where: isSignOfReferences) }),
      let sign = name.first(where: { "{}.".contains($0) })
    {
      output.report(.signInTokenName(name, sign, entry.key))
    }
    if isToken(entry.value) {
      let written = WrittenToken(entry.key, entry.value, isOfTools: isOfTools, isKept: isKept)
      if isOfTools { checkMembers(entry.value) } else if written.hasMore { checkToken(entry.value) }
      group.members.append(.token(DesignToken(written, named: name, in: group)))
    } else {
      group.members.append(.group(name, read(entry.value, group.path + [name], key: entry.key)))
    }
  }

  private func isSignOfReferences(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ".")
  }

  /// Whether an object is a token: it has a `$value`, or a `$ref` to a token.
  private func isToken(_ node: SyntaxNode) -> Bool {
    if node["$value"] != nil || isOfTools && node.hasValueOfTools { return true }
    guard let reference = node["$ref"], reference.kind == .scalar else { return false }
    let pointer = Pointer(reference.text)
    // A pointer to the value of a token, or into it, gives a value, and only a token has one.
    if let pointer, pointer.steps.contains("$value") { return true }
    let target = pointer.flatMap { pointer in
      // What its own file hasn't, another one may have, as with a reference in braces.
      pointer.find(in: root, members)
        ?? sets.lazy.compactMap { $0.root.kind == .mapping ? pointer.find(in: $0.root, members) : nil }.first
    }
    // So does anything that isn't an object.
    guard let target, target.kind == .mapping else { return target != nil }
    return target["$value"] != nil
      || target["$ref"] != nil && target.entries.allSatisfy { $0.key.text.hasPrefix("$") }
  }

  private func checkToken(_ node: SyntaxNode) {
    for entry in node.entries {
      switch entry.key.text {
      case "$value", "$type", "$ref": break
      case "$description": checkText(entry)
      case "$deprecated": checkDeprecation(entry.value)
      case "$extensions": checkExtensions(entry)
      case let name where name.hasPrefix("$") && name != "$root":
        output.report(.unknownProperty(entry.key, of: "token"))
      default: output.report(.memberOfToken(entry.key))
      }
    }
    if let value = node["$value"], let reference = node["$ref"], value.kind != .missing {
      output.report(.valueAndReference(reference))
    }
  }

  /// Reports tokens within a tool's token, which are lost.
  private func checkMembers(_ node: SyntaxNode) {
    for entry in node.entries
    where entry.value.kind == .mapping && !["value", "$value"].contains(entry.key.text)
      && isToken(entry.value)
    {
      let loss = LostValue.memberOfToken(entry.key)
      output.reportOnce(loss.kind, loss.diagnostic, at: entry.key.span)
    }
  }

  private func checkText(_ entry: MappingEntry) {
    if entry.value.kind == .missing || entry.value.isJSONString { return }
    output.report(.isNoText(entry.key.text, entry.value))
  }

  private func checkDeprecation(_ node: SyntaxNode) {
    if node.kind == .missing || node.isJSONString { return }
    if node.kind == .scalar, case .bool = node.scalarKind { return }
    output.report(.deprecationIsNoText(node))
  }

  private func checkExtensions(_ entry: MappingEntry) {
    if entry.value.kind == .missing || entry.value.kind == .mapping { return }
    output.report(.extensionsAreNoObject(entry.value))
  }
}

extension SyntaxNode {
  /// Whether the node is a string of JSON.
  var isJSONString: Bool { kind == .scalar && isQuoted }

  /// The number that the node is in JSON; nil for any other value.
  var jsonNumber: Double? {
    guard kind == .scalar, !isQuoted else { return nil }
    return withBytes(exactNumber) ?? Double(text)
  }

  /// The node's kind of value, for messages.
  var jsonKind: String {
    switch kind {
    case .missing: "nothing"
    case .mapping: "an object"
    case .sequence: elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
    case .scalar:
      if isQuoted {
        "the text ‘\(text.shortened)’"
      } else if case .bool = scalarKind {
        text
      } else {
        scalarKind == .null ? "null" : "the number \(text.shortened)"
      }
    }
  }
}

/// The double that is nearest to a number of up to eighteen digits without an exponent; nil for any other, and where two doubles don't
/// suffice to find it.
private func exactNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
  var digits = 0
  var number: Int64 = 0
  var point: Int?
  let isNegative = bytes.first == UInt8(ascii: "-")
  for index in (isNegative ? 1 : 0)..<bytes.count {
    let digit = bytes[index] &- UInt8(ascii: "0")
    if digit < 10 {
      number = number * 10 + Int64(digit)
      if number > 0 { digits += 1 }
    } else if bytes[index] == UInt8(ascii: "."), point == nil {
      point = index
    } else {
      return nil
    }
    guard digits <= 18 else { return nil }
  }
  let places = point.map { bytes.count - $0 - 1 } ?? 0
  guard bytes.count > (isNegative ? 1 : 0), places < powersOfTen.count, point == nil || places > 0,
    let value = nearest(number, powersOfTen[places])
  else { return nil }
  return isNegative ? -value : value
}

/// The double nearest to the quotient of a number up to 10¹⁸; nil where it lies about as near to another double.
private func nearest(_ number: Int64, _ divisor: Double) -> Double? {
  let high = Double(number)
  // A double has 53 bits.
  if number < 1 << 53 { return high / divisor }
  let low = Double(number - (Int64(exactly: high) ?? number))
  let first = high / divisor
  // What the first quotient lacks: the remainder is exact.
  let correction = (high.addingProduct(-first, divisor) + low) / divisor
  let quotient = first + correction
  let rest = abs(correction - (quotient - first))
  return abs(rest - quotient.ulp / 2) > quotient.ulp / 1024 ? quotient : nil
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
  1e20, 1e21, 1e22,
]
