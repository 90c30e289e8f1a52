extension String {
  /// The text with spaces up to `width` characters, for columns of plain names and numbers.
  func padded(to width: Int, alignedRight: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return alignedRight ? space + self : self + space
  }
}
