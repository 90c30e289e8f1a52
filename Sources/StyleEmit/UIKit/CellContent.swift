import StyleModel

// A cell shows its layers in its content view, which UIKit keeps beside editing controls, accessories and unsafe areas: see
// developer.apple.com/documentation/uikit/uitableviewcell/contentview. An effect blurs all that doesn't lie in its content view: see
// developer.apple.com/documentation/uikit/uivisualeffectview.
extension ViewClass {
  /// Whether the layers lie in the content view of a cell or an effect.
  var fillsContentView: Bool {
    framework == .uikit && (base.isCell || base == .visualEffect)
      && layers.contains { $0.layer.parent == 0 && !$0.layer.isMask }
  }

  /// Whether the layout shows a changed style. A table sets a cell's values one after the other.
  var defersStyle: Bool { fillsContentView && base.isCell }

  /// The view in the content view with all layers.
  var contentHolder: String { base.isCell ? "_cellContent" : "_effectContent" }

  func writeDeferring(_ writer: inout SwiftWriter) {
    guard defersStyle else { return }
    writer.line()
    writer.documentation("Shows values that are set one after the other at once, with the next layout.")
    writer.block("private func _setNeedsStyle()") {
      $0.line("if window != nil, UIView.inheritedAnimationDuration > 0 { return _showStyle() }")
      $0.line("_needsStyle = true")
      $0.line("setNeedsLayout()")
    }
  }

  func writeContentView(_ writer: inout SwiftWriter) {
    guard fillsContentView else { return }
    writer.documentation("Fills the content view, and holds all layers.")
    writer.line("private let \(contentHolder) = StyleLayerView<CALayer>()")
  }

  /// Writes the lines of `_setUp()` that add the view of a cell's layers.
  func writeContentTree(_ writer: inout SwiftWriter) {
    guard fillsContentView else { return }
    // A touch of what isn't operated goes on to the cell.
    if operatedViews.isEmpty { writer.line("\(contentHolder).isUserInteractionEnabled = false") }
    writer.line("contentView.insertSubview(\(contentHolder), at: 0)")
  }

  /// Writes the size that tables and collections request from a cell. Views beside the content view keep their width.
  func writeCellSize(_ writer: inout SwiftWriter) {
    let content = fillsContentView ? "CGSize(width: targetSize.width - beside, height: 0)" : "targetSize"
    if fillsContentView {
      writer.comment("What editing controls, accessories and safe areas take of the width.")
      writer.line("layoutIfNeeded()")
      writer.line("let beside = bounds.width - contentView.bounds.width")
    }
    writer.line("let size = sizeThatFits(\(content))")
    let width = fillsContentView ? "size.width + beside" : "size.width"
    writer.lines(
      """
      return CGSize(
        width: horizontalFittingPriority == .required ? targetSize.width : \(width),
        height: verticalFittingPriority == .required ? targetSize.height : size.height
      )
      """)
  }
}
