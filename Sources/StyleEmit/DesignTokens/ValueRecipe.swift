import StyleModel
import StyleReport

/// The derivation of a token's value in one combination of modes.
indirect enum ValueRecipe {
  case literal(Value)
  /// The value of another token, by its index.
  case token(Int, Value)
  /// A function of values that follow tokens, and its result.
  case call(Function, [ValueRecipe], Value)
}

extension ResolvedSheet {
  /// The derivation of a token's value where exactly `modes` hold, one of each axis.
  func recipe(ofToken index: Int, in modes: ModeSet) -> ValueRecipe {
    let (value, origin) = tokens[index].value[modes]
    return recipe(of: value, self[origin])
  }

  private func recipe(of value: Value, _ origin: Origin) -> ValueRecipe {
    if let formula = origin.formula {
      // What a bound has changed is no longer what the function comes to.
      guard formula.function.apply(to: formula.operands.map(\.value)) == value else { return .literal(value) }
      let operands = formula.operands.map { recipe(of: $0.value, self[$0.origin]) }
      return .call(formula.function, operands, value)
    }
    guard let source = origin.source, case .token(let index) = self[source].author,
      tokens[index].value.allValues.contains(value)
    else { return .literal(value) }
    return .token(index, value)
  }
}

extension ValueRecipe {
  /// The spelling in a style file: text, numbers and flags, lists, and mappings of parts; nil where no token of a style file can have the
  /// value.
  func written(in sheet: ResolvedSheet) -> JSONValue? {
    switch self {
    case .literal(let value): value.written
    case .token(let index, _): .string("$" + sheet.tokens[index].name)
    case .call(let function, let operands, _): written(function, operands, in: sheet)
    }
  }

  private func written(
    _ function: Function, _ operands: [ValueRecipe], in sheet: ResolvedSheet
  ) -> JSONValue? {
    switch function {
    case .add, .subtract, .multiply, .divide, .negate, .min, .max, .clamp, .round, .withAlpha, .lighten,
      .darken, .mix, .color:
      return text(in: sheet).map { .string($0.text) }
    case .imageOfColor:
      return operands.first?.written(in: sheet).map { ["color": $0] }
    case .gradientStops(let locations):
      var rest = operands[...]
      return all(
        locations.map { location in
          let color = rest.popFirst()?.written(in: sheet)
          let place = location.map { JSONValue.number($0) } ?? rest.popFirst()?.written(in: sheet)
          guard let color, let place else { return nil }
          return ["color": color, "location": place]
        })
    case .compound(let compound): return parts(of: compound, operands, in: sheet)
    case .boxShadow: return operands.first?.written(in: sheet).map { [$0] }
    case .boxShadows:
      let lists = operands.compactMap { $0.written(in: sheet)?.array }
      return lists.count == operands.count ? .array(lists.flatMap(\.self)) : nil
    case .highlightedImage, .shadowPart, .firstNonNull, .choose, .hasText, .isNull, .element, .count,
      .sameText, .compare,
      .copyIndex, .formatted, .joined, .localized:
      return nil
    }
  }

  private func all(_ values: [JSONValue?]) -> JSONValue? {
    let known = values.compactMap(\.self)
    return known.count == values.count ? .array(known) : nil
  }

  private func parts(
    of compound: CompoundValue, _ operands: [ValueRecipe], in sheet: ResolvedSheet
  ) -> JSONValue? {
    let values = operands.map { $0.written(in: sheet) }
    switch compound {
    case .point, .size, .numbers, .strings: return all(values)
    case .systemImage: return values.first.flatMap(\.self).map { ["systemName": $0] }
    case .edgeInsets, .shadow, .outline, .font, .animation:
      let rows = compound == .edgeInsets ? ValueType.edgeInsets.parts : compound.rows
      return ValueRecipe.object(rows, operands, in: sheet)
    case .boxShadow: return ValueRecipe.object(compound.rows, operands, in: sheet).map { [$0] }
    case .rect, .range, .corners, .transform, .path: return nil
    }
  }
}

extension ValueRecipe {
  /// A mapping of parts, without those that have their defaults.
  fileprivate static func object(
    _ rows: [ValuePart], _ parts: [ValueRecipe], in sheet: ResolvedSheet
  ) -> JSONValue? {
    guard rows.count == parts.count else { return nil }
    var members: [JSONValue.Member] = []
    for (row, part) in zip(rows, parts) {
      if case .literal(let value) = part, value.isNull || value == row.standard && !row.isRequired {
        continue
      }
      guard let written = part.written(in: sheet) else { return nil }
      members.append(.init(row.name, written))
    }
    return .object(members)
  }
}

// MARK: Expressions

extension ValueRecipe {
  /// The precedence of an operator: an operand of a lower one needs brackets.
  private enum Precedence: Int {
    case sum, product, sign, whole
  }

  private func text(in sheet: ResolvedSheet) -> (text: String, precedence: Precedence)? {
    switch self {
    case .token(let index, _): return ("$" + sheet.tokens[index].name, .whole)
    case .literal(let value):
      switch value {
      case .number(let number):
        guard !value.isHalfOfSide else { return nil }
        return (JSONValue.number(number).spelled, number < 0 ? .sign : .whole)
      case .integer(let integer): return ("\(integer)", .whole)
      case .color(let color): return (color.description, .whole)
      case .null, .bool, .string, .localizedString, .choice, .point, .size, .rect, .range, .image,
        .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
        .path, .numbers, .strings, .invalid:
        return nil
      }
    case .call(let function, let operands, _):
      switch function {
      case .add: return joined(operands, " + ", .sum, in: sheet)
      case .subtract: return joined(operands, " - ", .sum, in: sheet)
      case .multiply: return joined(operands, " * ", .product, in: sheet)
      case .divide: return joined(operands, " / ", .product, in: sheet)
      case .negate:
        guard let operand = operands.first?.text(in: sheet) else { return nil }
        return ("-" + (operand.precedence == .whole ? operand.text : "(\(operand.text))"), .sign)
      case .min: return call("min", operands, in: sheet)
      case .max: return call("max", operands, in: sheet)
      case .clamp: return call("clamp", operands, in: sheet)
      case .round(let rounding): return call(rounding.rawValue, operands, in: sheet)
      case .withAlpha: return call("alpha", operands, in: sheet)
      case .lighten: return call("lighten", operands, in: sheet)
      case .darken: return call("darken", operands, in: sheet)
      case .mix(let space): return call("mix", operands, " in \(space.rawValue)", in: sheet)
      case .color(let space): return color(in: space, operands, in: sheet)
      case .imageOfColor, .highlightedImage, .gradientStops, .compound, .shadowPart, .boxShadow, .boxShadows,
        .firstNonNull, .choose, .hasText, .isNull, .element, .count, .sameText, .compare, .copyIndex,
        .formatted, .joined,
        .localized:
        return nil
      }
    }
  }

  private func joined(
    _ operands: [ValueRecipe], _ sign: String, _ precedence: Precedence, in sheet: ResolvedSheet
  ) -> (text: String, precedence: Precedence)? {
    let texts = operands.enumerated().compactMap { index, operand -> String? in
      guard let (text, inner) = operand.text(in: sheet) else { return nil }
      // Operators are read from the left.
      let isBound = index == 0 ? inner.rawValue >= precedence.rawValue : inner.rawValue > precedence.rawValue
      return isBound ? text : "(\(text))"
    }
    return texts.count == operands.count ? (texts.joined(separator: sign), precedence) : nil
  }

  /// The text of a colour with computed components, such as `oklch($number.lightness 0.1 ($number.hue + 20))`.
  private func color(
    in space: ColorSpace, _ operands: [ValueRecipe], in sheet: ResolvedSheet
  ) -> (text: String, precedence: Precedence)? {
    let texts = operands.compactMap { operand -> String? in
      guard let (text, _) = operand.text(in: sheet) else { return nil }
      if case .call = operand { return "(\(text))" }
      return text
    }
    guard texts.count == 4 else { return nil }
    let components = texts.prefix(3).joined(separator: " ")
    let alpha = texts[3] == "1" ? "" : " / \(texts[3])"
    return (
      space.isPredefined
        ? "color(\(space.rawValue) \(components)\(alpha))" : "\(space.rawValue)(\(components)\(alpha))",
      .whole
    )
  }

  private func call(
    _ name: String, _ operands: [ValueRecipe], _ ending: String = "", in sheet: ResolvedSheet
  ) -> (text: String, precedence: Precedence)? {
    let texts = operands.compactMap { $0.text(in: sheet)?.text }
    return texts.count == operands.count
      ? ("\(name)(\(texts.joined(separator: ", "))\(ending))", .whole) : nil
  }
}

extension Value {
  /// The spelling in a style file; nil for a value that no token can have.
  var written: JSONValue? {
    switch self {
    case .bool(let flag): return .bool(flag)
    case .number(let number): return isHalfOfSide ? "50%" : .number(number)
    case .integer(let integer): return .number(integer.double)
    // A dollar sign would begin a reference.
    case .string(let text): return .string(text.hasPrefix("$") ? "$" + text : text)
    case .choice(let word): return .string(word)
    case .color(let color): return .string(color.description)
    case .image(.asset(let name)): return .string(name.hasPrefix("$") ? "$" + name : name)
    case .image(.system(let name)): return ["systemName": .string(name)]
    case .image(.color(let color)): return ["color": .string(color.description)]
    case .gradientStops(let stops): return .array(stops.map { Value.object(GradientStop.parts, $0.parts) })
    case .shadows(let shadows): return .array(shadows.map { Value.object(BoxShadow.parts, $0.parts) })
    case .font(let font): return Value.object(Font.parts, font.writtenParts)
    case .size(let size): return [.number(size.width), .number(size.height)]
    case .point(let point): return [.number(point.x), .number(point.y)]
    case .shadow, .outline, .edgeInsets, .animation:
      return record.map { Value.object($0.type.parts, $0.parts) }
    case .null: return .null
    case .localizedString, .rect, .range, .corners, .transform, .path, .numbers, .strings, .invalid:
      return nil
    }
  }

  private static func object(_ rows: [ValuePart], _ parts: [Value]) -> JSONValue {
    .object(
      zip(rows, parts).compactMap { row, part in
        guard part != row.standard || row.isRequired, let value = part.written, !value.isNull else {
          return nil
        }
        return .init(row.name, value)
      })
  }
}

extension JSONValue {
  /// The value as JSON text.
  fileprivate var spelled: String { String(decoding: compactBytes, as: UTF8.self) }
}
