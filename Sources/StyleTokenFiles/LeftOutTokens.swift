import StyleSource

/// Tokens that a style file can't have, which a notice reports. A reference to one in a style file is an error.
extension TokenSystem {
  func leaveOut(_ index: Int, _ loss: LostValue) {
    output.reportOnce(loss.kind, loss.diagnostic, at: loss.diagnostic.span)
    leaveOut(index, because: loss.diagnostic.message)
  }

  func leaveOut(_ index: Int, because reason: String?) {
    leftOut[index] = true
    reasonsOfLoss[index] = reasonsOfLoss[index] ?? reason
  }

  /// The tokens of a file that style files can't refer to, because they are left out.
  func leftOutTokens(of file: Int) -> [LeftOutToken] {
    ranges[file].compactMap { index in
      var last = index
      if hasNoValues.contains(index) {
        var count = 0
        while !(leftOut[last] ?? false), let next = targets[last], count < 100 {
          (last, count) = (next, count + 1)
        }
      }
      guard leftOut[last] ?? false else { return nil }
      let reason =
        last == index
        ? reasonsOfLoss[index] : "it refers to ‘\(tokens[last].name.shortened)’, which is left out"
      return LeftOutToken(
        name: styleName(of: index), nameInFile: tokens[index].name, span: tokens[index].key.span,
        reason: reason.map(shortReason))
    }
  }

  /// A message of a loss without the end that says that the token is left out.
  private func shortReason(_ message: String) -> String {
    guard let so = message.firstRange(of: ", so ") else { return message }
    let rest = message[so.upperBound...]
    let isOfToken =
      ["it is left out", "they are left out", "tokens of it are left out"].contains(String(rest))
      || rest.hasPrefix("‘") && rest.hasSuffix("’ is left out")
    return isOfToken ? String(message[..<so.lowerBound]) : message
  }

  /// The type of a token that is as another one.
  func type(of index: Int, asOf target: Int) -> DesignType? {
    if leftOut[target] ?? false {
      leaveOut(index, because: "it refers to ‘\(tokens[target].name.shortened)’, which is left out")
    }
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
    (hasLoss, firstLoss) = (false, nil)
    let values = read()
    let isNone = values.allSatisfy {
      if case .missing = $0.value { true } else { false }
    }
    return (hasLoss && isNone, values)
  }
}

/// A token of a file of design tokens that is left out, since a style file can't have it.
package struct LeftOutToken: Sendable {
  /// The name that it would have in style files, without a type.
  package let name: String
  /// Its path in its file, with dots.
  package let nameInFile: String
  package let span: Span
  /// Why it is left out, as a message; nil where that isn't known.
  package let reason: String?
}
