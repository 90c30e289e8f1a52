import StyleSource
import StyleSyntax

/// Gives groups the members of those that they extend (`$extends`), by name: a group's own members win, and a token is inherited as a
/// whole.
struct GroupInheritance {
  private let roots: [TokenGroup?]
  private let output: TokenOutput
  /// The number of tokens inherited so far. Groups that extend each other twice would double at each step.
  private var copies = 0
  private static let limit = 100_000
  private var path: [TokenGroup] = []
  /// For each name of a token in the sets of a resolver document, the sets that have it themselves, each with its place in the document's
  /// order.
  private var ownPlaces: [OwnName: [(set: Int, place: Int)]] = [:]
  /// For each set of a resolver document, the document's path as its scope, and the set's place in its order.
  private var scopes: [Int: (name: String, place: Int)] = [:]

  private struct OwnName: Hashable {
    let scope, name: String
  }

  init(_ roots: [TokenGroup?], _ output: TokenOutput) {
    self.roots = roots
    self.output = output
  }

  mutating func resolve(_ group: TokenGroup) {
    guard group.isInherited == false else { return }
    group.isInherited = nil
    path.append(group)
    if let reference = group.extended, let target = target(of: reference, in: group) {
      if target.isInherited == nil {
        reportCycle(to: target, at: reference)
      } else {
        resolve(target)
        take(target, into: group, at: reference.referenceSpan)
      }
    }
    if let shared = group.shared, case .group(_, let target) = roots[group.set]?.find(shared),
      target.isInherited != nil
    {
      resolve(target)
      take(target, into: group, at: place(of: target))
    }
    for case .group(_, let inner) in group.members { resolve(inner) }
    path.removeLast()
    group.isInherited = true
  }

  /// The span of a group in its own file; for a group that exists only to inherit, the span of one of its members.
  private func place(of group: TokenGroup) -> Span {
    let keys = [group.key] + group.members.map(\.key)
    return keys.lazy.compactMap { $0?.span }.first { $0.file == group.node.span.file } ?? group.node.span
  }

  /// Lets groups of resolver documents extend groups of all sets: the format resolves ‘$extends’ in the merged sets. So the members of the
  /// extended group in another set are inherited too.
  mutating func share(among sets: TokenSets) {
    guard sets.sets.contains(where: \.isOfResolver) else { return }
    var extending: [(group: TokenGroup, keys: [SyntaxNode], target: [String])] = []
    for case let root? in roots where sets.sets[root.set].isOfResolver {
      root.forEachGroup { group, keys in
        if let names = group.extended.flatMap(groupPath) { extending.append((group, keys, names)) }
      }
    }
    guard !extending.isEmpty else { return }
    let places = Dictionary(
      sets.order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for case let root? in roots where sets.sets[root.set].isOfResolver {
      let scope = sets.sets[root.set].scope
      scopes[root.set] = (scope, places[root.set] ?? 0)
      root.forEachToken {
        ownPlaces[OwnName(scope: scope, name: $0.name), default: []].append((root.set, places[root.set] ?? 0))
      }
    }
    for (group, keys, target) in extending {
      for case let root? in roots where root.set != group.set {
        guard scopes[root.set]?.name == scopes[group.set]?.name, let other = root.group(at: group.path, keys),
          other.extended == nil
        else { continue }
        other.shared = other.shared ?? target
      }
    }
  }

  /// Whether a set earlier in the document's order has a token of its own, which wins over an inherited one of a group.
  private func isSaidBefore(_ name: String, _ group: TokenGroup) -> Bool {
    guard let scope = scopes[group.set] else { return false }
    return ownPlaces[OwnName(scope: scope.name, name: name)]?.contains {
      $0.set != group.set && $0.place < scope.place
    } ?? false
  }

  /// The group that a reference names; nil where there is none, which is reported.
  private func target(of node: SyntaxNode, in group: TokenGroup) -> TokenGroup? {
    guard let names = groupPath(node) else {
      let text = (node.kind == .mapping ? node["$ref"] : node) ?? node
      let isForeign = text.isJSONString && node.kind == .mapping && !text.text.hasPrefix("#")
      output.report(isForeign ? .foreignReference(text) : .malformedReference(node))
      output.loseTokens(of: group.file)
      return nil
    }
    // What its own file has comes first.
    for root in [roots[group.set]] + roots {
      guard let root else { continue }
      switch root.find(names) {
      case .group(_, let target): return target
      case .token:
        output.report(.extendsToken(names.joined(separator: "."), node))
        output.loseTokens(of: group.file)
        return nil
      case nil: continue
      }
    }
    output.report(
      .extendsNothing(
        names.joined(separator: "."), mayBeToken: node.span == group.node.span, node))
    output.loseTokens(of: group.file)
    return nil
  }

  private func groupPath(_ node: SyntaxNode) -> [String]? {
    if node.kind == .mapping {
      return node["$ref"].flatMap { Pointer($0.text)?.steps }
    }
    guard node.isJSONString else { return nil }
    return bracedPath(node.text) ?? (node.text.hasPrefix("#") ? Pointer(node.text)?.steps : nil)
  }

  private func reportCycle(to target: TokenGroup, at reference: SyntaxNode) {
    let start = path.firstIndex { $0 === target } ?? 0
    let members = path[start...].filter { $0.extended != nil }
    let names = members.map { $0.name.isEmpty ? "the file" : $0.name }
    for (place, group) in members.enumerated() {
      // Each begins with itself.
      let circle = names[place...] + names[...place]
      if let own = group === path.last ? reference : group.extended {
        output.report(.extendsItself(Array(circle), own))
      }
      output.loseTokens(of: group.file)
    }
  }

  private mutating func take(_ source: TokenGroup, into group: TokenGroup, at span: Span) {
    guard copies < Self.limit else { return }
    group.type = group.type ?? source.type
    group.deprecation = group.deprecation ?? source.deprecation
    var own: [String: Int] = [:]
    for (index, member) in group.members.enumerated() where own[member.name] == nil {
      own[member.name] = index
    }
    for member in source.members {
      if let index = own[member.name] {
        if let key = group.members[index].key, let other = member.key, key.span != other.span {
          group.overridden.append((key, other))
        }
        // The groups of both become one; a token is taken over as a whole, or not.
        if case .token(let token) = group.members[index], case .token(let replaced) = member,
          token.node["$type"] == nil
        {
          let type = replaced.node["$type"] ?? replaced.replacedType
          group.members[index] = .token(
            DesignToken(
              token.written, named: token.lastName, in: group, inherited: token.inherited, replacedType: type)
          )
        }
        if case .group(_, let inner) = group.members[index], case .group(_, let other) = member {
          resolveInner(other)
          take(other, into: inner, at: span)
        }
        continue
      }
      if case .token(let token) = member, isSaidBefore(group.name(of: token.lastName), group) { continue }
      copies += 1
      if copies == Self.limit {
        output.report(.tooManyInherited(Self.limit, at: span))
        output.loseTokens(of: group.file)
        return
      }
      switch member {
      case .token(let token):
        group.members.append(
          .token(
            DesignToken(
              token.written, named: token.lastName, in: group, inherited: span,
              replacedType: token.replacedType)))
      case .group(let name, let other):
        resolveInner(other)
        let copy = TokenGroup(
          file: group.file, set: group.set, path: group.path + [name], key: other.key, node: other.node)
        copy.isInherited = true
        take(other, into: copy, at: span)
        group.members.append(.group(name, copy))
      }
    }
  }

  /// Resolves a group whose members another group inherits, unless it is being resolved.
  private mutating func resolveInner(_ group: TokenGroup) {
    if group.isInherited == false { resolve(group) }
  }
}

extension TokenGroup {
  /// The token or the group at a path below the group.
  func find(_ path: [String]) -> Member? {
    var member: Member = .group("", self)
    for name in path {
      guard case .group(_, let group) = member, let next = group.members.first(where: { $0.name == name })
      else {
        return nil
      }
      member = next
    }
    return member
  }
}

extension SyntaxNode {
  /// The span of a reference: of the text, or of the text behind `$ref`.
  var referenceSpan: Span { (kind == .mapping ? self["$ref"] : nil)?.span ?? span }
}
