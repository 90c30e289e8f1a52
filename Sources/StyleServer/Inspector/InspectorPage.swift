import StyleSource

/// The inspector's page: the files under `Inspector/Page`, which are embedded in the program.
package enum InspectorPage {
  /// A file of the page.
  package struct File: Sendable {
    package let name: String
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    /// nil for a kind of file that the page has no use for.
    package var contentType: String? { InspectorPage.contentType(ofFile: name) }

    /// Tells this content from any other of the file.
    package var entityTag: String {
      var hash = FowlerNollVo()
      hash.add(bytes)
      return "\"\(hash.hexadecimal)\""
    }
  }

  /// All of them, by name.
  package static let files = embedded.map { File(name: $0.name, bytes: Array("\($0.text)".utf8)) }

  package static func file(_ name: String) -> File? { files.first { $0.name == name } }

  package static func contentType(ofFile name: String) -> String? {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case _: nil
    }
  }

  /// The Swift that embeds some files, which is `EmbeddedPage.swift`.
  ///
  /// A raw string literal compiles in a tenth of a second, where the array of bytes that SwiftPM makes of an embedded resource
  /// of 150 KB takes a quarter of a minute.
  package static func source(embedding files: [File]) -> String {
    var text = """
      // Written from the files in `Page` by `BLESS=1 swift test --filter InspectorPage`.
      // swift-format-ignore-file

      extension InspectorPage {
        static let embedded: [(name: String, text: StaticString)] = [

      """
    for file in files.sorted(by: { $0.name.precedesByBytes($1.name) }) {
      let content = String(decoding: file.bytes, as: UTF8.self)
      text += "    (\"\(file.name)\", ##\"\"\"\n\(content)\n\"\"\"##),\n"
    }
    return text + "  ]\n}\n"
  }
}
