extension String {
  /// Whether the string's bytes come before those of another: an order that is the same everywhere, as that of strings itself is not
  /// across versions of Unicode.
  public func precedesByBytes(_ other: String) -> Bool {
    let precedes = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { own.lexicographicallyPrecedes($0) }
    }
    return (precedes ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
