import StyleModel
import StyleSource

/// The name of a token in generated Swift. Two names are equal where they are names of the same token.
///
/// A class, since the values of a whole sheet refer to few of them.
final class TokenName: Hashable, Sendable {
  let type: TokenType
  /// The name of the case of an `enum`: `.accent`.
  let caseName: String
  /// The name of the constant, or of the function of modes, with the token's value in the style files.
  let member: String
  /// The token's value in the style files, where it is a constant that code may refer to.
  let constant: AdaptiveValue?
  /// The token in Swift: `StyleTokens.Colors.accent`.
  fileprivate var reference: Code { Code("StyleTokens.\(type.swiftName).\(member)") }
  /// The token in Swift where its type is known: `.accent`.
  fileprivate var caseCode: Code { Code(".\(caseName)") }

  fileprivate init(type: TokenType, caseName: String, member: String, constant: AdaptiveValue?) {
    self.type = type
    self.caseName = caseName
    self.member = member
    self.constant = constant
  }

  static func == (left: TokenName, right: TokenName) -> Bool {
    left === right || (left.type == right.type && left.caseName == right.caseName)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(caseName)
  }
}

/// The names of a sheet's public tokens in Swift.
struct SwiftTokenNames {
  /// The name of each token, by token; nil for a private one.
  private let names: [TokenName?]

  init(_ sheet: ResolvedSheet) {
    var cases: [TokenType: Names] = [:]
    var members: [TokenType: Names] = [:]
    // What needs no other name is found out side by side.
    let wanted = concurrentMap(sheet.tokens.indices.parts(of: 256), minimum: 2) { part in
      part.map { WantedName(sheet.tokens[$0], in: sheet) }
    }
    names = wanted.joined().map { wanted in
      wanted.map { wanted in
        TokenName(
          type: wanted.type, caseName: cases[wanted.type, default: Names()].claim(wanted.caseName),
          member: members[wanted.type, default: Names()].claim(wanted.member), constant: wanted.constant)
      }
    }
  }

  subscript(_ token: Int) -> TokenName? { names[token] }
}

/// The name that a public token has unless another token of its type has it.
private struct WantedName: Sendable {
  let type: TokenType
  let caseName, member: String
  let constant: AdaptiveValue?

  init?(_ token: Token, in sheet: ResolvedSheet) {
    if token.isPrivate { return nil }
    let name = String(Substring(token.name.utf8.dropFirst(token.type.rawValue.utf8.count + 1)))
    type = token.type
    caseName = swiftCaseName(name)
    member = swiftIdentifier(name)
    constant = token.deprecated == nil ? sheet.constant(token) : nil
  }
}

/// The sources of the values of a sheet's tokens.
struct KnownTokenSources {
  let names: SwiftTokenNames
  /// The source of each token's value in some mode, by its origin.
  private var sources: [Origin.ID: ValueSource] = [:]

  init(_ names: SwiftTokenNames, in sheet: ResolvedSheet) {
    self.names = names
    // Components ask for them.
    if sheet.components.isEmpty { return }
    for index in sheet.tokensBehindOperands {
      let value = sheet.tokens[index].value
      sources[value.origin] = source(of: value.value, value.origin, in: sheet)
      for entry in value.cases where sources[entry.origin] == nil {
        sources[entry.origin] = source(of: entry.value, entry.origin, in: sheet)
      }
    }
  }

  /// The source of a value, by its origin.
  fileprivate func source(of value: Value, _ origin: Origin.ID, in sheet: ResolvedSheet) -> ValueSource {
    var tokens: [TokenName] = []
    var next: Origin.ID? = origin
    while let current = next {
      let origin = sheet[current]
      // Tokens that were worked out before this one are known.
      if case .token(let index) = origin.author {
        let all = sheet.tokens[index].value
        // One number may be taken for four insets.
        let taken = value.asInToken
        guard taken == all.value || all.cases.contains(where: { $0.value == taken }) else { break }
        if let known = sources[current] { return known.behind(tokens) }
        if let name = names[index] { tokens.append(name) }
        if tokens.count == ValueSource.mostTokens { break }
      }
      if let formula = origin.formula {
        return ValueSource(tokens: tokens, formula: self.formula(formula, of: value, in: sheet))
      }
      next = origin.source
    }
    return ValueSource(tokens: tokens)
  }

  /// The formula of a value; nil where generated code would compute another value.
  private func formula(
    _ formula: Origin.Formula, of value: Value, in sheet: ResolvedSheet
  ) -> PlannedFormula<SourcedValue>? {
    guard formula.function.apply(to: formula.operands.map(\.value)) == value.asInToken else { return nil }
    let operands = formula.operands.map { operand in
      let origin = sheet[operand.origin]
      let source =
        origin.formula.map { ValueSource(formula: self.formula($0, of: operand.value, in: sheet)) }
        // The operand stands in the place of the result, which may be a token.
        ?? origin.source.map { self.source(of: operand.value, $0, in: sheet) }
      return SourcedValue(value: operand.value, source: source ?? .none)
    }
    return PlannedFormula(formula.function, of: operands)
  }
}

extension ResolvedSheet {
  /// The indices of the tokens, each behind those that it is computed from.
  fileprivate var tokensBehindOperands: [Int] {
    enum Progress { case none, operands, done }
    var result: [Int] = []
    var progress = tokens.map { _ in Progress.none }
    // Without recursion: tokens may be worked out of each other thousands deep.
    var next = Array(tokens.indices.reversed())
    while let index = next.last {
      switch progress[index] {
      case .none:
        progress[index] = .operands
        next += operandTokens(of: tokens[index].value).filter { progress[$0] == .none }
      case .operands:
        progress[index] = .done
        result.append(index)
        next.removeLast()
      case .done:
        next.removeLast()
      }
    }
    return result
  }

  /// The tokens that a token's value is computed from.
  private func operandTokens(of value: ModedValue) -> [Int] {
    var found: [Int] = []
    var next = [value.origin] + value.cases.map(\.origin)
    while let id = next.popLast() {
      let origin = self[id]
      if let formula = origin.formula {
        next += formula.operands.map(\.origin)
      } else if let source = origin.source, case .token(let index) = self[source].author {
        found.append(index)
      }
    }
    return found
  }

  /// The value that a token has in every mode; nil where no one value of Swift can express it.
  fileprivate func constant(_ token: Token) -> AdaptiveValue? {
    let changes = modes.changes(
      [ConditionalValue(modes: [], value: token.value)], isAdaptive: token.type.valueType.isAdaptive)
    return changes.count == 1 ? changes[0].value : nil
  }
}

/// Finds the tokens that the values of a sheet are taken from.
struct TokenSources {
  let known: KnownTokenSources
  let sheet: ResolvedSheet

  /// A value of the component, of a variant or of a style that may hold in a state.
  func candidate(_ value: ModedValue, modes: ModeSet, rank: Int32 = 0) -> ConditionalValue {
    ConditionalValue(modes: modes, rank: rank, value: value, from: sources(of: value))
  }

  /// The default value, with its source.
  func value(of value: ModedValue) -> SourcedValue {
    SourcedValue(value: value.value, source: known.source(of: value.value, value.origin, in: sheet))
  }

  /// The sources of a value in all modes, where tokens change it, by origin.
  func sources(of value: ModedValue) -> [Origin.ID: ValueSource] {
    var result: [Origin.ID: ValueSource] = [:]
    func add(_ value: Value, _ origin: Origin.ID) {
      let source = known.source(of: value, origin, in: sheet)
      if source.followsTokens { result[origin] = source }
    }
    add(value.value, value.origin)
    for entry in value.cases { add(entry.value, entry.origin) }
    return result
  }
}

extension AdaptiveValue {
  /// The expression that reads a value from `subject`, a value of `StyleTokens`, with `literal` as the default: `styleTokens.color(.accent,
  /// or: StyleTokens.Colors.accent)`. A whole number is read as a `Double`, and a word as a `String`.
  func reading(_ literal: @autoclosure () -> Code, from subject: String) -> SwiftValue {
    let own = formula.map { SwiftValue($0, from: subject) }
    guard let first = tokens.first else { return own ?? SwiftValue(literal()) }
    let isConstant =
      first.constant.map { $0.light == light.asInToken && $0.others == others?.map(\.asInToken) } ?? false
    let standard = own?.bare ?? (isConstant ? first.reference : literal())
    return SwiftValue(
      tokens.reversed().reduce(standard) { other, token in
        .call("\(subject).\(token.type.rawValue)", [token.caseCode, other.labeled("or")])
      })
  }
}

extension Value {
  /// The value as a token or a formula has it: a whole number is a number, and a word is a text.
  var asInToken: Value {
    switch self {
    case .integer(let integer): .number(integer.double)
    case .choice(let text), .localizedString(let text): .string(text)
    case .null, .bool, .number, .string, .point, .size, .rect, .range, .color, .image, .gradientStops,
      .shadow,
      .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers, .strings,
      .invalid:
      self
    }
  }
}
