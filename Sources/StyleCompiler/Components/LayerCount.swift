import StyleModel
import StyleSource

/// How many layers a component has, those of the components in it included: a picture draws each of them, and what lies below a
/// material once more.
struct LayerCount {
  var layers: Int
  var materials: Int
  /// How many components are held, one in the other.
  var nesting: Int

  /// The most that a component may have.
  static let most = LayerCount(layers: 10_000, materials: 32, nesting: 32)

  /// Of layers without the components that they hold.
  init(_ layers: some Collection<Layer>) {
    self.init(layers: layers.count, materials: layers.count { $0.kind == .material }, nesting: 0)
  }

  /// Of one layer of a kind, with the component that it holds.
  init(_ kind: LayerKind, in known: [CheckedComponent]) {
    self.init(layers: 1, materials: kind == .material ? 1 : 0, nesting: 0)
    if case .component(let index) = kind {
      self = self + known[index].layerCount
      nesting += 1
    }
  }

  private init(layers: Int, materials: Int, nesting: Int) {
    self.layers = layers
    self.materials = materials
    self.nesting = nesting
  }

  static func + (left: LayerCount, right: LayerCount) -> LayerCount {
    LayerCount(
      layers: left.layers + right.layers, materials: left.materials + right.materials,
      nesting: max(left.nesting, right.nesting))
  }

  /// Of so many of them beside each other.
  static func * (left: LayerCount, copies: Int) -> LayerCount {
    LayerCount(
      layers: left.layers * copies, materials: left.materials * copies, nesting: left.nesting)
  }

  /// Of what is counted; what is taken away may be the deepest or not.
  static func - (left: LayerCount, right: LayerCount) -> LayerCount {
    LayerCount(
      layers: left.layers - right.layers, materials: left.materials - right.materials, nesting: left.nesting)
  }

  /// What is wrong with so many, if they are too many.
  func excess(at span: Span) -> Diagnostic? {
    if layers > LayerCount.most.layers { return .tooMany("layers", LayerCount.most.layers, at: span) }
    if materials > LayerCount.most.materials {
      return .tooMany("materials", LayerCount.most.materials, at: span)
    }
    if nesting > LayerCount.most.nesting { return .nestedTooDeep(at: span) }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func tooMany(_ what: String, _ most: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .tooLarge, "this makes the component exceed \(most) \(what)", at: span,
      notes: ["components in its layers count too"])
  }

  fileprivate static func nestedTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooLarge, "components are held in each other more than \(LayerCount.most.nesting) levels deep here",
      at: span, notes: ["hold one of the inner components directly"])
  }
}
