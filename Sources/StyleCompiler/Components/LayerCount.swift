import StyleModel
import StyleSource

/// The number of layers of a component, with those of the components in it: a picture draws each of them, and those below a material once
/// more.
struct LayerCount {
  var layers: Int
  var materials: Int
  /// How deep components are nested in the layers.
  var nesting: Int

  /// The most that a component may have.
  static let most = LayerCount(layers: 10_000, materials: 32, nesting: 32)

  /// Counts layers, without the components in them.
  init(_ layers: some Collection<Layer>) {
    self.init(layers: layers.count, materials: layers.count { $0.kind == .material }, nesting: 0)
  }

  /// Counts one layer of a kind, with the component in it.
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

  /// The count of several copies beside each other.
  static func * (left: LayerCount, copies: Int) -> LayerCount {
    LayerCount(
      layers: left.layers * copies, materials: left.materials * copies, nesting: left.nesting)
  }

  /// The count of the remaining layers. The nesting stays, since the deepest layer may remain.
  static func - (left: LayerCount, right: LayerCount) -> LayerCount {
    LayerCount(
      layers: left.layers - right.layers, materials: left.materials - right.materials, nesting: left.nesting)
  }

  /// The diagnostic for too many layers; nil where they aren't.
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
