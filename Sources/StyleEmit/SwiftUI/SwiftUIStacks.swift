import StyleModel

// Layers that stand one after the other, as SwiftUI's own stacks.
extension SwiftUILayer {
  func writeStack(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) {
    let children = plan.sublayers[values.index]
    let distribution = values.known(.distribution)?.chosen(StackDistribution.self) ?? .fill
    let axis = values.known(.axis)?.chosen(StackAxis.self)
    var arguments: [Code] = []
    if let axis = values.choice(.axis, as: "StyleStackAxis") { arguments.append(axis.labeled("axis")) }
    if let alignment = values.choice(.alignment, as: "StyleStackAlignment") {
      arguments.append(alignment.labeled("alignment"))
    }
    if values[.spacing] != nil { arguments.append(values.value(.spacing).labeled("spacing")) }
    let head = Code.call("StyleStackView", arguments)
    writer.statement("", arguments.isEmpty ? Code("StyleStackView") : head, tail: " {")
    writer.nested { writer in
      for (place, child) in children.enumerated() {
        if place > 0, distribution == .equalSpacing { writer.line("Spacer(minLength: 0)") }
        if distribution == .fillEqually {
          let axis = axis ?? .horizontal
          writer.line("Group {")
          writer.nested { writeShown(child, &$0) }
          writer.line("}")
          writer.chain(afterBroken: true) {
            $0.line(axis == .horizontal ? ".frame(maxWidth: .infinity)" : ".frame(maxHeight: .infinity)")
          }
        } else {
          writeShown(child, &writer)
        }
      }
    }
    writer.line("}")
    if values[.insets] != nil {
      writer.chain(afterBroken: true) {
        $0.statement("", .call(".padding", [.call("EdgeInsets", [values.value(.insets)])]))
      }
    }
    // The stack that a component is as large as has the size of what is in it.
    if values.layer.frame.isInStack { return }
    if plan.component.fittingStack == values.index { return }
    writer.chain(afterBroken: true) { writer in
      writer.statement("", .call(".fillingFrame", [Code(alignmentOfStack(values))]))
    }
  }

  /// A layer that takes no room while it is hidden.
  private func writeShown(_ index: Int, _ writer: inout SwiftWriter) {
    let hidden = values(ofLayer: index)[.hidden]
    guard let hidden, hidden.constant != .bool(false) else { return writeView(ofLayer: index, &writer) }
    if hidden.constant == .bool(true) { return }
    writer.line("if !\(hidden.code.text) {")
    writer.nested { writeView(ofLayer: index, &$0) }
    writer.line("}")
  }

  /// Where the layers of a stack lie in one that is larger than they need.
  func alignmentOfStack(_ values: SwiftUILayerValues) -> String {
    let axis = values.known(.axis)?.chosen(StackAxis.self) ?? .horizontal
    let alignment = values.known(.alignment)?.chosen(StackAlignment.self) ?? .fill
    switch (axis, alignment) {
    case (.horizontal, .fill), (.horizontal, .leading), (.horizontal, .top), (.vertical, .fill),
      (.vertical, .leading), (.vertical, .top):
      return ".topLeading"
    case (.horizontal, .center): return ".leading"
    case (.horizontal, .trailing), (.horizontal, .bottom): return ".bottomLeading"
    case (.vertical, .center): return ".top"
    case (.vertical, .trailing), (.vertical, .bottom): return ".topTrailing"
    }
  }
}

/// `StyleStacks+SwiftUI.swift`: stacks whose axis a look decides.
let swiftUIStacksSource = #"""
  enum StyleStackAxis: String {
    case horizontal, vertical

    init(_ name: String) { self = StyleStackAxis(rawValue: name) ?? .horizontal }
  }

  enum StyleStackAlignment: String {
    case fill, leading, top, center, trailing, bottom

    init(_ name: String) { self = StyleStackAlignment(rawValue: name) ?? .fill }

    fileprivate var inRow: VerticalAlignment {
      switch self {
      case .fill, .leading, .top: return .top
      case .center: return .center
      case .trailing, .bottom: return .bottom
      }
    }

    fileprivate var inColumn: HorizontalAlignment {
      switch self {
      case .fill, .leading, .top: return .leading
      case .center: return .center
      case .trailing, .bottom: return .trailing
      }
    }
  }

  extension View {
    /// The view, and below it a stack that it is as large as, at least.
    func holding(alignment: Alignment, @ViewBuilder _ stack: () -> some View) -> some View {
      ZStack(alignment: alignment) {
        stack()
        self
      }
    }
  }

  /// Views one after the other, in a row or a column.
  struct StyleStackView<Content: View>: View {
    var axis = StyleStackAxis.horizontal
    var alignment = StyleStackAlignment.fill
    var spacing: Double = 0
    @ViewBuilder let content: () -> Content

    var body: some View {
      switch axis {
      case .horizontal:
        HStack(alignment: alignment.inRow, spacing: spacing) { content() }
      case .vertical:
        VStack(alignment: alignment.inColumn, spacing: spacing) { content() }
      }
    }
  }
  """#
