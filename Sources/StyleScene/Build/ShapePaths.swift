import StyleModel
import StyleRuntime

extension LookLayer {
  /// The values that a shape's outline depends on, beside its path.
  var pathValues: StylePathValues {
    var values = StylePathValues()
    values.cornerRadius = self[.cornerRadius].double ?? 0
    values.isContinuous = self[.cornerCurve].text == "continuous"
    values.points = Int(clamping: self[.points].double ?? 5)
    values.innerRadius = self[.innerRadius].double ?? 0.5
    values.startAngle = self[.startAngle].double ?? 0
    values.endAngle = self[.endAngle].double ?? 360
    values.arrow.edge = self[.arrowEdge].chosen(ArrowEdge.self) ?? .bottom
    values.arrow.position = self[.arrowPosition].double ?? 0.5
    values.arrow.offset = self[.arrowOffset].double ?? 0
    values.arrow.width = self[.arrowWidth].double ?? 0
    values.arrow.height = self[.arrowHeight].double ?? 0
    return values
  }
}
