import StyleSource
import StyleWorkspace

extension CheckedSheet {
  /// The numbers of findings and files: `2 errors, 1 warning in 3 files`.
  var summary: String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.info, "notice")]
      .map { (count($0), $1) }.filter { $0.0 > 0 }.map { counted($0, $1) }
    let found = counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
    return "\(found) in \(counted(sources.files.count, "file"))"
  }
}
