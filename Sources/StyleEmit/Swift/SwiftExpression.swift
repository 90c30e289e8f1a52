import StyleModel

extension ComponentPlan {
  /// An expression over the component's properties as Swift reads it from `subject`, a value of the struct;
  /// `subject` is empty inside the struct itself. Numbers come out in the type that is wanted.
  func swift(_ expression: Expression, as type: ValueType, of subject: String) -> Code {
    guard let wanted = type.numericName, let given = numericType(of: expression), given != wanted else {
      return swift(expression, of: subject)
    }
    return .call(wanted, [swift(expression, of: subject)])
  }

  /// The name of the Swift type of a number that an expression gives; nil where it gives none, or a literal.
  private func numericType(of expression: Expression) -> String? {
    switch expression {
    case .constant: return nil
    case .property(let index): return component.properties[index].type.numericName
    case .call(let function, _): return function.isNumeric ? "Double" : nil
    }
  }

  private func swift(_ expression: Expression, of subject: String) -> Code {
    switch expression {
    case .constant(let value):
      let values = AdaptiveValue.combinations.map { value[$0].value }
      return Literal.code(AdaptiveValue(values) ?? AdaptiveValue(value.value))
    case .property(let index):
      return read(property: index, of: subject)
    case .call(let function, let operands):
      let codes = operands.map { operand in
        numericType(of: operand) == nil
          ? swift(operand, of: subject) : swift(operand, as: .number(.double), of: subject)
      }
      return swift(function, codes, operands)
    }
  }

  /// How a property is read.
  func read(property index: Int, of subject: String) -> Code {
    let dot = subject.isEmpty ? "" : subject + "."
    guard let slot = slot(ofProperty: index) else {
      return Code(dot + swiftIdentifier(component.properties[index].name))
    }
    guard let fallback = slot.fallback else { return Code(dot + slot.storage) }
    return ComponentPlan.operators(
      "??", [Code(dot + slot.storage), swift(fallback, as: slot.valueType, of: subject)])
  }

  /// Whether Swift's value of an expression may be nil.
  func mayBeNil(_ expression: Expression) -> Bool {
    switch expression {
    case .constant(let value): return value.value.isNull
    case .property(let index):
      let property = component.properties[index]
      if let slot = slot(ofProperty: index) { return slot.isOptional && slot.fallback == nil }
      return property.driven.map(mayBeNil) ?? property.isOptional
    case .call(.firstNonNull, let operands): return operands.allSatisfy(mayBeNil)
    case .call(.imageOfColor, let operands), .call(.highlightedImage, let operands),
      .call(.withAlpha, let operands), .call(.lighten, let operands), .call(.darken, let operands),
      .call(.shadowPart, let operands):
      return operands.first.map(mayBeNil) ?? true
    case .call: return false
    }
  }

  private func swift(_ function: Function, _ operands: [Code], _ expressions: [Expression]) -> Code {
    switch function {
    case .add: return ComponentPlan.operators("+", operands)
    case .subtract: return ComponentPlan.operators("-", operands)
    case .multiply: return ComponentPlan.operators("*", operands)
    case .divide: return ComponentPlan.operators("/", operands)
    case .negate: return .list(open: Array("(-".utf8), items: operands, close: UInt8(ascii: ")"))
    case .min: return .call("min", operands)
    case .max: return .call("max", operands)
    case .clamp: return .call("max", [operands[0], .call("min", Array(operands.dropFirst()))])
    case .withAlpha: return method("withAlpha", operands, [nil], expressions)
    case .lighten: return method("lightened", operands, ["by"], expressions)
    case .darken: return method("darkened", operands, ["by"], expressions)
    case .mix(let space):
      let operands = operands + [Code(".\(space)")]
      return method("mixed", operands, ["with", "by", "in"], expressions)
    case .imageOfColor:
      guard let color = operands.first, let expression = expressions.first else { return Code("nil") }
      return mayBeNil(expression)
        ? .list(
          open: color.flat + Array(".map(".utf8), items: [Code("StyleImage.color")], close: UInt8(ascii: ")"))
        : .call("StyleImage.color", [color])
    case .highlightedImage: return operands.first ?? Code("nil")
    case .gradientStops(let locations):
      return .array(
        zip(operands, locations).map { color, location in
          .call(
            "StyleGradientStop",
            [color.labeled("color"), Literal.number(location).labeled("location")])
        })
    case .shadowPart(let part):
      guard let shadow = operands.first, let expression = expressions.first else { return Code("nil") }
      // Brackets end the chain, so that what is read of a part is asked of one that may be nil.
      return mayBeNil(expression) ? Code("(\(shadow.text)?.\(part))") : Code("\(shadow.text).\(part)")
    case .firstNonNull: return ComponentPlan.operators("??", operands)
    }
  }

  /// Operands of the same operator `??` need no brackets of their own.
  static func operators(_ name: String, _ operands: [Code]) -> Code {
    let parts = operands.map { operand in
      let text = operand.text
      return Array((name == "??" && text.hasPrefix("(look.") ? text.withoutBrackets : text).utf8)
    }
    let joined = parts.joined(separator: Array(" \(name) ".utf8))
    return .atom([UInt8(ascii: "(")] + joined + [UInt8(ascii: ")")])
  }

  private func method(
    _ name: String, _ operands: [Code], _ labels: [String?], _ expressions: [Expression]
  ) -> Code {
    guard let receiver = operands.first, let expression = expressions.first else { return Code("nil") }
    let mark = mayBeNil(expression) ? "?." : "."
    let arguments = zip(operands.dropFirst(), labels).map { $1.map($0.labeled) ?? $0 }
    return .call(receiver.text + mark + name, arguments)
  }
}

extension ValueType {
  /// In generated structs, where it is a number.
  fileprivate var numericName: String? {
    switch self {
    case .integer, .number: swiftType
    case .bool, .string, .localizedString, .choice, .point, .size, .rect, .range, .color, .image,
      .gradientStops, .shadow, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers:
      nil
    }
  }
}

extension Function {
  fileprivate var isNumeric: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .negate, .min, .max, .clamp, .shadowPart(.opacity),
      .shadowPart(.radius):
      true
    case .shadowPart, .withAlpha, .lighten, .darken, .mix, .imageOfColor, .highlightedImage, .gradientStops,
      .firstNonNull:
      false
    }
  }
}

extension Code {
  /// Everything on one line.
  var flat: [UInt8] {
    switch self {
    case .atom(let text): text
    case .list(let open, let items, let close):
      open + Array(items.map(\.flat).joined(separator: Array(", ".utf8))) + [close]
    }
  }
}
