import StyleModel

// Texts with values in them, and comparisons of numbers.

extension ComponentPlan {
  /// Whether the component's views write numbers for the reader, or look up texts with values in them.
  var showsNumbersAsTexts: Bool {
    component.properties.contains { $0.driven?.followsReader ?? false }
      || component.settings.contains { $0.value.followsReader }
      || component.layers.contains { layer in
        layer.settings.contains { $0.value.followsReader }
          || layer.accessibility?.label?.followsReader ?? false
      }
  }

  /// A comparison of two numbers in the narrower type of both: `0.3` of a `Float` isn't that of a `Double`.
  func comparing(_ comparison: Comparison, _ operands: [Expression], of subject: String) -> SwiftValue {
    if let whole = wholeNumbers(operands, of: subject) {
      var value = SwiftValue.operation(comparison.rawValue, .comparison, whole)
      value.isOfWholeNumbers = true
      return value
    }
    let hasFloats = operands.contains { operand in
      operand.properties.contains { component.properties[$0].type == .number(.float) }
    }
    let numbers = operands.map { operand in
      let number = value(operand, as: .number(.double), of: subject)
      return hasFloats && number.constant == nil ? SwiftValue(.call("Float", [number.bare])) : number
    }
    return .operation(comparison.rawValue, .comparison, numbers)
  }

  /// Properties of one type of whole numbers, and constants of that type; nil where anything else is among them.
  private func wholeNumbers(_ operands: [Expression], of subject: String) -> [SwiftValue]? {
    let types = Set(
      operands.compactMap { operand in
        switch operand {
        case .property(let index): component.properties[index].type
        case .call(.copyIndex, _), .call(.count, _): .integer(.int)
        case .constant, .call: nil
        }
      })
    guard types.count == 1, let type = types.first, case .integer(let integer) = type else { return nil }
    // Numbers that each such type has.
    let isSigned = integer.bounds.least < 0
    let range: ClosedRange<Double> = isSigned ? -128...127 : 0...255
    let numbers = operands.compactMap { operand -> SwiftValue? in
      switch operand {
      case .property(let index): value(ofProperty: index, of: subject)
      case .call(.copyIndex, _), .call(.count, _):
        integer == .int ? value(operand, as: type, of: subject) : nil
      case .constant(let constant):
        constant.isUniform && !readsTokens(operand)
          && constant.value.double.map { range.contains($0) && $0.rounded() == $0 } ?? false
          ? value(operand, as: .number(.double), of: subject) : nil
      case .call: nil
      }
    }
    return numbers.count == operands.count && !numbers.contains(where: \.mayBeNil) ? numbers : nil
  }

  /// A text in a text, or a word of a closed set.
  func words(_ expression: Expression, of subject: String) -> SwiftValue {
    let value = value(expression, as: .string, of: subject)
    return isOneOfWords(expression) ? value.word : value
  }

  /// A text; nil for a function that needs nothing of the view that shows it.
  func text(_ function: Function, _ operands: [Expression], of subject: String) -> SwiftValue? {
    switch function {
    case .formatted(let format):
      return operands.first.map {
        value($0, as: .number(.double), of: subject).formatted(format, by: textLookUp)
      }
    case .joined(let literals):
      return joined(literals, operands.map { words($0, of: subject) })
    case .localized(let literals, let areCounts):
      let values = zip(operands, areCounts).map { operand, isCount in
        (isCount ? value(operand, as: .number(.double), of: subject) : words(operand, of: subject), isCount)
      }
      guard let textLookUp else {
        return joined(literals, values.map { $1 ? $0.formatted(.decimal(0), by: nil) : $0 })
      }
      if operands.isEmpty {
        return SwiftValue(.call(textLookUp, [Code(stringLiteral(literals.joined()))]))
      }
      // As String(localized:) of Foundation names its keys.
      let placeholders = areCounts.map { $0 ? "%lld" : "%@" } + [""]
      let key = zip(literals, placeholders).map { $0.doublingPercentSigns + $1 }.joined()
      let arguments = values.map { value, isCount in
        isCount
          ? Code.call(".count", [.call("StyleNumber.whole", [value.bare])])
          : .call(".text", [value.shownText.bare])
      }
      return SwiftValue(.call(textLookUp, [Code(stringLiteral(key)), Code.array(arguments).labeled("with")]))
    case .add, .subtract, .multiply, .divide, .negate, .min, .max, .clamp, .round, .withAlpha, .lighten,
      .darken,
      .mix, .color, .imageOfColor, .highlightedImage, .gradientStops, .compound, .shadowPart, .boxShadow,
      .boxShadows,
      .firstNonNull, .choose, .hasText, .isNull, .element, .count, .sameText, .compare, .copyIndex:
      return nil
    }
  }
}

extension Expression {
  /// Whether a text in the expression depends on the reader's language or region.
  var followsReader: Bool {
    switch self {
    case .constant, .property: false
    case .call(let function, let operands):
      function.followsReader || operands.contains(where: \.followsReader)
    }
  }
}

extension Function {
  /// Whether the function results in a text.
  var makesText: Bool { if case .joined = self { true } else { followsReader } }
}

extension SwiftValue {
  /// A number as a text: by the view's function that writes it for the reader, or in English.
  func formatted(_ format: NumberFormat, by lookUp: String?) -> SwiftValue {
    let form: String
    switch format {
    case .number: form = ".number"
    case .decimal(let digits): form = ".decimal(\(digits))"
    case .percent(let digits): form = ".percent(\(digits))"
    }
    guard let lookUp else { return SwiftValue(.call("StyleNumberFormat\(form).text", [bare])) }
    return SwiftValue(.call(lookUp, [bare, Code(form).labeled("as")]))
  }

  /// The text, which is empty for nil.
  fileprivate var shownText: SwiftValue { mayBeNil ? or(SwiftValue("\"\"")) : self }
}

/// The text of literals with operands between them: `[a, " of ", b].joined()`.
func joined(_ literals: [String], _ operands: [SwiftValue]) -> SwiftValue {
  var parts: [Code] = []
  for (index, literal) in literals.enumerated() {
    if !literal.isEmpty { parts.append(Code(stringLiteral(literal))) }
    if operands.indices.contains(index) { parts.append(operands[index].shownText.bare) }
  }
  if parts.isEmpty { return SwiftValue("\"\"") }
  // One alone may have an operator.
  if parts.count == 1, let operand = operands.first { return operand.shownText }
  return SwiftValue(.chain(.array(parts), Code(".joined()")))
}

extension SwiftValue {
  /// The text of a list at an index; nil where there is none.
  func element(at place: SwiftValue) -> SwiftValue {
    if place.constant?.double == 0 {
      return SwiftValue(.chain(code, Code(mayBeNil ? "?.first" : ".first")), mayBeNil: true)
    }
    let rest = Code.chain(code, .call(mayBeNil ? "?.dropFirst" : ".dropFirst", [place.bare]))
    return SwiftValue(.chain(rest, Code(".first")), mayBeNil: true)
  }

  /// The number of texts of a list; 0 for nil.
  var countOfList: SwiftValue {
    let count = SwiftValue(.chain(code, Code(mayBeNil ? "?.count" : ".count")), mayBeNil: mayBeNil)
    return mayBeNil ? count.or(SwiftValue("0")) : count
  }
}

extension String {
  /// The text with each percent sign doubled, as in a key with placeholders.
  fileprivate var doublingPercentSigns: String {
    split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}
