extension BaseClass {
  /// How the root layer shows the properties of the class, where a component does not say otherwise.
  ///
  /// `index` gives the place of a property of the class among the component's properties.
  public func rootSettings(index: (String) -> Int?) -> [Layer.Setting] {
    let shown: [(LayerProperty, String)] = [
      (.backgroundColor, "backgroundColor"), (.opacity, "alpha"), (.masksToBounds, "clipsToBounds"),
      (.hidden, "isHidden"),
    ]
    return shown.compactMap { key, name in
      index(name).map { Layer.Setting(.layer(key), .property($0)) }
    }
  }

  /// The layers under a component's own: a button's background image, and what UIKit draws into a view's own layer, a
  /// label's text and an image view's image.
  public func layersBelow(index: (String) -> Int?) -> [Layer] {
    switch self {
    case .view, .control, .collectionViewCell, .tableViewCell:
      return []
    case .button:
      return [
        content("backgroundImage", .image, .bounds, [(.contents, "backgroundImage")], index: index)
      ]
    case .label:
      return [
        content(
          "text", .text, .bounds,
          [
            (.string, "text"), (.font, "font"), (.foregroundColor, "textColor"),
            (.alignmentMode, "textAlignment"),
            (.numberOfLines, "numberOfLines"),
          ], index: index)
      ]
    case .imageView:
      return [
        content(
          "image", .image, .bounds,
          [(.contents, "image"), (.contentMode, "contentMode"), (.tintColor, "tintColor")], index: index)
      ]
    }
  }

  /// The layers over a component's own: a button's image and title, which are views of their own.
  public func layersAbove(index: (String) -> Int?) -> [Layer] {
    switch self {
    case .view, .control, .label, .imageView, .collectionViewCell, .tableViewCell:
      return []
    case .button:
      let titleColor: [Expression] = ["titleColor", "tintColor"].compactMap {
        index($0).map(Expression.property)
      }
      var title = content(
        "title", .text, .buttonContent, [(.string, "title"), (.font, "font")], index: index)
      title.settings += [
        Layer.Setting(.layer(.foregroundColor), .call(.firstNonNull, titleColor)),
        Layer.Setting(.layer(.alignmentMode), .constant(.system(.choice("center")))),
        // `UIButton` sets its label's `lineBreakMode` to `byTruncatingMiddle`.
        Layer.Setting(.layer(.truncationMode), .constant(.system(.choice("middle")))),
      ]
      return [
        content(
          "image", .image, .buttonContent, [(.contents, "image"), (.tintColor, "tintColor")], index: index),
        title,
      ]
    }
  }

  /// What the class does by itself in a state, on the layers of a component based on it.
  func stateSettings(
    of component: Component
  ) -> [(target: Target, state: StateSet, value: Expression)] {
    guard self == .button,
      let image = component.properties.firstIndex(where: { $0.name == "backgroundImage" }),
      let layer = component.layers.firstIndex(where: {
        $0.name == "backgroundImage" && $0.owner == .base(self)
      })
    else { return [] }
    return [
      (.layer(layer, .layer(.contents)), .highlighted, .call(.highlightedImage, [.property(image)]))
    ]
  }

  private func content(
    _ name: String, _ kind: LayerKind, _ frame: LayerFrame, _ driven: [(LayerProperty, String)],
    index: (String) -> Int?
  ) -> Layer {
    Layer(
      name: name, kind: kind, parent: 0, owner: .base(self), frame: frame,
      settings: driven.compactMap { key, name in
        index(name).map { Layer.Setting(.layer(key), .property($0)) }
      })
  }
}
