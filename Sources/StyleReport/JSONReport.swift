import StyleSource

extension ReportFormat {
  /// The format of everything that is known of each finding, as JSON.
  ///
  /// `{"version": 1, "findings": […]}`, each with `code`, `severity` (`error`, `warning`, `info`), `message`, a
  /// place, `label` where there is one, `notes` (texts), `related` (each a `message` and a place) and `fixes`
  /// (each a `title`, `isSafe` and `edits`, each a place and its `replacement`). A place is `file`, `line`,
  /// `column`, `endLine`, `endColumn` (from 1, columns in Unicode scalars, the end excluded) and `start` and
  /// `end` (byte offsets). Later versions only add members.
  public static let json = ReportFormat("json", "everything that is known, for programs") { report in
    report.bytes += JSONWriter.document { json in
      json.object { json in
        json.member("version", 1)
        json.array("findings") { json in
          for finding in report.findings { json.object { report.write(finding, to: &$0) } }
        }
      }
    }
  }
}

extension Report {
  fileprivate mutating func write(_ finding: Diagnostic, to json: inout JSONWriter) {
    json.member("code", finding.code.id)
    json.member("severity", finding.severity.name)
    json.member("message", finding.message)
    write(finding.span, to: &json)
    if let label = finding.label { json.member("label", label) }
    json.array("notes") { json in
      for note in finding.notes { json.value(note) }
    }
    json.array("related") { json in
      for related in finding.related {
        json.object { json in
          json.member("message", related.message)
          write(related.span, to: &json)
        }
      }
    }
    if let occurrences = finding.cause?.occurrences, !occurrences.isEmpty {
      // All of them, where a note names some.
      json.array("occurrences") { json in
        for occurrence in occurrences {
          json.object { json in
            json.member(occurrence.isStyle ? "style" : "component", occurrence.name)
            json.member("looks", occurrence.looks)
          }
        }
      }
    }
    json.array("fixes") { json in
      for fix in finding.fixes { json.object { write(fix, to: &$0) } }
    }
  }

  private mutating func write(_ fix: FixIt, to json: inout JSONWriter) {
    json.member("title", fix.title)
    json.member("isSafe", fix.isSafe)
    json.array("edits") { json in
      for edit in fix.edits {
        json.object { json in
          write(edit.span, to: &json)
          json.member("replacement", edit.replacement)
        }
      }
    }
  }

  private mutating func write(_ span: Span, to json: inout JSONWriter) {
    let (start, end) = place(span)
    json.member("file", path(span))
    json.member("line", start.line)
    json.member("column", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
    json.member("start", Int(span.start))
    json.member("end", Int(span.end))
  }
}
