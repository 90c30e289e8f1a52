import StyleModel
import StyleReport
import StyleSource

/// What lies in an output folder, by which other programs find pictures and code.
struct Manifest {
  static let fileName = "manifest.json"
  /// Of one that lists code and JSON alone: SwiftPM warns about other files among sources, unless their name begins with a dot.
  static let nameBesideSwift = ".stylec-manifest.json"

  /// Sorted by the bytes of their paths, each of which is there once.
  let entries: [Entry]

  /// Of entries with the same path, the last is kept.
  init(_ entries: [Entry] = []) {
    var sorted: [Entry] = []
    sorted.reserveCapacity(entries.count)
    for entry in entries.sorted(by: { $0.path.precedesByBytes($1.path) }) {
      if sorted.last?.path == entry.path { sorted.removeLast() }
      sorted.append(entry)
    }
    self.entries = sorted
  }

  /// What the file is called that holds it.
  var fileName: String {
    entries.allSatisfy(\.kind.isGenerated) ? Manifest.nameBesideSwift : Manifest.fileName
  }

  /// Whether it lists an output just so.
  func contains(_ entry: Entry) -> Bool {
    let index = entries.partitioningIndex(where: { !$0.path.precedesByBytes(entry.path) })
    return index < entries.endIndex && entries[index] == entry
  }

  /// The list as JSON.
  var bytes: [UInt8] {
    JSONWriter.document { json in
      json.array { json in
        for entry in entries { json.object { entry.write(to: &$0) } }
      }
    }
  }

  /// One output; what does not apply to it is nil.
  struct Entry: Hashable, Sendable {
    /// Relative to the output folder.
    var path: String
    var kind: Kind
    /// Of Swift and documents.
    var target: String?
    var component: String?
    var style: String?
    var state: String?
    var modes: [Mode]?
    /// What moves on a film strip.
    var animation: String?
    /// Pixels a point.
    var scale: Double?
    /// In pixels: width, height.
    var size: [Double]?
    /// The control's own frame inside the picture, in points: x, y, width, height; on a film strip, in its first picture.
    var frame: [Double]?
  }

  enum Kind: String, Hashable, Sendable {
    case swift, json, md, png, svg, pdf, html

    /// Whether `generate` writes it.
    var isGenerated: Bool { self == .swift || isDocument }

    /// Whether it is for other programs than a Swift compiler.
    var isDocument: Bool { self == .json || self == .md }
  }

  struct Mode: Hashable, Sendable {
    var axis, value: String
  }
}

extension Manifest.Entry {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("path", path)
    json.member("kind", kind.rawValue)
    if let target { json.member("target", target) }
    if let component { json.member("component", component) }
    if let style { json.member("style", style) }
    if let state { json.member("state", state) }
    if let modes {
      json.object("modes") { json in
        for mode in modes { json.member(mode.axis, mode.value) }
      }
    }
    if let animation { json.member("animation", animation) }
    if let scale { json.member("scale", scale) }
    if let size { json.member("size", size) }
    if let frame { json.member("frame", frame) }
  }
}
