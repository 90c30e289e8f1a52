import CInspectorPage
import StyleSource

/// The inspector's page: the files under `Inspector/Page`, JavaScript modules without a framework, which a browser can also read as they
/// are.
///
/// Beside them are the pages of the documentation that explain attributes, as `help.js` shows them.
///
/// `CInspectorPage` embeds them with `#embed`. `ModuleBundle` merges the modules into one, so that a browser requests a few files instead
/// of fifty. `store.js` holds the state of the page and notifies observers; `server.js` is the only module that sends requests; `edits.js`
/// turns changes of a control into edits of files; `elements.js` creates elements. Nothing on the page is made from text, so a name in a
/// style file can't become markup. `first.js` isn't a module: it requests everything that is shown first, in one request, while the modules
/// are still loading.
///
/// A change is one user action. Its steps are shown without being written, one request at a time. Then the page asks where to write the
/// value, and writes once.
package enum InspectorPage {
  /// A file of the page.
  package struct File: Sendable {
    package let name: String
    package let bytes: [UInt8]
    /// The tag of the contents, which identifies them among versions of the file.
    package let entityTag: String

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
      var hash = FowlerNollVo()
      hash.add(bytes)
      entityTag = "\"\(hash.hexadecimal)\""
    }

    /// The media type; nil for a kind of file that the page doesn't use.
    package var contentType: String? { InspectorPage.contentType(ofFile: name) }
  }

  /// The files of the page by name: the modules as one, `main.js`, and the style sheets as `page.css`, so that a browser requests few
  /// files.
  package static let files = bundled(
    UnsafeBufferPointer(start: inspectorPageFiles(), count: inspectorPageFileCount()).map { file in
      File(
        name: String(cString: file.name),
        bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    })

  /// The script that runs before the modules are loaded, so that it isn't one of them.
  private static let firstScript = "first.js"

  private static func bundled(_ files: [File]) -> [File] {
    func isModule(_ file: File) -> Bool { file.name.hasSuffix(".js") && file.name != firstScript }
    let modules = Dictionary(uniqueKeysWithValues: files.lazy.filter(isModule).map { ($0.name, $0.bytes) })
    var result = files.filter { !isModule($0) && !$0.name.hasSuffix(".css") }
    // What can't be bundled, tests find.
    if let module = try? ModuleBundle.text(of: "main.js", in: modules) {
      result.append(File(name: "main.js", bytes: module))
    }
    if let page = result.firstIndex(where: { $0.name == "index.html" }) {
      let (text, sheets) = joiningStyleSheets(String(decoding: result[page].bytes, as: UTF8.self))
      result[page] = File(name: "index.html", bytes: Array(text.utf8))
      let joined = sheets.flatMap { name in files.first { $0.name == name }?.bytes ?? [] }
      result.append(File(name: "page.css", bytes: joined))
    }
    return result.sorted { $0.name.precedesByBytes($1.name) }
  }

  /// A page with one link for all its style sheets, and their names in the order of their links.
  private static func joiningStyleSheets(_ page: String) -> (page: String, sheets: [String]) {
    let (start, end) = ("<link rel=\"stylesheet\" href=\"page/", "\">")
    var lines: [Substring] = []
    var sheets: [String] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == " " }
      let tag = line.dropFirst(indentation.count)
      guard tag.hasPrefix(start), tag.hasSuffix(end) else {
        lines.append(line)
        continue
      }
      if sheets.isEmpty { lines.append(indentation + start + "page.css" + end) }
      sheets.append(String(tag.dropFirst(start.count).dropLast(end.count)))
    }
    return (lines.joined(separator: "\n"), sheets)
  }

  package static func file(_ name: String) -> File? { files.first { $0.name == name } }

  /// The answer to a request for one of the page's files, which `file` returns by their names. It depends on nothing else, so that any
  /// thread may call it.
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
    case "md": "text/markdown; charset=utf-8"
    case _: nil
    }
  }
}
