import StyleReport
import StyleSource

/// A file, and findings in it that are pointed at by the text they cover.
struct Sample {
  var sources = SourceMap()
  var findings: [Diagnostic] = []

  static let code = DiagnosticCode("unknown-token", .error, "A reference must name a token that exists.")

  init(_ text: String, path: String = "styles/card.yaml") { self.init(Array(text.utf8), path: path) }

  init(_ bytes: [UInt8], path: String = "styles/card.yaml") { _ = sources.add(path: path, bytes: bytes) }

  /// The span of the `occurrence`th time that `text` stands in the file, from 0.
  func span(_ text: String, occurrence: Int = 0, file: Int = 0) -> Span {
    let bytes = sources.files[file].bytes
    let wanted = Array(text.utf8)
    var (start, left) = (0, occurrence)
    while let found = bytes[start...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) {
        if left == 0 { return Span(FileID(file), found, found + wanted.count) }
        left -= 1
      }
      start = found + 1
    }
    preconditionFailure("‘\(text)’ does not stand there so often")
  }

  func report(_ format: ReportFormat, _ options: ReportOptions = ReportOptions()) -> String {
    String(decoding: format.report(findings, in: sources, options: options), as: UTF8.self)
  }
}
