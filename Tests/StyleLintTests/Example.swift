import StyleCompiler
import StyleLint
import StyleModel
import StyleSource

/// A rule's example after the compiler.
///
/// A line `# name.yaml` begins a further file, and carets in a comment point at what stands above them:
///
///     card: { alpha: 0.001 }
///           # ^^^^^^^^^^^^
struct Example {
  var sources = SourceMap()
  var sheet: ResolvedSheet
  var problems: [Diagnostic]
  /// What the carets point at, as `file:line:column-column`.
  var marks: [String] = []

  init(_ text: String) {
    for (name, lines) in Example.files(text) {
      _ = sources.add(path: name, bytes: Array((lines.joined(separator: "\n") + "\n").utf8))
      var last = 0
      for (index, line) in lines.enumerated() {
        guard let columns = Example.carets(line) else {
          last = index + 1
          continue
        }
        marks.append("\(name):\(last):\(columns.lowerBound)-\(columns.upperBound)")
      }
    }
    let compiled = compile(sources)
    sheet = compiled.product
    if let (images, areDamaged) = Example.images(text) {
      let problem = ImageProblem(file: "image.png", .damaged)
      sheet.images.libraries = [
        ImageLibrary(
          names: images,
          images: areDamaged
            ? Dictionary(uniqueKeysWithValues: images.map { ($0, AppImage(files: [], problems: [problem])) })
            : [:])
      ]
      sheet.images.libraryOfFile = sources.files.map { _ in 0 }
    }
    if let systems = Example.systems(text) { sheet.images.systemsOfFile = sources.files.map { _ in systems } }
    problems = compiled.diagnostics
  }

  func findings(of rule: Rule, _ options: [String: OptionValue] = [:]) -> [Diagnostic] {
    var selection = RuleSelection.only([rule])
    selection.settings[rule.code.id]?.options = options
    return lint(sheet, rules: selection, sources: sources)
  }

  /// What all rules say of it.
  var allMessages: Set<String> {
    Set(lint(sheet, rules: .only(Rule.all), sources: sources).map { "\($0.code.id): \($0.message)" })
  }

  /// Where a diagnostic points, as `marks` are written. A span that goes on past its line ends with the line.
  func place(_ span: Span) -> String {
    let table = LineTable(sources[span.file].bytes)
    let start = table.position(Int(span.start))
    let lineEnd = table.content(ofLine: start.line).upperBound
    let end = table.position(min(Int(span.end), lineEnd))
    return "\(sources[span.file].path):\(start.line):\(start.column)-\(end.column)"
  }

  /// The sources after the first fix of each finding.
  func fixed(_ findings: [Diagnostic]) -> String {
    var bytes = sources.files.map(\.bytes)
    let edits = Set(findings.compactMap(\.fixes.first).flatMap(\.edits))
    for edit in edits.sorted(by: { $1.span < $0.span }) {
      bytes[Int(edit.span.file.index)].replaceSubrange(edit.span.range, with: edit.replacement.utf8)
    }
    let names = sources.files.map(\.path)
    return zip(names, bytes).map { "# \($0)\n" + String(decoding: $1, as: UTF8.self) }.joined()
  }

  private static func files(_ text: String) -> [(name: String, lines: [String])] {
    var files: [(name: String, lines: [String])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("# "), line.hasSuffix(".yaml") {
        files.append((String(line.dropFirst(2)), []))
      } else {
        if files.isEmpty { files.append(("example.yaml", [])) }
        files[files.count - 1].lines.append(line)
      }
    }
    return files
  }

  /// What a comment says that the oldest systems are: `# deployment: [iOS 15]`.
  private static func systems(_ text: String) -> [AppleSystem]? {
    let start = "# deployment: ["
    guard let line = text.split(separator: "\n").first, line.hasPrefix(start) else { return nil }
    return line.dropFirst(start.count).dropLast().split(separator: ", ").compactMap { system in
      let words = system.split(separator: " ")
      return Int(words[1]).map { AppleSystem(String(words[0]), $0) }
    }
  }

  /// What a comment says that the images of the app are: `# images: [Logo, Star]`, or `# images: [Logo, Star], damaged`.
  private static func images(_ text: String) -> (names: [String], areDamaged: Bool)? {
    let start = "# images: ["
    guard let line = text.split(separator: "\n").first, line.hasPrefix(start),
      let end = line.firstIndex(of: "]")
    else { return nil }
    let names = line[..<end].dropFirst(start.count).split(separator: ", ").map(String.init)
    return (names, line.hasSuffix(", damaged"))
  }

  private static func carets(_ line: String) -> Range<Int>? {
    let indent = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indent)
    guard text.hasPrefix("# ^") else { return nil }
    return indent + 3..<indent + 3 + text.dropFirst(2).prefix { $0 == "^" }.count
  }
}
