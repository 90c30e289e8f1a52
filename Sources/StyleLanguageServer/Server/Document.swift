import StyleReport
import StyleSource

/// A document that a client has opened. While it is open, its text replaces the contents of the file.
struct Document {
  /// The document's URI, as the client spells it.
  let uri: String
  /// The document's absolute path.
  let path: String
  private(set) var version: Int
  private(set) var bytes: [UInt8]
  private(set) var positions: TextPositions
  private let encoding: PositionEncoding
  /// Whether the document looks like a style file though no folder has it; nil until that is needed.
  var isStyleFileByItself: Bool?

  init(uri: String, path: String, version: Int, text: String, encoding: PositionEncoding) {
    self.uri = uri
    self.path = path
    self.version = version
    self.encoding = encoding
    bytes = Array(text.utf8)
    positions = TextPositions(bytes, encoding)
  }

  /// Applies the changes of one notification in order; each is about the text after those before it.
  mutating func apply(_ changes: [JSONValue], version: Int) throws(ResponseError) {
    var edited: EditedText?
    isStyleFileByItself = nil
    defer {
      if let edited { bytes = edited.bytes }
      positions = TextPositions(bytes, encoding)
    }
    for change in changes {
      guard let text = change["text"]?.string else { throw .invalid("a change of a document has no ‘text’") }
      guard let range = change["range"], !range.isNull else {
        bytes = Array(text.utf8)
        edited = changes.count > 1 ? EditedText(bytes, encoding) : nil
        continue
      }
      guard let start = Position(range["start"]), let end = Position(range["end"]) else {
        throw .invalid("a change of a document has no sensible ‘range’")
      }
      if changes.count > 1 {
        if edited == nil { edited = EditedText(bytes, encoding) }
        edited?.replace(start, end, with: text)
      } else {
        let (from, to) = (positions.offset(start), positions.offset(end))
        bytes.replaceSubrange(min(from, to)..<max(from, to), with: text.utf8)
      }
    }
    self.version = version
  }
}
