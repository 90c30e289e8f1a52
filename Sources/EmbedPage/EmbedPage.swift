import Foundation

/// Writes the Swift that embeds the files of the inspector's page: `embed-page OUTPUT FILE…`.
///
/// A raw string literal compiles in a tenth of a second, where the array of bytes that SwiftPM makes of an embedded resource
/// takes a quarter of a minute.
@main enum EmbedPage {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { throw Failure("embed-page OUTPUT FILE…") }
    let files = arguments.dropFirst().map { URL(filePath: $0) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let entries = try files.map { file in
      let name = file.lastPathComponent
      guard let text = String(bytes: try Data(contentsOf: file), encoding: .utf8) else {
        throw Failure("\(name) is not UTF-8")
      }
      // Swift reads \r\n in a literal as one line break.
      guard !text.contains("\"\"\"##"), !text.contains("\r") else {
        throw Failure("\(name) has \"\"\"## or a carriage return, which a literal can't hold")
      }
      return "    (\"\(name)\", ##\"\"\"\n\(text)\n\"\"\"##),\n"
    }
    let source = """
      extension InspectorPage {
        static let embedded: [(name: String, text: StaticString)] = [
      \(entries.joined())  ]
      }

      """
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
