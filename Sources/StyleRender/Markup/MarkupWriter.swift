import StyleScene

/// Writes indented markup that is well-formed as XML and as HTML, whatever strings are in it.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var depth: Int
  /// Every start tag so far, in order.
  private(set) var tags: [Tag] = []

  struct Tag {
    var name: String
    var attributes: [Attribute]
    var content: Content
    /// The indentation of the element's line, in steps of two spaces.
    var depth: Int
    /// The offset in the bytes at which the attributes end: before the tag's `>` or `/>`.
    var end: Int

    enum Content { case none, text, elements }
  }

  /// Makes a writer whose first line is indented by `depth` steps of two spaces.
  init(depth: Int = 0) { self.depth = depth }

  typealias Attribute = (name: String, value: String)

  /// Writes an element without contents.
  mutating func element(_ name: String, _ attributes: [Attribute] = []) {
    startLine()
    startTag(name, attributes, .none)
    bytes += "/>\n".utf8
  }

  /// Writes an element with a text, on one line.
  mutating func element(_ name: String, _ attributes: [Attribute] = [], text: String) {
    startLine()
    startTag(name, attributes, .text)
    bytes.append(UInt8(ascii: ">"))
    bytes.appendEscaped(text)
    endTag(name)
  }

  /// Writes an element with others inside, on lines of their own.
  mutating func element(
    _ name: String, _ attributes: [Attribute] = [], contents: (inout MarkupWriter) -> Void
  ) {
    startLine()
    startTag(name, attributes, .elements)
    bytes += ">\n".utf8
    depth += 1
    contents(&self)
    depth -= 1
    startLine()
    endTag(name)
  }

  /// Appends finished markup, as it is.
  mutating func append(_ markup: [UInt8]) { bytes += markup }

  /// Appends the markup of another writer, as it is.
  mutating func append(_ other: MarkupWriter) {
    for var tag in other.tags {
      tag.end += bytes.count
      tags.append(tag)
    }
    bytes += other.bytes
  }

  /// The additions of `insert` to an element: attributes behind its own, and elements before its contents.
  struct Insertion {
    var attributes: [Attribute] = []
    var elements: [(inout MarkupWriter) -> Void] = []
  }

  /// Adds to the elements with these indices in `tags`.
  mutating func insert(_ insertions: [Int: Insertion]) {
    var (result, written) = (MarkupWriter(), 0)
    for (place, insertion) in insertions.sorted(by: { $0.key < $1.key }) {
      let tag = tags[place]
      result.bytes += bytes[written..<tag.end]
      written = tag.end
      for attribute in insertion.attributes { result.write(attribute) }
      guard !insertion.elements.isEmpty else { continue }
      guard tag.content != .text else {
        // A line feed here would be a part of the text.
        result.bytes.append(UInt8(ascii: ">"))
        for write in insertion.elements {
          var line = MarkupWriter()
          write(&line)
          result.bytes += line.bytes.dropLast()
        }
        written += 1
        continue
      }
      result.bytes += ">\n".utf8
      result.depth = tag.depth + 1
      for write in insertion.elements { write(&result) }
      if tag.content == .none {
        result.depth -= 1
        result.startLine()
        result.endTag(tag.name)
        written += "/>\n".utf8.count
      } else {
        written += ">\n".utf8.count
      }
    }
    bytes = result.bytes + bytes[written...]
    tags = []
  }

  private mutating func startLine() {
    for _ in 0..<depth { bytes += "  ".utf8 }
  }

  private mutating func startTag(_ name: String, _ attributes: [Attribute], _ content: Tag.Content) {
    bytes.append(UInt8(ascii: "<"))
    bytes += name.utf8
    for attribute in attributes { write(attribute) }
    tags.append(Tag(name: name, attributes: attributes, content: content, depth: depth, end: bytes.count))
  }

  private mutating func write(_ attribute: Attribute) {
    bytes.append(UInt8(ascii: " "))
    bytes += attribute.name.utf8
    bytes += "=\"".utf8
    bytes.appendEscaped(attribute.value, inAttribute: true)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func endTag(_ name: String) {
    bytes += "</".utf8
    bytes += name.utf8
    bytes += ">\n".utf8
  }
}
