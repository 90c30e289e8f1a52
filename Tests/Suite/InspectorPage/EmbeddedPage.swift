import Foundation

/// The Swift that embeds the files of the inspector's page. All its modules become one, `main.js`, and its style sheets `page.css`,
/// so that a browser asks for few files. `first.js` stays by itself: it runs while the others are loaded.
///
/// A raw string literal compiles in a tenth of a second, where the array of bytes that SwiftPM makes of an embedded resource
/// takes a quarter of a minute. No plugin writes the file while stylec is built: SwiftPM runs none for the tool of another plugin,
/// which stylec is in a package that generates its styles.
enum EmbeddedPage {
  /// - Parameter folder: Has the files of the page.
  static func source(of folder: URL) throws -> String {
    var texts: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let name = file.lastPathComponent
      if name.hasPrefix(".") { continue }
      guard let text = String(bytes: try Data(contentsOf: file), encoding: .utf8) else {
        throw Failure("\(name) is not UTF-8")
      }
      // Swift reads \r\n in a literal as one line break.
      guard !text.contains("\"\"\"##"), !text.contains("\r") else {
        throw Failure("\(name) has \"\"\"## or a carriage return, which a literal can't hold")
      }
      texts[name] = text
    }
    let modules = texts.filter { $0.key.hasSuffix(".js") && $0.key != firstScript }
    for name in modules.keys { texts[name] = nil }
    texts["main.js"] = try ModuleBundle.text(of: "main.js", in: modules)
    try joinStyleSheets(in: &texts)
    let entries = texts.sorted { $0.key < $1.key }.map { name, text in
      "    (\"\(name)\", ##\"\"\"\n\(text)\n\"\"\"##),\n"
    }
    return """
      // Generated from the files in `Page` by `BLESS=1 swift test --filter GeneratedDocs`. Do not edit.
      // swift-format-ignore-file

      extension InspectorPage {
        static let embedded: [(name: String, text: StaticString)] = [
      \(entries.joined())  ]
      }

      """
  }

  /// Runs before the modules have come, so that it isn't one of them.
  private static let firstScript = "first.js"

  /// Puts the style sheets that `index.html` links to into one, in their order.
  private static func joinStyleSheets(in texts: inout [String: String]) throws {
    guard let page = texts["index.html"] else { throw Failure("index.html isn't there") }
    var lines: [Substring] = []
    var sheets: [String] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let match = line.firstMatch(of: /<link rel="stylesheet" href="page\/([\w.]+)">/) else {
        lines.append(line)
        continue
      }
      let name = String(match.1)
      guard let sheet = texts.removeValue(forKey: name) else { throw Failure("\(name) isn't there") }
      if sheets.isEmpty { lines.append("    <link rel=\"stylesheet\" href=\"page/page.css\">") }
      sheets.append(sheet)
    }
    let left = texts.keys.filter { $0.hasSuffix(".css") }
    guard left.isEmpty else {
      throw Failure("index.html has no link to \(left.sorted().joined(separator: ", "))")
    }
    texts["page.css"] = sheets.joined()
    texts["index.html"] = lines.joined(separator: "\n")
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
