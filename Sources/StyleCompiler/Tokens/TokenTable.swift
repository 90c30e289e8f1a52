import StyleModel
import StyleSource
import StyleSyntax
import StyleTokenFiles

/// Every token of every file with its value.
struct TokenTable: Sendable {
  let names: TokenNames
  let tokens: [Token]

  init(_ names: TokenNames, _ overlays: OverlayTable, _ modes: ModeNames, _ output: CompilerOutput) {
    self.names = names
    let declarations = names.declarations
    let resolving = Resolving()
    var isRead: [Bool] = []
    resolving.tokens.reserveCapacity(declarations.count)
    isRead.reserveCapacity(declarations.count)
    for token in readIndependentTokens(names, overlays, modes, output).joined() {
      isRead.append(token != nil)
      resolving.tokens.append(token ?? Token(unresolved: declarations[resolving.tokens.count].token))
    }
    let order = DependencyOrder(count: declarations.count) {
      isRead[$0] ? [] : names.references(in: $0, overlays)
    }
    for cycle in order.cycles {
      output.report(
        .tokenCycle(cycle.map { declarations[$0].token.name }, at: declarations[cycle[0]].token.span))
    }
    var reading = TokenReading(names, overlays, modes, output) { resolving.tokens[$0] }
    for index in order.order where !isRead[index] && !declarations[index].token.isBroken {
      resolving.tokens[index] = reading.read(index)
    }
    tokens = resolving.tokens
  }

  /// The tokens that values in a file may refer to.
  func scope(of file: FileID) -> any TokenScope {
    FileTokens(names: names, file: file) { [tokens] in tokens[$0] }
  }

  /// The tokens while they are resolved, each after all that it refers to.
  private final class Resolving {
    var tokens: [Token] = []
  }
}

extension DesignPath {
  /// The path of a token in its file of design tokens; nil where it is that of the token's type and name.
  init?(_ kept: KeptOfToken?) {
    guard let groups = kept?.groups, let name = kept?.name else { return nil }
    self.init(groups: groups, name: name)
  }
}

extension Token {
  /// Makes a substitute for a token without a value, which was reported.
  fileprivate init(unresolved declaration: Outline.TokenDeclaration) {
    self.init(
      name: declaration.name, type: declaration.type, value: ModedValue(.invalid, origin: .unknown),
      isPrivate: declaration.isPrivate, identity: declaration.kept?.identity,
      importGroup: declaration.kept?.group, designType: declaration.kept?.designType,
      extensions: declaration.kept?.extensions, assetName: declaration.kept?.assetName,
      designPath: DesignPath(declaration.kept),
      span: declaration.span)
  }
}

/// The tokens in whose values nothing is referred to, read side by side in parts; nil for all others.
private func readIndependentTokens(
  _ names: TokenNames, _ overlays: OverlayTable, _ modes: ModeNames, _ output: CompilerOutput
) -> [[Token?]] {
  let parts = names.declarations.indices.parts(of: 512).enumerated().map { (number: $0, tokens: $1) }
  let origins = output.origins
  let lists = NameLists()
  let results = concurrentMap(parts, minimum: 2) {
    part -> (tokens: [Token?], collected: CompilerOutput.Collected) in
    let output = CompilerOutput(after: origins, number: part.number, Guesses(among: lists))
    // None of them looks at the value of another; whether there is one of a name is asked where a dollar was forgotten.
    var reading = TokenReading(names, overlays, modes, output) {
      Token(unresolved: names.declarations[$0].token)
    }
    let tokens = part.tokens.map { index in
      let declaration = names.declarations[index].token
      return declaration.isBroken || declaration.node.hasDollar || !overlays[index].isEmpty
        ? nil : reading.read(index)
    }
    return (tokens, output.collected)
  }
  output.take(results.map(\.collected))
  return results.map(\.tokens)
}

/// Reads one token after the other, with what their files see.
private struct TokenReading {
  private let names: TokenNames
  private let overlays: OverlayTable
  private let token: (Int) -> Token
  private var file = FileID(0)
  /// The reader for the file, kept since making one takes longer than reading a token.
  private var reader: TokenReader

  init(
    _ names: TokenNames, _ overlays: OverlayTable, _ modes: ModeNames, _ output: CompilerOutput,
    token: @escaping (Int) -> Token
  ) {
    self.names = names
    self.overlays = overlays
    self.token = token
    let scope = FileTokens(names: names, file: file, token: token)
    let values = ValueReader(
      output: output, tokens: scope, properties: nil, modes: modes.table, place: .token(0))
    reader = TokenReader(reader: values, modes: modes)
  }

  mutating func read(_ index: Int) -> Token {
    if names.declarations[index].file != file {
      file = names.declarations[index].file
      reader.reader.tokens = FileTokens(names: names, file: file, token: token)
    }
    reader.reader.place = .token(index)
    return reader.read(names.declarations[index].token, overlaidBy: overlays[index]) { file in
      FileTokens(names: names, file: file, token: token)
    }
  }
}

/// The tokens that one file sees.
private final class FileTokens: TokenScope {
  let names: TokenNames
  let file: FileID
  private let tokenAt: (Int) -> Token

  init(names: TokenNames, file: FileID, token: @escaping (Int) -> Token) {
    self.names = names
    self.file = file
    tokenAt = token
  }

  func token(named name: String) -> (index: Int, token: Token)? {
    names.index(of: name, in: file).map { ($0, tokenAt($0)) }
  }

  func token(at index: Int) -> Token { tokenAt(index) }

  func hiddenToken(named name: String) -> Span? { names.declaration(of: name) }

  var tokenNames: [String] { names.names(in: file) }
  var isComplete: Bool { names.visibility.isComplete(file) }

  func leftOutToken(named name: String) -> LeftOutToken? { names.leftOutToken(named: name, in: file) }

  func mayHide(_ name: String) -> Bool { names.mayHide(name, from: file) }
}

extension TokenNames {
  /// The tokens that the value of a token refers to, overlays included.
  fileprivate func references(in index: Int, _ overlays: OverlayTable) -> [Int] {
    let (file, token) = declarations[index]
    guard !token.isBroken else { return [] }
    var found: [Int] = []
    for name in token.node.references {
      if let index = self.index(of: name, in: file) { found.append(index) }
    }
    for overlay in overlays[index] {
      for name in overlay.declaration.node.references {
        if let index = self.index(of: name, in: overlay.file) { found.append(index) }
      }
    }
    return found
  }
}

extension SyntaxNode {
  /// Whether the node, or any node beneath it, may contain a reference.
  fileprivate var hasDollar: Bool {
    guard mayHold(UInt8(ascii: "$")) else { return false }
    switch kind {
    case .missing: return false
    case .scalar: return withBytes { $0.contains(UInt8(ascii: "$")) }
    case .sequence: return elements.contains { $0.hasDollar }
    case .mapping: return entries.contains { $0.key.hasDollar || $0.value.hasDollar }
    }
  }

  /// The name `type.name` behind each dollar sign, in the node and all nodes beneath it.
  fileprivate var references: [String] {
    var names: [String] = []
    // Most values refer to nothing.
    if mayHold(UInt8(ascii: "$")) { addReferences(to: &names) }
    return names
  }

  private func addReferences(to names: inout [String]) {
    switch kind {
    case .missing: break
    case .scalar: withBytes { bytes in scanReferences(bytes, &names) }
    case .sequence: for element in elements { element.addReferences(to: &names) }
    case .mapping: for entry in entries { entry.value.addReferences(to: &names) }
    }
  }

  private func scanReferences(_ bytes: UnsafeBufferPointer<UInt8>, _ names: inout [String]) {
    var position = 0
    while let dollar = bytes[position...].firstIndex(of: UInt8(ascii: "$")) {
      let name = bytes[(dollar + 1)...].prefix { isNamePart($0) }
      if name.contains(UInt8(ascii: ".")) { names.append(String(decoding: name, as: UTF8.self)) }
      position = name.endIndex
    }
  }
}

extension DiagnosticCode {
  static let tokenCycle = DiagnosticCode(
    "token-cycle", .error, "Tokens don't refer to each other in a circle.",
    explanation: "Such tokens never get a value. Give one of them a literal value.",
    example: "tokens:\n  color: { ink: $color.text, text: $color.ink }\n")
}

extension Diagnostic {
  fileprivate static func tokenCycle(_ names: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .tokenCycle,
      names.count == 2
        ? "the token ‘\(names[0].shortened)’ refers to itself"
        : "these tokens refer to each other: \(arrows(names))", at: span,
      notes: ["give one of them a literal value"])
  }
}
