extension ClassDescription {
  static let imageView = ClassDescription(
    parent: .view, appKitName: "NSImageView", otherNames: ["image", "img", "icon", "nsimageview"],
    states: view.states,
    speech: ClassSpeech(traits: .image, element: .image),
    properties: [
      ClassProperty("image", .image, optional: true, .null, "The image.", as: .image),
      ClassProperty(
        "contentMode", ContentMode.type, .choice("scaleToFill"),
        "How the image fits into the bounds.", as: .contentMode),
    ],
    layersBelow: { scope in
      [
        ClassLayer(
          "image", .image,
          [
            (.contents, scope["image"]), (.contentMode, scope["contentMode"]),
            (.tintColor, scope["tintColor"]),
          ])
      ]
    })
}
