import Foundation
import Oracles

@testable import StyleRender
@testable import StyleScene

/// `rsvg-convert` of librsvg, a renderer that shares none of our code, as a judge of our SVGs.
enum SecondRenderer {
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/rsvg-convert" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isInstalled: Bool { path != nil }

  /// The pixels of an SVG, `scale` to a point; nil where the renderer refuses it.
  static func draw(_ svg: [UInt8], scale: Int) throws -> Bitmap? {
    guard let path else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "stylec-svg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("in.svg"), folder.appendingPathComponent("out.png"))
    try Data(svg).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--zoom", "\(scale)", "--output", output.path, input.path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return Bitmap(png: Array(try Data(contentsOf: output)))
  }
}
