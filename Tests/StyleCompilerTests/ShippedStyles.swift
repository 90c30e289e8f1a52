import Foundation

/// The style files of the project, sorted by name.
func shippedStyles() throws -> [(path: String, bytes: [UInt8])] {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let folder = root.appendingPathComponent("styles")
  return try FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".yaml") }
    .sorted()
    .map { ("styles/" + $0, Array(try Data(contentsOf: folder.appendingPathComponent($0)))) }
}
