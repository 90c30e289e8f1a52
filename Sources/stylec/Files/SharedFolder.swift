import StyleCompiler
import StyleSource
import StyleWorkspace

extension SourceMap {
  /// The files with paths from the folder that contains all of them, which are the same wherever a run is started and
  /// that folder lies; and the folder's absolute path.
  func namedFromSharedFolder() -> (sources: SourceMap, folder: String) {
    let paths = files.map { pathParts(absolutePath($0.path)) }
    var shared = ArraySlice((paths.first ?? []).dropLast())
    for path in paths {
      shared = shared.prefix(zip(shared, path.dropLast()).prefix { $0 == $1 }.count)
    }
    let sources = SourceMap(
      zip(files, paths).map { file, path in
        let name = path.dropFirst(shared.count).joined(separator: "/")
        return SourceFile(id: file.id, path: name, bytes: file.bytes)
      })
    return (sources, "/" + shared.joined(separator: "/"))
  }
}
