/// All that the language knows of a property of a layer. `LayerProperty.row` has one for each.
struct LayerPropertyRow: Sendable {
  /// The layers that have the property.
  var owner: Owner
  var type: ValueType
  /// Apple's default, but for what this language must choose (`contents` fill their layer).
  var standard: Value
  /// Whether the property may be null, as the colours of a `CALayer` may.
  var isOptional = false
  /// The numbers that the property may hold.
  var bounds: NumberBounds?
  /// What its numbers count.
  var unit: ValueUnit
  /// Whether the property is a part of a whole, of which `50%` is half.
  var takesPercentages = false
  var motion = Motion.none
  /// The property without which this one shows nothing.
  var needs: LayerProperty?
  /// The paths that are drawn with the property; empty for one that isn't about the path of a shape.
  var paths: [Path] = []

  enum Owner: Sendable {
    /// Every layer.
    case all
    case gradient, shape, text, stack, image, material
    /// Layers with a tint.
    case imageOrMaterial
    /// Layers in a stack, whatever their kind.
    case stacked

    /// Whether all layers of a kind have the property.
    func includes(_ kind: LayerKind) -> Bool {
      switch kind {
      case .rectangle, .component: self == .all
      case .gradient: self == .all || self == .gradient
      case .shape: self == .all || self == .shape
      case .text: self == .all || self == .text
      case .stack: self == .all || self == .stack
      case .image: self == .all || self == .image || self == .imageOrMaterial
      case .material: self == .all || self == .material || self == .imageOrMaterial
      }
    }
  }

  /// The way in which Core Animation interpolates two values (Core Animation Programming Guide, “Animatable Properties”).
  enum Motion: Sendable {
    /// There is nothing between two values.
    case none
    /// Something changes gradually where it is.
    case changing
    /// Something changes its place, which Reduce Motion stops.
    case moving
    /// Something changes gradually between two looks, but Core Animation has no property of this name that an animation could move.
    case turning
  }

  init(
    _ owner: Owner, _ type: ValueType, _ standard: Value, optional isOptional: Bool = false,
    in bounds: NumberBounds? = nil, unit: ValueUnit? = nil, percentages takesPercentages: Bool = false,
    _ motion: Motion = .none, needs: LayerProperty? = nil, paths: [Path] = []
  ) {
    self.owner = owner
    self.type = type
    self.standard = standard
    self.isOptional = isOptional
    self.bounds = bounds
    self.unit = unit ?? type.usualUnit(in: bounds)
    self.takesPercentages = takesPercentages
    self.motion = motion
    self.needs = needs
    self.paths = paths
  }
}

extension NumberBounds {
  static let positive = NumberBounds(min: 0)
  /// The numbers of a part of a whole.
  static let part = NumberBounds(min: 0, max: 1)
  /// The least factor by which a text shrinks. UIKit's 0 means that it doesn't shrink, and SwiftUI's that it may vanish.
  static let scaleOfText = NumberBounds(min: 0.1, max: 1)
}
