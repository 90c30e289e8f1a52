import StyleSource

/// Clashes of tokens between files of design tokens, such as two exports of one design: one finding for each pair of files; and clashes
/// within one file.
struct ClashesOfTokenFiles {
  static let note =
    "remove one of the files, or import it by itself, with a group for its tokens: ‘{ tokens: …, group: other }’"

  private var clashes: [(finding: Diagnostic, count: Int)] = []
  private var indices: [[FileID]: Int] = [:]

  /// - Parameter other: The file with the first declaration.
  mutating func add(_ finding: Diagnostic, _ other: FileID) {
    let files = [finding.span.file, other]
    // Within one file, each has a name to change.
    if files[0] == files[1] {
      clashes.append((finding, 1))
      return
    }
    if let index = indices[files] {
      clashes[index].count += 1
      return
    }
    indices[files] = clashes.count
    var finding = finding
    finding.notes = [ClashesOfTokenFiles.note]
    clashes.append((finding, 1))
  }

  func report(_ output: CompilerOutput) {
    for (finding, count) in clashes {
      var finding = finding
      if count > 1 {
        finding.notes.append(
          "it is the same with \(count == 2 ? "one other token" : "\(count - 1) other tokens") of these files"
        )
      }
      output.report(finding)
    }
  }
}
