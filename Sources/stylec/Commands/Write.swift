import ArgumentParser
import StyleEmit
import StyleModel
import StylePreview
import StyleSource

/// Writes what a command made, and removes what an earlier run made and this one did not.
struct Outputs {
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  private(set) var manifest = Manifest()

  mutating func add(_ output: Manifest.Output, _ bytes: [UInt8]) {
    files.append((output.path, bytes))
    manifest.add(output)
  }

  mutating func add(_ emitted: [EmittedFile]) {
    for file in emitted {
      add(
        Manifest.Output(
          path: file.path, kind: "swift", target: file.target.rawValue, component: file.component),
        file.bytes)
    }
  }

  /// Writes everything to `folder`; says how many files changed.
  func write(to path: String) throws(Failure) -> String {
    var folder = try OutputFolder(path)
    let earlier = Manifest.paths(in: folder)
    for file in files { try folder.write(file.path, file.bytes) }
    let current = Set(files.map(\.path))
    let stale = earlier.filter { !current.contains($0) }
    stale.forEach(folder.remove)
    let (written, unchanged) = (folder.written, folder.unchanged)
    try folder.write(Manifest.name, manifest.bytes)
    let removed = stale.isEmpty ? "" : ", \(stale.count) removed"
    return "\(path): \(counted(written, "file")) written, \(unchanged) unchanged\(removed)."
  }

  /// The paths of files that are missing in `folder` or hold something else.
  func stale(in path: String) throws(Failure) -> [String] {
    var result: [String] = []
    for file in files {
      guard let old = try? readFile(path + "/" + file.path), old == file.bytes else {
        result.append(file.path)
        continue
      }
    }
    return result
  }
}
