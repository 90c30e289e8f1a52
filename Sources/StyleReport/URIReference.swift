import StyleSource

/// A path as a URI reference (RFC 3986 § 4.1): relative, or with the scheme `file` for an absolute path.
///
/// All but unreserved characters and `/` are percent-encoded, so no `:` makes a scheme of the first folder.
package func uriReference(_ path: String) -> String {
  var result = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      result += percentEncoded(byte)
    }
  }
  return result
}

/// The percent-encoding of a byte: `%0A`.
func percentEncoded(_ byte: UInt8) -> String {
  let hex = String(byte, radix: 16, uppercase: true)
  return "%" + (byte < 0x10 ? "0" : "") + hex
}
