extension Code {
  /// Without brackets around all of it.
  var withoutBrackets: Code {
    guard case .list([UInt8(ascii: "(")], let items, _) = self, items.count == 1 else { return self }
    return items[0]
  }
}
