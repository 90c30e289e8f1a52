import StyleSource
import StyleSyntax

/// The values of tokens in one combination of themes, where each reference leads to the definition that counts there.
extension TokenSystem {
  /// A number for a token's name and the scope of its set, which is equal in all sets of the scope.
  func nameInSets(_ index: Int) -> Int {
    nameNumber(index) * sets.sets.count + setOrder.scope(of: tokens[index].set)
  }

  /// Whether a token's value may refer to others.
  func refersToTokens(_ index: Int) -> Bool {
    targets[index] != nil || tokens[index].value.hasQuotedText(with: UInt8(ascii: "{"))
  }

  /// The tokens that a token's value refers to, as its set sees them.
  func tokensReferred(by index: Int) -> [Int] {
    let token = tokens[index]
    var found = targets[index].map { [$0] } ?? []
    func read(_ node: SyntaxNode, depth: Int) {
      guard depth < 16 else { return }
      switch node.kind {
      case .missing: break
      case .mapping: for entry in node.entries { read(entry.value, depth: depth + 1) }
      case .sequence: for element in node.elements { read(element, depth: depth + 1) }
      case .scalar:
        guard node.isJSONString, node.withBytes({ $0.contains(UInt8(ascii: "{")) }) else { return }
        for part in node.text.split(separator: "{").dropFirst(node.text.hasPrefix("{") ? 0 : 1) {
          guard let end = part.firstIndex(of: "}") else { continue }
          if let other = self.index(of: part[..<end].trimmingBlanks, in: token.set) { found.append(other) }
        }
      }
    }
    // A whole reference is resolved already, and the ‘$ref’ of a token has the token's own members beside it.
    let value = token.value
    if found.isEmpty, value.span != token.node.span, value.hasQuotedText(with: UInt8(ascii: "{")) {
      read(value, depth: 0)
    }
    return found
  }

  /// Whether a token's value may look into the values of other tokens; false for most, by a glance at their bytes.
  func mayLookIntoTokens(_ index: Int) -> Bool {
    targets[index] == nil && (types[index] == .shadow || tokens[index].value.mayHold("$ref"))
  }

  /// The tokens into whose values a token's value reaches: by pointers, and by lists of shadows, which can't contain a reference to a list.
  func tokensLookedInto(by index: Int) -> [Int] {
    let token = tokens[index]
    guard !token.isOfTools, !token.isKept else { return [] }
    var found: [Int] = []
    func read(_ node: SyntaxNode, depth: Int) {
      guard depth < 16 else { return }
      switch node.kind {
      case .missing, .scalar: break
      case .mapping:
        if let reference = node["$ref"], let pointer = Pointer(reference.text) {
          for count in pointer.steps.indices {
            let path = pointer.steps[...count].joined(separator: ".")
            if let other = self.index(of: path, in: token.set) { return found.append(other) }
          }
        }
        for entry in node.entries { read(entry.value, depth: depth + 1) }
      case .sequence:
        for element in node.elements {
          if types[index] == .shadow,
            case .token(let other) = resolve(element, in: token.set, isSilent: true),
            styleType(of: other) == .shadows
          {
            found.append(other)
          }
          read(element, depth: depth + 1)
        }
      }
    }
    if targets[index] == nil { read(token.value, depth: 0) }
    return found
  }

  /// Reads a token's value while `winners` has the definitions that count for some names. Its problems were reported when it was read for
  /// itself.
  ///
  /// - Parameters:
  ///   - winners: The index of the definition, by name.
  ///   - names: The name of each definition, by index.
  func reading<Value>(
    _ index: Int, with winners: [Int: Int], of names: [Int?], _ read: () -> Value
  ) -> Value {
    (self.winners, namesOfWinners) = (winners, names)
    output.isSilent = true
    let value = withOtherLiterals(read)
    output.isSilent = false
    (self.winners, namesOfWinners) = ([:], [])
    if isTooDeep { output.report(.endlessReference(tokens[index].value)) }
    isTooDeep = false
    return value
  }

  /// The definition of a token that counts in the themes for which values are being read; nil where any does.
  func winner(of index: Int) -> Int? {
    namesOfWinners.isEmpty ? nil : namesOfWinners[index].flatMap { winners[$0] }
  }
}

extension DesignValueReader {
  /// The value in place of a reference to a token in the themes for which values are being read; nil where the reference stays.
  func substitute(for target: Int, at node: SyntaxNode) -> [Result]? {
    guard let winner = system.winner(of: target), let type = system.types[winner] else { return nil }
    guard system.substituteDepth < 100 else {
      system.isTooDeep = true
      return []
    }
    system.substituteDepth += 1
    defer { system.substituteDepth -= 1 }
    var reader = DesignValueReader(winner, in: system)
    reader.elsewhere = elsewhere ?? node.referenceSpan
    return reader.read(type)
  }
}
