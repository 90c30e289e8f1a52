import StyleCompiler
import StyleDiff
import StyleEmit
import StyleModel
import StyleSource
import Testing

/// A state of style files that are given as texts, by their paths.
func state(_ files: KeyValuePairs<String, String>, name: String = "state") throws -> SheetState {
  var sources = SourceMap()
  for (path, text) in files { _ = sources.add(path: path, bytes: Array(text.utf8)) }
  let compiled = compile(sources)
  let errors = compiled.diagnostics.filter { $0.severity == .error }
  try #require(errors.isEmpty, "\(errors.map(\.message)) in \(files)")
  return SheetState(
    name: name, sheet: compiled.product, sources: sources, targets: Set(EmitTarget.allCases),
    options: EmitOptions())
}

/// What changed from one text to another.
func difference(_ old: String, _ new: String) throws -> SheetDifference {
  SheetDifference(
    from: try state(["a.yaml": old], name: "old"), to: try state(["a.yaml": new], name: "new"))
}

extension SheetDifference {
  var text: String { String(decoding: humanReport(isColored: false), as: UTF8.self) }
}
