import StyleSource

extension ReportFormat {
  /// The format SARIF 2.1.0 (OASIS), which GitHub's code scanning and many editors read. `§` below are its sections.
  public static let sarif = ReportFormat("sarif", "for code scanning, and editors that read SARIF") {
    report in
    let codes = Set(report.findings.map(\.code)).sorted { $0.id < $1.id }
    report.bytes += JSONWriter.document { json in
      json.object { json in
        json.member(
          "$schema",
          "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
        json.member("version", "2.1.0")
        json.array("runs") { json in
          json.object { json in
            json.object("tool") { json in
              json.object("driver") { json in
                json.member("name", "stylec")
                json.array("rules") { json in
                  for code in codes { json.object { $0.writeMembers(of: code) } }
                }
              }
            }
            json.member("columnKind", "unicodeCodePoints")
            report.writeResults(codes, to: &json)
          }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes the members of a reporting descriptor (§ 3.49).
  fileprivate mutating func writeMembers(of code: DiagnosticCode) {
    let explanation = code.explanation.isEmpty ? code.summary : code.explanation
    member("id", code.id)
    text("shortDescription", code.summary)
    text("fullDescription", explanation)
    object("help") { json in
      let example = code.example.isEmpty ? "" : "\n\n```yaml\n\(code.example)\n```"
      json.member("text", explanation)
      json.member("markdown", explanation + example)
    }
    object("defaultConfiguration") { $0.member("level", code.severity.sarifLevel) }
  }

  /// Writes a message, in which single braces are places for arguments, and others are doubled (§ 3.11.5).
  fileprivate mutating func message(_ name: String, _ message: String) {
    let braces = [UInt8(ascii: "{"), UInt8(ascii: "}")]
    let bytes = message.utf8.flatMap { braces.contains($0) ? [$0, $0] : [$0] }
    text(name, String(decoding: bytes, as: UTF8.self))
  }

  fileprivate mutating func text(_ name: String, _ text: String) {
    object(name) { $0.member("text", text) }
  }
}

extension Report {
  fileprivate mutating func writeResults(_ codes: [DiagnosticCode], to json: inout JSONWriter) {
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1.id, $0) })
    let fingerprints = fingerprints(of: findings, in: sources, path: options.path)
    json.array("results") { json in
      for (finding, fingerprint) in zip(findings, fingerprints) {
        json.object { json in
          json.member("ruleId", finding.code.id)
          json.member("ruleIndex", indices[finding.code.id] ?? -1)
          json.member("level", finding.severity.sarifLevel)
          json.message("message", finding.lines.joined(separator: "\n"))
          json.array("locations") { json in
            json.object { writeLocation(finding.span, to: &$0) }
          }
          writeRelated(finding.related, to: &json)
          json.object("partialFingerprints") { $0.member("stylecFinding/v1", fingerprint) }
          writeFixes(finding.fixes, to: &json)
        }
      }
    }
  }

  private mutating func writeRelated(_ related: [Diagnostic.Related], to json: inout JSONWriter) {
    guard !related.isEmpty else { return }
    json.array("relatedLocations") { json in
      for related in related {
        json.object { json in
          writeLocation(related.span, to: &json)
          json.message("message", visible(related.message))
        }
      }
    }
  }

  private mutating func writeFixes(_ fixes: [FixIt], to json: inout JSONWriter) {
    let fixes = fixes.filter { !$0.edits.isEmpty }
    guard !fixes.isEmpty else { return }
    json.array("fixes") { json in
      for fix in fixes {
        json.object { json in
          json.message("description", visible(fix.title))
          json.array("artifactChanges") { json in
            for file in Set(fix.edits.map(\.span.file)).sorted() {
              json.object { json in
                writeArtifact(file, to: &json)
                json.array("replacements") { json in
                  for edit in fix.edits where edit.span.file == file {
                    json.object { json in
                      writeRegion("deletedRegion", edit.span, to: &json)
                      json.text("insertedContent", edit.replacement)
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private mutating func writeLocation(_ span: Span, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      writeArtifact(span.file, to: &json)
      writeRegion("region", span, to: &json)
    }
  }

  private func writeArtifact(_ file: FileID, to json: inout JSONWriter) {
    json.object("artifactLocation") { $0.member("uri", uriReference(repositoryPath(file))) }
  }

  private mutating func writeRegion(_ name: String, _ span: Span, to json: inout JSONWriter) {
    let (start, end) = place(span)
    json.object(name) { json in
      json.member("startLine", start.line)
      json.member("startColumn", start.column)
      json.member("endLine", end.line)
      json.member("endColumn", end.column)
    }
  }
}

extension Severity {
  /// The severity as a level (§ 3.27.10).
  fileprivate var sarifLevel: String {
    switch self {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
