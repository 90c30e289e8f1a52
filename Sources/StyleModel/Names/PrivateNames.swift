/// Whether a name, or a part of it between dots, begins with an underscore: such a name is for the style files alone, and makes no Swift
/// and no pictures.
public func isPrivateName(_ name: String) -> Bool {
  let underscore = UInt8(ascii: "_")
  var previous = UInt8(ascii: ".")
  for byte in name.utf8 {
    if byte == underscore, previous == UInt8(ascii: ".") { return true }
    previous = byte
  }
  return false
}

extension Component {
  /// Whether the component is only there for others to be based on.
  public var isPrivate: Bool { isPrivateName(name) }
}

extension Style {
  /// Whether the style is only there for others to extend.
  public var isPrivate: Bool { isPrivateName(ownName) }
}
