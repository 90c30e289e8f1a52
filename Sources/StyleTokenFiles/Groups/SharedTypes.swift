import StyleSource
import StyleSyntax

/// Compares the types that groups of one path have in several sources: in the sets of a resolver document, and in the files of a folder.
///
/// A token without a type of its own has that of the nearest group around it in its own source. In a resolver document, whose sets are read as one file, a
/// group that has no type there has that of a set that holds whenever its own does. The format leaves open which of two types a merged group has; programs
/// that merge sources take the last, so that a token that would have another type there is reported.
struct SharedTypes {
  private let sets: TokenSets
  private let files: [TokenFile]
  private let output: TokenOutput
  /// The types of groups, by their path.
  private var types: [Place: [WrittenType]] = [:]
  private let order: [Int: Int]
  /// The pairs of types that were reported.
  private var reported: Set<[Span]> = []

  private struct Place: Hashable {
    let scope: String
    let path: [String]
  }

  /// The type that a source gives a group.
  private struct WrittenType {
    let set: Int
    let node: SyntaxNode
  }

  init(_ roots: [TokenGroup?], _ sets: TokenSets, _ files: [TokenFile], _ output: TokenOutput) {
    (self.sets, self.files, self.output) = (sets, files, output)
    order = Dictionary(sets.order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var scopes: [String: Int] = [:]
    let own = roots.indices.map { roots[$0] == nil ? nil : scope(of: $0) }
    for case let scope? in own { scopes[scope, default: 0] += 1 }
    let shared = roots.indices.filter { index in own[index].map { scopes[$0, default: 0] > 1 } ?? false }
    for set in shared {
      guard let root = roots[set], let scope = own[set] else { continue }
      root.forEachGroup { group, _ in
        if let type = group.type, type.isJSONString {
          types[Place(scope: scope, path: group.path), default: []].append(WrittenType(set: set, node: type))
        }
      }
    }
    if types.isEmpty { return }
    for set in shared {
      if let root = roots[set], let scope = own[set] { compare(root, scope, nil) }
    }
  }

  /// The sources with which a set is compared; nil for a set of tools, whose groups have no types.
  private func scope(of index: Int) -> String? {
    let set = sets.sets[index]
    if set.isOfTools { return nil }
    if set.isOfResolver { return "document " + set.scope }
    guard set.name == nil else { return nil }
    let file = files[set.file]
    return "folder \(file.options.group ?? "") \(splitPath(file.tree.source.path).folder)"
  }

  /// - Parameter type: The type of the nearest group around it that has one.
  private mutating func compare(
    _ group: TokenGroup, _ scope: String, _ type: (node: SyntaxNode, depth: Int)?
  ) {
    let place = Place(scope: scope, path: group.path)
    if group.type == nil, type == nil, sets.sets[group.set].isOfResolver {
      let others = types[place]?.filter { $0.set != group.set && holds($0.set, with: group.set) }
      group.type = others?.max { isBefore($0.set, $1.set) }?.node
    }
    let type = group.type.map { ($0, group.path.count) } ?? type
    if let type, let token = group.members.lazy.compactMap(inheriting).first {
      for depth in (type.depth...group.path.count).reversed() {
        let written = types[Place(scope: scope, path: Array(group.path[..<depth]))] ?? []
        let winner = written.last { other in
          other.set != group.set && canHold(other.set, with: group.set)
            && (depth > type.depth || isBefore(group.set, other.set))
        }
        guard let winner else { continue }
        if winner.node.text != type.node.text { report(type.node, group.set, winner, token) }
        break
      }
    }
    for case .group(_, let inner) in group.members { compare(inner, scope, type) }
  }

  /// The member, if it is a token that has the type of a group.
  private func inheriting(_ member: TokenGroup.Member) -> DesignToken? {
    guard case .token(let token) = member, token.ownType == nil, !token.isKept, token.inherited == nil,
      let value = token.ownValue, !(value.kind == .mapping && value["$ref"] != nil), bracedName(value) == nil
    else { return nil }
    return token
  }

  private func isBefore(_ first: Int, _ second: Int) -> Bool {
    (order[first] ?? 0, first) < (order[second] ?? 0, second)
  }

  /// Whether a set holds whenever another one does.
  private func holds(_ first: Int, with second: Int) -> Bool {
    sets.themes.contains { group in
      let with = group.themes.filter { $0.sets[second] != nil }
      return (with.isEmpty ? group.themes : with).allSatisfy { $0.sets[first] != nil }
    }
  }

  /// Whether two sets may hold at one time, as two contexts of a modifier don't.
  private func canHold(_ first: Int, with second: Int) -> Bool {
    !sets.themes.contains { group in
      group.themes.contains { $0.sets[first] != nil } && group.themes.contains { $0.sets[second] != nil }
        && !group.themes.contains { $0.sets[first] != nil && $0.sets[second] != nil }
    }
  }

  private mutating func report(_ node: SyntaxNode, _ set: Int, _ other: WrittenType, _ token: DesignToken) {
    let isSecond = isBefore(other.set, set)
    let (first, second) = isSecond ? (other.node, node) : (node, other.node)
    guard reported.insert([first.span, second.span]).inserted else { return }
    output.report(.otherTypeOfGroup(second, first: first, token, asLast: other.node))
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - token: A token that has one of the types here.
  ///   - last: The type that it has in a program that merges groups.
  fileprivate static func otherTypeOfGroup(
    _ node: SyntaxNode, first: SyntaxNode, _ token: DesignToken, asLast last: SyntaxNode
  ) -> Diagnostic {
    let own = last.span == node.span ? first : node
    var diagnostic = Diagnostic(
      .tokenType,
      "this group has the type ‘\(node.text.shortened)’ here, and ‘\(first.text.shortened)’ in another file or set",
      at: node.span, related: [Related("the other type", at: first.span)],
      notes: [
        "‘\(token.name.shortened)’ is a ‘\(own.text.shortened)’, as its own file says; the format leaves open which type counts, and a program that merges files and takes the last, or the nearest, reads a ‘\(last.text.shortened)’",
        "write ‘$type’ in the tokens themselves, or one type in both",
      ])
    diagnostic.severity = .warning
    return diagnostic
  }
}
