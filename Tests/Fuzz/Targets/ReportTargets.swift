import StyleCompiler
import StyleReport
import StyleSource
import StyleSyntax

/// Reports about a file of any bytes are JSON where their format is, and `parse` reads them as the YAML that JSON is.
func fuzzJSON(_ bytes: [UInt8]) {
  let sources = SourceMap([
    SourceFile(id: FileID(0), path: String(decoding: bytes.prefix(20), as: UTF8.self), bytes: bytes)
  ])
  let findings = compile(sources).diagnostics.inReportOrder()
  for format in ReportFormat.all {
    let report = format.report(findings, in: sources, options: ReportOptions(workingFolder: "/folder"))
    expect(String(validating: report, as: UTF8.self) != nil, "\(format.name) is UTF-8")
    guard ["json", "sarif", "gitlab", "rdjson"].contains(format.name) else { continue }
    var checker = JSONChecker(report)
    expect(checker.isDocument, "\(format.name) is JSON: \(String(decoding: report, as: UTF8.self))")
  }
}

/// RFC 8259, read strictly.
struct JSONChecker {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isDocument: Bool {
    mutating get {
      guard takeValue(depth: 0) else { return false }
      skipSpace()
      return position == bytes.count
    }
  }

  private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipSpace() {
    while true {
      switch next {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func takeValue(depth: Int) -> Bool {
    guard depth < 100 else { return false }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      return takeList("}") { checker in
        checker.takeText() && checker.take(":") && checker.takeValue(depth: depth + 1)
      }
    case UInt8(ascii: "["): return takeList("]") { $0.takeValue(depth: depth + 1) }
    case UInt8(ascii: "\""): return takeText()
    default: return takeWord()
    }
  }

  private mutating func takeList(_ end: Unicode.Scalar, _ element: (inout JSONChecker) -> Bool) -> Bool {
    position += 1
    if take(end) { return true }
    repeat {
      if !element(&self) { return false }
    } while take(",")
    return take(end)
  }

  private mutating func takeText() -> Bool {
    guard take("\"") else { return false }
    while position < bytes.count {
      let byte = next
      position += 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte < 0x20 { return false }
      if byte == UInt8(ascii: "\\") {
        let isUnicode = next == UInt8(ascii: "u")
        guard "\"\\/bfnrtu".utf8.contains(next) else { return false }
        position += 1
        if isUnicode {
          guard position + 4 <= bytes.count,
            bytes[position..<position + 4].allSatisfy({ "0123456789abcdefABCDEF".utf8.contains($0) })
          else { return false }
          position += 4
        }
      }
    }
    return false
  }

  private mutating func takeWord() -> Bool {
    let start = position
    while position < bytes.count, !" \t\r\n,]}".utf8.contains(next) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    return ["true", "false", "null"].contains(word) || Double(word).map(\.isFinite) ?? false
  }
}
