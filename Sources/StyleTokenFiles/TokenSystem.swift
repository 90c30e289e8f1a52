import StyleSource
import StyleSyntax

/// All tokens of files that see each other, with their types.
final class TokenSystem {
  let files: [TokenFile]
  let output: TokenOutput
  let tokens: [DesignToken]
  let sets: TokenSets
  /// The tokens of each name.
  let names: DesignTokenNames
  let setOrder: SetOrder
  /// The indices of each file's tokens, which follow each other.
  let ranges: [Range<Int>]
  var types: [DesignType?] = []
  /// The types of tools' tokens, as tools have them.
  var toolTypes: [ToolType?] = []
  /// For each token whose value is another token, the index of that one.
  var targets: [Int?] = []
  private(set) lazy var figma = FigmaVariables(self)
  private(set) lazy var listShadows = ListShadows(self)
  /// The names in style files of all tokens, with their types.
  private lazy var wholeStyleNames = Set(tokens.indices.flatMap { wholeStyleNames(of: $0) })
  var colors = ColorsOfStyleFiles.none
  /// The modes of style files, by the names that designers give them.
  var modeWords = ModeWords([])
  let members = MemberTables()
  private let fileIndices: [FileID: Int]
  /// The values at the end of references, as far as they are known.
  private var literals: [Int: SyntaxNode?] = [:]
  /// The tokens whose values are being found out, each for a pointer that leads through the one before.
  private var openTokens: Set<Int> = []
  /// Whether the value of a token was needed while it was being resolved, so that it has no end.
  private var isEndless = false
  /// The tokens whose values have no end.
  private var endlessTokens: Set<Int> = []
  /// The names of tokens in style files, as far as they are known.
  var styleNames: [String?] = []
  var lastGroup: CommonName?
  /// The types of tokens in style files, as far as they are known.
  var styleTypes: [StyleType??] = []
  /// The number of nested look-ups of parts of tools' tokens.
  var partDepth = 0
  /// Whether the nested look-ups of parts were too many.
  var hasEndlessPart = false
  /// The definition that counts for some names, in the themes for which values are being read, and the name of each definition.
  var winners: [Int: Int] = [:]
  var namesOfWinners: [Int?] = []
  /// For each token, whether a style file can't have it, which a notice reports; nil while unknown.
  var leftOut: [Bool?] = []
  /// The tokens without a value in style files whose value is that of another token.
  var hasNoValues: Set<Int> = []
  /// Why tokens are left out, as messages.
  var reasonsOfLoss: [Int: String] = [:]
  /// Whether a part of the value that is being read was lost.
  var hasLoss = false
  /// The message about the first part of the value that is being read that was lost.
  var firstLoss: String?
  /// The number of nested tokens that are being read in place of references to them.
  var substituteDepth = 0
  /// Whether the nested tokens were too many.
  var isTooDeep = false
  /// The number of nested numbers of tools that are being computed from each other.
  var numberDepth = 0

  init(_ files: [TokenFile], _ sets: TokenSets, _ groups: [TokenGroup?], _ output: TokenOutput) {
    self.files = files
    self.output = output
    self.sets = sets
    setOrder = SetOrder(sets, files)
    fileIndices = Dictionary(
      files.enumerated().map { ($1.tree.source.id, $0) }, uniquingKeysWith: { first, _ in first })
    var tokens: [DesignToken] = []
    for group in groups { group?.forEachToken { tokens.append($0) } }
    self.tokens = tokens
    names = DesignTokenNames(tokens)
    styleNames = Array(repeating: nil, count: tokens.count)
    styleTypes = Array(repeating: nil, count: tokens.count)
    leftOut = Array(repeating: nil, count: tokens.count)
    var start = 0
    ranges = files.indices.map { file in
      let end = tokens[start...].firstIndex { $0.file != file } ?? tokens.count
      defer { start = end }
      return start..<end
    }
    targets = tokens.indices.map { target(of: tokens[$0]) }
    types = Array(repeating: nil, count: tokens.count)
    toolTypes = Array(repeating: nil, count: tokens.count)
    findTypes()
  }

  // MARK: Names

  /// Whether the system has only one file, though it may have been exported with others.
  private var isAlone: Bool {
    files.count == 1 && files[0].isOfTools && files[0].role == .tokens
  }

  /// The paths of all groups that contain a token.
  private lazy var groupNames: Set<String> = {
    var names: Set<String> = []
    for token in tokens {
      var path = token.path.dropLast()
      while !path.isEmpty, names.insert(path.joined(separator: ".")).inserted { path.removeLast() }
    }
    return names
  }()

  private func wholeStyleNames(of index: Int) -> [String] {
    let name = styleName(of: index)
    let types = types[index] == .border ? [.color, .length] : [styleType(of: index)].compactMap(\.self)
    return types.map { $0.rawValue + "." + name }
  }

  /// Whether a style file has a token with a whole name, such as `color.ink`.
  func isWholeStyleName(_ name: String) -> Bool {
    // Most are called so in their file as well. The names of all tokens are found out only for others.
    if let number = names.number(of: name),
      names.tokens(number).contains(where: { wholeStyleNames(of: $0).contains(name) })
    {
      return true
    }
    return wholeStyleNames.contains(name)
  }

  private let cost = SearchCost()
  private lazy var known = KnownNames(KnownNames.Shared(tokens.map(\.name)), cost: cost)
  /// The name of the token at the span of each value.
  private lazy var namesByPlace = Dictionary(
    tokens.map { ($0.value.span, $0.name) }, uniquingKeysWith: { first, _ in first })

  /// The token that was probably meant by a name in a reference; nil also after searches that cost much.
  private func nearest(to name: String, in node: SyntaxNode) -> String? {
    guard cost.comparisons < 500_000 else { return nil }
    // To name itself helps no token.
    return known.nearest(to: name, besides: namesByPlace[node.span])
  }

  // MARK: References

  /// The meaning of a value: another token, or a literal, perhaps one that a pointer leads to.
  enum Resolved {
    case token(Int)
    case literal(SyntaxNode)
    /// A value that was reported.
    case broken
  }

  /// - Parameter isSilent: Whether a reference that leads nowhere is reported by another reading.
  func resolve(_ node: SyntaxNode, in set: Int, isSilent: Bool) -> Resolved {
    switch node.kind {
    case .missing: return .broken
    case .sequence: return .literal(node)
    case .mapping:
      guard let reference = node["$ref"] else { return .literal(node) }
      return follow(reference, in: seen(from: node, set), isSilent: isSilent, steps: 0)
    case .scalar:
      guard node.isQuoted else { return .literal(node) }
      let first = node.withBytes { $0.first }
      let isBraced = first == UInt8(ascii: "{")
      guard isBraced || first == UInt8(ascii: "$") else { return .literal(node) }
      let set = seen(from: node, set)
      // As Tokens Studio had it at first: `$color.ink`.
      if !isBraced, sets.sets[set].isOfTools, let index = index(of: String(node.text.dropFirst()), in: set) {
        return .token(index)
      }
      guard isBraced else { return .literal(node) }
      guard let name = bracedName(node) else {
        // `{space.small} * 2` of a tool is computed.
        if sets.sets[set].isOfTools { return .literal(node) }
        if !isSilent { output.report(.malformedReference(node)) }
        return .broken
      }
      return token(named: name, for: node, in: set, isSilent: isSilent)
    }
  }

  /// The set in which references in a node are looked up: an inherited node, or one that a reference leads to, may be in another file,
  /// whose pointers lead into that file.
  private func seen(from node: SyntaxNode, _ set: Int) -> Int {
    if node.tree === files[sets.sets[set].file].tree { return set }
    guard let file = fileIndices[node.tree.source.id], file != sets.sets[set].file else { return set }
    return sets.sets.firstIndex { $0.file == file } ?? set
  }

  /// Reports that there is no token of a name.
  func reportUnknown(_ name: String, _ node: SyntaxNode, in set: Int) {
    guard !output.lacksTokens else { return }
    if let dot = name.lastIndex(of: "."), isSaidTwice(String(name[..<dot]), beside: set) {
      return output.report(.partOfSeveral(String(name[..<dot]), node))
    }
    output.report(
      .unknownDesignToken(name, near: nearest(to: name, in: node), isAlone: isAlone, node))
  }

  private func token(named name: String, for node: SyntaxNode, in set: Int, isSilent: Bool) -> Resolved {
    if let index = index(of: name, in: set) { return .token(index) }
    let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let part = part(at: path, in: set) { return resolve(part, for: node, in: set, isSilent: isSilent) }
    if isSilent { return .broken }
    if let property = path.firstIndex(where: { $0.hasPrefix("$") && $0 != "$root" }) {
      output.report(.referenceToProperty(path[property], node))
    } else if groupNames.contains(name) {
      let root = name + ".$root"
      output.report(.referenceToGroup(name, root: index(of: root, in: set) == nil ? nil : root, node))
    } else {
      reportUnknown(name, node, in: set)
    }
    return .broken
  }

  private func follow(_ reference: SyntaxNode, in set: Int, isSilent: Bool, steps: Int) -> Resolved {
    func broken(_ problem: @autoclosure () -> Diagnostic) -> Resolved {
      if !isSilent { output.report(problem()) }
      return .broken
    }
    guard reference.isJSONString else { return broken(.malformedReference(reference)) }
    let text = reference.text
    guard let pointer = Pointer(text) else {
      return broken(text.hasPrefix("#") ? .malformedReference(reference) : .foreignReference(reference))
    }
    guard steps < 32, let root = files[sets.sets[set].file].tree.root else {
      return broken(.endlessReference(reference))
    }
    // Tokens within a resolver document are a tree of their own, into which pointers lead as if they stood in a file.
    let isInDocument = pointer.steps.first.map { members.child($0, of: root) != nil } ?? true
    var node = isInDocument ? root : sets.sets[set].root
    var path: [String] = []
    // How many steps lead to a token that a group has from another one.
    var inheritedCount = 0
    for (number, step) in pointer.steps.enumerated() {
      if number < inheritedCount {
        path.append(step)
        continue
      }
      // Behind a token's value, what an alias stands for is looked into.
      if number > 0 || node.isJSONString, case .token(let index) = alias(node, in: set) {
        isEndless = false
        guard let value = literalValue(of: winner(of: index) ?? index) else {
          return isEndless ? broken(.endlessReference(reference)) : .broken
        }
        node = value
      }
      if let next = members.child(step, of: node) {
        node = next
      } else if let (count, token) = inherited(pointer.steps, from: number, in: set) {
        (node, inheritedCount) = (token, count)
      } else if let index = elsewhere(pointer, in: set) {
        return .token(index)
      } else {
        return broken(.pointerToNothing(step, reference))
      }
      if !step.hasPrefix("$") || step == "$root" { path.append(step) }
      // In the themes for which values are being read, another set may say the token.
      if !winners.isEmpty, let own = ownIndex(of: path.joined(separator: "."), in: set),
        let winner = winner(of: own), winner != own, node.span == tokens[own].node.span
      {
        node = tokens[winner].node
      }
    }
    let last = pointer.steps.last
    if last == "$value" || node.kind == .mapping && (node["$value"] != nil || node["$ref"] != nil) {
      let name = path.joined(separator: ".")
      if let index = ownIndex(of: name, in: set) { return .token(index) }
    }
    switch alias(node, in: set) {
    case .token(let index): return .token(index)
    case .broken: return .broken
    case .literal(let literal):
      if literal.kind == .mapping, literal["$ref"] != nil {
        return follow(literal["$ref"] ?? literal, in: set, isSilent: isSilent, steps: steps + 1)
      }
      if literal.kind == .mapping, pointer.steps.allSatisfy({ !$0.hasPrefix("$") || $0 == "$root" }) {
        return broken(.referenceToGroup(path.joined(separator: "."), root: nil, reference))
      }
      return .literal(literal)
    }
  }

  /// The token of another file that a pointer names as a whole, as a reference in braces does.
  private func elsewhere(_ pointer: Pointer, in set: Int) -> Int? {
    let path = pointer.steps.last == "$value" ? pointer.steps.dropLast() : pointer.steps[...]
    guard !path.isEmpty, path.allSatisfy({ !$0.contains(".") }) else { return nil }
    return index(of: path.joined(separator: "."), in: set)
  }

  /// The token that the first steps of a pointer lead to, where a group inherits it from one that it extends.
  private func inherited(_ steps: [String], from number: Int, in set: Int) -> (count: Int, node: SyntaxNode)?
  {
    for count in steps.indices.dropFirst(number).map({ $0 + 1 }) {
      guard let index = ownIndex(of: steps.prefix(count).joined(separator: "."), in: set) else { continue }
      return tokens[index].inherited == nil ? nil : (count, tokens[index].node)
    }
    return nil
  }

  /// The token that a text in braces names.
  private func alias(_ node: SyntaxNode, in set: Int) -> Resolved {
    guard node.isJSONString, let name = bracedName(node) else { return .literal(node) }
    return index(of: name, in: set).map { .token($0) } ?? .broken
  }

  /// The value at the end of a token's references; nil where it is unknown or reported.
  func literalValue(of index: Int) -> SyntaxNode? {
    var path: [Int] = []
    var value: SyntaxNode?
    var index = index
    while true {
      if let known = literals[index] {
        value = known
        isEndless = isEndless || endlessTokens.contains(index)
        break
      }
      guard openTokens.count < 200, openTokens.insert(index).inserted else {
        isEndless = true
        break
      }
      path.append(index)
      let token = tokens[winner(of: index) ?? index]
      let resolved = resolve(token.value, in: token.set, isSilent: true)
      openTokens.remove(index)
      if case .literal(let node) = resolved { value = node }
      // A circle of aliases, which is reported, has no end.
      guard case .token(let next) = resolved, path.count <= tokens.count else { break }
      index = next
    }
    for index in path {
      literals[index] = .some(value)
      if isEndless { endlessTokens.insert(index) }
    }
    return value
  }

  /// Finds values anew while `read` reads for some themes.
  func withOtherLiterals<Value>(_ read: () -> Value) -> Value {
    let known = (literals, endlessTokens)
    literals = [:]
    defer { (literals, endlessTokens) = known }
    return read()
  }

  /// Tokens without a value, which was reported.
  var isBroken: Set<Int> = []

  lazy var originals = Dictionary(
    tokens.indices.filter { tokens[$0].inherited == nil }.map { (tokens[$0].node.span, $0) },
    uniquingKeysWith: { first, _ in first })
}
