import StyleModel
import StyleSource
import StyleSyntax

/// Every token of every file, each resolved once, when it is first asked for.
final class TokenTable {
  private let declarations: [(file: FileID, token: Outline.TokenDeclaration)]
  /// Declarations by name; files that don't see each other may use one name for two tokens.
  private var indices: [String: [Int]] = [:]
  private let visibility: Visibility
  private let modes: ModeNames
  private let output: CompilerOutput
  private var states: [State]
  /// The tokens being resolved, each because the one before it refers to it.
  private var chain: [Int] = []

  private enum State {
    case unresolved, resolving
    case resolved(Token)
  }

  init(_ outlines: [Outline], _ visibility: Visibility, _ modes: ModeNames, _ output: CompilerOutput) {
    declarations = outlines.flatMap { outline in outline.tokens.map { (outline.file, $0) } }
    states = Array(repeating: .unresolved, count: declarations.count)
    self.visibility = visibility
    self.modes = modes
    self.output = output
    for (index, (file, token)) in declarations.enumerated() {
      let clash = indices[token.name, default: []].first { other in
        let otherFile = declarations[other].file
        return visibility.sees(otherFile, from: file) || visibility.sees(file, from: otherFile)
      }
      if let clash, declarations[clash].token.span != token.span {
        output.report(
          .duplicateName(
            "token", token.name, token.name, at: token.span, first: declarations[clash].token.span))
      }
      indices[token.name, default: []].append(index)
    }
  }

  var resolved: [Token] { declarations.indices.map(token) }

  func resolveAll() { declarations.indices.forEach { _ = token($0) } }

  func index(named name: String, in file: FileID) -> Int? {
    indices[name]?.first { visibility.sees(declarations[$0].file, from: file) }
  }

  func names(in file: FileID) -> [String] {
    declarations.filter { visibility.sees($0.file, from: file) }.map(\.token.name)
  }

  func scope(of file: FileID) -> any TokenScope {
    FileTokens(table: self, file: file, isComplete: visibility.isComplete(file))
  }

  func token(_ index: Int) -> Token {
    switch states[index] {
    case .resolved(let token):
      return token
    case .resolving:
      let cycle = chain.drop { $0 != index } + [index]
      output.report(
        .tokenCycle(cycle.map { declarations[$0].token.name }, at: declarations[index].token.span))
      let (_, declaration) = declarations[index]
      let broken = ModedValue(.invalid, origin: .unknown)
      return Token(name: declaration.name, type: declaration.type, value: broken, span: declaration.span)
    case .unresolved:
      states[index] = .resolving
      chain.append(index)
      let token = resolve(index)
      chain.removeLast()
      states[index] = .resolved(token)
      return token
    }
  }

  private func resolve(_ index: Int) -> Token {
    let (file, declaration) = declarations[index]
    let reader = ValueReader(
      output: output, tokens: scope(of: file), properties: nil, modes: modes.table, place: .token(index))
    let expected = Expectation(declaration.type.valueType, for: declaration.name)
    var token = Token(
      name: declaration.name, type: declaration.type, value: ModedValue(.invalid, origin: .unknown),
      span: declaration.span)
    guard declaration.node.kind == .mapping else {
      token.value = reader.readConstant(declaration.node, expected)
      return token
    }
    var overrides: [(modes: ModeSet, value: ModedValue)] = []
    for entry in declaration.node.entries {
      switch entry.key.text {
      case "value": token.value = reader.readConstant(entry.value, expected)
      case "description": token.summary = reader.readText(entry.value, "description")
      case "deprecated": token.deprecated = reader.readDeprecation(entry.value)
      default:
        let value = reader.readConstant(entry.value, expected)
        if let modes = modes.modes(entry.key, others: ["value", "description", "deprecated"]) {
          overrides.append((modes, value))
        }
      }
    }
    if let combined = ModedValue.overriding(token.value, with: overrides, over: modes.table) {
      token.value = combined
    } else {
      output.report(.tooManyModes(at: declaration.node.span))
    }
    return token
  }
}

/// The tokens that one file sees.
private struct FileTokens: TokenScope {
  let table: TokenTable
  let file: FileID
  let isComplete: Bool

  func token(named name: String) -> (index: Int, token: Token)? {
    table.index(named: name, in: file).map { ($0, table.token($0)) }
  }

  var tokenNames: [String] { table.names(in: file) }
}

extension DiagnosticCode {
  static let tokenCycle = DiagnosticCode(
    "token-cycle", .error, "Tokens do not refer to each other in a circle.",
    explanation: "Give one of them a value of its own.",
    example: "tokens:\n  color: { ink: $color.text, text: $color.ink }\n")
}

extension Diagnostic {
  fileprivate static func tokenCycle(_ names: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .tokenCycle, "these tokens refer to each other: \(names.joined(separator: " → "))", at: span,
      notes: ["give one of them a value of its own"])
  }
}
