import StyleSource

/// Every place that a finding names lies in a file, and so do its fixes, which don't overlap.
func expectPlaces(_ findings: [Diagnostic], in sources: SourceMap) {
  func expectInside(_ span: Span, _ finding: Diagnostic) {
    let count = sources[span.file].bytes.count
    expect(
      span.start <= span.end && Int(span.end) <= count,
      "‘\(finding.message)’ is about \(span) of \(count) bytes")
  }
  for finding in findings {
    expectInside(finding.span, finding)
    for other in finding.related { expectInside(other.span, finding) }
    for fix in finding.fixes {
      var last: UInt32 = 0
      for edit in fix.edits {
        expectInside(edit.span, finding)
        expect(edit.span.start >= last, "the edits of ‘\(fix.title)’ overlap")
        last = edit.span.end
      }
    }
  }
}
