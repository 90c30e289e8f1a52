import StyleSource

/// Whether a file, by its name, may be an image or the `Contents.json` of an asset catalog.
package func isImageFile(_ path: String) -> Bool {
  let name = splitPath(path).name
  return name == "Contents.json" || ImageFileName(name) != nil
}

/// The parts of an image file's name in a folder: `logo@2x~ipad.png`.
struct ImageFileName {
  /// The name without the scale, the device and the ending.
  let stem: String
  /// The ending with the point, as it is written.
  let ending: String
  /// The scale, in pixels per point.
  let scale: Double
  /// The kind of device that the file is for; nil for all.
  let device: String?

  private static let endings: Set<String> = [
    ".png", ".jpg", ".jpeg", ".heic", ".gif", ".tif", ".tiff", ".webp", ".bmp", ".pdf", ".svg",
  ]
  private static let devices = ["~iphone", "~ipad", "~mac", "~tv", "~watch"]

  /// Reads a name; nil where it isn't that of an image.
  init?(_ name: String) {
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    ending = String(name[point...])
    guard Self.endings.contains(ending.lowercased()) else { return nil }
    var stem = name[..<point]
    device = Self.devices.first { stem.hasSuffix($0) }
    if let device { stem = stem.dropLast(device.count) }
    var scale = 1.0
    for (suffix, value) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) {
      stem = stem.dropLast(suffix.count)
      scale = value
      break
    }
    guard !stem.isEmpty else { return nil }
    (self.stem, self.scale) = (String(stem), scale)
  }

  /// The names by which an app may ask for the image. Only the ending of a PNG may be left out.
  var names: [String] { ending.lowercased() == ".png" ? [stem, stem + ending] : [stem + ending] }
}
