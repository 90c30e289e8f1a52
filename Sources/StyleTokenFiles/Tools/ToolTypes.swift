import StyleSource
import StyleSyntax

extension DesignToken {
  /// The type of a tool's token: its own, that of a group around it, or what the first names of its path mean.
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
    guard let known = token.toolType else {
      if token.ownType == nil, let target = targets[index] { return types[target] }
      output.hideNames(in: token.file)
      if let own = token.ownType {
        let near = KnownNames(ToolType.names).nearest(to: own.text)
        let loss = LostValue.unknownType(own, near: near)
        output.reportOnce(loss.kind, loss.diagnostic, at: own.span)
      } else {
        output.reportOnce("no type", .tokenWithoutType(token), at: token.key.span)
      }
      return nil
    }
    guard let type = known.type else {
      let loss = LostValue.composition(token)
      output.reportOnce(loss.kind, loss.diagnostic, at: loss.diagnostic.span)
      output.hideNames(in: token.file)
      return nil
    }
    let value = token.value
    if type == .color, value.isJSONString,
      ["radial-gradient(", "conic-gradient("].contains(where: value.text.hasPrefix)
    {
      let loss = LostValue.otherGradient(value)
      output.reportOnce(loss.kind, loss.diagnostic, at: value.span)
      output.hideNames(in: token.file)
      return nil
    }
    if type == .color, value.isJSONString, value.text.trimmingBlanks.hasPrefix("linear-gradient(") {
      return .gradient
    }
    return type
  }

  /// Whether a tool's number is a length or a number.
  func styleTypeOfNumber(_ index: Int) -> StyleType {
    let token = tokens[index]
    let measure = token.toolType?.measure ?? .usual
    let usual: StyleType = types[index] == .dimension ? .length : .number
    let value = token.value
    guard value.kind == .scalar, measure != .fraction, measure != .usual || usual == .number else {
      return measure == .fraction ? .number : usual
    }
    return styleType(ofNumber: value.text, measure, usual: usual, in: token.set)
  }

  /// Whether a text is a length or a number, where its type doesn't say it alone.
  func styleType(ofNumber text: String, _ measure: ToolType.Measure, usual: StyleType, in set: Int)
    -> StyleType
  {
    // What refers to itself is reported where the style file is compiled.
    guard numberDepth < 100 else { return usual }
    numberDepth += 1
    defer { numberDepth -= 1 }
    var expression = ToolExpression(text) { [self] path in operand(path, in: set) }
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

  /// A token in a tool's arithmetic; nil where there is none that can be computed with.
  func operand(_ path: String, in set: Int) -> ToolExpression.Operand? {
    guard let index = index(of: path, in: set), let type = styleType(of: index) else { return nil }
    switch type {
    case .length, .number:
      return ToolExpression.Operand(
        code: "$\(type.rawValue).\(styleName(of: index))", kind: type == .length ? .length : .number)
    case .color, .gradient, .string, .bool, .shadow, .shadows, .font, .animation: return nil
    }
  }
}
