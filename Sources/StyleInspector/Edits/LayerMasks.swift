import StyleModel
import StyleSource
import StyleSyntax

/// Masks of layers, which show a part of a layer and of its sublayers.
extension LayerChange {
  /// Gives a layer a mask: an `ellipse`, a `rectangle` with round corners, or a `gradient` that fades it out.
  func masking(kind: String) throws(InspectorError) -> PlannedChange {
    let layer = try only()
    guard mask(of: layer) == nil else { throw .exists("mask of \(layer.name)") }
    func point(_ x: String, _ y: String) -> SyntaxValue { .sequence([.plain(x), .plain(y)]) }
    func stop(_ color: String, _ location: String) -> SyntaxValue {
      .mapping([.init("color", .text(color)), .init("location", .plain(location))])
    }
    let black = SyntaxValue.text("black")
    let entries: [SyntaxValue.Entry]
    switch kind {
    case "ellipse": entries = [.init("kind", .text("shape")), .init("path", .text("ellipse"))]
    case "rectangle":
      entries = [
        .init("kind", .text("rectangle")), .init("cornerRadius", .plain("8")),
        .init("backgroundColor", black),
      ]
    case "gradient":
      entries = [
        .init("kind", .text("gradient")), .init("startPoint", point("0", "0.5")),
        .init("endPoint", point("1", "0.5")),
        .init("stops", .sequence([stop("black", "0"), stop("clear", "1")])),
      ]
    case _: throw .badRequest("there is no kind of mask ‘\(kind.shortened)’")
    }
    var writer = writer
    let place = layer.path.appending(.key("mask"))
    // What it holds stands last.
    let holds = writer.writer.tree.node(at: layer.path.appending(.key("sublayers"))) != nil
    try writer.insertEntry(.mapping(entries), at: place, holds ? .before("sublayers") : .last)
    return plan(writer, "Mask \(layer.name)")
  }

  /// Removes a layer's mask, with the values that states, modes and styles set on it.
  func unmasking() throws(InspectorError) -> PlannedChange {
    let layer = try only()
    let place = layer.path.appending(.key("mask"))
    var writer = writer
    guard let mask = mask(of: layer), writer.writer.tree.node(at: place) != nil else {
      throw InspectorError(404, "no-such-layer", "‘\(layer.name)’ has no mask of its own")
    }
    try writer.removeValue(place)
    return try takingValues(of: [mask.writtenName], from: plan(writer, "Remove the mask of \(layer.name)"))
  }

  private func mask(of layer: OwnLayers.Entry) -> Layer? {
    component.layers.first { mask in
      mask.isMask && mask.parent.map { component.layers[$0].writtenName } == layer.name
    }
  }
}
