import StyleModel

extension ResolvedSheet {
  /// The text of an expression as a style file may have it: `$radius * 2`.
  ///
  /// - Parameter isShape: Whether constants are left out, so that two with equal shapes differ in these alone.
  func spelled(_ expression: Expression, ofComponent index: Int, isShape: Bool = false) -> String {
    switch expression {
    case .constant(let value):
      if isShape { return "…" }
      let cases = value.cases.map { "\(modes.name($0.modes)): \($0.value.spelling)" }.sorted()
      return cases.isEmpty
        ? value.value.spelling : "{ " + ([value.value.spelling] + cases).joined(separator: ", ") + " }"
    case .property(let property): return "$" + components[index].properties[property].name
    case .call(let function, let operands):
      func text(_ operand: Expression) -> String { spelled(operand, ofComponent: index, isShape: isShape) }
      if let condition = function.condition(of: operands, text) { return condition }
      if let template = function.template(of: operands, text) { return template }
      if let item = function.item(of: operands, text) { return item }
      let texts = operands.map(text)
      if let sign = function.sign, texts.count == 2 {
        return zip(operands, texts).map { $0.isSum ? "(\($1))" : $1 }.joined(separator: " \(sign) ")
      }
      if function == .negate { return "-" + (operands.first?.isSum == true ? "(\(texts[0]))" : texts[0]) }
      return function.word + "(" + texts.joined(separator: ", ") + ")"
    }
  }

  /// The text of a layer's frame: `[8, 50%, 100% - 16, 20]`.
  func spelled(_ frame: LayerFrame, ofComponent index: Int) -> String {
    func text(_ length: LayerLength) -> String { spelled(length, ofComponent: index) }
    switch frame {
    case .bounds: return "bounds"
    case .buttonContent: return "the content of the button"
    case .inset(let insets): return "inset: \(spelled(insets, ofComponent: index))"
    case .part: return "a part of the class"
    case .stacked(let width, let height):
      let sizes = [("width", width), ("height", height)].compactMap { name, term in
        term.map { "\(name): \(spelled($0, ofComponent: index))" }
      }
      return sizes.isEmpty ? "in the stack" : sizes.joined(separator: ", ")
    case .rectangle(let x, let y, let width, let height, let turns):
      return "[\([x, y, width, height].map(text).joined(separator: ", "))]" + (turns ? ", turns" : "")
    }
  }

  private func spelled(_ length: LayerLength, ofComponent index: Int) -> String {
    var parts: [String] = []
    if length.fraction != .number(0) {
      if case .number(let part) = length.fraction {
        parts.append(formatNumber(part * 100) + "%")
      } else {
        parts.append(spelled(length.fraction, ofComponent: index) + " * 100%")
      }
    }
    if length.points != .number(0) { parts.append(spelled(length.points, ofComponent: index)) }
    for choice in length.choices {
      let factor = choice.factor == .number(1) ? "" : spelled(choice.factor, ofComponent: index) + " * "
      let lengths = choice.lengths.map { spelled($0, ofComponent: index) }.joined(separator: ", ")
      parts.append("\(factor)\(choice.isLeast ? "min" : "max")(\(lengths))")
    }
    guard let first = parts.first else { return "0" }
    return parts.dropFirst().reduce(first) { sum, part in
      part.hasPrefix("-") ? "\(sum) - \(part.dropFirst())" : "\(sum) + \(part)"
    }
  }

  private func spelled(_ term: LayerLength.Term, ofComponent index: Int) -> String {
    switch term {
    case .number(let number): formatNumber(number)
    case .expression(let expression): spelled(expression, ofComponent: index)
    }
  }

  /// The text of an animation, without its name.
  func spelled(_ animation: LayerAnimation, ofComponent index: Int) -> String {
    let layer = components[index].layers[animation.layer].name
    var parts = ["\(layer).\(animation.property.name)"]
    if animation.isPlain {
      let ends = animation.keyframes.map { $0.value.map { spelled($0, ofComponent: index) } }
      if let from = ends[0] { parts.append("from \(from)") }
      parts.append("to \(ends[1] ?? "")")
    } else {
      let passed = animation.keyframes.map { keyframe in
        let value = keyframe.value.map { spelled($0, ofComponent: index) } ?? "what it shows"
        let curve = keyframe.curve.map { " \($0.rawValue)" } ?? ""
        return "\(value) at \(formatNumber((keyframe.keyTime * 1e6).rounded() / 1e4))%\(curve)"
      }
      parts.append("through " + passed.joined(separator: ", "))
    }
    parts.append(
      animation.drivenTiming.map { spelled($0, ofComponent: index) }
        ?? Value.animation(animation.timing).spelling)
    if animation.autoreverses { parts.append("and back") }
    if animation.repeatCount != 1 { parts.append("\(formatNumber(animation.repeatCount)) times") }
    if let state = animation.state { parts.append("in \(states.name(of: state))") }
    if animation.reduceMotion == .keep { parts.append("also with less motion") }
    return parts.joined(separator: ", ")
  }
}

extension Expression {
  /// The flag that a constant expression is.
  fileprivate var flag: Bool? { if case .bool(let flag)? = constant?.value { flag } else { nil } }

  /// Whether the expression is two conditions with an operator between them.
  fileprivate var isJoined: Bool {
    guard case .call(.choose, let operands) = self, operands.count == 3 else { return false }
    return (operands[1].flag == nil) != (operands[2].flag == nil)
  }

  fileprivate var isName: Bool { if case .property = self { true } else { false } }

  fileprivate var isSum: Bool {
    guard case .call(let function, let operands) = self else { return false }
    return function.sign != nil && operands.count == 2
  }
}

extension Function {
  /// The text of a condition or a choice, as a style file has it: `if($isLoud, 16, 8)`, `!$isLoud`, `$color == null`; nil for any other
  /// function.
  fileprivate func condition(of operands: [Expression], _ text: (Expression) -> String) -> String? {
    switch self {
    case .choose(let words):
      guard operands.count == words.count + 2, let other = operands.last else { return nil }
      let subject = text(operands[0])
      if words.count == 1, let joined = joined(operands, text) { return joined }
      return zip(words, operands.dropFirst()).reversed().reduce(text(other)) { rest, choice in
        let condition = choice.0 == "true" ? subject : "\(subject) == \(choice.0)"
        return "if(\(condition), \(text(choice.1)), \(rest))"
      }
    case .hasText: return operands.first.map(text)
    case .isNull: return operands.first.map { "\(text($0)) == null" }
    case .add, .subtract, .multiply, .divide, .negate, .min, .max, .clamp, .round, .withAlpha, .lighten,
      .darken, .mix, .color, .imageOfColor, .highlightedImage, .gradientStops, .compound, .shadowPart,
      .boxShadow,
      .boxShadows, .firstNonNull, .element, .count, .sameText, .compare, .copyIndex, .formatted, .joined,
      .localized:
      return nil
    }
  }

  /// The text of a choice between two flags of which one is known: `$isOn`, `!$isOn`, `$isOn && $isNew`, `$isOn || $isNew`; nil for
  /// anything else.
  private func joined(_ operands: [Expression], _ text: (Expression) -> String) -> String? {
    guard case .choose(let words) = self, let word = words.first, operands.count == 3 else { return nil }
    let isTrue = word == "true"
    let subject = text(operands[0])
    let condition = isTrue ? subject : "\(subject) == \(word)"
    let opposite = isTrue ? operands[0].isName ? "!\(subject)" : "!(\(subject))" : "\(subject) != \(word)"
    func operand(_ operand: Expression) -> String { operand.isJoined ? "(\(text(operand)))" : text(operand) }
    let first = operands[0].isJoined ? "(\(condition))" : condition
    switch (operands[1].flag, operands[2].flag) {
    case (let then?, let otherwise?): return then == otherwise ? nil : then ? condition : opposite
    case (true?, nil): return "\(first) || \(operand(operands[2]))"
    case (false?, nil): return "\(opposite) && \(operand(operands[2]))"
    case (nil, true?): return "\(opposite) || \(operand(operands[1]))"
    case (nil, false?): return "\(first) && \(operand(operands[1]))"
    case (nil, nil): return nil
    }
  }

  /// The text of a template, as a style file has it: `"{$done} of {percent($total)}"`; nil for any other function.
  fileprivate func template(of operands: [Expression], _ text: (Expression) -> String) -> String? {
    func template(_ literals: [String]) -> String {
      let values = operands.map { operand in
        if case .call(.formatted(.number), let number) = operand, let number = number.first {
          return "{\(text(number))}"
        }
        return "{\(text(operand))}"
      }
      return zip(literals, values + [""]).map { $0 + $1 }.joined()
    }
    guard let first = operands.first.map(text) else { return nil }
    switch self {
    case .formatted(.number): return "\"{\(first)}\""
    case .formatted(.decimal(let digits)): return "decimal(\(first)\(digits == 2 ? "" : ", \(digits)"))"
    case .formatted(.percent(let digits)): return "percent(\(first)\(digits == 0 ? "" : ", \(digits)"))"
    case .joined(let literals): return "\"\(template(literals))\""
    case .localized(let literals, _): return "localized(\(template(literals)))"
    case .add, .subtract, .multiply, .divide, .negate, .min, .max, .clamp, .round, .withAlpha, .lighten,
      .darken, .mix, .color, .imageOfColor, .highlightedImage, .gradientStops, .compound, .shadowPart,
      .boxShadow,
      .boxShadows, .firstNonNull, .choose, .hasText, .isNull, .element, .count, .sameText, .compare,
      .copyIndex:
      return nil
    }
  }

  /// The text for a copy's item of a list: `$titles[0]`; nil for any other function.
  fileprivate func item(of operands: [Expression], _ text: (Expression) -> String) -> String? {
    switch self {
    case .firstNonNull:
      // A copy beyond the list has an empty text.
      guard case .call(.element, _)? = operands.first, operands.count == 2,
        operands[1].constant?.value == .string("")
      else { return nil }
      return text(operands[0])
    case .element:
      guard operands.count == 2 else { return nil }
      return "\(text(operands[0]))[\(text(operands[1]))]"
    case .add, .subtract, .multiply, .divide, .negate, .min, .max, .clamp, .round, .withAlpha, .lighten,
      .darken, .mix, .color, .imageOfColor, .highlightedImage, .gradientStops, .compound, .shadowPart,
      .boxShadow,
      .boxShadows, .choose, .hasText, .isNull, .count, .sameText, .compare, .copyIndex, .formatted, .joined,
      .localized:
      return nil
    }
  }

  fileprivate var sign: String? {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .negate, .min, .max, .clamp, .round, .withAlpha, .lighten, .darken, .mix, .color, .imageOfColor,
      .highlightedImage, .gradientStops, .compound, .shadowPart, .boxShadow, .boxShadows, .firstNonNull,
      .choose, .hasText, .isNull, .element, .count, .copyIndex, .formatted, .joined, .localized:
      nil
    case .sameText: "=="
    case .compare(let comparison): comparison.rawValue
    }
  }

  /// The word for a function that has no sign of its own.
  fileprivate var word: String {
    switch self {
    case .add, .subtract, .multiply, .divide, .negate: sign ?? "-"
    case .min: "min"
    case .max: "max"
    case .clamp: "clamp"
    case .round(let rounding): rounding.rawValue
    case .withAlpha: "alpha"
    case .lighten: "lighten"
    case .darken: "darken"
    case .mix(let space): "mix in \(space.rawValue) "
    case .color(let space): space.isPredefined ? "color in \(space.rawValue) " : space.rawValue
    case .imageOfColor: "image"
    case .highlightedImage: "highlighted"
    case .gradientStops(let locations):
      "gradient at \(locations.map { $0.map(formatNumber) ?? "…" }.joined(separator: ", ")) "
    case .compound: "parts"
    case .shadowPart(let part): "\(part)"
    case .boxShadow, .boxShadows: "shadows"
    case .firstNonNull: "first"
    case .choose(let words): "choose \(words.joined(separator: ", ")) "
    case .hasText: "hasText"
    case .isNull: "isNull"
    case .copyIndex: "index"
    case .element: "element"
    case .count: "count"
    case .sameText: "=="
    case .compare(let comparison): comparison.rawValue
    case .formatted(.number): "number"
    case .formatted(.decimal(let digits)): "decimal to \(digits) "
    case .formatted(.percent(let digits)): "percent to \(digits) "
    case .joined(let literals): "text \(literals.joined(separator: "…"))"
    case .localized(let literals, _): "localized \(literals.joined(separator: "…"))"
    }
  }
}
