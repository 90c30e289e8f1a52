extension ClassDescription {
  /// The description of `UIVisualEffectView`. Its sublayers lie above the blur, in UIKit’s `contentView`. AppKit’s class is a view with a
  /// layer of the material.
  static let visualEffect = ClassDescription(
    parent: .view, appKitName: "NSView",
    otherNames: ["visualeffectview", "blur", "blurview", "vibrancy", "nsvisualeffectview", "frostedglass"],
    states: view.states,
    hasContent: false, speech: ClassSpeech(element: .contents),
    properties: [
      ClassProperty(
        "effect", .choice(blurs.map(\.rawValue)), .choice(Material.regular.rawValue),
        "How much shows through the blur of what lies below the view.")
    ],
    layersBelow: { scope in [ClassLayer("effect", .material, [(.material, scope["effect"])])] })

  /// The materials of a `UIVisualEffectView`: all but glass, which has corners of its own.
  static let blurs: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
}
