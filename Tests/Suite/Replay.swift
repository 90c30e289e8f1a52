import Foundation
import StyleCompiler
import StyleLint
import StyleRender
import StyleScene
import StyleSource

extension Page.Fence {
  /// Whether it is one of the files that are compiled: a style file, or a file of design tokens.
  fileprivate var holdsFile: Bool {
    language == "yaml" || ["json", "md"].contains(language) && !argument.isEmpty
  }
  /// Whether it is a style file.
  var isYAML: Bool { language == "yaml" }
}

extension Page {
  /// The page with every fence as it comes out now.
  /// - Parameter rules: The rules whose findings stand under the lines too.
  func replayed(_ rules: [Rule] = []) -> Page {
    var page = self
    for section in sections { page.replay(section, rules) }
    return page
  }

  /// The files of one compilation, without what is noted under their lines, and the parts they stand in.
  func files(in section: Range<Int>) -> (sources: SourceMap, parts: [(index: Int, fence: Fence, id: FileID)])
  {
    var sources = SourceMap()
    var found: [(index: Int, fence: Fence, id: FileID)] = []
    for index in section {
      guard case .fence(var fence) = parts[index], fence.holdsFile else { continue }
      fence.lines.removeAll(where: Annotation.isAnnotation)
      let name = fence.argument.isEmpty ? "example.yaml" : fence.argument
      let bytes = Array((fence.lines.joined(separator: "\n") + "\n").utf8)
      found.append((index, fence, sources.add(path: name, bytes: bytes)))
    }
    return (sources, found)
  }

  private mutating func replay(_ section: Range<Int>, _ rules: [Rule]) {
    let (sources, files) = files(in: section)
    guard !files.isEmpty else { return }
    let result = compile(sources)
    let oversized = result.diagnostics.isEmpty ? oversizedPictures(of: result.product, scales: [2]) : []
    let findings = rules.isEmpty ? [] : lint(result.product, rules: .only(rules), sources: sources)
    let diagnostics = (result.diagnostics + oversized + findings).inReportOrder()
    for (index, fence, id) in files {
      var fence = fence
      let own = diagnostics.filter { $0.span.file == id }
      fence.lines = Annotation.annotate(fence.lines, with: own, in: sources)
      parts[index] = .fence(fence)
    }
    let compiled = Compiled(sources: sources, sheet: result.product, diagnostics: diagnostics)
    for index in section {
      guard case .fence(var fence) = parts[index],
        let output = Output.all.first(where: { $0.language == fence.language })
      else { continue }
      fence.lines = output.render(fence.argument, compiled).components(separatedBy: "\n")
      while fence.lines.last == "" { fence.lines.removeLast() }
      parts[index] = .fence(fence)
    }
  }
}
