import StyleModel

/// How Swift spells what the generated struct of a component stores.
extension Slot {
  /// `owner` is the struct that the slot is of, where the literal stands outside of it; `tokens` is where Swift reads tokens.
  func literal(_ value: AdaptiveValue, of owner: String? = nil, tokens: String = "styleTokens") -> Code {
    self.value(value, of: owner, tokens: tokens).bare
  }

  /// The same, for code that goes on with it.
  func value(_ value: AdaptiveValue, of owner: String? = nil, tokens: String = "styleTokens") -> SwiftValue {
    if value.light.isNull, let substitute { return SwiftValue(substitute) }
    let read = SwiftValue(value, from: tokens)
    if let enumeration { return read.word(of: (owner.map { $0 + "." } ?? "") + enumeration.name) }
    guard value.followsTokens else { return read }
    // Tokens are read as `Double`.
    switch valueType {
    case .number(.float): return SwiftValue(.call("Float", [read.bare]))
    case .integer: return read.whole
    case .bool, .number, .string, .localizedString, .choice, .point, .size, .rect, .range, .color, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path, .numbers, .strings:
      return read
    }
  }

  /// What stands for null where nil is that nothing is said.
  var substitute: Code? {
    guard nilIsUnsaid else { return nil }
    return valueType == .color ? Code("StyleColor.clear") : valueType == .string ? Code("\"\"") : nil
  }

  /// As a change: a null that is meant is not the nil of “not changed”.
  func changeLiteral(_ value: AdaptiveValue, of owner: String? = nil, tokens: String = "styleTokens") -> Code
  {
    value.light.isNull && !nilIsUnsaid ? Code(".some(nil)") : literal(value, of: owner, tokens: tokens)
  }
}

extension VariantPlan {
  /// `kind: .ghost, size: .small`: the arguments for values of the axes, without those that nobody picks.
  func arguments(for picks: [Int]) -> [Code] {
    zip(axes, picks).compactMap { axis, value in
      value < 0 ? nil : Code(axis.spelled(value)).prefixed(axis.label)
    }
  }
}

extension ValueType {
  /// What reads a value that a person has entered, as a property of this type stores it.
  ///
  /// - Parameter given: Swift's type of the value.
  func storing(_ value: String, of given: String, isOptional: Bool) -> String {
    guard let wanted = numericName else {
      let mayBeNil = given.hasSuffix("?") || given.hasSuffix("!")
      return mayBeNil && !isOptional ? "\(value) ?? \"\"" : value
    }
    if given == wanted { return value }
    guard case .integer = self else { return "\(wanted)(\(value))" }
    let number = given == "Double" ? value : "Double(\(value))"
    let whole = given == "Int" ? value : "StyleNumber.whole(\(number))"
    return wanted == "Int" ? whole : "\(wanted)(clamping: \(whole))"
  }
}
