import StyleReport

/// The absolute path that a URI of the scheme `file` names (RFC 8089); nil for any other, and where its escapes are not UTF-8.
func filePath(ofURI uri: String) -> String? {
  let bytes = Array(uri.utf8)
  let scheme = Array("file://".utf8)
  guard bytes.count > scheme.count,
    zip(bytes, scheme).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 && $1 &- UInt8(ascii: "a") < 26 })
  else { return nil }
  guard let slash = bytes[scheme.count...].firstIndex(of: UInt8(ascii: "/")) else { return nil }
  let host = String(decoding: bytes[scheme.count..<slash], as: UTF8.self).lowercased()
  guard host.isEmpty || host == "localhost" else { return nil }
  var path: [UInt8] = []
  var index = slash
  while index < bytes.count, bytes[index] != UInt8(ascii: "?"), bytes[index] != UInt8(ascii: "#") {
    if bytes[index] == UInt8(ascii: "%") {
      guard index + 2 < bytes.count, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
      else { return nil }
      path.append(high << 4 | low)
      index += 3
    } else {
      path.append(bytes[index])
      index += 1
    }
  }
  let text = String(decoding: path, as: UTF8.self)
  guard text.utf8.elementsEqual(path), !path.contains(0) else { return nil }
  return text
}

private func digit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  case _: nil
  }
}
