import StyleModel

/// An expression of generated Swift, and what is known of it, so that no emitter has to read its own output.
struct SwiftValue: Sendable {
  /// Without brackets around all of it: what follows `=`, or an argument.
  var bare: Code
  /// Of its outermost operator.
  var precedence: Precedence
  var mayBeNil: Bool
  /// The value itself, where it is the same in every state and mode.
  var constant: Value?
  /// Whether it is one of a closed set of words that stands as a `String` and not as a case of an `enum`.
  var isChosenWord = false
  /// Whether it is a case of the `enum` of a part already.
  var isPartsWord = false
  /// Whether it compares whole numbers, so that the opposite sign is the opposite.
  var isOfWholeNumbers = false
  /// The word that a text stands for where it is no word of the closed set: what the style files say of a token.
  private(set) var standardWord: String?

  /// Whether it is a value of the look, and no constant or one that follows from the number of a copy alone.
  var readsLook: Bool { constant == nil && bare.text.contains("look.") }

  init(_ bare: Code, _ precedence: Precedence = .postfix, mayBeNil: Bool = false, constant: Value? = nil) {
    self.bare = bare
    self.precedence = precedence
    self.mayBeNil = mayBeNil
    self.constant = constant
  }

  init(_ text: String, _ precedence: Precedence = .postfix, mayBeNil: Bool = false) {
    self.init(Code(text), precedence, mayBeNil: mayBeNil)
  }

  /// A literal, or what reads it from `tokens`, a value of `StyleTokens`.
  init(_ value: AdaptiveValue, from tokens: String = "styleTokens") {
    self = value.reading(Literal.code(value), from: tokens)
    mayBeNil = value.light.isNull
    guard !value.followsTokens else {
      if case .choice(let word) = value.light { standardWord = word }
      return
    }
    if value.light.double ?? 0 < 0 { precedence = .prefix }
    if value.others == nil { constant = value.light }
  }

  /// How tightly the operators of Swift's standard library bind that generated code has.
  enum Precedence: Int, Comparable, Sendable {
    case ternary, disjunction, conjunction, comparison, nilCoalescing, addition, multiplication, prefix,
      postfix

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
  }

  /// In brackets where it has an operator: what may stand anywhere.
  var code: Code { operand(of: .postfix) }

  /// In brackets where it binds less tightly than what is around it.
  func operand(of context: Precedence) -> Code {
    if precedence >= context { return bare }
    if case .operation(var terms) = bare, let last = terms.popLast() {
      terms.append(.chain(last, Code(")")))
      return Code.operation(terms).prefixed([UInt8(ascii: "(")])
    }
    return .list(open: [UInt8(ascii: "(")], items: [bare], close: UInt8(ascii: ")"))
  }

  /// Whether nothing is there, in every state and mode.
  var isNull: Bool { constant?.isNull ?? false }

  /// The word that it always is; nil for what is computed.
  var choice: String? { if case .choice(let word)? = constant { word } else { nil } }

  /// Of a closed set, the word as a `String`.
  var word: SwiftValue { isChosenWord || choice != nil ? self : member("rawValue") }

  /// Of a computed number, the nearest whole one, an `Int`.
  var nearestWhole: Code {
    constant == nil ? .call("StyleNumber.whole", [Code(code.text + ".rounded()")]) : bare
  }

  /// Of a number that tokens change, the nearest whole one of the type that is wanted there.
  var whole: SwiftValue { constant == nil ? SwiftValue(.call("StyleTokens.whole", [bare])) : self }

  /// Of a closed set, as the `enum` has it: `.bold`, or what an app says of a token, as far as that is one of the words.
  func word(of enumeration: String) -> SwiftValue {
    if let choice { return SwiftValue(Literal.word(choice, of: enumeration)) }
    guard let standardWord else { return self }
    return SwiftValue(.call(enumeration, [bare.labeled("rawValue")]), mayBeNil: true)
      .or(SwiftValue(Literal.word(standardWord, of: enumeration)))
  }

  /// Of a part of a value, the same; what a property of the component has of an `enum` of its own is made the part's too.
  ///
  /// - Parameter usual: The word for what is none of the `enum`; nil where that is nil.
  func word(of enumeration: String, else usual: String?) -> SwiftValue {
    if constant != nil || standardWord != nil || isPartsWord { return word(of: enumeration) }
    let word = self.word
    let made =
      word.mayBeNil
      ? SwiftValue(
        .call("\(word.code.text).flatMap", [Code("\(enumeration).init(rawValue:)")]), mayBeNil: true)
      : SwiftValue(.call(enumeration, [word.bare.labeled("rawValue")]), mayBeNil: true)
    return usual.map { made.or(SwiftValue(Literal.word($0, of: enumeration))) } ?? made
  }

  /// `receiver.name`, or `receiver?.name` where the receiver may be nil; brackets around that end the chain, so that
  /// what is read of the result is asked of one that may be nil.
  func member(_ name: String, endsChain: Bool = false) -> SwiftValue {
    let text = code.text + (mayBeNil ? "?." : ".") + name
    return SwiftValue(mayBeNil && endsChain ? "(\(text))" : text, mayBeNil: mayBeNil)
  }

  /// `receiver.name(arguments)`.
  func calling(_ name: String, _ arguments: [Code]) -> SwiftValue {
    let call = (mayBeNil ? "?." : ".") + name
    return SwiftValue(
      code.isAtom ? .call(code.text + call, arguments) : .chain(code, .call(call, arguments)),
      mayBeNil: mayBeNil)
  }

  /// What stands for nil.
  func or(_ other: SwiftValue) -> SwiftValue {
    SwiftValue.operation("??", .nilCoalescing, [self, other], mayBeNil: other.mayBeNil)
  }

  /// Operands with an operator between each two, from left to right; `??` is the one that groups from the right, and
  /// needs no brackets either way.
  static func operation(
    _ name: String, _ precedence: Precedence, _ operands: [SwiftValue], mayBeNil: Bool = false
  ) -> SwiftValue {
    if operands.count == 1 { return operands[0] }
    let terms = operands.enumerated().flatMap { index, operand -> [Code] in
      let isTight = index > 0 && precedence > .nilCoalescing && operand.precedence == precedence
      let code = isTight ? operand.code : operand.operand(of: precedence)
      if index > 0 { return [code.prefixed(Array("\(name) ".utf8))] }
      if case .operation(let terms) = code, operand.precedence == precedence { return terms }
      return [code]
    }
    return SwiftValue(.operation(terms), precedence, mayBeNil: mayBeNil)
  }
}
