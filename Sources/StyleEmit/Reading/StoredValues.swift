import StyleModel

/// The spelling in Swift of the stored values of a component's struct.
extension Slot {
  /// The code of a value. `owner` is the slot's struct, for code outside of it; `tokens` is the expression for the values of tokens.
  func literal(_ value: AdaptiveValue, of owner: String? = nil, tokens: String = "styleTokens") -> Code {
    self.value(value, of: owner, tokens: tokens).bare
  }

  /// A value in Swift, for code that goes on with it.
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

  /// The code for null where nil stands for a missing value; nil where null needs no other code.
  var substitute: Code? {
    guard nilIsUnsaid else { return nil }
    return valueType == .color ? Code("StyleColor.clear") : valueType == .string ? Code("\"\"") : nil
  }

  /// The code of a value in a set of changes: a null value is not the nil of “not changed”.
  func changeLiteral(_ value: AdaptiveValue, of owner: String? = nil, tokens: String = "styleTokens") -> Code
  {
    value.light.isNull && !nilIsUnsaid ? Code(".some(nil)") : literal(value, of: owner, tokens: tokens)
  }
}

extension VariantPlan {
  /// The arguments for variants, without axes that have no chosen variant: `kind: .ghost, size: .small`.
  func arguments(for picks: [Int]) -> [Code] {
    zip(axes, picks).compactMap { axis, value in
      value < 0 ? nil : Code(axis.spelled(value)).prefixed(axis.label)
    }
  }
}

extension ValueType {
  /// The expression that reads an entered value as a property of this type stores it.
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
