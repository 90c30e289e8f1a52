import StyleSource

extension ReportFormat {
  /// The format of reviewdog's `DiagnosticResult` (reviewdog.proto). Its columns count UTF-8 bytes, from 1.
  public static let rdjson = ReportFormat("rdjson", "for reviewdog") { report in
    report.bytes += JSONWriter.document { json in
      json.object { json in
        json.object("source") { $0.member("name", "stylec") }
        json.array("diagnostics") { json in
          for finding in report.findings { json.object { report.writeReviewdog(finding, to: &$0) } }
        }
      }
    }
  }
}

extension Report {
  fileprivate mutating func writeReviewdog(_ finding: Diagnostic, to json: inout JSONWriter) {
    json.member("message", finding.lines.joined(separator: "\n"))
    writeLocation(finding.span, to: &json)
    json.member("severity", finding.severity.reviewdogName)
    json.object("code") { $0.member("value", finding.code.id) }
    let suggestions = finding.fixes.compactMap(joined)
    if !suggestions.isEmpty {
      json.array("suggestions") { json in
        for suggestion in suggestions {
          json.object { json in
            writeRange(suggestion.span, to: &json)
            json.member("text", suggestion.replacement)
          }
        }
      }
    }
    if !finding.related.isEmpty {
      json.array("relatedLocations") { json in
        for related in finding.related {
          json.object { json in
            json.member("message", visible(related.message))
            writeLocation(related.span, to: &json)
          }
        }
      }
    }
  }

  private mutating func writeLocation(_ span: Span, to json: inout JSONWriter) {
    json.object("location") { json in
      json.member("path", repositoryPath(span.file))
      writeRange(span, to: &json)
    }
  }

  private mutating func writeRange(_ span: Span, to json: inout JSONWriter) {
    json.object("range") { json in
      json.object("start") { writePosition(Int(span.start), in: span.file, to: &$0) }
      json.object("end") { writePosition(Int(span.end), in: span.file, to: &$0) }
    }
  }

  private mutating func writePosition(_ offset: Int, in file: FileID, to json: inout JSONWriter) {
    let table = table(file)
    let line = table.position(offset).line
    json.member("line", line)
    json.member("column", max(0, offset - table.content(ofLine: line).lowerBound) + 1)
  }

  /// All edits of a fix as one, since each suggestion is an alternative; nil where the edits are in several files.
  private func joined(_ fix: FixIt) -> FixIt.Edit? {
    guard let first = fix.edits.first, let last = fix.edits.last,
      fix.edits.allSatisfy({ $0.span.file == first.span.file })
    else { return nil }
    var text = ""
    var position = Int(first.span.start)
    for edit in fix.edits {
      text += sources.text(Span(first.span.file, position, Int(edit.span.start))) + edit.replacement
      position = Int(edit.span.end)
    }
    return FixIt.Edit(first.span.joined(to: last.span), text)
  }
}

extension Severity {
  fileprivate var reviewdogName: String {
    switch self {
    case .info: "INFO"
    case .warning: "WARNING"
    case .error: "ERROR"
    }
  }
}
