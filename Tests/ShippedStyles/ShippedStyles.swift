import Foundation

/// The style files of the project, in all folders but that of files that are meant to fail, sorted by path.
package func shippedStyles() throws -> [(path: String, bytes: [UInt8])] {
  let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  return try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "styles").path)
    .filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("rejected/") }
    .sorted()
    .map { ("styles/" + $0, Array(try Data(contentsOf: root.appending(path: "styles/" + $0)))) }
}
