import StyleModel
@_spi(Generated) import StyleRuntime

extension StackDistribution {
  /// The nearest distribution of SwiftUI's stacks, which stretch nothing in proportion and don't space by centres.
  fileprivate var inSwiftUI: StackDistribution {
    switch self {
    case .fill, .fillEqually, .equalSpacing: self
    // What is in a stack stands in the middle of its frame.
    case .fillProportionally, .center: .fill
    case .equalCentering: .equalSpacing
    }
  }
}

// Layers that stand one after the other, as SwiftUI's own stacks.
extension SwiftUILayer {
  func writeStack(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) {
    let distribution = values.known(.distribution)?.chosen(StackDistribution.self)?.inSwiftUI
    let axis = values.known(.axis)?.chosen(StackAxis.self)
    let hasGaps = plan.sublayers[values.index].dropLast().contains { ownSpacing(after: $0) != nil }
    // Where a look decides both how and along which axis, or the gaps differ, a stack tells what is in it.
    let isShaped = distribution == nil || distribution == .fillEqually && axis == nil || hasGaps
    var arguments: [Code] = []
    if let axis = values.choice(.axis, as: "StyleStackAxis") { arguments.append(axis.labeled("axis")) }
    if let alignment = values.choice(.alignment, as: "StyleStackAlignment") {
      arguments.append(alignment.labeled("alignment"))
    }
    if isShaped, let distribution = values.choice(.distribution, as: "StyleStackDistribution") {
      arguments.append(distribution.labeled("distribution"))
    }
    // What is left over is in gaps, which are no smaller than the spacing.
    if values[.spacing] != nil, distribution != .equalSpacing {
      arguments.append(values.value(.spacing).labeled("spacing"))
    } else if hasGaps, values[.spacing] != nil {
      arguments.append(values.value(.spacing).labeled("spacing"))
    }
    if hasGaps { arguments.append(Code("hasGaps: true")) }
    let name = isShaped ? "StyleDistributedStack" : "StyleStackView"
    let head = Code.call(name, arguments)
    writer.statement("", arguments.isEmpty ? Code(name) : head, tail: isShaped ? " { stack in" : " {")
    writer.nested { writer in
      var isShownBefore: [String]? = []
      var before: [Int] = []
      for child in plan.sublayers[values.index] {
        let isShown = isShown(child)
        // Its gaps follow from the spacing alone.
        if let loop = plan.loops.loop(ofLayer: child) {
          writeEach(loop, &writer) { writer in
            writeIf(isShown, &writer) { writeLayer(child, &$0) }
          }
          continue
        }
        // Two layers with one condition are there at the same time.
        if let known = isShown?.first, isShownBefore?.contains(known) ?? false { isShownBefore = nil }
        writeIf(isShown, &writer) { writer in
          if hasGaps {
            let gap = gap(after: before)
            writeIf(isShownBefore, &writer) { $0.statement("", .call("stack.gap", [gap.labeled("after")])) }
          } else if isShaped {
            writeIf(isShownBefore, &writer) { $0.line("stack.gap") }
          } else if distribution == .equalSpacing {
            let spacing = values[.spacing] == nil ? Code("0") : values.value(.spacing)
            writeIf(isShownBefore, &writer) {
              $0.statement("", .call("Spacer", [spacing.labeled("minLength")]))
            }
          }
          guard isShaped || distribution == .fillEqually else { return writeView(ofLayer: child, &writer) }
          writer.line("Group {")
          writer.nested { writeView(ofLayer: child, &$0) }
          writer.line("}")
          writer.chain(afterBroken: true) {
            $0.line(
              isShaped
                ? "._styleSharing(stack)"
                : axis == .vertical ? ".frame(maxHeight: .infinity)" : ".frame(maxWidth: .infinity)")
          }
        }
        before.append(child)
        isShownBefore = isShown.flatMap { isShown in
          isShownBefore.map { before in before + isShown.filter { !before.contains($0) } }
        }
      }
    }
    writer.line("}")
    if let insets = values[.insets] {
      writer.chain(afterBroken: true) { $0.statement("", .call(".padding", [padding(insets)])) }
    }
    let least = [LayerProperty.minWidth, .minHeight].filter { values[$0] != nil }
    if !least.isEmpty {
      let sizes = least.map { values.value($0).labeled($0.name) }
      writer.chain(afterBroken: true) {
        $0.statement("", .call(".frame", sizes + [alignmentOfStack(values).labeled("alignment")]))
      }
    }
    // The stack that a component is as large as has the size of what is in it.
    if case .stacked(let width, let height) = values.layer.frame {
      return writeRoom(values, isWide: width != nil, isHigh: height != nil, &writer)
    }
    if plan.component.fittingStack == values.index { return }
    writer.chain(afterBroken: true) { writer in
      writer.statement("", .call("._styleFillingFrame", [alignmentOfStack(values)]))
    }
  }

  /// Insets in SwiftUI's type, where left is leading.
  private func padding(_ insets: SwiftValue) -> Code {
    guard case .edgeInsets(let sides)? = insets.constant else { return .call("EdgeInsets", [insets.bare]) }
    if sides == EdgeInsets(sides.top) { return Literal.number(sides.top) }
    let all = [
      ("top", sides.top), ("leading", sides.left), ("bottom", sides.bottom), ("trailing", sides.right),
    ]
    return .call("EdgeInsets", all.map { Literal.number($1).labeled($0) })
  }

  /// Gives a stack the space that the stack around it has, where its layers stand in the middle.
  private func writeRoom(
    _ values: SwiftUILayerValues, isWide: Bool, isHigh: Bool, _ writer: inout SwiftWriter
  ) {
    let distribution = values.known(.distribution)?.chosen(StackDistribution.self)
    if let distribution, distribution != .center { return }
    let outer = values.layer.parent.map { self.values(ofLayer: $0) }
    let axis = values.known(.axis)?.chosen(StackAxis.self)
    // Along the axis of the stack around it, and where that doesn't stretch it, it is as long as what is in it.
    if axis != nil, outer?.known(.axis)?.chosen(StackAxis.self) == axis { return }
    if let alignment = outer?.known(.alignment)?.chosen(StackAlignment.self), alignment != .fill { return }
    if axis == .horizontal ? isWide : axis == .vertical && isHigh { return }
    writer.chain(afterBroken: true) { writer in
      if distribution != nil, let axis {
        return writer.line(".frame(\(axis == .vertical ? "maxHeight" : "maxWidth"): .infinity)")
      }
      let axis = values.choice(.axis, as: "StyleStackAxis") ?? Code(".horizontal")
      let distribution = values.choice(.distribution, as: "StyleStackDistribution") ?? Code(".fill")
      writer.statement("", .call("._styleCentered", [axis.labeled("along"), distribution]))
    }
  }

  /// Whether a layer in a stack is never visible, so that it only takes up space.
  func isSpacer(_ values: SwiftUILayerValues) -> Bool {
    values.layer.frame.isInStack && values.layer.kind == .rectangle
      && values.readings.keys.allSatisfy { $0 == .hidden }
      && plan.sublayers[values.index].isEmpty && plan.masks[values.index].isEmpty
  }

  /// Writes a spacer along the stack alone: any other view of SwiftUI would be as long across it as it could be.
  func writeSpacer(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) {
    guard case .stacked(let width, let height) = values.layer.frame, width != nil || height != nil else {
      return writer.line("Spacer(minLength: 0)")
    }
    func length(_ name: String, _ length: LayerLength.Term?, isAlong: Bool) -> Code? {
      length.map { plan.value($0, of: "look").bare.labeled(name) } ?? (isAlong ? nil : Code("\(name): 0"))
    }
    let axis = values.layer.parent.flatMap { self.values(ofLayer: $0).known(.axis)?.chosen(StackAxis.self) }
    let sizes = [
      length("width", width, isAlong: axis != .vertical),
      length("height", height, isAlong: axis != .horizontal),
    ].compactMap(\.self)
    writer.line(sizes.count == 2 ? "Color.clear" : "Spacer(minLength: 0)")
    writer.nested { $0.statement("", .call(".frame", sizes)) }
  }

  /// The distance of a layer from the next one that the layer sets itself; nil where it sets none.
  private func ownSpacing(after index: Int) -> SwiftValue? {
    values(ofLayer: index)[.spacingAfter].flatMap { $0.isNull ? nil : $0 }
  }

  /// The distance from the last of some layers that is seen; nil in Swift for that of the stack.
  private func gap(after layers: [Int]) -> Code {
    guard let last = layers.last else { return Code("nil") }
    let own = ownSpacing(after: last)
    guard let isShown = isShown(last) else { return own?.bare ?? Code("nil") }
    let others = gap(after: Array(layers.dropLast()))
    guard let condition = isShown.first else { return others }
    let spacing = own?.bare.text ?? "nil"
    return spacing == others.text ? others : Code("\(condition) ? \(spacing) : \(others.text)")
  }

  /// The conditions of which one must hold for a layer to be visible, since a hidden one takes no space; nil where the layer is always
  /// visible, and empty where it never is.
  private func isShown(_ index: Int) -> [String]? {
    guard let hidden = values(ofLayer: index)[.hidden], hidden.constant != .bool(false) else { return nil }
    return hidden.constant == .bool(true) ? [] : [hidden.negated.bare.text]
  }

  /// Writes code that applies while one of some conditions holds; always for nil.
  private func writeIf(
    _ conditions: [String]?, _ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
  ) {
    guard let conditions else { return body(&writer) }
    if conditions.isEmpty { return }
    writer.block("if \(conditions.joined(separator: " || "))", body)
  }

  /// The alignment of a stack's layers in a frame that is larger than they need.
  func alignmentOfStack(_ values: SwiftUILayerValues) -> Code {
    let distribution = values.known(.distribution)?.chosen(StackDistribution.self)
    guard let axis = values.known(.axis)?.chosen(StackAxis.self), distribution != nil,
      let alignment = values.known(.alignment)?.chosen(StackAlignment.self)
    else {
      let alignment = values.choice(.alignment, as: "StyleStackAlignment") ?? Code(".fill")
      let axis = values.choice(.axis, as: "StyleStackAxis") ?? Code(".horizontal")
      var arguments = [alignment, axis.labeled("along")]
      if distribution == nil || distribution == .center {
        let word = values.choice(.distribution, as: "StyleStackDistribution") ?? Code(".fill")
        arguments.append(word.labeled("distribution"))
      }
      return .call("StyleStackAlignment.inFrame", arguments)
    }
    let isCentered = distribution == .center
    switch (axis, alignment) {
    case (.horizontal, .fill), (.horizontal, .leading), (.horizontal, .top), (.horizontal, .firstBaseline):
      return Code(isCentered ? ".top" : ".topLeading")
    case (.horizontal, .center): return Code(isCentered ? ".center" : ".leading")
    case (.horizontal, .trailing), (.horizontal, .bottom), (.horizontal, .lastBaseline):
      return Code(isCentered ? ".bottom" : ".bottomLeading")
    case (.vertical, .fill), (.vertical, .leading), (.vertical, .top), (.vertical, .firstBaseline),
      (.vertical, .lastBaseline):
      return Code(isCentered ? ".leading" : ".topLeading")
    case (.vertical, .center): return Code(isCentered ? ".center" : ".top")
    case (.vertical, .trailing), (.vertical, .bottom): return Code(isCentered ? ".trailing" : ".topTrailing")
    }
  }
}
