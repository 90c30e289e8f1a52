import StyleModel

extension SwiftUIRoot {
  /// Writes the modifiers of SwiftUI's own bar, and nothing else.
  func write(_ bar: String, _ writer: inout SwiftWriter) {
    writer.line(content)
    writer.chain(afterBroken: false) { writer in
      func read(_ name: String) -> SwiftValue {
        let index = plan.component.properties.firstIndex { $0.name == name } ?? 0
        return plan.value(ofProperty: index, of: "look")
      }
      writer.statement(
        "",
        .call(
          "._styleBar",
          [
            Code(".\(bar)"),
            read("barTintColor").calling("color", [Code("in: modes")]).bare.labeled("color"),
            read("backgroundEffect").word.bare.labeled("effect"),
            read("isTranslucent").bare.labeled("isTranslucent"),
          ]))
      writeTint(&writer)
    }
  }
}
