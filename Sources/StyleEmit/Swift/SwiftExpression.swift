import StyleModel

extension ComponentPlan {
  /// An expression over the component's properties, which Swift reads from `subject`, a value of the struct; `subject` is empty inside the
  /// struct itself. Numbers have the type that is wanted.
  func value(_ expression: Expression, as type: ValueType, of subject: String) -> SwiftValue {
    if type.numericName != nil, let chosen = number(choosing: expression, as: type, of: subject) {
      return chosen
    }
    let value = value(expression, of: subject)
    if type == .string, isOneOfWords(expression) {
      var word = value.word
      word.isChosenWord = true
      return word
    }
    if let textLookUp, type == .string, isLocalizationKey(expression) {
      return value.lookedUp(by: textLookUp)
    }
    if textLookUp != nil, type == .string, let driven = drivenText(expression) {
      return self.value(driven, as: type, of: subject)
    }
    guard let wanted = type.numericName, let given = numericType(of: expression), given != wanted else {
      return value
    }
    if case .integer = type, readsTokens(expression) { return value.whole }
    guard case .integer = type else {
      return SwiftValue(.call(wanted, [value.bare]), mayBeNil: value.mayBeNil)
    }
    // A conversion stops the app where the type doesn't reach that far, as behind a division by almost nothing.
    let isWhole = given.contains("Int")
    let number = given == "Double" ? value.bare : .call("Double", [value.bare])
    let whole = isWhole ? value.bare : .call("StyleNumber.whole", [number])
    return SwiftValue(
      isWhole || wanted != "Int" ? .call(wanted, [whole.labeled("clamping")]) : whole,
      mayBeNil: value.mayBeNil)
  }

  /// A number that a condition chooses, where each alternative has the wanted type; nil for an expression that is no choice.
  private func number(choosing expression: Expression, as type: ValueType, of subject: String) -> SwiftValue?
  {
    switch expression {
    case .call(.choose(let words), let operands):
      guard let asked = operands.first else { return nil }
      let values = operands.dropFirst().map { value($0, as: type, of: subject) }
      return .made(
        by: .choose(words), of: [operand(asked, of: subject)] + values, isOneOfWords: isOneOfWords(asked))
    case .call(.firstNonNull, let operands):
      return .made(by: .firstNonNull, of: operands.map { value($0, as: type, of: subject) })
    case .constant, .property, .call: return nil
    }
  }

  /// An operand of a function, which computes with numbers of type `Double`.
  private func operand(_ operand: Expression, of subject: String) -> SwiftValue {
    numericType(of: operand) == nil
      ? value(operand, of: subject) : value(operand, as: .number(.double), of: subject)
  }

  /// An expression in Swift, in brackets where it has an operator.
  func swift(_ expression: Expression, as type: ValueType, of subject: String) -> Code {
    value(expression, as: type, of: subject).code
  }

  /// Whether Swift reads a key of a strings table, however many properties drive each other.
  private func isLocalizationKey(_ expression: Expression) -> Bool {
    guard case .property(let index) = expression else { return false }
    let property = component.properties[index]
    if property.type == .localizedString { return true }
    // What a slot falls back to is looked up by itself.
    return slot(ofProperty: index) == nil && property.driven.map(isLocalizationKey) ?? false
  }

  /// The expression of a property's text that the struct computes in English, but views write for the reader; nil for any other.
  private func drivenText(_ expression: Expression) -> Expression? {
    guard case .property(let index) = expression, slot(ofProperty: index) == nil,
      let driven = component.properties[index].driven, driven.followsReader
    else { return nil }
    return driven
  }

  /// The name of the Swift type of a number that an expression results in; nil for any other type, or a literal.
  private func numericType(of expression: Expression) -> String? {
    switch expression {
    case .constant: return readsTokens(expression) ? "Double" : nil
    case .property(let index): return component.properties[index].type.numericName
    case .call(.copyIndex, _), .call(.count, _): return "Int"
    case .call(let function, _): return function.isNumeric ? "Double" : nil
    }
  }

  private func value(_ expression: Expression, of subject: String) -> SwiftValue {
    switch expression {
    case .constant(let value):
      let values = AdaptiveValue.combinations.map { self.value(of: value, in: $0) }
      var result = SwiftValue(
        AdaptiveValue(values) ?? AdaptiveValue(values.map(\.value))
          ?? AdaptiveValue(self.value(of: value, in: [])),
        from: (subject.isEmpty ? "" : subject + ".") + "styleTokens")
      if !value.isUniform { result.constant = nil }
      return result
    case .property(let index):
      return value(ofProperty: index, of: subject)
    case .call(let function, let operands):
      return value(function, operands, of: subject)
    }
  }

  /// Whether Swift compares an expression with the words of a closed set; any other condition is a flag.
  func isOneOfWords(_ expression: Expression) -> Bool {
    switch expression {
    case .property(let index): if case .choice = component.properties[index].type { true } else { false }
    case .call(.choose, _): value(expression, of: "").isChosenWord
    case .call, .constant: false
    }
  }

  /// The expression that reads a property.
  func value(ofProperty index: Int, of subject: String) -> SwiftValue {
    let dot = subject.isEmpty ? "" : subject + "."
    let isOptional = mayBeNil(.property(index))
    guard let slot = slot(ofProperty: index) else {
      let property = component.properties[index]
      var value = SwiftValue(dot + swiftIdentifier(property.name), mayBeNil: isOptional)
      // A property that others drive has no `enum` of its own.
      if case .choice = property.type { value.isChosenWord = true }
      return value
    }
    let stored = SwiftValue(dot + slot.storage, mayBeNil: slot.mayBeNil)
    return slot.fallback.map { stored.or(value($0, as: slot.valueType, of: subject)) } ?? stored
  }

  /// The expression that reads a property, in brackets where it has an operator.
  func read(property index: Int, of subject: String) -> Code { value(ofProperty: index, of: subject).code }

  /// Whether Swift's value of an expression may be nil.
  func mayBeNil(_ expression: Expression) -> Bool {
    switch expression {
    case .constant(let value): return value.value.isNull
    case .property(let index):
      let property = component.properties[index]
      if let slot = slot(ofProperty: index) { return slot.fallback.map(mayBeNil) ?? slot.isOptional }
      return property.driven.map(mayBeNil) ?? property.isOptional
    case .call(.firstNonNull, let operands): return operands.allSatisfy(mayBeNil)
    case .call(.choose, let operands): return operands.dropFirst().contains(where: mayBeNil)
    case .call(.element, _): return true
    case .call(.imageOfColor, let operands), .call(.compound(.systemImage), let operands),
      .call(.highlightedImage, let operands),
      .call(.withAlpha, let operands), .call(.lighten, let operands), .call(.darken, let operands),
      .call(.shadowPart, let operands):
      return operands.first.map(mayBeNil) ?? true
    case .call: return false
    }
  }

  private func value(
    _ function: Function, _ expressions: [Expression], of subject: String
  ) -> SwiftValue {
    if case .compare(let comparison) = function {
      return comparing(comparison, expressions, of: subject)
    }
    if function.makesText, let text = text(function, expressions, of: subject) { return text }
    return .made(
      by: function,
      of: expressions.enumerated().map { place, expression in
        if function == .element { return value(expression, of: subject) }
        return function.takesText(at: place)
          ? words(expression, of: subject) : operand(expression, of: subject)
      },
      isOneOfWords: expressions.first.map(isOneOfWords) ?? false)
  }
}

extension Function {
  /// Whether the operand at a place is a part of a value that is any text.
  fileprivate func takesText(at place: Int) -> Bool {
    if self == .sameText { return true }
    guard case .compound(let compound) = self else { return false }
    if compound == .systemImage || compound == .strings { return true }
    return compound.rows.indices.contains(place) && compound.rows[place].type == .string
  }
}

extension SwiftValue {
  /// The call of a formula, whose tokens are read from `subject`.
  init(_ formula: PlannedFormula<AdaptiveValue>, from subject: String) {
    let operands = formula.operands.map { operand in
      // A list is made of shadows, and one that is known is a list of one.
      if formula.function == .boxShadows, !operand.followsTokens {
        return Literal.shadows(in: operand).first.map { SwiftValue($0) } ?? .none
      }
      return SwiftValue(operand, from: subject)
    }
    self = .made(by: formula.function, of: operands)
  }

  /// A function of operands, where numbers are of type `Double`.
  ///
  /// - Parameter isOneOfWords: Whether the first operand is compared with the words of a closed set; else it is asked whether it is
  ///   true.
  fileprivate static func made(
    by function: Function, of operands: [SwiftValue], isOneOfWords: Bool = false
  ) -> SwiftValue {
    func call(_ name: String, _ arguments: [Code]) -> SwiftValue { SwiftValue(.call(name, arguments)) }
    func method(_ name: String, _ labels: [String?], _ others: [Code] = []) -> SwiftValue {
      guard let receiver = operands.first else { return .none }
      let arguments = zip(operands.dropFirst().map(\.bare) + others, labels)
      return receiver.calling(name, arguments.map { code, label in label.map(code.labeled) ?? code })
    }
    switch function {
    case .add: return .operation("+", .addition, operands)
    case .subtract: return .operation("-", .addition, operands)
    case .multiply: return .operation("*", .multiplication, operands)
    case .divide:
      // What an app says may be 0.
      guard let divisor = operands.last?.constant?.double, divisor != 0 else {
        return call("StyleNumber.quotient", operands.map(\.bare))
      }
      return .operation("/", .multiplication, operands)
    case .negate:
      guard let operand = operands.first else { return .none }
      return SwiftValue("-" + operand.code.text, .prefix)
    // Swift's functions take two operands or more.
    case .min, .max: return operands.count == 1 ? operands[0] : call("\(function)", operands.map(\.bare))
    case .clamp:
      guard let least = operands.first else { return .none }
      return call("max", [least.bare, .call("min", operands.dropFirst().map(\.bare))])
    case .round(let rounding):
      return rounding == .nearest
        ? method("rounded", []) : method("rounded", [nil], [Code(".\(rounding)")])
    case .withAlpha: return method("withAlpha", [nil])
    case .lighten: return method("lightened", ["by"])
    case .darken: return method("darkened", ["by"])
    case .mix(let space): return method("mixed", ["with", "by", "in"], [Code(".\(space)")])
    case .color(let space):
      guard operands.count == 4 else { return .none }
      return call(
        "StyleColor",
        [Code(".\(space)").labeled("in")] + operands.prefix(3).map(\.bare)
          + [operands[3].bare.labeled("alpha")])
    case .imageOfColor:
      guard let color = operands.first else { return .none }
      guard color.mayBeNil else { return call("StyleImage.color", [color.bare]) }
      return SwiftValue(.call(color.code.text + ".map", [Code("StyleImage.color")]), mayBeNil: true)
    case .highlightedImage: return operands.first ?? .none
    case .gradientStops(let locations): return stops(operands, at: locations)
    case .compound(.systemImage) where operands.first?.mayBeNil ?? true:
      guard let name = operands.first else { return .none }
      return SwiftValue(.call(name.code.text + ".map", [Code("StyleImage.system")]), mayBeNil: true)
    case .compound(let compound): return SwiftValue(compound.initializer(operands))
    case .boxShadow: return call("StyleBoxShadow", operands.map(\.bare))
    case .boxShadows: return SwiftValue(.array(operands.map(\.bare)))
    case .shadowPart(let part): return operands.first?.member("\(part)", endsChain: true) ?? .none
    case .firstNonNull:
      // Nothing behind the first that is always there is asked for.
      let last = operands.firstIndex { !$0.mayBeNil } ?? operands.endIndex - 1
      let asked = Array(operands.prefix(last + 1))
      return asked.count == 1
        ? asked[0] : .operation("??", .nilCoalescing, asked, mayBeNil: asked.allSatisfy(\.mayBeNil))
    case .choose(let words): return .choice(by: words, operands, isOneOfWords: isOneOfWords)
    case .isNull:
      guard let operand = operands.first, operand.mayBeNil else { return SwiftValue("false") }
      return operand.isNull ? SwiftValue("true") : SwiftValue("\(operand.code.text) == nil", .comparison)
    case .compare(let comparison): return .operation(comparison.rawValue, .comparison, operands)
    case .formatted(let format): return operands.first.map { $0.formatted(format, by: nil) } ?? .none
    case .joined(let literals), .localized(let literals, _): return joined(literals, operands)
    case .element: return operands.count == 2 ? operands[0].element(at: operands[1]) : .none
    case .count: return operands.first?.countOfList ?? .none
    case .sameText: return .operation("==", .comparison, operands)
    case .copyIndex: return SwiftValue(CopyLoop.index)
    case .hasText:
      guard let text = operands.first else { return .none }
      let shown = text.mayBeNil ? text.or(SwiftValue("\"\"")) : text
      return SwiftValue("!\(shown.code.text).isEmpty", .prefix)
    }
  }
}

/// The stops of a gradient, `[StyleGradientStop(color: …, location: 0), …]`, in order where locations are computed.
private func stops(_ operands: [SwiftValue], at locations: [Double?]) -> SwiftValue {
  var rest = operands[...]
  let stops = locations.compactMap { location -> Code? in
    guard let color = rest.popFirst(), let location = location.map(Literal.number) ?? rest.popFirst()?.bare
    else { return nil }
    return .call("StyleGradientStop", [color.bare.labeled("color"), location.labeled("location")])
  }
  guard locations.contains(nil) else { return SwiftValue(.array(stops)) }
  return SwiftValue(.call("StyleGradientStop.inOrder", [.array(stops)]))
}

extension CompoundValue {
  /// The initializer of a value from its parts, such as `StylePoint(x: …, y: …)`.
  fileprivate func initializer(_ parts: [SwiftValue]) -> Code {
    func call(_ type: String, _ labels: [String]) -> Code {
      .call(type, zip(parts, labels).map { $0.bare.labeled($1) })
    }
    /// The call of an initializer, without arguments that have their defaults.
    func record(_ type: String, leavesOutStandards: Bool = true, of parts: [SwiftValue]) -> Code {
      let arguments = zip(rows, parts).compactMap { row, part -> Code? in
        if leavesOutStandards, !row.isRequired, part.constant == row.standard { return nil }
        let value = row.enumeration(of: type).map { part.word(of: $0, else: row.usualWord) } ?? part
        return value.bare.labeled(row.label)
      }
      return .call(type, arguments)
    }
    switch self {
    case .point: return call("StylePoint", ["x", "y"])
    case .size: return call("StyleSize", ["width", "height"])
    case .rect: return call("StyleRect", ["x", "y", "width", "height"])
    case .range:
      return .call("StyleRange", zip(parts, ["location", "length"]).map { $0.nearestWhole.labeled($1) })
    case .numbers:
      return .array(parts.map { $0.constant == nil ? .call("max", [Code("0"), $0.bare]) : $0.bare })
    case .strings:
      return .array(parts.map { ($0.mayBeNil ? $0.or(SwiftValue("\"\"")) : $0).bare })
    case .shadow: return record("StyleShadow", leavesOutStandards: false, of: parts)
    case .outline: return record("StyleOutline", leavesOutStandards: false, of: parts)
    case .systemImage: return .call("StyleImage.system", parts.map(\.bare))
    case .path:
      guard parts.count == rows.count else { return SwiftValue.none.code }
      let ratio = parts[2].word(
        of: "StylePath.PreserveAspectRatio", else: PreserveAspectRatio.xMidYMid.rawValue)
      return Literal.drawing(
        SVGPath(parts[0].constant?.text ?? "").elements, viewBox: parts[1].isNull ? nil : parts[1].bare,
        ratio: ratio.code)
    case .font:
      var parts = parts
      // Without a weight, a text style has its own.
      if parts.count > 3, parts[2].isNull {
        if let style = parts[3].choice.flatMap(Font.TextStyle.init) {
          parts[2] = SwiftValue(AdaptiveValue(.choice(style.weight.rawValue)))
        } else if parts[3].constant == nil {
          parts[2] = weight(ofTextStyle: parts[3])
        }
      }
      return record("StyleFont", of: parts)
    case .animation: return record("StyleAnimation", of: parts)
    case .edgeInsets: return call("StyleEdgeInsets", ["top", "left", "bottom", "right"])
    case .corners: return call("StyleCorners", Corner.allCases.map(\.rawValue))
    case .transform:
      return call("StyleTransform", ["scale", "rotation", "translation", "relativeTranslation"])
    case .boxShadow: return record("StyleBoxShadow", of: parts)
    }
  }
}

/// The weight of a text style which is known only at run time.
private func weight(ofTextStyle style: SwiftValue) -> SwiftValue {
  let usual = Font.Weight.regular
  let others = Font.TextStyle.allCases.filter { $0.weight != usual }
  let word = style.word.operand(of: .comparison).text
  let choice = others.reversed().reduce("StyleFont.Weight.\(usual)") { rest, style in
    "\(word) == \(stringLiteral(style.rawValue)) ? StyleFont.Weight.\(style.weight) : \(rest)"
  }
  var result = SwiftValue(choice, .ternary)
  result.isPartsWord = true
  return result
}

extension SwiftValue {
  /// The value `nil`.
  static let none = SwiftValue(AdaptiveValue(.null))
}

extension ValueType {
  /// The name of Swift's type in generated structs, where it is a number.
  var numericName: String? { descriptor.traits.contains(.numeric) ? swiftType : nil }
}

extension Function {
  fileprivate var isNumeric: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .negate, .min, .max, .clamp, .round, .shadowPart(.opacity),
      .shadowPart(.radius):
      true
    case .shadowPart, .boxShadow, .boxShadows, .withAlpha, .lighten, .darken, .mix, .color, .imageOfColor,
      .highlightedImage, .gradientStops,
      .compound, .firstNonNull, .choose, .hasText, .isNull, .element, .count, .sameText, .compare, .copyIndex,
      .formatted,
      .joined,
      .localized:
      false
    }
  }
}

extension SwiftValue {
  /// The result of a function for the value, or nil for nil.
  fileprivate func lookedUp(by function: String) -> SwiftValue {
    mayBeNil
      ? SwiftValue(.call(code.text + ".map", [Code(function)]), mayBeNil: true)
      : SwiftValue(.call(function, [bare]))
  }
}
