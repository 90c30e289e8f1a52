import StyleReport
import StyleSource

/// A document that a client has opened. While it is open, its text replaces the contents of the file.
struct Document {
  /// As the client spells it.
  let uri: String
  /// Absolute.
  let path: String
  private(set) var version: Int
  private(set) var bytes: [UInt8]
  private(set) var positions: TextPositions
  private let encoding: PositionEncoding

  init(uri: String, path: String, version: Int, text: String, encoding: PositionEncoding) {
    self.uri = uri
    self.path = path
    self.version = version
    self.encoding = encoding
    bytes = Array(text.utf8)
    positions = TextPositions(bytes, encoding)
  }

  /// Applies the changes of one notification, one after the other; each is about the text after those before it.
  mutating func apply(_ changes: [JSONValue], version: Int) throws(ResponseError) {
    for change in changes {
      guard let text = change["text"]?.string else { throw .invalid("a change of a document has no ‘text’") }
      if let range = change["range"], !range.isNull {
        guard let offsets = positions.offsets(range) else {
          throw .invalid("a change of a document has no sensible ‘range’")
        }
        bytes.replaceSubrange(offsets, with: text.utf8)
      } else {
        bytes = Array(text.utf8)
      }
      positions = TextPositions(bytes, encoding)
    }
    self.version = version
  }
}
