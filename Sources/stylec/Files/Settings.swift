import StyleSource
import StyleSyntax

/// What `.stylec.yml` says.
struct Settings {
  /// Files and folders, as they are reached from the working folder.
  var sources = ["styles"]

  static let fileName = ".stylec.yml"

  /// Of the nearest file, here or in a folder above; the defaults where there is none.
  static func nearest() throws(Failure) -> Settings {
    var folder = ""
    let depth = Console.workingFolder.split(separator: "/").count
    for _ in 0...depth {
      let path = folder + fileName
      if access(path, F_OK) == 0 { return try Settings(path, folder: folder) }
      folder += "../"
    }
    return Settings()
  }

  private init() {}

  private init(_ path: String, folder: String) throws(Failure) {
    var map = SourceMap()
    let id = map.add(path: path, bytes: try readFile(path))
    let parsed = parse(map[id])
    var problems = parsed.diagnostics
    if let root = parsed.product.root, root.kind == .mapping {
      for entry in root.entries {
        if entry.key.hasText("sources"), entry.value.kind == .sequence {
          sources = entry.value.elements.map { folder + $0.text }
        } else if entry.key.hasText("sources") {
          problems.append(.sourcesAreNoList(entry.value.span))
        } else {
          problems.append(.unknownSetting(entry.key))
        }
      }
    }
    guard problems.isEmpty else {
      let options = ReportOptions(isColored: Console.isColored(flag: nil))
      Console.error(ReportFormat.human.report(problems.inReportOrder(), in: map, options: options))
      throw Failure("\(path) has \(counted(problems.count, "problem"))", .wrongConfiguration)
    }
  }
}

extension DiagnosticCode {
  static let configuration = DiagnosticCode(
    "configuration", .error, "`.stylec.yml` has the settings that stylec knows.",
    explanation: "`sources` is a list of style files and folders, relative to the file.")
}

extension Diagnostic {
  fileprivate static func unknownSetting(_ key: SyntaxNode) -> Diagnostic {
    let near = nearest(to: key.text, among: ["sources"])
    return Diagnostic(
      .configuration, "there is no setting ‘\(key.text)’", at: key.span,
      notes: near == nil ? ["the settings are ‘sources’"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: key.span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func sourcesAreNoList(_ span: Span) -> Diagnostic {
    Diagnostic(.configuration, "‘sources’ is a list of paths", at: span, notes: ["as in ‘sources: [styles]’"])
  }
}
