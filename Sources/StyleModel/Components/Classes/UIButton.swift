extension ClassDescription {
  static let button = ClassDescription(
    parent: .control, appKitName: "NSButton", otherNames: ["button", "link", "a"], kind: .button,
    states: control.states,
    speech: ClassSpeech(traits: .button, hasLabel: true, lacksName: true),
    properties: [
      ClassProperty("title", .string, optional: true, .null, "The title of the button.", as: .text),
      ClassProperty(
        "titleColor", .color, optional: true, .null, "The colour of the title; null means the tint.",
        as: .titleColor),
      ClassProperty("font", .font, .font(Font(size: 18)), "The font of the title.", as: .font),
      ClassProperty(
        "numberOfLines", .integer(.int), .integer(1),
        "The maximum number of lines of the title, and of the subtitle; 0 means no limit.",
        0...Double(Int32.max), as: .lineCount),
      .minimumScaleFactor,
      ClassProperty("subtitle", .string, optional: true, .null, "The text below the title.", as: .subtitle),
      ClassProperty(
        "subtitleColor", .color, optional: true, .null,
        "The colour of the subtitle; null means that of the title.", as: .subtitleColor),
      ClassProperty(
        "subtitleFont", .font, .font(Font(size: 12)), "The font of the subtitle.", as: .subtitleFont),
      ClassProperty(
        "titlePadding", .number(.cgFloat), .number(0), "The space between the title and the subtitle.",
        as: .titlePadding),
      ClassProperty(
        "titleAlignment", .choice(["automatic", "leading", "center", "trailing"]), .choice("automatic"),
        "Where the title and the subtitle stand above each other; automatic means on the side of the image, or in the middle where that is above or below.",
        as: .titleAlignment),
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
        "showsActivityIndicator", .bool, .bool(false),
        "Whether an activity indicator stands in place of the image.", as: .activity, missing: [.appkit]),
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
          "contentVerticalAlignment", "titlePadding", "titleAlignment", "showsActivityIndicator",
        ].map { scope[$0] })
      let color = scope.color("titleColor", else: scope["tintColor"])
      func text(
        _ name: String, _ string: String, _ font: String, _ color: Expression
      ) -> ClassLayer {
        ClassLayer(
          name, .text, at: place,
          [
            (.string, scope[string]), (.font, scope[font]), (.foregroundColor, color),
            (.alignmentMode, .system(.choice("center"))), (.numberOfLines, scope["numberOfLines"]),
            (.minimumScaleFactor, scope["minimumScaleFactor"]),
            // `UIButton` sets its label's `lineBreakMode` to `byTruncatingMiddle`.
            (.truncationMode, .system(.choice("middle"))),
          ])
      }
      return [
        ClassLayer(
          "image", .image, at: place,
          [(.contents, scope["image"]), (.tintColor, scope["tintColor"])]),
        text("title", "title", "font", color),
        text(Layer.subtitle, "subtitle", "subtitleFont", scope.color("subtitleColor", else: color)),
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
