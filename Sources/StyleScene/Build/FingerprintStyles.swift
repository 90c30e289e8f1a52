import StyleModel
import StyleSource

extension ResolvedSheet {
  /// A fingerprint of all that a component's looks follow from, those of the components that its layers hold too: where it is the same, so
  /// are the pictures of every style with the same settings.
  package func fingerprint(ofComponent index: Int, isRightToLeft: Bool = false) -> Fingerprint {
    let component = components[index]
    var result = Fingerprint()
    result.add(all: modes.axes) {
      $0.add($1.name)
      $0.add(all: $1.values) { $0.add($1.name) }
    }
    result.add(component.name)
    result.add(component.base.rawValue)
    result.add(all: component.properties) { $0.add($1) }
    result.add(all: component.layers) { result, layer in
      result.add(layer)
      if case .component(let held) = layer.kind {
        result.add(fingerprint(ofComponent: held))
        result.add(all: layer.picks) { $0.add($1) }
        result.add(all: components[held].settings(picking: layer.picks)) { $0.add($1) }
      }
    }
    result.add(all: component.settings) {
      $0.add($1.target)
      $0.add(Int($1.state.rawValue))
      $0.add(Int($1.rank))
      $0.add($1.modes.rawValue)
      $0.add($1.value)
    }
    result.add(ifAny: component.transition) { $0.add($1) }
    result.add(all: component.animations) { $0.add($1) }
    result.add(component.preview)
    if let images = images.library(of: component.span.file) { result.add(images.fingerprint) }
    if let fonts = fonts.fingerprint { result.add(fonts) }
    if isRightToLeft { result.add("right to left") }
    return result
  }

  /// A fingerprint of all that a style's looks follow from, on top of that of its component.
  package func fingerprint(ofStyle index: Int, component: Fingerprint) -> Fingerprint {
    let style = styles[index]
    var result = component
    result.add(style.name)
    result.add(all: style.settings) { $0.add($1) }
    result.add(style.preview)
    if let images = images.library(of: style.span.file) { result.add(images.fingerprint) }
    return result
  }

  /// A fingerprint of all that the looks of a component with values of its axes follow from, on top of that of the component.
  func fingerprint(ofPicks picks: [Int], of index: Int, component: Fingerprint) -> Fingerprint {
    var result = component
    result.add(components[index].description(ofPicks: picks))
    result.add(all: components[index].settings(picking: picks)) { $0.add($1) }
    return result
  }
}

extension Fingerprint {
  fileprivate mutating func add(_ setting: Style.Setting) {
    add(setting.target)
    add(Int(setting.state.rawValue))
    add(Int(setting.rank))
    add(setting.modes.rawValue)
    add(setting.value)
  }

  fileprivate mutating func add(_ preview: PreviewSpec) {
    add(preview.size.width)
    add(preview.size.height)
    add(preview.fitsWidth)
    add(preview.fitsHeight)
    add(ifAny: preview.title) { $0.add($1) }
  }

  fileprivate mutating func add(_ property: Property) {
    add(property.name)
    add(property.defaultValue)
    add(all: property.sets) {
      $0.add($1.property)
      $0.add($1.value)
    }
    add(ifAny: property.driven) { $0.add($1) }
  }

  fileprivate mutating func add(_ layer: Layer) {
    add(layer.name)
    switch layer.kind {
    case .rectangle: add(0)
    case .gradient: add(1)
    case .shape: add(2)
    case .text: add(3)
    case .image: add(4)
    case .stack: add(6)
    case .material: add(7)
    case .component: add(5)
    }
    add(ifAny: layer.parent) { $0.add($1) }
    add(layer.isMask)
    add(ifAny: layer.owner.base) { $0.add($1.rawValue) }
    switch layer.frame {
    case .bounds: add(0)
    case .inset(let inset):
      add(1)
      add(inset)
    case .rectangle(let x, let y, let width, let height, let turns):
      add(2)
      for length in [x, y, width, height] { add(length) }
      add(turns)
    case .buttonContent(let operands):
      add(3)
      add(all: operands) { $0.add($1) }
    case .part(let part, let operands):
      add(4)
      add(part.rawValue)
      add(all: operands) { $0.add($1) }
    case .stacked(let width, let height):
      add(5)
      for term in [width, height] { add(ifAny: term) { $0.add($1) } }
    }
    add(all: layer.settings) {
      $0.add($1.key)
      $0.add($1.value)
    }
  }

  private mutating func add(_ length: LayerLength) {
    for term in [length.points, length.fraction] { add(term) }
    add(all: length.choices) { fingerprint, choice in
      fingerprint.add(choice.isLeast)
      fingerprint.add(choice.factor)
      fingerprint.add(all: choice.lengths) { $0.add($1) }
    }
  }

  private mutating func add(_ term: LayerLength.Term) {
    switch term {
    case .number(let number):
      add(0)
      add(number)
    case .expression(let expression):
      add(1)
      add(expression)
    }
  }

  fileprivate mutating func add(_ target: Target) {
    switch target {
    case .property(let index):
      add(0)
      add(index)
    case .layer(let index, let key):
      add(1)
      add(index)
      add(key)
    }
  }

  private mutating func add(_ key: LayerKey) {
    switch key {
    case .layer(let property):
      add(0)
      add(property)
    case .property(let index):
      add(1)
      add(index)
    }
  }

  private mutating func add(_ property: LayerProperty) { add(Int(property.rawValue)) }

  fileprivate mutating func add(_ animation: LayerAnimation) {
    add(animation.name)
    add(animation.layer)
    add(animation.property)
    add(all: animation.keyframes) { $0.add($1) }
    add(animation.timing)
    add(ifAny: animation.drivenTiming) { $0.add($1) }
    add(animation.autoreverses)
    add(animation.repeatCount)
    add(ifAny: animation.state) { $0.add(Int($1.rawValue)) }
    add(animation.reduceMotion.rawValue)
  }

  private mutating func add(_ keyframe: LayerAnimation.Keyframe) {
    add(ifAny: keyframe.value) { $0.add($1) }
    add(keyframe.keyTime)
    add(ifAny: keyframe.curve) { $0.add($1.rawValue) }
  }

  fileprivate mutating func add(_ expression: Expression) {
    switch expression {
    case .constant(let value):
      add(0)
      add(value)
    case .property(let index):
      add(1)
      add(index)
    case .call(let function, let operands):
      add(2)
      add(function)
      add(all: operands) { $0.add($1) }
    }
  }

  private mutating func add(_ function: Function) {
    switch function {
    case .add: add(0)
    case .subtract: add(1)
    case .multiply: add(2)
    case .divide: add(3)
    case .negate: add(4)
    case .min: add(5)
    case .max: add(6)
    case .clamp: add(7)
    case .round(let rounding):
      add(22)
      add(rounding.rawValue)
    case .withAlpha: add(8)
    case .lighten: add(9)
    case .darken: add(10)
    case .mix(let space):
      add(11)
      add(space.rawValue)
    case .color(let space):
      add(40)
      add(space.rawValue)
    case .imageOfColor: add(12)
    case .highlightedImage: add(13)
    case .gradientStops(let locations):
      add(14)
      add(all: locations) { $0.add(ifAny: $1) { $0.add($1) } }
    case .shadowPart(let part):
      add(15)
      add("\(part)")
    case .firstNonNull: add(16)
    case .choose(let words):
      add(17)
      add(all: words) { $0.add($1) }
    case .hasText: add(18)
    case .element: add(29)
    case .count: add(31)
    case .sameText: add(32)
    case .isNull: add(23)
    case .copyIndex: add(30)
    case .compare(let comparison):
      add(24)
      add(comparison.rawValue)
    case .formatted(let format):
      add(25)
      switch format {
      case .number: add(0)
      case .decimal(let digits):
        add(1)
        add(digits)
      case .percent(let digits):
        add(2)
        add(digits)
      }
    case .joined(let literals):
      add(26)
      add(all: literals) { $0.add($1) }
    case .localized(let literals, let areCounts):
      add(27)
      add(all: literals) { $0.add($1) }
      add(all: areCounts) { $0.add($1) }
    case .boxShadow: add(20)
    case .boxShadows: add(21)
    case .compound(let compound):
      add(19)
      add(Int(compound.rawValue))
    }
  }
}

extension Owner {
  fileprivate var base: BaseClass? { if case .base(let base) = self { base } else { nil } }
}
