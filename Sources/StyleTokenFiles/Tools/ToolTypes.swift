import StyleSource
import StyleSyntax

extension DesignToken {
  /// The type of a tool's token: its own, that of a group around it, or the one that the first names of its path suggest.
  var toolType: ToolType? {
    if let own = ownType { return ToolType(named: own.text) }
    if let group = groupType, let type = ToolType(named: group.text) { return type }
    return ToolType(path: path)
  }
}

extension TokenSystem {
  /// The type of the format that a tool's token has.
  func toolType(of index: Int) -> DesignType? {
    let token = tokens[index]
    toolTypes[index] = token.toolType
    guard let known = toolTypes[index] else {
      if token.ownType == nil, let target = targets[index] { return type(of: index, asOf: target) }
      if let own = token.ownType {
        let near = KnownNames(ToolType.names).nearest(to: own.text)
        leaveOut(index, .unknownType(own, near: near))
      } else {
        output.hideNames(in: token.file)
        output.reportOnce("no type", .tokenWithoutType(token), at: token.key.span)
      }
      return nil
    }
    guard let type = known.type else {
      leaveOut(index, .composition(token))
      return nil
    }
    let value = token.value
    // Most colors have no function.
    guard type == .color, value.isJSONString, value.withBytes({ $0.contains(UInt8(ascii: "(")) }) else {
      return type
    }
    if ["radial-gradient(", "conic-gradient("].contains(where: value.text.hasPrefix) {
      leaveOut(index, .otherGradient(value))
      return nil
    }
    return value.text.trimmingBlanks.hasPrefix("linear-gradient(") ? .gradient : type
  }

  /// Whether a tool's number is a length or a number.
  func styleTypeOfNumber(_ index: Int) -> StyleType {
    let token = tokens[index]
    let measure = toolTypes[index]?.measure ?? .usual
    let usual: StyleType = types[index] == .dimension ? .length : .number
    // A part of another token, such as the line height of a typography, is what stands there.
    let part = targets[index] == nil ? resolve(token.value, in: token.set, isSilent: true) : .broken
    var value = token.value
    if case .literal(let node) = part { value = node }
    if value.kind == .scalar, files[token.file].options.isNumber(token),
      hasNoUnit(value.text, in: token.set)
    {
      return .number
    }
    guard value.kind == .scalar, measure != .fraction, measure != .usual || usual == .number else {
      return measure == .fraction ? .number : usual
    }
    return styleType(ofNumber: value.text, measure, usual: usual, in: token.set)
  }

  /// Whether a text is a length or a number, where its type leaves that open.
  func styleType(ofNumber text: String, _ measure: ToolType.Measure, usual: StyleType, in set: Int)
    -> StyleType
  {
    // What refers to itself is reported where the style file is compiled.
    guard numberDepth < 100 else { return usual }
    numberDepth += 1
    defer { numberDepth -= 1 }
    var expression = expression(text, in: set)
    guard let operand = try? expression.parse() else { return usual }
    switch (measure, operand.kind) {
    case (.fraction, _), (_, .number): return .number
    case (.usual, .length) where !text.utf8.contains(UInt8(ascii: "{")): return usual
    case (_, .length): return .length
    // Nothing is nothing in both; elsewhere it may be a part of the size.
    case (.tracking, .literal): return expression.unit == nil && Double(operand.code) != 0 ? .length : .number
    // No line is as low as four points.
    case (.line, .literal):
      return expression.unit != nil || (Double(operand.code) ?? 0) <= 4 ? .number : .length
    case (.usual, .literal): return usual
    }
  }

  private func expression(_ text: String, in set: Int) -> ToolExpression {
    ToolExpression(text, points: 1) { [self] path in operand(path, in: set) }
  }

  /// The expression of a token's number, in place of a reference to it.
  private func operand(insteadOf winner: Int, _ type: StyleType) -> ToolExpression.Operand? {
    guard numberDepth < 100, tokens[winner].value.kind == .scalar else {
      isTooDeep = true
      return nil
    }
    numberDepth += 1
    defer { numberDepth -= 1 }
    let token = tokens[winner]
    var expression = ToolExpression(token.value.text, points: files[token.file].options.points) {
      [self] path in
      operand(path, in: token.set)
    }
    guard var operand = try? expression.parse(), expression.unit == nil || type == .number else { return nil }
    if type == .length { operand = expression.length(operand) }
    if operand.kind == .literal { operand.kind = type == .length ? .length : .number }
    return operand
  }

  /// The expression of a number in a part of a tool's token.
  private func operand(ofPart path: String, in set: Int) -> ToolExpression.Operand? {
    guard numberDepth < 100, let names = bracedPath("{\(path)}"), let part = part(at: names, in: set),
      part.kind == .scalar
    else { return nil }
    numberDepth += 1
    defer { numberDepth -= 1 }
    var expression = expression(part.text, in: set)
    guard let operand = try? expression.parse(), expression.unit == nil else { return nil }
    return operand
  }

  /// Whether a number is written without a unit, and not computed from a length.
  private func hasNoUnit(_ text: String, in set: Int) -> Bool {
    guard numberDepth < 100 else { return false }
    numberDepth += 1
    defer { numberDepth -= 1 }
    var expression = expression(text, in: set)
    guard let operand = try? expression.parse() else { return false }
    return operand.kind != .length
  }

  /// A token in a tool's arithmetic; nil where there is none that can be computed with.
  func operand(_ path: String, in set: Int) -> ToolExpression.Operand? {
    guard let index = index(of: path, in: set) else { return operand(ofPart: path, in: set) }
    guard let type = styleType(of: index), !isLeftOut(index) else { return nil }
    switch type {
    case .length, .number:
      if let winner = winner(of: index) { return operand(insteadOf: winner, type) }
      return ToolExpression.Operand(
        code: "$\(type.rawValue).\(styleName(of: index))", kind: type == .length ? .length : .number)
    case .color, .gradient, .string, .bool, .shadow, .shadows, .font, .animation, .outline, .edgeInsets,
      .image:
      return nil
    }
  }
}
