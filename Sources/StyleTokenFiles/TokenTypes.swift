import StyleSource
import StyleSyntax

/// The types that tokens have.
extension TokenSystem {
  func target(of token: DesignToken) -> Int? {
    let value = token.value
    guard !token.isKept, value.kind == .mapping ? value["$ref"] != nil : value.isJSONString else {
      return nil
    }
    if case .token(let index) = resolve(value, in: token.set, isSilent: true) { return index }
    return nil
  }

  /// Finds each token's type: its own, else that of the token that it refers to, else that of the nearest group that has one.
  func findTypes() {
    // Of tokens on the path that is followed, and of those that are done.
    var isOpen = Array(repeating: false, count: tokens.count)
    var isDone = isOpen
    for start in tokens.indices where !isDone[start] {
      guard targets[start] != nil else {
        types[start] = type(of: start)
        isDone[start] = true
        continue
      }
      var path: [Int] = []
      var index = start
      while !isDone[index], !isOpen[index] {
        isOpen[index] = true
        path.append(index)
        guard let next = targets[index] else { break }
        index = next
      }
      if isOpen[index], !isDone[index], let first = path.firstIndex(of: index), targets[index] != nil {
        reportCycle(Array(path[first...]))
      }
      for index in path.reversed() {
        types[index] = type(of: index)
        isDone[index] = true
      }
    }
  }

  private func type(of index: Int) -> DesignType? {
    let token = tokens[index]
    if token.isKept {
      if token.groupType.map({ StyleType(rawValue: $0.text) != nil }) ?? false { return .kept }
      let place = token.groupType?.span ?? token.key.span
      output.reportOnce("kept type \(token.groupType?.text ?? "")", .unknownKeptType(token), at: place)
      output.hideNames(in: token.file)
      return nil
    }
    if token.isBooleanInFigma { return .boolean }
    if token.isOfTools { return toolType(of: index) }
    if let own = token.ownType { return read(type: own, of: index) }
    if let target = targets[index] {
      if let type = type(of: index, asOf: target) { return type }
      return token.groupType.flatMap { read(type: $0, of: index) }
    }
    if let group = token.groupType { return read(type: group, of: index) }
    if let replaced = token.replacedType, let type = read(type: replaced, of: index) {
      output.report(.typeOfReplacedToken(token, type))
      return type
    }
    // What it refers to may have one.
    let isUnknown = output.lacksTokens && bracedName(token.value) != nil
    if token.inherited == nil, !isUnknown { output.report(.tokenWithoutType(token)) }
    output.hideNames(in: token.file)
    return nil
  }

  private func read(type node: SyntaxNode, of index: Int) -> DesignType? {
    if node.kind == .missing { return nil }
    let token = tokens[index]
    var text = node
    if node.kind == .mapping, case .literal(let target) = resolve(node, in: token.set, isSilent: true) {
      text = target
    }
    guard text.isJSONString, let type = DesignType(of: text) else {
      let problem = Diagnostic.unknownDesignType(text)
      if problem.severity == .error {
        output.hideNames(in: token.file)
      } else {
        leaveOut(index, because: problem.message)
      }
      output.reportOnce("type " + text.text, problem, at: node.span)
      return nil
    }
    if !type.isStandard, files[token.file].figmaMode == nil, token.extensions?["com.figma.type"] == nil {
      output.reportOnce("type " + type.rawValue, .typeOfOtherTools(type, node), at: node.span)
    }
    return type
  }

  /// Reports a circle of references, at the first of its tokens.
  private func reportCycle(_ members: [Int]) {
    // Which themes have it is found out once it is known when sets hold.
    if members.contains(where: { sets.ofThemes.contains(tokens[$0].set) }) { return }
    let least = members.indices.min { members[$0] < members[$1] } ?? 0
    let path = members[least...] + members[..<least]
    let names = path.map { tokens[$0].name }
    if let first = path.first(where: { tokens[$0].inherited == nil }) {
      output.report(
        .endlessTokens(
          names + [names[0]], tokens[first],
          others: path.filter { $0 != first && tokens[$0].inherited == nil }.map { tokens[$0] }))
    }
    for index in members {
      targets[index] = nil
      isBroken.insert(index)
      output.hideNames(in: tokens[index].file)
    }
  }

  /// The token that an inherited one is a copy of, if that has another type.
  func originalOfOtherType(_ index: Int) -> Int? {
    guard let original = originals[tokens[index].node.span], types[original] != types[index] else {
      return nil
    }
    return original
  }
}
