/// Whether a byte may begin a name: a letter, `_`, or a part of a character outside of ASCII.
package func isNameStart(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
}

/// Whether a byte may be in a name, or in a reference behind its dollar sign: also a digit, `-`, and the dots of groups.
package func isNamePart(_ byte: UInt8) -> Bool {
  isNameStart(byte) || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: ".")
    || byte == UInt8(ascii: "-")
}
