extension String {
  /// Whether a byte of ASCII occurs in the string. In contiguous memory, this reads the bytes without asking for each.
  package func hasByte(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }

  /// The number of Unicode scalars: that of bytes that don't continue one.
  package var scalarCount: Int {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(into: 0) { count, byte in if byte & 0xC0 != 0x80 { count += 1 } }
    } ?? unicodeScalars.count
  }
}
