import StyleModel
import StyleSource

// What a value is, byte by byte: a number for its kind, then its parts. Where it came from and where it is written is no
// part of it.

extension Fingerprint {
  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
  mutating func add(_ number: Double) { add(number.bitPattern) }
  mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

  /// Adds the number of elements, then each of them.
  mutating func add<Element>(all elements: [Element], _ add: (inout Fingerprint, Element) -> Void) {
    self.add(elements.count)
    for element in elements { add(&self, element) }
  }

  /// Adds whether there is a value, then the value.
  mutating func add<Wrapped>(ifAny value: Wrapped?, _ add: (inout Fingerprint, Wrapped) -> Void) {
    self.add(value != nil)
    if let value { add(&self, value) }
  }

  mutating func add(_ value: ModedValue) {
    add(value.value)
    add(all: value.cases) {
      $0.add($1.modes.rawValue)
      $0.add($1.value)
    }
  }

  mutating func add(_ value: Value) {
    switch value {
    case .null: add(0)
    case .invalid: add(1)
    case .bool(let flag):
      add(2)
      add(flag)
    case .integer(let integer):
      add(3)
      add(integer.isNegative)
      add(integer.magnitude)
    case .number(let number):
      add(4)
      add(number)
    case .string(let text): add(5, text)
    case .localizedString(let text): add(6, text)
    case .choice(let word): add(7, word)
    case .point(let point): add(8, point.x, point.y)
    case .size(let size): add(9, size.width, size.height)
    case .rect(let rect): add(10, rect.x, rect.y, rect.width, rect.height)
    case .range(let range):
      add(11)
      add(range.location)
      add(range.length)
    case .color(let color):
      add(12)
      add(color)
    case .image(let source):
      add(13)
      add(source)
    case .gradientStops(let stops):
      add(14)
      add(all: stops) { for part in $1.parts { $0.add(bare: part) } }
    case .shadow(let shadow):
      add(15)
      for part in shadow.parts { add(part) }
    case .shadows(let shadows):
      add(25)
      add(all: shadows) { for part in $1.parts { $0.add(part) } }
    case .outline(let outline):
      add(24)
      for part in outline.parts { add(part) }
    case .font(let font):
      add(16)
      for part in font.parts { add(part) }
    case .edgeInsets(let insets): add(17, insets.top, insets.left, insets.bottom, insets.right)
    case .animation(let animation):
      add(18)
      add(animation)
    case .corners(let corners):
      add(19)
      add(Int(corners.rawValue))
    case .transform(let transform):
      add(
        20, transform.scale.width, transform.scale.height, transform.rotation, transform.translation.x,
        transform.translation.y, transform.relativeTranslation.x, transform.relativeTranslation.y)
    case .path(let path):
      add(21)
      add(path)
    case .numbers(let numbers):
      add(22)
      add(all: numbers) { $0.add($1) }
    case .strings(let texts):
      add(26)
      add(all: texts) { $0.add($1) }
    }
  }

  mutating func add(_ animation: Animation) { for part in animation.parts { add(bare: part) } }

  /// A part without the number of its kind, which is the same in all values.
  private mutating func add(bare part: Value) {
    switch part {
    case .number(let number): add(number)
    case .color(let color): add(color)
    case .choice(let word): add(word)
    case .null, .invalid, .bool, .integer, .string, .localizedString, .point, .size, .rect, .range, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path, .numbers, .strings:
      add(part)
    }
  }

  private mutating func add(_ kind: Int, _ text: String) {
    add(kind)
    add(text)
  }

  private mutating func add(_ kind: Int, _ numbers: Double...) {
    add(kind)
    for number in numbers { add(number) }
  }

  private mutating func add(_ color: Color) {
    add(color.space.rawValue)
    for index in 0..<3 { add(color.components[index]) }
    add(color.alpha)
    add(Int(color.missing.rawValue))
    add(ifAny: color.system) { $0.add($1.rawValue) }
  }

  private mutating func add(_ source: ImageSource) {
    switch source {
    case .asset(let name): add(0, name)
    case .system(let name): add(1, name)
    case .color(let color):
      add(2)
      add(color)
    }
  }

  private mutating func add(_ path: Path) {
    switch path {
    case .rectangle: add(0)
    case .roundedRectangle: add(1)
    case .ellipse: add(2)
    case .star: add(3)
    case .polygon: add(4)
    case .svg(let path):
      add(5, path.data)
      add(ifAny: path.viewBox) { $0.add(0, $1.x, $1.y, $1.width, $1.height) }
      add(path.preserveAspectRatio.rawValue)
    case .arc: add(6)
    case .sector: add(7)
    case .ring: add(8)
    case .bubble: add(9)
    }
  }
}
