import StyleModel

extension SwiftValue {
  /// The choice of a value by the words of an operand: `style == .line ? 1 : style == .bezel ? 2 : 0`.
  ///
  /// - Parameters:
  ///   - words: The words with which the first operand is compared; `true` where it is a flag.
  ///   - operands: The compared value, a value for each word, and the value for any other.
  ///   - isOneOfWords: Whether Swift compares the first operand with the words of a closed set; else it is a flag.
  static func choice(by words: [String], _ operands: [SwiftValue], isOneOfWords: Bool) -> SwiftValue {
    guard operands.count == words.count + 2, var result = operands.last else { return .none }
    let choosesWords = operands.dropFirst().contains { $0.choice != nil || $0.isChosenWord }
    let operands = choosesWords ? [operands[0]] + operands.dropFirst().map(\.word) : operands
    if choosesWords { result = result.word }
    let mayBeNil = operands.dropFirst().contains(where: \.mayBeNil)
    let subject = operands[0].code.text
    for (word, value) in zip(words, operands.dropFirst()).reversed() {
      let match = operands[0].isChosenWord ? stringLiteral(word) : "." + swiftCaseName(word)
      let isTrue = word == "true" && !isOneOfWords
      let condition = isTrue ? operands[0] : SwiftValue("\(subject) == \(match)", .comparison)
      let opposite =
        isTrue ? operands[0].negated : SwiftValue("\(subject) != \(match)", .comparison)
      if let flag = joined(condition, opposite: opposite, value, result) {
        result = flag
        continue
      }
      let choice = [
        condition.operand(of: .disjunction), value.operand(of: .disjunction).prefixed(Array("? ".utf8)),
        result.bare.prefixed(Array(": ".utf8)),
      ]
      result = SwiftValue(.operation(choice), .ternary, mayBeNil: mayBeNil)
      result.isChosenWord = choosesWords
    }
    return result
  }

  /// A choice between two flags of which one is known, with Swift's operators: `isOn`, `!isOn`, `isOn && isNew`, `isOn || isNew`; nil for
  /// anything else.
  private static func joined(
    _ condition: SwiftValue, opposite: SwiftValue, _ value: SwiftValue, _ other: SwiftValue
  ) -> SwiftValue? {
    if let then = value.flag, let otherwise = other.flag {
      return then == otherwise ? value : then ? condition : opposite
    }
    if let then = value.flag, !other.mayBeNil {
      return then
        ? .operation("||", .disjunction, [condition, other])
        : .operation("&&", .conjunction, [opposite, other])
    }
    if let otherwise = other.flag, !value.mayBeNil {
      return otherwise
        ? .operation("||", .disjunction, [opposite, value])
        : .operation("&&", .conjunction, [condition, value])
    }
    return nil
  }

  /// The opposite of a flag.
  var negated: SwiftValue {
    let text = bare.text
    let equality = [(" == ", " != "), (" != ", " == ")]
    let order = [(" <= ", " > "), (" >= ", " < "), (" < ", " >= "), (" > ", " <= ")]
    // Of numbers that are no numbers, `<` and `>=` are both false.
    for (sign, opposite) in equality + (isOfWholeNumbers ? order : []) where precedence == .comparison {
      let sides = text.split(separator: sign, omittingEmptySubsequences: false)
      if sides.count == 2, !text.contains("\"") {
        return SwiftValue(sides.joined(separator: opposite), .comparison)
      }
    }
    return precedence == .prefix && text.hasPrefix("!")
      ? SwiftValue(String(text.dropFirst())) : SwiftValue("!\(code.text)", .prefix)
  }

  /// The flag of a constant; nil for a computed value.
  private var flag: Bool? { if case .bool(let flag)? = constant { flag } else { nil } }
}
