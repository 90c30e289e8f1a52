import StyleSource

/// Tokens that a style file can't have, which a notice reports. A reference to one in a style file is an error.
extension TokenSystem {
  func leaveOut(_ index: Int, _ loss: LostValue) {
    output.reportOnce(loss.kind, loss.diagnostic, at: loss.diagnostic.span)
    leftOut[index] = true
  }

  /// The type of a token that is as another one.
  func type(of index: Int, asOf target: Int) -> DesignType? {
    if leftOut[target] ?? false { leftOut[index] = true }
    return types[target]
  }

  /// Whether a token is left out: because of its type, or because its value, or that of a token that it refers to, is none in a style file.
  func isLeftOut(_ index: Int) -> Bool {
    var path: [Int] = []
    var last = index
    while leftOut[last] == nil, let next = targets[last], path.count < tokens.count {
      path.append(last)
      last = next
    }
    // What refers to itself is reported for that.
    let isLost = leftOut[last] ?? (targets[last] == nil && hasNoValue(last))
    for index in path { leftOut[index] = isLost }
    return isLost
  }

  /// Whether the value of a tool's token is none in a style file. In other files, that is an error.
  private func hasNoValue(_ index: Int) -> Bool {
    guard tokens[index].isOfTools, numberDepth < 32, let type = types[index] else { return false }
    leftOut[index] = false
    numberDepth += 1
    let (wasSilent, hadLoss) = (output.isSilent, hasLoss)
    output.isSilent = true
    let isLost = hasLostValue { DesignValueReader(index, in: self).read(type) }.isLost
    (output.isSilent, hasLoss) = (wasSilent, hadLoss)
    numberDepth -= 1
    leftOut[index] = isLost
    return isLost
  }

  /// Reads a token, and returns whether a loss leaves it without a value.
  func hasLostValue(
    _ read: () -> [DesignValueReader.Result]
  ) -> (isLost: Bool, values: [DesignValueReader.Result]) {
    hasLoss = false
    let values = read()
    let isNone = values.allSatisfy {
      if case .missing = $0.value { true } else { false }
    }
    return (hasLoss && isNone, values)
  }
}
