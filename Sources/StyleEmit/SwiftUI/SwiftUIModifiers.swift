import StyleModel

extension SwiftUILayer {
  /// What a layer does to all that is in it: clip it, border it, cast its shadow, fade it, transform it.
  func writeModifiers(_ values: Values, isRoot: Bool, _ writer: inout SwiftWriter) {
    func call(_ name: String, _ arguments: [Code]) { writer.statement("", .call(".\(name)", arguments)) }
    if let clips = values[.masksToBounds], clips.text != "false" {
      if clips.text == "true" {
        call("clipShape", [box(values)])
      } else {
        let curve = values[.cornerCurve]?.text ?? "\"circular\""
        let isContinuous = curve.hasPrefix("\"") ? "\(curve == "\"continuous\"")" : "\(curve) == .continuous"
        call(
          "clipShape",
          [
            .call(
              "StyleClip",
              [
                (values[.cornerRadius] ?? Code("0")).labeled("cornerRadius"),
                Code("isContinuous: \(isContinuous)"),
                clips.labeled("isClipping"),
              ])
          ])
      }
    }
    if let width = values[.borderWidth], width.text != "0" {
      let color = values.color(.borderColor) ?? Code("Color.black")
      // Inside the bounds, as a layer's border is.
      let border = Code.list(
        open: box(values).flat + Array(".strokeBorder(".utf8),
        items: [color, width.withoutBrackets.labeled("lineWidth")],
        close: UInt8(ascii: ")"))
      call("overlay", [border])
    }
    writeShadow(values, &writer)
    if let opacity = opacity(values) { call("opacity", [opacity.withoutBrackets]) }
    if let transform = values[.transform] { call("transformed", [transform.withoutBrackets]) }
    if values[.maskedCorners] != nil {
      writer.comment("`maskedCorners` is left out: SwiftUI's rounded rectangle is round at every corner.")
    }
  }

  private func writeShadow(_ values: Values, _ writer: inout SwiftWriter) {
    guard let opacity = values[.shadowOpacity], opacity.text != "0" else { return }
    let color = values.color(.shadowColor)?.text ?? "Color.black"
    let (x, y) = sides(of: values[.shadowOffset])
    writer.statement(
      "",
      .call(
        ".shadow",
        [
          .call("\(color).opacity", [opacity.withoutBrackets]).labeled("color"),
          (values[.shadowRadius] ?? Code("3")).withoutBrackets.labeled("radius"), x.labeled("x"),
          y.labeled("y"),
        ]))
  }

  /// Width and height of a size; those of a literal need no size.
  private func sides(of size: Code?) -> (Code, Code) {
    guard let size else { return (Code("0"), Code("-3")) }
    if case .list(Array("StyleSize(".utf8), let items, _) = size, items.count == 2 {
      return (
        Code(String(items[0].text.dropFirst("width: ".count))),
        Code(String(items[1].text.dropFirst("height: ".count)))
      )
    }
    return (Code("\(size.text).width"), Code("\(size.text).height"))
  }

  /// A hidden layer keeps its place.
  private func opacity(_ values: Values) -> Code? {
    let opacity = values[.opacity]
    switch (values[.hidden]?.text, opacity) {
    case (nil, let opacity?), ("false", let opacity?): return opacity
    case (nil, nil), ("false", nil): return nil
    case ("true", _): return Code("0")
    case (let hidden?, _): return Code("\(hidden) ? 0 : \(opacity?.text ?? "1")")
    }
  }
}
