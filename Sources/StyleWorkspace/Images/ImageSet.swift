import StyleSource
import StyleSyntax

/// The contents of `Contents.json` of an image set in an asset catalog.
struct ImageSet {
  var isTemplate = false
  /// Whether an app has the set's vectors, instead of pixels that Xcode made of them.
  var keepsVectors = false
  var slots: [ImageSlot] = []

  init() {}

  /// - Parameter folder: The folder of the set.
  init(_ contents: [UInt8], in folder: String) {
    let file = SourceFile(id: FileID(0), path: folder + "/Contents.json", bytes: contents)
    guard let root = parse(json: file).product.root, root.kind == .mapping else { return }
    isTemplate = root["properties"]?["template-rendering-intent"]?.hasText("template") ?? false
    keepsVectors = root["properties"]?["preserves-vector-representation"]?.hasText("true") ?? false
    guard let list = root["images"], list.kind == .sequence else { return }
    var found: [(slot: ImageSlot, idiom: String)] = []
    for element in list.elements where element.kind == .mapping {
      // Xcode leaves slots empty, and a name with a slash would lead out of the set.
      guard let name = element["filename"]?.text, !name.contains("/") else { continue }
      let isForFew =
        ["width-class", "height-class", "subtype", "screen-width"].contains { element[$0] != nil }
        || element["language-direction"]?.hasText("right-to-left") ?? false
        || element["display-gamut"]?.hasText("display-P3") ?? false
      if isForFew { continue }
      var slot = ImageSlot(path: folder + "/" + name)
      if let scale = element["scale"]?.text, scale.hasSuffix("x"), let number = Double(scale.dropLast()),
        (1...4).contains(number)
      {
        slot.scale = number
      }
      for appearance in element["appearances"]?.elements ?? [] {
        guard let value = appearance["value"] else { continue }
        if appearance["appearance"]?.hasText("luminosity") ?? false { slot.isDark = value.hasText("dark") }
        if appearance["appearance"]?.hasText("contrast") ?? false {
          slot.isHighContrast = value.hasText("high")
        }
      }
      found.append((slot, element["idiom"]?.text ?? "universal"))
    }
    let idiom = found.contains { $0.idiom == "universal" } ? "universal" : found.first?.idiom
    slots = found.filter { $0.idiom == idiom }.map(\.slot)
  }
}

/// A file of an image, with the scale, appearance and contrast that it is for.
struct ImageSlot {
  var path: String
  var scale = 1.0
  var isDark: Bool?
  var isHighContrast = false
}
