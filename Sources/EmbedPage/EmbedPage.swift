import Foundation

/// Writes the Swift that embeds the files of the inspector's page: `embed-page OUTPUT FILE…`. All its modules become one, `main.js`.
///
/// A raw string literal compiles in a tenth of a second, where the array of bytes that SwiftPM makes of an embedded resource
/// takes a quarter of a minute.
@main enum EmbedPage {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { throw Failure("embed-page OUTPUT FILE…") }
    let files = arguments.dropFirst().map { URL(filePath: $0) }
    var texts: [String: String] = [:]
    for file in files {
      let name = file.lastPathComponent
      guard let text = String(bytes: try Data(contentsOf: file), encoding: .utf8) else {
        throw Failure("\(name) is not UTF-8")
      }
      // Swift reads \r\n in a literal as one line break.
      guard !text.contains("\"\"\"##"), !text.contains("\r") else {
        throw Failure("\(name) has \"\"\"## or a carriage return, which a literal can't hold")
      }
      texts[name] = text
    }
    let modules = texts.filter { $0.key.hasSuffix(".js") }
    texts = texts.filter { !$0.key.hasSuffix(".js") }
    texts["main.js"] = try ModuleBundle.text(of: "main.js", in: modules)
    let entries = texts.sorted { $0.key < $1.key }.map { name, text in
      "    (\"\(name)\", ##\"\"\"\n\(text)\n\"\"\"##),\n"
    }
    let source = """
      extension InspectorPage {
        static let embedded: [(name: String, text: StaticString)] = [
      \(entries.joined())  ]
      }

      """
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
