import StyleSource
import StyleSyntax

/// Collects the diagnostics of files of design tokens, by file.
final class TokenOutput {
  private(set) var diagnostics: [[Diagnostic]]
  /// The files in which a token was left out, because its name or its type isn't known.
  private(set) var hidesNames: [Bool]
  /// Whether tokens are missing because of a reported mistake, so that a reference to one of them is no mistake.
  private(set) var lacksTokens: Bool
  private let indices: [FileID: Int]
  /// For each file and kind, the index of the diagnostic that is reported once, and its count.
  private var told: [Kind: (index: Int, count: Int)] = [:]

  /// The spans of diagnostics that several readings may report.
  private var toldPlaces: Set<Span> = []

  private struct Kind: Hashable {
    let file: FileID
    let name: String
  }

  /// - Parameter areImported: Whether the files are all that a reference may lead to.
  init(_ files: [TokenFile], areImported: Bool = true) {
    diagnostics = files.map { _ in [] }
    hidesNames = files.map(\.lacksTokens)
    lacksTokens = !areImported || files.contains(where: \.lacksTokens)
    indices = Dictionary(
      files.enumerated().map { ($1.tree.source.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether reports are dropped, since the text was read before.
  var isSilent = false

  func report(_ diagnostic: Diagnostic) {
    if isSilent { return }
    if let index = indices[diagnostic.span.file] { diagnostics[index].append(diagnostic) }
  }

  /// Reports a problem that many tokens of a file share at the first of them, and counts the others.
  func reportOnce(_ kind: String, _ diagnostic: @autoclosure () -> Diagnostic, at span: Span) {
    let key = Kind(file: span.file, name: kind)
    guard !isSilent, let index = indices[span.file] else { return }
    guard let known = told[key] else {
      told[key] = (diagnostics[index].count, 1)
      diagnostics[index].append(diagnostic())
      return
    }
    told[key] = (known.index, known.count + 1)
  }

  /// Reports what several readings of one place find.
  func reportOnce(at span: Span, _ diagnostic: @autoclosure () -> Diagnostic) {
    if !isSilent, toldPlaces.insert(span).inserted { report(diagnostic()) }
  }

  /// Adds to each diagnostic that was reported once the number of other tokens with the problem.
  func finishCounts() {
    for (kind, known) in told where known.count > 1 {
      guard let index = indices[kind.file] else { continue }
      let others = known.count - 1
      diagnostics[index][known.index].notes.append(
        "it is the same with \(others == 1 ? "one other" : "\(others) others") in this file")
    }
    told = [:]
  }

  func hideNames(in file: Int) { hidesNames[file] = true }

  /// Records that some of a file's tokens are unknown.
  func loseTokens(of file: Int) {
    hideNames(in: file)
    lacksTokens = true
  }
}
