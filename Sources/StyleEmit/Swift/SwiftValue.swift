import StyleModel

/// An expression of generated Swift with its properties, so that no emitter has to read its own output.
struct SwiftValue: Sendable {
  /// The code without brackets around it: for use behind `=`, or as an argument.
  var bare: Code
  /// The precedence of its outermost operator.
  var precedence: Precedence
  var mayBeNil: Bool
  /// The value itself, where it is the same in every state and mode.
  var constant: Value?
  /// Whether the value is a word of a closed set that Swift has as a `String` and not as a case of an `enum`.
  var isChosenWord = false
  /// Whether the value is a case of the `enum` of a part already.
  var isPartsWord = false
  /// Whether the value compares whole numbers, so that the opposite operator negates it.
  var isOfWholeNumbers = false
  /// The word for a text that is no word of the closed set: the token's value in the style files.
  private(set) var standardWord: String?

  /// Whether the value reads the look, and is no constant or function of the number of a copy alone.
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

  /// A literal, or the expression that reads the value from `tokens`, a value of `StyleTokens`.
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

  /// The precedence of the operators of Swift's standard library that generated code uses.
  enum Precedence: Int, Comparable, Sendable {
    case ternary, disjunction, conjunction, comparison, nilCoalescing, addition, multiplication, prefix,
      postfix

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
  }

  /// The code in brackets where it has an operator, for use anywhere.
  var code: Code { operand(of: .postfix) }

  /// The code in brackets where its precedence is lower than that of `context`.
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

  /// The word of a constant; nil for a computed value.
  var choice: String? { if case .choice(let word)? = constant { word } else { nil } }

  /// The word of a closed set as a `String`.
  var word: SwiftValue { isChosenWord || choice != nil ? self : member("rawValue") }

  /// The nearest whole number of a computed number, an `Int`.
  var nearestWhole: Code {
    constant == nil ? .call("StyleNumber.whole", [Code(code.text + ".rounded()")]) : bare
  }

  /// The nearest whole number of a number that tokens change, in the type that is wanted there.
  var whole: SwiftValue { constant == nil ? SwiftValue(.call("StyleTokens.whole", [bare])) : self }

  /// A word of a closed set as a case of the `enum`: `.bold`, or an app's value of a token, as far as it is one of the words.
  func word(of enumeration: String) -> SwiftValue {
    if let choice { return SwiftValue(Literal.word(choice, of: enumeration)) }
    guard let standardWord else { return self }
    return SwiftValue(.call(enumeration, [bare.labeled("rawValue")]), mayBeNil: true)
      .or(SwiftValue(Literal.word(standardWord, of: enumeration)))
  }

  /// A word of a part of a value as a case of the part's `enum`; a case of the `enum` of a component's property is converted.
  ///
  /// - Parameter usual: The word for a text that is none of the `enum`; nil where the result is nil then.
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

  /// The value of a member: `receiver.name`, or `receiver?.name` where the receiver may be nil. Brackets around that end the chain, so that
  /// a member of the result is read from an optional.
  func member(_ name: String, endsChain: Bool = false) -> SwiftValue {
    let text = code.text + (mayBeNil ? "?." : ".") + name
    return SwiftValue(mayBeNil && endsChain ? "(\(text))" : text, mayBeNil: mayBeNil)
  }

  /// The value of a call: `receiver.name(arguments)`.
  func calling(_ name: String, _ arguments: [Code]) -> SwiftValue {
    let call = (mayBeNil ? "?." : ".") + name
    return SwiftValue(
      code.isAtom ? .call(code.text + call, arguments) : .chain(code, .call(call, arguments)),
      mayBeNil: mayBeNil)
  }

  /// The value with another for nil.
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
