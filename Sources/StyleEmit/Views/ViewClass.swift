import StyleModel

/// Writes the class of one component.
struct ViewClass {
  let framework: ViewFramework
  let plan: ComponentPlan
  let sheet: ResolvedSheet
  let options: EmitOptions
  /// The layers that the class makes, each with the name of its variable.
  let layers: [(index: Int, layer: Layer, name: String)]
  /// The variables of these layers, by their indices.
  private let variables: [Int: String]
  /// The axes beside appearance and contrast in which the look differs; each is a property of the class.
  let axes: [(member: String, type: String, mode: String)]

  init(
    _ plan: ComponentPlan, in sheet: ResolvedSheet, _ framework: ViewFramework,
    _ options: EmitOptions = EmitOptions()
  ) {
    self.framework = framework
    self.options = options
    var plan = plan
    plan.localizesTexts = true
    self.plan = plan
    self.sheet = sheet
    // An underscore begins all that the class keeps for itself: no name of a framework's or of a style file does.
    var storage = Names(reserved: ["_rootLayer"])
    layers = plan.component.layers.enumerated().compactMap { index, layer in
      guard index > 0, framework.draws(layer) else { return nil }
      return (
        index, layer,
        storage.claim("_" + swiftIdentifier(layer.name + (layer.kind.isComponent ? "+view" : "+layer")))
      )
    }
    variables = Dictionary(uniqueKeysWithValues: layers.map { ($0.index, $0.name) })
    let modeNames = ModeNames(sheet.modes)
    var names = Names(
      reserved: namesInGeneratedTypes.union(plan.slots.map(\.name)), inheriting: plan.component.base)
    axes = plan.ownAxes(in: sheet.modes).map {
      (
        names.claim(modeNames.axes[$0].member, suffix: "Mode"), modeNames.axes[$0].type,
        modeNames.axes[$0].member
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

  /// The protocols of the component's traits.
  private var traitNames: [String] {
    plan.component.traits.map { TraitProtocol(trait: sheet.traits[$0]).name }
  }

  private func writeStored(_ writer: inout SwiftWriter) {
    writer.documentation("Every value of the look. The properties below read and set parts of it.")
    writer.block("\(options.access.open)var style: \(plan.styleName) = \(plan.styleName)()") {
      $0.line("didSet { _showStyle() }")
    }
    for axis in axes {
      writer.line()
      writer.documentation("The mode on an axis that no system tells of.")
      writer.block(
        "\(options.access.open)var \(axis.member): StyleModes.\(axis.type) = StyleModes().\(axis.mode)"
      ) {
        $0.line("didSet { _showStyle() }")
      }
    }
    writer.line()
    for (index, layer, name) in layers {
      let type = layer.kind.className ?? plan.nested[index]?.typeName ?? "CALayer"
      writer.line("private let \(name) = \(type)()")
    }
    writer.documentation("What the view shows at present; nil until it shows anything.")
    writer.line("private var _shown: (look: \(plan.styleName), modes: StyleModes)?")
    writeStoredEvents(&writer)
  }

  private func writeInitializers(_ writer: inout SwiftWriter) {
    writer.line()
    let isTableViewCell = framework == .uikit && plan.component.base == .tableViewCell
    let parameters = isTableViewCell ? "style: CellStyle, reuseIdentifier: String?" : "frame: CGRect"
    writer.block("\(options.access.prefix)override init(\(parameters))") { writer in
      let arguments = isTableViewCell ? "style: style, reuseIdentifier: reuseIdentifier" : "frame: frame"
      writer.line("super.init(\(arguments))")
      if followsTint { writer.line("_titleColor = titleColor(for: .normal)") }
      writer.line("_setUp()")
    }
    writer.line()
    writer.lines(
      """
      \(options.access.prefix)required init?(coder: NSCoder) {
        super.init(coder: coder)
        _setUp()
      }

      \(options.access.open)override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        _showStyle()
      }
      """)
    writer.line()
    writer.documentation("Takes on all values of a style.")
    writer.block("\(options.access.open)func apply(_ style: \(plan.styleName))") { writer in
      for (_, _, variable) in pictures { writer.line("\(variable) = nil") }
      writer.line("self.style = style")
      for slot in plan.slots where !plan.isOfLook(slot) {
        writer.line(framework.assignment(of: slot, of: plan.component.base))
      }
    }
  }
}

extension LayerKind {
  /// nil for a component.
  fileprivate var className: String? {
    switch self {
    case .rectangle, .image: "CALayer"
    case .gradient: "CAGradientLayer"
    case .shape: "CAShapeLayer"
    case .text: "CATextLayer"
    case .component: nil
    }
  }
}

extension ComponentPlan {
  func isOfLook(_ slot: Slot) -> Bool {
    if case .property(let index) = slot.target { component.properties[index].isOfLook } else { true }
  }
}
