/// Writes indented markup that is well-formed as XML and as HTML, whatever strings it is given.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var depth: Int

  /// `depth` is how far the first line is indented, in steps of two spaces.
  init(depth: Int = 0) { self.depth = depth }

  typealias Attribute = (name: String, value: String)

  /// An element without contents.
  mutating func element(_ name: String, _ attributes: [Attribute] = []) {
    startLine()
    startTag(name, attributes)
    bytes += "/>\n".utf8
  }

  /// An element with a text, on one line.
  mutating func element(_ name: String, _ attributes: [Attribute] = [], text: String) {
    startLine()
    startTag(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    bytes.appendEscaped(text)
    endTag(name)
  }

  /// An element with others inside, on lines of their own.
  mutating func element(
    _ name: String, _ attributes: [Attribute] = [], contents: (inout MarkupWriter) -> Void
  ) {
    startLine()
    startTag(name, attributes)
    bytes += ">\n".utf8
    depth += 1
    contents(&self)
    depth -= 1
    startLine()
    endTag(name)
  }

  /// Finished markup, as it stands.
  mutating func append(_ markup: [UInt8]) { bytes += markup }

  private mutating func startLine() {
    for _ in 0..<depth { bytes += "  ".utf8 }
  }

  private mutating func startTag(_ name: String, _ attributes: [Attribute]) {
    bytes.append(UInt8(ascii: "<"))
    bytes += name.utf8
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes += attribute.name.utf8
      bytes += "=\"".utf8
      bytes.appendEscaped(attribute.value, inAttribute: true)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func endTag(_ name: String) {
    bytes += "</".utf8
    bytes += name.utf8
    bytes += ">\n".utf8
  }
}
