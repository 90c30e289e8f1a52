extension String {
  /// Whether a byte of ASCII occurs in it. Where the text lies in memory, this looks at its bytes without asking for each.
  package func hasByte(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }

  /// How many Unicode scalars it has: as many as bytes that don't continue one.
  package var scalarCount: Int {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(into: 0) { count, byte in if byte & 0xC0 != 0x80 { count += 1 } }
    } ?? unicodeScalars.count
  }
}
