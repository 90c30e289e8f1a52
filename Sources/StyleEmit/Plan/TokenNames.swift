import StyleModel

/// What a token is called in generated Swift. Two names are the same where they are names of the same token.
///
/// A class, since the values of a whole sheet refer to few of them.
final class TokenName: Hashable, Sendable {
  let type: TokenType
  /// Of the case of an `enum`: `.accent`.
  let caseName: String
  /// Of the constant, or of the function of modes, with the token's value in the style files.
  let member: String
  /// That value, where it is a constant that code may refer to.
  fileprivate let constant: AdaptiveValue?
  /// `StyleTokens.Colors.accent`, and `.accent`.
  fileprivate let reference, caseCode: Code

  fileprivate init(type: TokenType, caseName: String, member: String, constant: AdaptiveValue?) {
    self.type = type
    self.caseName = caseName
    self.member = member
    self.constant = constant
    reference = Code("StyleTokens.\(type.swiftName).\(member)")
    caseCode = Code(".\(caseName)")
  }

  static func == (left: TokenName, right: TokenName) -> Bool {
    left === right || (left.type == right.type && left.caseName == right.caseName)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(caseName)
  }
}

/// What the public tokens of a sheet are called in Swift.
struct TokenNames {
  /// By token; nil for a private one.
  private let names: [TokenName?]
  /// By token that is the same in every mode: its name, and those of the tokens whose value it is. Nil for the other ones.
  private var paths: [[TokenName]?] = []

  init(_ sheet: ResolvedSheet) {
    var cases: [TokenType: Names] = [:]
    var members: [TokenType: Names] = [:]
    names = sheet.tokens.map { token in
      if token.isPrivate { return nil }
      let name = String(Substring(token.name.utf8.dropFirst(token.type.rawValue.utf8.count + 1)))
      return TokenName(
        type: token.type, caseName: cases[token.type, default: Names()].claim(swiftCaseName(name)),
        member: members[token.type, default: Names()].claim(swiftIdentifier(name)),
        constant: token.deprecated == nil ? sheet.constant(token) : nil)
    }
    paths = sheet.tokens.map { token in
      token.value.isUniform ? path(of: token.value.value, token.value.origin, in: sheet) : nil
    }
  }

  subscript(_ token: Int) -> TokenName? { names[token] }

  /// The tokens whose value a value is, by its origin, as in `SourcedValue`.
  fileprivate func path(of value: Value, _ origin: Origin.ID, in sheet: ResolvedSheet) -> [TokenName] {
    var tokens: [TokenName] = []
    var next: Origin.ID? = origin
    while let current = next {
      let origin = sheet[current]
      if case .token(let index) = origin.place {
        let all = sheet.tokens[index].value
        // Most values are taken from a token as they are, and most tokens have one value.
        if tokens.isEmpty, index < paths.count, let path = paths[index], current == all.origin,
          value == all.value
        {
          return path
        }
        // A number may be taken for insets, and a colour for a picture.
        guard value == all.value || all.cases.contains(where: { $0.value == value }) else { break }
        if let name = names[index] { tokens.append(name) }
      }
      next = origin.isComputed ? nil : origin.source
    }
    return tokens
  }
}

extension ResolvedSheet {
  /// The value that a token has in every mode; nil where one value in Swift can't hold it.
  fileprivate func constant(_ token: Token) -> AdaptiveValue? {
    let changes = modes.changes(
      [ConditionalValue(modes: [], value: token.value)], isAdaptive: token.type.valueType.isAdaptive)
    return changes.count == 1 ? changes[0].value : nil
  }
}

/// Says which tokens the values of a sheet are taken from.
struct TokenSources {
  let names: TokenNames
  let sheet: ResolvedSheet

  /// What may hold in a state: a value of the component, of a variant or of a style.
  func candidate(_ value: ModedValue, modes: ModeSet, rank: Int32 = 0) -> ConditionalValue {
    ConditionalValue(modes: modes, rank: rank, value: value, from: tokens(of: value))
  }

  /// What a value is where no mode makes it another one.
  func value(of value: ModedValue) -> SourcedValue {
    SourcedValue(value: value.value, tokens: names.path(of: value.value, value.origin, in: sheet))
  }

  /// By the origin of a value in some mode: the tokens whose value it is, as in `SourcedValue`.
  func tokens(of value: ModedValue) -> [Origin.ID: [TokenName]] {
    var result: [Origin.ID: [TokenName]] = [:]
    func add(_ value: Value, _ origin: Origin.ID) {
      let tokens = names.path(of: value, origin, in: sheet)
      if !tokens.isEmpty { result[origin] = tokens }
    }
    add(value.value, value.origin)
    for entry in value.cases { add(entry.value, entry.origin) }
    return result
  }
}

extension AdaptiveValue {
  /// What Swift reads from `subject`, a value of `StyleTokens`, for a value that `literal` spells:
  /// `styleTokens.color(.accent, or: StyleTokens.Colors.accent)`.
  func reading(_ literal: @autoclosure () -> Code, from subject: String) -> Code {
    guard let first = tokens.first else { return literal() }
    let isConstant = first.constant.map { $0.light == light && $0.others == others } ?? false
    let standard = isConstant ? first.reference : literal()
    return tokens.reversed().reduce(standard) { other, token in
      .call("\(subject).\(token.type.rawValue)", [token.caseCode, other.labeled("or")])
    }
  }
}
