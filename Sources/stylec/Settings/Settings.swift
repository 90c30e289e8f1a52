import StyleSource
import StyleSyntax

/// What the nearest `.stylec.yml` says.
struct Settings {
  /// Files and folders, as they are reached from the working folder.
  var sources = ["styles"]

  static let fileName = ".stylec.yml"
  static let keys = ["sources"]

  /// Of the file in this folder or in the nearest one above; what holds without one where there is none.
  static func nearest(isColored: Bool) throws(Failure) -> Settings {
    var folder = ""
    for _ in FileSystem.workingFolder.split(separator: "/", omittingEmptySubsequences: false) {
      let path = folder + fileName
      if (try? FileSystem.status(path)) != nil { return try read(path, in: folder, isColored: isColored) }
      folder += "../"
    }
    return Settings()
  }

  private static func read(_ path: String, in folder: String, isColored: Bool) throws(Failure) -> Settings {
    var sources = SourceMap()
    do {
      _ = sources.add(path: path, bytes: try readFile(path))
    } catch {
      throw Failure(path, error)
    }
    let tree = parse(sources.files[0])
    let parsed =
      tree.diagnostics.isEmpty ? tree.then { Settings.read($0, in: folder) } : tree.map { _ in Settings() }
    let findings = parsed.diagnostics.inReportOrder()
    guard findings.isEmpty else {
      Console.tell(
        ReportFormat.human.report(findings, in: sources, options: ReportOptions(isColored: isColored)))
      throw Failure("\(path) has \(counted(findings.count, "problem"))", .wrongConfiguration)
    }
    return parsed.product
  }

  /// A folder's settings from its file.
  private static func read(_ tree: SyntaxTree, in folder: String) -> Diagnosed<Settings> {
    var result = Diagnosed(Settings())
    guard let root = tree.root, root.kind != .missing else { return result }
    guard root.kind == .mapping else {
      result.diagnostics.append(.settingsAreNoMapping(at: root.span))
      return result
    }
    for entry in root.entries {
      guard entry.key.hasText("sources") else {
        result.diagnostics.append(.unknownSetting(entry.key))
        continue
      }
      let paths = entry.value.elements
      for path in paths where !path.isPath { result.diagnostics.append(.sourceIsNoPath(at: path.span)) }
      if entry.value.kind != .sequence || paths.isEmpty {
        result.diagnostics.append(.sourcesAreNoList(entry.value))
      }
      result.product.sources = paths.map { $0.text.hasPrefix("/") ? $0.text : folder + $0.text }
    }
    return result
  }
}

extension SyntaxNode {
  fileprivate var isPath: Bool { kind == .scalar && scalarKind == .string && !text.isEmpty }
}

extension DiagnosticCode {
  static let invalidSettings = DiagnosticCode(
    "invalid-settings", .error, "`.stylec.yml` says what stylec knows, and nothing else.",
    explanation: """
      `sources` is a list of style files and folders, relative to the file. They are what a command works on when
      it is given no path.
      """,
    example: "source: [styles]\n")
}

extension Diagnostic {
  fileprivate static func settingsAreNoMapping(at span: Span) -> Diagnostic {
    Diagnostic(.invalidSettings, "settings are entries like ‘sources: [styles]’", at: span)
  }

  fileprivate static func unknownSetting(_ key: SyntaxNode) -> Diagnostic {
    let near = nearest(to: key.text, among: Settings.keys)
    return Diagnostic(
      .invalidSettings, "there is no setting ‘\(key.text)’", at: key.span,
      notes: ["the settings are \(Settings.keys.map { "‘\($0)’" }.joined(separator: ", "))"],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: key.span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func sourcesAreNoList(_ value: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘sources’ is a list of files and folders, with one at least", at: value.span,
      fixes: value.isPath
        ? [FixIt("write ‘[\(value.text)]’", replace: value.span, with: "[\(value.text)]", isSafe: true)] : [])
  }

  fileprivate static func sourceIsNoPath(at span: Span) -> Diagnostic {
    Diagnostic(.invalidSettings, "this is not the path of a file or a folder", at: span)
  }
}
