import StyleCompiler
import StyleSource

extension SourceMap {
  /// The same files with paths from the folder that holds all of them, which are the same wherever a run is started and
  /// that folder lies.
  func namedFromSharedFolder() -> SourceMap {
    let paths = files.map { absolutePath($0.path).split(separator: "/") }
    var shared = ArraySlice((paths.first ?? []).dropLast())
    for path in paths {
      shared = shared.prefix(zip(shared, path.dropLast()).prefix { $0 == $1 }.count)
    }
    return SourceMap(
      zip(files, paths).map { file, path in
        let name = path.dropFirst(shared.count).joined(separator: "/")
        return SourceFile(id: file.id, path: name, bytes: file.bytes)
      })
  }
}
