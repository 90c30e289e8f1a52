import StyleModel
import StyleReport
import StyleSource

/// The list of the outputs in a folder, by which other programs find pictures and code.
struct Manifest {
  static let fileName = "manifest.json"
  /// The name of a manifest that lists code and JSON alone: SwiftPM warns about other files among sources, unless their name begins with a
  /// dot.
  static let nameBesideSwift = ".stylec-manifest.json"

  /// The entries, sorted by the bytes of their paths, each of which occurs once.
  let entries: [Entry]

  /// Makes a manifest; of entries with the same path, the last is kept.
  init(_ entries: [Entry] = []) {
    var sorted: [Entry] = []
    sorted.reserveCapacity(entries.count)
    for entry in entries.sorted(by: { $0.path.precedesByBytes($1.path) }) {
      if sorted.last?.path == entry.path { sorted.removeLast() }
      sorted.append(entry)
    }
    self.entries = sorted
  }

  /// The name of the manifest's file.
  var fileName: String {
    entries.allSatisfy(\.kind.isGenerated) ? Manifest.nameBesideSwift : Manifest.fileName
  }

  /// Whether the manifest has exactly this entry.
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

  /// One output; fields that do not apply to it are nil.
  struct Entry: Hashable, Sendable {
    /// The path, relative to the output folder.
    var path: String
    var kind: Kind
    /// The target, for Swift and documents.
    var target: String?
    var component: String?
    var style: String?
    var state: String?
    var modes: [Mode]?
    /// The name of the motion on a film strip.
    var animation: String?
    /// The scale in pixels per point.
    var scale: Double?
    /// The size in pixels: width, height.
    var size: [Double]?
    /// The control's own frame inside the picture, in points: x, y, width, height; on a film strip, in its first picture.
    var frame: [Double]?
  }

  enum Kind: String, Hashable, Sendable {
    case swift, json, md, png, svg, pdf, html

    /// Whether `generate` writes outputs of the kind.
    var isGenerated: Bool { self == .swift || isDocument }

    /// Whether outputs of the kind are for other programs than a Swift compiler.
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
