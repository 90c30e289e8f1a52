import StyleModel
import StylePreview
import StyleSource
import StyleSyntax

/// The list of outputs in `manifest.json`, by which other programs find them.
struct Manifest {
  static let name = "manifest.json"
  private(set) var outputs: [Output] = []

  struct Output {
    /// Relative to the output folder.
    var path: String
    /// `swift`, `png`, `svg`, `pdf`, `html`
    var kind: String
    var target: String?
    var component: String?
    var style: String?
    var state: String?
    /// Axis to value.
    var modes: [(axis: String, value: String)]?
    var scale: Double?
    /// In pixels.
    var size: (width: Int, height: Int)?
    /// The control's own frame inside the picture, in points.
    var frame: Rect?
  }

  mutating func add(_ output: Output) { outputs.append(output) }

  var bytes: [UInt8] {
    JSONWriter.document { json in
      json.object { json in
        json.member("version", 1)
        json.array("outputs") { json in
          for output in outputs.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
            json.object { output.write(to: &$0) }
          }
        }
      }
    }
  }

  /// The paths that an earlier run listed; none where there is no manifest or it can't be read.
  static func paths(in folder: OutputFolder) -> [String] {
    guard let bytes = try? readFile(folder.path + "/" + name) else { return [] }
    // JSON is YAML, and the parser is at hand.
    let tree = parse(SourceFile(id: FileID(0), path: name, bytes: bytes)).product
    let outputs = tree.root?.entries.first { $0.key.hasText("outputs") }?.value.elements ?? []
    return outputs.compactMap { output in
      output.entries.first { $0.key.hasText("path") }?.value.text
    }
  }
}

extension Manifest.Output {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("path", path)
    json.member("kind", kind)
    if let target { json.member("target", target) }
    if let component { json.member("component", component) }
    if let style { json.member("style", style) }
    if let state { json.member("state", state) }
    if let modes {
      json.object("modes") { json in for mode in modes { json.member(mode.axis, mode.value) } }
    }
    if let scale { json.member("scale", scale) }
    if let size { json.member("size", [Double(size.width), Double(size.height)]) }
    if let frame { json.member("frame", [frame.x, frame.y, frame.width, frame.height]) }
  }
}
