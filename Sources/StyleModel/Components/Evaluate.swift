@_spi(Generated) import StyleRuntime

extension Expression {
  /// The value when exactly `modes` hold and the component's properties have the given values, with the
  /// origin of the first operand that has one.
  public func evaluate(
    in modes: ModeSet, property: (Int) -> (value: Value, origin: Origin.ID)
  ) -> (value: Value, origin: Origin.ID) {
    switch self {
    case .constant(let value):
      return value[modes]
    case .property(let index):
      return property(index)
    case .call(.firstNonNull, let operands):
      var last: (value: Value, origin: Origin.ID) = (.null, .unknown)
      for operand in operands {
        last = operand.evaluate(in: modes, property: property)
        if !last.value.isNull { break }
      }
      // That a copy has no text is what the list says.
      if last.origin == .unknown, case .call(.element, _)? = operands.first {
        last.origin = operands[0].evaluate(in: modes, property: property).origin
      }
      return last
    case .call(.choose(let words), let operands):
      guard operands.count == words.count + 2 else { return (.invalid, .unknown) }
      let subject = operands[0].evaluate(in: modes, property: property).value
      let place = Function.place(of: subject, among: words)
      return operands[place + 1].evaluate(in: modes, property: property)
    case .call(let function, let operands):
      let values = operands.map { $0.evaluate(in: modes, property: property) }
      return (function.apply(to: values.map(\.value)), values.first?.origin ?? .unknown)
    }
  }
}

extension Function {
  /// The index of the word of `choose` that a value is; behind the last for any other value.
  package static func place(of subject: Value, among words: [String]) -> Int {
    words.firstIndex { $0 == subject.word } ?? words.count
  }

  /// The result for operands of the types that the function takes; `invalid` for others, and for a
  /// number that is not finite.
  ///
  /// Colours are converted to shown ones before and after, since generated code computes with no others.
  public func apply(to operands: [Value]) -> Value {
    switch self {
    case .add: numeric(operands) { $0.reduce(0, +) }
    case .subtract: numeric(operands, count: 2) { $0[0] - $0[1] }
    case .multiply: numeric(operands) { $0.reduce(1, *) }
    case .divide: numeric(operands, count: 2) { StyleNumber.quotient($0[0], $0[1]) }
    case .negate: numeric(operands, count: 1) { -$0[0] }
    case .min: numeric(operands) { $0.min() ?? .nan }
    case .max: numeric(operands) { $0.max() ?? .nan }
    // As in CSS, the least wins where it exceeds the greatest.
    case .clamp: numeric(operands, count: 3) { Swift.max($0[0], Swift.min($0[1], $0[2])) }
    case .round(let rounding): numeric(operands, count: 1) { $0[0].rounded(rounding.rule) }
    case .withAlpha: colored(operands) { $0.withAlpha($1) }
    case .lighten: colored(operands) { $0.shown.lightened(by: $1).shown }
    case .darken: colored(operands) { $0.shown.darkened(by: $1).shown }
    case .mix(let space):
      if operands.count == 3, let first = operands[0].color, let second = operands[1].color,
        let part = operands[2].double
      {
        .color(first.shown.mixed(with: second.shown, by: part, in: space).shown)
      } else {
        .invalid
      }
    case .color(let space):
      color(in: space, operands.compactMap(\.double))
    case .imageOfColor:
      operands.first?.color.map { .image(.color($0)) } ?? .invalid
    case .highlightedImage:
      highlighted(operands.first ?? .invalid)
    case .gradientStops(let locations):
      stops(operands, at: locations)
    case .compound(let compound):
      compound.make(of: operands) ?? .invalid
    case .shadowPart(let part):
      part.of(operands.first ?? .invalid)
    case .boxShadow, .boxShadows:
      shadows(operands)
    case .firstNonNull:
      operands.first { !$0.isNull } ?? .null
    case .choose(let words):
      operands.count == words.count + 2
        ? operands[Function.place(of: operands[0], among: words) + 1] : .invalid
    case .hasText:
      .bool(!(operands.first?.text ?? "").isEmpty)
    case .element: element(operands)
    case .count: count(operands.first ?? .invalid)
    case .sameText: .bool(operands.count == 2 && operands[0].text == operands[1].text)
    case .isNull:
      .bool(operands.first?.isNull ?? true)
    case .compare(let comparison):
      if operands.count == 2, let left = operands[0].double, let right = operands[1].double {
        .bool(comparison.holds(left, right))
      } else {
        .invalid
      }
    case .copyIndex:
      // Only generated code has one for all copies.
      .invalid
    case .formatted(let format):
      operands.first?.double.map { .string(format.text($0)) } ?? .invalid
    case .joined(let literals), .localized(let literals, _):
      joined(literals, operands)
    }
  }

  private func element(_ operands: [Value]) -> Value {
    guard operands.count == 2, let place = operands[1].double else { return .invalid }
    guard case .strings(let texts) = operands[0] else { return operands[0].isNull ? .null : .invalid }
    return texts.enumerated().first { Double($0.offset) == place }.map { .string($0.element) } ?? .null
  }

  /// The number of texts in a list; 0 for null.
  private func count(_ list: Value) -> Value {
    if case .strings(let texts) = list {
      .number(Double(texts.count))
    } else {
      list.isNull ? .number(0) : .invalid
    }
  }

  /// A text of literals with values between them; a number is written without decimals, as a count in a strings table.
  private func joined(_ literals: [String], _ operands: [Value]) -> Value {
    guard literals.count == operands.count + 1 else { return .invalid }
    var text = literals[0]
    for (operand, literal) in zip(operands, literals.dropFirst()) {
      if operand == .invalid { return .invalid }
      text += operand.double.map(NumberFormat.decimal(0).text) ?? operand.text ?? ""
      text += literal
    }
    return .string(text)
  }

  private func numeric(_ operands: [Value], count: Int? = nil, _ compute: ([Double]) -> Double) -> Value {
    let numbers = operands.compactMap(\.double)
    guard numbers.count == operands.count, count.map({ $0 == numbers.count }) ?? true else { return .invalid }
    let result = compute(numbers)
    // Whatever is added to half of a side, or taken from it, no corner is rounder.
    if result > NumberBounds.greatestLength, numbers.contains(.halfOfSide) { return .number(.halfOfSide) }
    return result.isFinite ? .number(result) : .invalid
  }

  private func colored(_ operands: [Value], _ compute: (Color, Double) -> Color) -> Value {
    guard operands.count == 2, let color = operands[0].color, let number = operands[1].double else {
      return .invalid
    }
    return .color(compute(color, number))
  }

  private func color(in space: ColorSpace, _ numbers: [Double]) -> Value {
    guard numbers.count == 4 else { return .invalid }
    let components = space.clamped(SIMD3(numbers[0], numbers[1], numbers[2]))
    let color = Color(space, Color.Components(components), alpha: numbers[3])
    // What sRGB can't show keeps its space, as a colour that is written does: mapped twice, it would become another one.
    return .color(color.isInGamut(of: .srgb) ? color.shown : color)
  }

  /// The image of a highlighted button; images from files are left as they are.
  private func highlighted(_ image: Value) -> Value {
    guard case .image(.color(let color)) = image else { return image }
    let shade = Color.black.withAlpha(color.alpha)
    return .image(.color(color.mixed(with: shade, by: StyleImage.pressedShade, in: .srgb)))
  }

  /// A list of shadows, made of lists of one shadow and of shadows of whole layers.
  private func shadows(_ operands: [Value]) -> Value {
    let shadows = operands.compactMap { operand -> BoxShadow? in
      if case .shadow(let shadow) = operand { return BoxShadow(shadow) }
      if case .shadows(let shadows) = operand, shadows.count == 1 { return shadows[0] }
      return nil
    }
    return shadows.count == operands.count ? .shadows(shadows) : .invalid
  }

  /// The stops of a gradient, none of which lies before the one above it.
  private func stops(_ operands: [Value], at locations: [Double?]) -> Value {
    var rest = operands[...]
    var stops: [GradientStop] = []
    for location in locations {
      guard let color = rest.popFirst()?.color, let location = location ?? rest.popFirst()?.double else {
        return .invalid
      }
      let least = stops.last?.location ?? -GradientStop.farthest
      stops.append(
        GradientStop(color: color, location: Swift.max(least, Swift.min(GradientStop.farthest, location))))
    }
    return rest.isEmpty ? .gradientStops(stops) : .invalid
  }
}

extension Value {
  /// The text of a word, or `true` or `false` of a flag.
  fileprivate var word: String? {
    if case .bool(let flag) = self { return flag ? "true" : "false" }
    return text
  }
}

extension Rounding {
  fileprivate var rule: FloatingPointRoundingRule {
    switch self {
    case .nearest: .toNearestOrAwayFromZero
    case .down: .down
    case .up: .up
    }
  }
}
