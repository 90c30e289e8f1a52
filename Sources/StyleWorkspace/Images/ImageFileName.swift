import StyleSource

/// Whether a file may be one of an image, or say what an asset catalog has, by its name.
package func isImageFile(_ path: String) -> Bool {
  let name = splitPath(path).name
  return name == "Contents.json" || ImageFileName(name) != nil
}

/// What the name of an image file in a folder says: `logo@2x~ipad.png`.
struct ImageFileName {
  /// Without the scale, the device and the ending.
  let stem: String
  /// With the point; as it is written.
  let ending: String
  /// In pixels per point.
  let scale: Double
  /// The kind of device that it is for; nil for all.
  let device: String?

  private static let endings: Set<String> = [
    ".png", ".jpg", ".jpeg", ".heic", ".gif", ".tif", ".tiff", ".webp", ".bmp", ".pdf", ".svg",
  ]
  private static let devices = ["~iphone", "~ipad", "~mac", "~tv", "~watch"]

  /// nil where it isn't that of an image.
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

  /// What an app calls the image. It may leave out the ending of a PNG alone.
  var names: [String] { ending.lowercased() == ".png" ? [stem, stem + ending] : [stem + ending] }
}
