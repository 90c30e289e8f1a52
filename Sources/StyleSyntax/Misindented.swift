import StyleSource

extension Diagnostic {
  /// The diagnostic for a line that begins in another column than the lines that it belongs with; nil where that isn't known.
  ///
  /// - Parameter index: Somewhere in the line.
  static func misindented(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, in file: FileID) -> Diagnostic?
  {
    let line = IndentedLine(bytes, around: index)
    guard let above = line.above(bytes), line.hasKey(bytes), !line.hasDash else { return nil }
    if above.indent > line.indent {
      var outer = above.above(bytes)
      while let next = outer, next.indent > line.indent { outer = next.above(bytes) }
      guard above.hasKey(bytes), let outer, outer.indent < line.indent else { return nil }
      return .misindented(
        line, "further left than the line above it", like: above, "that line starts here", in: file)
    }
    // YAML takes it for more of the value that is above it.
    guard above.indent < line.indent, above.hasKeyWithValue(bytes) else { return nil }
    // Where the line before agrees with this one, it is the one between that is out of place.
    if let before = above.above(bytes), before.indent == line.indent, !above.hasDash {
      return .misindented(
        above, "further left than the lines around it", like: before, "they start here", in: file)
    }
    return .misindented(
      line, "further in than the line above it", like: above,
      "this line has a value, so it contains no entries", in: file)
  }

  private static func misindented(
    _ line: IndentedLine, _ how: String, like model: IndentedLine, _ label: String, in file: FileID
  )
    -> Diagnostic
  {
    Diagnostic(
      .yamlSyntax, "this line starts \(how)", at: Span(file, line.text.lowerBound, line.text.upperBound),
      related: [Related(label, at: Span(file, model.text.lowerBound, model.text.upperBound))],
      notes: ["entries of one mapping or list start in the same column"],
      fixes: [
        FixIt(
          "start it in the same column", replace: Span(file, line.start, line.text.lowerBound),
          with: String(repeating: " ", count: model.indent), isSafe: false)
      ])
  }
}
