import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

extension InspectorSheet {
  /// The variants of a component by their axes, and the combinations of them that set something.
  func variants(ofComponent index: Int) -> JSONValue {
    let component = sheet.components[index]
    guard !component.isBaseClass else { return ["axes": [], "compounds": []] }
    let styles = sheet.styles(of: index).map { sheet.styles[$0] }
    let base = component.parent.map { sheet.components[$0].axes } ?? []
    func said(_ picks: [Variant.Pick]) -> Int {
      component.variants.reduce(0) { $0 + ($1.picks == picks ? $1.settings.count : 0) }
    }
    let axes = component.axes.enumerated().map { place, axis -> JSONValue in
      let inherited = base.first { $0.name == axis.name }
      let values = axis.values.enumerated().map { value, variant -> JSONValue in
        [
          "name": .string(variant.name), "summary": optional(variant.summary),
          "own": .bool(inherited?.values.contains { $0.name == variant.name } != true),
          "default": .bool(value == axis.defaultValue),
          "values": .integer(said([Variant.Pick(axis: place, value: value)])),
          "styles": .integer(styles.count { $0.picks.indices.contains(place) && $0.picks[place] == value }),
        ]
      }
      return [
        "name": .string(axis.name), "summary": optional(axis.summary), "own": .bool(inherited == nil),
        "values": .array(values),
      ]
    }
    let compounds = component.variants.filter(\.isCompound).map { variant -> JSONValue in
      [
        "name": .string(component.name(of: variant)), "own": .bool(variant.owner == index),
        "values": .integer(variant.settings.count),
      ]
    }
    return ["axes": .array(axes), "compounds": .array(compounds)]
  }
}
