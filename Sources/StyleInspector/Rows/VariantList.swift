import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

extension InspectorSheet {
  /// The variants of a component by their axes, and the combinations of them that set something.
  func variants(ofComponent index: Int) -> JSONValue {
    let component = sheet.components[index]
    guard !component.isBaseClass else { return ["axes": [], "compounds": []] }
    // For each axis, the number of styles with each value; and the number of values of each variant and combination.
    var styles = component.axes.map { Array(repeating: 0, count: $0.values.count) }
    for style in sheet.styles(of: index) {
      for (axis, value) in sheet.styles[style].picks.enumerated()
      where styles.indices.contains(axis) && styles[axis].indices.contains(value) {
        styles[axis][value] += 1
      }
    }
    var said: [[Variant.Pick]: Int] = [:]
    for variant in component.variants { said[variant.picks, default: 0] += variant.settings.count }
    let base = component.parent.map { sheet.components[$0].axes } ?? []
    let axes = component.axes.enumerated().map { place, axis -> JSONValue in
      let inherited = base.first { $0.name == axis.name }
      let values = axis.values.enumerated().map { value, variant -> JSONValue in
        [
          "name": .string(variant.name), "summary": optional(variant.summary),
          "own": .bool(inherited?.values.contains { $0.name == variant.name } != true),
          "default": .bool(value == axis.defaultValue),
          "values": .integer(said[[Variant.Pick(axis: place, value: value)]] ?? 0),
          "styles": .integer(styles[place][value]),
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
