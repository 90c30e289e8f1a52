extension ClassDescription {
  static let button = ClassDescription(
    parent: .control, appKitName: "NSButton", otherNames: ["link", "a"], kind: .button,
    states: control.states,
    properties: [
      ClassProperty("title", .string, optional: true, .null, "The title of the button.", as: .text),
      ClassProperty(
        "titleColor", .color, optional: true, .null, "The colour of the title; null means the tint.",
        as: .titleColor),
      ClassProperty("font", .font, .font(Font(size: 18)), "The font of the title.", as: .font),
      ClassProperty(
        "numberOfLines", .integer(.int), .integer(1),
        "The maximum number of lines of the title; 0 means no limit.", 0...Double(Int32.max), as: .lineCount),
      .minimumScaleFactor,
      ClassProperty("image", .image, optional: true, .null, "The image beside the title.", as: .image),
      ClassProperty(
        "backgroundImage", .image, optional: true, .null, "The image that fills the button.",
        as: .backgroundImage),
      ClassProperty(
        "contentInsets", .edgeInsets, .edgeInsets(EdgeInsets(0)), "The space around the title and the image.",
        as: .insets),
      ClassProperty(
        "imagePlacement", .choice(["leading", "trailing", "top", "bottom"]), .choice("leading"),
        "The side of the title on which the image stands.", as: .imagePlacement),
      ClassProperty(
        "imagePadding", .number(.cgFloat), .number(0), "The space between the image and the title.",
        as: .imagePadding),
      ClassProperty(
        "contentHorizontalAlignment", .choice(["center", "left", "right", "leading", "trailing"]),
        .choice("center"), "Where the image and the title stand in the width of the button.",
        as: .horizontalAlignment, missing: [.swiftui]),
      ClassProperty(
        "contentVerticalAlignment", .choice(["center", "top", "bottom"]), .choice("center"),
        "Where the image and the title stand in the height of the button.", as: .verticalAlignment,
        missing: [.swiftui]),
    ], fit: .titleAndImage,
    layersBelow: { scope in
      [ClassLayer("backgroundImage", .image, [(.contents, scope["backgroundImage"])])]
    },
    layersAbove: { scope in
      let place = LayerFrame.buttonContent(
        [
          "contentInsets", "imagePlacement", "imagePadding", "contentHorizontalAlignment",
          "contentVerticalAlignment",
        ].map { scope[$0] })
      return [
        ClassLayer(
          "image", .image, at: place,
          [(.contents, scope["image"]), (.tintColor, scope["tintColor"])]),
        ClassLayer(
          "title", .text, at: place,
          [
            (.string, scope["title"]), (.font, scope["font"]),
            (.foregroundColor, scope.color("titleColor", else: scope["tintColor"])),
            (.alignmentMode, .system(.choice("center"))), (.numberOfLines, scope["numberOfLines"]),
            (.minimumScaleFactor, scope["minimumScaleFactor"]),
            // `UIButton` sets its label's `lineBreakMode` to `byTruncatingMiddle`.
            (.truncationMode, .system(.choice("middle"))),
          ]),
      ]
    },
    changes: { scope in
      [
        Change(
          layer: "backgroundImage", property: .contents, state: .highlighted,
          value: .call(.highlightedImage, [scope["backgroundImage"]]))
      ]
    })
}
