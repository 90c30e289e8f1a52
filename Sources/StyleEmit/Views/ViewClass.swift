import StyleModel

/// Writes the class of one component.
struct ViewClass {
  let framework: ViewFramework
  let plan: ComponentPlan
  let sheet: ResolvedSheet
  let options: EmitOptions
  /// The layers that the class makes, each with the name of its variable.
  let layers: [(index: Int, layer: Layer, name: String)]
  /// The layers that are those of views: materials, and those in which a material or the view of another component lies.
  let holders: Set<Int>
  /// The variables of the views' layers, by the layers' indices.
  private let variables: [Int: String]
  /// Whether some layer is a view.
  let holdsViews: Bool
  /// The containers for layers of glass that are drawn together.
  let containers: [GlassContainer]
  /// The axes that no system sets. Each is a property of the class, whether or not a value in a style file depends on it, as one in code
  /// may.
  let axes: [(member: String, type: String, mode: String, stored: String)]
  let styleMember: String

  init(
    _ plan: ComponentPlan, in sheet: ResolvedSheet, _ framework: ViewFramework, _ modeNames: SwiftModeNames,
    _ options: EmitOptions
  ) {
    self.framework = framework
    self.options = options
    var plan = plan
    plan.textLookUp = "StyleStrings.text"
    self.plan = plan
    self.sheet = sheet
    // An underscore begins all that the class keeps for itself: no name of a framework's or of a style file does.
    var storage = Names(reserved: ["_rootLayer", "_cellContent", "_effectContent"])
    let base = plan.component.base
    styleMember = framework.styleMember(of: base)
    layers = plan.component.layers.enumerated().compactMap { index, layer in
      guard index > 0, !plan.loops.leavesOut(index),
        framework.draws(layer, of: base) || framework == .uikit && layer.isSubtitle
      else {
        return nil
      }
      if layer.isSubtitle, !plan.showsSubtitle || framework == .uikit && options.configures(base) {
        return nil
      }
      if let nested = plan.nested[index], !framework.has(nested.component.base) { return nil }
      let isRepeated = plan.loops.loop(ofLayer: index) != nil
      let suffix = layer.kind.isComponent ? "+view" : isRepeated ? "+layers" : "+layer"
      let name = storage.claim("_" + swiftIdentifier(layer.name + suffix))
      return (index, layer, isRepeated ? "\(name)[\(CopyLoop.index)]" : name)
    }
    holdsViews = layers.contains { $0.layer.kind.isView }
    holders = plan.component.layersOfViews
    variables = Dictionary(uniqueKeysWithValues: layers.map { ($0.index, $0.name) })
    containers = ViewClass.glassRuns(plan, holders).map { run in
      let name = storage.claim("_" + swiftIdentifier(plan.component.layers[run[0]].name + "+container"))
      return GlassContainer(name: name, layers: run)
    }
    var names = Names(
      reserved: namesInGeneratedTypes.union(plan.slots.map(\.name))
        .union(plan.component.ownStates.map { stateMember($0.name) }),
      inheriting: plan.component.base)
    axes = sheet.modes.ownAxes.map {
      (
        names.claim(modeNames.axes[$0].member, suffix: "Mode"), modeNames.axes[$0].type,
        modeNames.axes[$0].member, storage.claim("_" + swiftIdentifier(sheet.modes.axes[$0].name + "+mode"))
      )
    }
  }

  func write(_ writer: inout SwiftWriter) {
    writer.documentation(plan.component.summary ?? "Shows the styles of `\(plan.styleName)`.")
    writer.deprecation(plan.component.deprecated)
    writer.line("@IBDesignable")
    let parents = [framework.className(of: plan.component.base)] + traitNames
    writer.block("\(options.access.open)class \(plan.typeName): \(parents.joined(separator: ", "))") {
      writer in
      writeStored(&writer)
      writeInspectable(&writer)
      writeInitializers(&writer)
      writeSetUp(&writer)
      writeDeferring(&writer)
      writeShowStyle(&writer)
      writeMotion(&writer)
      writeLayout(&writer)
      writeEvents(&writer)
    }
    writeConformances(&writer)
  }

  /// The variable of a layer, or of the view's own.
  func variable(ofLayer index: Int) -> String {
    variables[index] ?? framework.rootLayer
  }

  /// The property that holds the style.

  /// The row of the base class: how the frameworks show it.
  var shown: ShownClass { plan.component.base.shown }

  /// The designated initializer of the base class.
  var initializer: ShownClass.Initializer {
    framework == .uikit ? shown.uikit.initializer : ShownClass.Initializer()
  }

  func hasVariable(_ layer: Int) -> Bool { variables[layer] != nil }

  /// The variable of the view for a layer that is a material or contains other views.
  func holderVariable(_ index: Int) -> String {
    variable(ofLayer: index) + "Holder"
  }

  /// The view that a layer is of; nil for a layer alone.
  func view(ofLayer index: Int) -> String? {
    if plan.component.layers[index].kind.isComponent { return variable(ofLayer: index) }
    return holders.contains(index) ? holderVariable(index) : nil
  }

  /// The protocols of the component's traits.
  private var traitNames: [String] {
    plan.component.traits.map { TraitProtocol(trait: sheet.traits[$0]).name }
  }

  private func writeStored(_ writer: inout SwiftWriter) {
    writer.documentation("The style that the view shows. The properties below read and set its values.")
    writer.block("\(options.access.open)var \(styleMember): \(plan.styleName) = \(plan.styleName)()") {
      let call = defersStyle ? "_setNeedsStyle()" : showsChangedStyle
      let states = plan.component.transition == nil ? [] : plan.component.ownStates.compactMap(plan.slot)
      if states.isEmpty || defersStyle {
        $0.line("didSet { if \(styleMember) != oldValue { \(call) } }")
      } else {
        let isSame = states.map { "\(styleMember).\($0.storage) == oldValue.\($0.storage)" }
        $0.block("didSet") { writer in
          writer.line("if \(styleMember) == oldValue { return }")
          writer.branch(ifAll: isSame, then: ["return \(call)"])
          writer.line(showsState)
        }
      }
    }
    for axis in axes {
      writer.line()
      writer.documentation(
        "The mode of this view. Unless it is set, it is \(framework.inheritance)."
      )
      writer.block("\(options.access.open)var \(axis.member): StyleModes.\(axis.type)") { writer in
        writer.line(
          "get { \(axis.stored) ?? \(modesAround()).\(axis.mode) }")
        writer.block("set") { writer in
          writer.line("if newValue == \(axis.stored) { return }")
          writer.line("\(axis.stored) = newValue")
          writer.line("_showStyle()")
        }
      }
      writer.line("private var \(axis.stored): StyleModes.\(axis.type)?")
    }
    // In AppKit every view has it.
    if plan.usesTokens, framework == .uikit {
      writer.line()
      writer.documentation(
        "The app's values of tokens for this view. If nil, those of the view's traits apply.")
      writer.block("\(options.access.open)var styleTokens: StyleTokens?") {
        $0.line("didSet { if styleTokens != oldValue { _showStyle() } }")
      }
    }
    if takesStateOfHolder { writeStateOfHolder(&writer) }
    for state in plan.component.ownStates {
      let member = stateMember(state.name)
      let head = "@IBInspectable \(options.access.open)var \(member): Bool"
      writer.line()
      writer.documentation("Whether the view is in the state `\(state.name)`.")
      if let slot = plan.slot(of: state) {
        writer.block(head) { writer in
          writer.line("get { \(styleMember).\(slot.storage) }")
          writer.line("set { \(styleMember).\(slot.storage) = newValue }")
        }
      } else {
        writer.block(head + " = false") { writeChange(of: member, asks: asksStyle(for: state), &$0) }
      }
    }
    writer.line()
    for (index, layer, name) in layers {
      let type =
        plan.hasAngle(ofLayer: index)
        ? "StyleGradientLayer"
        : plan.placesText(ofLayer: index)
          ? "StyleTextLayer" : layer.kind.className ?? plan.nested[index]?.typeName ?? "CALayer"
      if holders.contains(index) {
        let view = holderVariable(index)
        let holder = layer.kind == .material ? "StyleMaterialView" : "StyleLayerView<\(type)>"
        writer.line("private let \(view) = \(holder)()")
        writer.line("private var \(name): \(type) { \(view).shownLayer }")
      } else if let loop = plan.loops.loop(ofLayer: index) {
        writer.line("private let \(copies(ofLayer: index)) = (0..<\(loop.count)).map { _ in \(type)() }")
      } else {
        writer.line("private let \(name) = \(type)(\(argumentsOfView(inLayer: index)))")
      }
    }
    writeOperatedViews(&writer)
    writeContainers(&writer)
    writeContentView(&writer)
    writer.documentation("The look on screen, and its modes; nil before the first one.")
    writer.line("private var _shown: (look: \(plan.styleName), modes: StyleModes)?")
    writeWaitingValues(&writer)
    if tellsSize {
      writer.documentation("The size that Auto Layout was last told of.")
      writer.line("private var _knownSize: CGSize?")
    }
    if tellsHolder {
      writer.documentation(
        "Called with another size, by which the view that holds this one in a layer lays out its layers.")
      writer.line("\(plan.sharedAccess)var _tellHolder: (@MainActor () -> Void)?")
    }
    writeStoredEntries(&writer)
    if defersStyle { writer.line("private var _needsStyle = false") }
    writeStoredEvents(&writer)
  }

  /// The arguments of the initializer for a component's view in a layer; a class whose initializer takes no frame may have none without
  /// arguments.
  private func argumentsOfView(inLayer index: Int) -> String {
    guard framework == .uikit, let held = plan.nested[index]?.component.base else { return "" }
    let initializer = held.shown.uikit.initializer
    return initializer.parameters == ShownClass.Initializer().parameters ? "" : initializer.ofPreview
  }

  /// Writes `prepareForInterfaceBuilder()`: `NSObject` declares the method, which belongs to no actor, and not for visionOS, where
  /// Interface Builder draws nothing.
  private func writeInterfaceBuilder(_ writer: inout SwiftWriter) {
    writer.line()
    if framework == .uikit { writer.line("#if !os(visionOS)") }
    let lines = """
      nonisolated \(options.access.open)override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        MainActor.assumeIsolated { _showStyle() }
      }
      """
    framework == .uikit ? writer.nested { $0.lines(lines) } : writer.lines(lines)
    if framework == .uikit { writer.line("#endif") }
  }

  private func writeInitializers(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("\(options.access.prefix)override init(\(initializer.parameters))") { writer in
      writer.line("super.init(\(initializer.arguments))")
      if followsTint { writer.line("_titleColor = titleColor(for: .normal)") }
      if framework == .appkit { shown.appkit.initialize(self, &writer) }
      writer.line("_setUp()")
    }
    writer.line()
    let mayFail = framework == .appkit || initializer.mayFailInStoryboards
    writer.lines(
      """
      \(options.access.prefix)required init\(mayFail ? "?" : "")(coder: NSCoder) {
        super.init(coder: coder)
        _setUp()
      }
      """)
    writeInterfaceBuilder(&writer)
    writer.line()
    writer.documentation("Applies all values of a style.")
    writer.block("\(options.access.open)func apply(_ style: \(plan.styleName))") { writer in
      for (_, _, variable) in pictures { writer.line("\(variable) = nil") }
      writer.line("self.\(styleMember) = style")
      for slot in plan.slots {
        guard case .property(let index) = slot.target, !plan.component.properties[index].isOfLook,
          let line = framework.assignment(
            of: slot, of: plan.component.properties[index], plan.component.base)
        else { continue }
        writer.line(line)
      }
    }
  }
}

extension Component {
  /// The materials, and the layers below the root around materials or components. A layer in a mask is in no view.
  fileprivate var layersOfViews: Set<Int> {
    var holders: Set<Int> = []
    for (index, layer) in layers.enumerated() where layer.kind.isView && !layer.isMask {
      var ancestors: [Int] = []
      var next = layer.parent
      while let current = next, current > 0 {
        ancestors.append(current)
        next = layers[current].parent
      }
      if ancestors.contains(where: { layers[$0].isMask }) { continue }
      if layer.kind == .material {
        holders.insert(index)
        holders.formUnion(ancestors.filter { !layers[$0].kind.isComponent })
      } else if !ancestors.contains(where: { layers[$0].kind.isComponent }) {
        holders.formUnion(ancestors)
      }
    }
    return holders
  }
}

extension LayerKind {
  /// The class of a layer of the kind; nil for a component.
  fileprivate var className: String? {
    switch self {
    case .rectangle, .stack, .material: "CALayer"
    case .image: "StyleImageLayer"
    case .gradient: "CAGradientLayer"
    case .shape: "CAShapeLayer"
    case .text: "CATextLayer"
    case .component: nil
    }
  }
}
