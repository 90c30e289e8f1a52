import StyleModel
import StyleSource
import StyleSyntax

/// The target of an animation in two entries: `layer: dot, key: opacity` of an animation whose `property` is `dot.opacity`.
struct ForeignKeyPath {
  fileprivate let written: String
  /// The span of the layer's entry, or of both entries where they are neighbours.
  fileprivate let span: Span
  fileprivate let areNeighbours: Bool

  private static let namesOfLayer = ["layer", "target", "element", "view", "node", "on"]

  /// Finds the two entries; nil where the mapping lacks them, or names no layer of the component.
  init?(_ node: SyntaxNode, _ keys: [String], _ layers: [Layer]) {
    var place = 0
    var (layer, property): ((entry: MappingEntry, place: Int)?, (entry: MappingEntry, place: Int)?)
    for entry in node.entries {
      let key = entry.key.text
      if Self.namesOfLayer.contains(key) { layer = (entry, place) }
      if key == "property" || ForeignWords.declarationKey.translation(of: key, among: keys) == "property" {
        property = (entry, place)
      }
      place += 1
    }
    guard let layer, let property, layer.entry.value.kind == .scalar, property.entry.value.kind == .scalar,
      !layer.entry.isMerged, !property.entry.isMerged, !property.entry.value.text.contains("."),
      layers.contains(where: { $0.writtenName == layer.entry.value.text })
    else { return nil }
    written = "property: \(layer.entry.value.text).\(property.entry.value.text)"
    areNeighbours = abs(layer.place - property.place) == 1
    let (first, last) =
      layer.place < property.place ? (layer.entry, property.entry) : (property.entry, layer.entry)
    span =
      areNeighbours
      ? Span(first.key.span.file, Int(first.key.span.start), Int(last.value.definition.end))
      : layer.entry.key.span
  }

  /// The texts that other languages write for an animation without end.
  static let endless = [
    "infinity", ".inf", "inf", "forever", "always", "endless", "loop", "true", "yes", "on", "indefinite",
  ]

  /// The texts that other languages write for an animation that runs once.
  static let once = ["false", "no", "off", "none", "never", "once"]

  /// Whether an entry only states the default, that an animation doesn't repeat: `repeat: false`.
  static func isOnce(_ entry: MappingEntry, _ keys: [String]) -> Bool {
    isOfRepetition(entry, keys, once)
  }

  /// Whether an entry lets an animation run without end, in other words than ours: `repeat: true`, `loop: forever`.
  static func isEndless(_ entry: MappingEntry, _ keys: [String]) -> Bool {
    isOfRepetition(entry, keys, endless)
  }

  private static func isOfRepetition(_ entry: MappingEntry, _ keys: [String], _ values: [String]) -> Bool {
    let key = entry.key.text
    guard !keys.contains(key), entry.value.kind == .scalar, values.contains(entry.value.text.lowercased())
    else { return false }
    return ["repeats", "repeatForever", "repeatsForever", "infinite", "loops", "isLooping"].contains(key)
      || ForeignWords.declarationKey.meant(by: key, among: keys) == "repeatCount"
  }
}

extension Diagnostic {
  static func layerAndPropertyApart(_ parts: ForeignKeyPath) -> Diagnostic {
    Diagnostic(
      .invalidAnimation, "an animation names its layer and what moves in one key, ‘property’", at: parts.span,
      notes: parts.areNeighbours ? [] : ["write ‘\(parts.written.shortened)’ in place of both"],
      fixes: parts.areNeighbours
        ? [
          FixIt("write ‘\(parts.written.shortened)’", replace: parts.span, with: parts.written, isSafe: false)
        ]
        : [])
  }

  /// The diagnostic for another tool's key for the number of runs of an animation, which is `repeatCount` here.
  ///
  /// - Parameter isEndless: Whether the key stands for an animation that never ends; otherwise it runs once.
  static func foreignRepetition(_ entry: MappingEntry, isEndless: Bool, of name: String) -> Diagnostic {
    let key = entry.key.span
    let written = isEndless ? "repeatCount: infinite" : "repeatCount: 1"
    return Diagnostic(
      .unknownKey, "the animation ‘\(name.shortened)’ has no ‘\(entry.key.text.shortened)’", at: key,
      notes: isEndless ? [] : ["leave it out: an animation runs once unless ‘repeatCount’ says how often"],
      fixes: entry.isMerged
        ? []
        : [
          FixIt(
            "write ‘\(written)’",
            replace: Span(key.file, Int(key.start), Int(entry.value.definition.end)), with: written,
            isSafe: false)
        ])
  }
}
