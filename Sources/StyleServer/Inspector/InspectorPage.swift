import StyleSource

/// The inspector's page: the files under `Inspector/Page`, which `EmbeddedPage.swift` holds as Swift.
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

  /// The answer to a request for one of the page's files, which `file` gives by their names. It depends on nothing else, so that any
  /// thread may give it.
  package static func answer(
    to head: InspectorHead, _ file: (String) -> File?
  ) -> InspectorAnswer {
    let name = head.path == "/" ? "index.html" : String(head.path.dropFirst("/page/".count))
    guard let file = file(name), let type = file.contentType else {
      return .failure(InspectorError(404, "no-such-path", "the page has no such file"))
    }
    return .tagged(file.entityTag, for: head, type: type) { file.bytes }
  }

  package static func contentType(ofFile name: String) -> String? {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case _: nil
    }
  }
}
