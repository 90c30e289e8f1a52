#if LIVE_UPDATES
  /// Reads the values in a line of an inspector, one word after the other. Anything that isn't as it should be gives nil.
  nonisolated struct StyleUpdateReader {
    private var words: ArraySlice<Substring>

    init(_ words: ArraySlice<Substring>) { self.words = words }

    var isAtEnd: Bool { words.isEmpty }

    mutating func word() -> Substring? { words.popFirst() }

    /// How many elements follow, each of which takes a word at least.
    mutating func count() -> Int? {
      guard let count = word().flatMap({ Int($0) }), 0...words.count ~= count else { return nil }
      return count
    }

    mutating func number() -> Double? {
      guard let number = word().flatMap({ Double($0) }), number.isFinite else { return nil }
      return number
    }

    mutating func bits() -> UInt64? { word().flatMap { UInt64($0) } }

    /// A text begins with an apostrophe; what isn't a letter or a digit in it may be percent-encoded.
    mutating func text() -> String? {
      guard let word = word(), word.utf8.first == UInt8(ascii: "'") else { return nil }
      var bytes: [UInt8] = []
      var rest = word.utf8.dropFirst()
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%") else {
          bytes.append(byte)
          continue
        }
        guard rest.count >= 2,
          let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    mutating func list<Element>(_ read: (inout StyleUpdateReader) -> Element?) -> [Element]? {
      guard let count = count() else { return nil }
      var list: [Element] = []
      for _ in 0..<count {
        guard let element = read(&self) else { return nil }
        list.append(element)
      }
      return list
    }
  }

  /// A type of values that an inspector sends.
  nonisolated protocol StyleUpdateValue: Hashable, Sendable {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> Self?
  }

  nonisolated extension Optional: StyleUpdateValue where Wrapped: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> Wrapped?? {
      switch reader.word() {
      case "-": return .some(nil)
      case "+": return Wrapped._styleRead(&reader).map { .some($0) }
      default: return nil
      }
    }
  }

  nonisolated extension Array: StyleUpdateValue where Element: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> [Element]? {
      reader.list { Element._styleRead(&$0) }
    }
  }

  nonisolated extension Bool: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> Bool? {
      switch reader.word() {
      case "1": true
      case "0": false
      default: nil
      }
    }
  }

  nonisolated extension Double: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> Double? { reader.number() }
  }

  nonisolated extension Float: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> Float? {
      guard let number = reader.word().flatMap({ Float($0) }), number.isFinite else { return nil }
      return number
    }
  }

  nonisolated extension StyleUpdateValue where Self: FixedWidthInteger {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> Self? {
      reader.word().flatMap { Self($0) }
    }
  }

  nonisolated extension Int: StyleUpdateValue {}
  nonisolated extension Int8: StyleUpdateValue {}
  nonisolated extension Int16: StyleUpdateValue {}
  nonisolated extension Int32: StyleUpdateValue {}
  nonisolated extension Int64: StyleUpdateValue {}
  nonisolated extension UInt: StyleUpdateValue {}
  nonisolated extension UInt8: StyleUpdateValue {}
  nonisolated extension UInt16: StyleUpdateValue {}
  nonisolated extension UInt32: StyleUpdateValue {}
  nonisolated extension UInt64: StyleUpdateValue {}

  nonisolated extension String: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> String? { reader.text() }
  }

  nonisolated extension StylePoint: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StylePoint? {
      guard let x = reader.number(), let y = reader.number() else { return nil }
      return StylePoint(x: x, y: y)
    }
  }

  nonisolated extension StyleSize: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleSize? {
      guard let width = reader.number(), let height = reader.number() else { return nil }
      return StyleSize(width: width, height: height)
    }
  }

  nonisolated extension StyleRect: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleRect? {
      guard let x = reader.number(), let y = reader.number(), let width = reader.number(),
        let height = reader.number()
      else { return nil }
      return StyleRect(x: x, y: y, width: width, height: height)
    }
  }

  nonisolated extension StyleRange: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleRange? {
      guard let location = Int._styleRead(&reader), let length = Int._styleRead(&reader) else {
        return nil
      }
      return StyleRange(location: location, length: length)
    }
  }

  nonisolated extension StyleEdgeInsets: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleEdgeInsets? {
      guard let top = reader.number(), let left = reader.number(), let bottom = reader.number(),
        let right = reader.number()
      else { return nil }
      return StyleEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
  }

  nonisolated extension StyleColor: StyleUpdateValue {
    /// One look, or those for light, dark, and both with high contrast.
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleColor? {
      guard let looks = reader.list({ $0.look() }), looks.count == 1 || looks.count == 4 else {
        return nil
      }
      var color = StyleColor.clear
      color.appearances = looks
      return color
    }
  }

  nonisolated extension StyleUpdateReader {
    fileprivate mutating func look() -> StyleColor.Components? {
      let color: StyleColor
      switch word() {
      case "x":
        guard let hex = word().flatMap({ UInt32($0, radix: 16) }), let alpha = number() else {
          return nil
        }
        color = StyleColor(hex, alpha: alpha)
      case "s":
        guard let red = number(), let green = number(), let blue = number(), let alpha = number()
        else { return nil }
        color = StyleColor(red: red, green: green, blue: blue, alpha: alpha)
      case "p":
        guard let red = number(), let green = number(), let blue = number(), let alpha = number()
        else { return nil }
        color = StyleColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      default:
        return nil
      }
      guard let name = String?._styleRead(&self) else { return nil }
      var look = color.appearances[0]
      look.systemName = name
      return look
    }
  }

  nonisolated extension StyleGradientStop: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleGradientStop? {
      guard let color = StyleColor._styleRead(&reader), let location = reader.number() else {
        return nil
      }
      return StyleGradientStop(color: color, location: location)
    }
  }

  nonisolated extension StyleShadow: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleShadow? {
      guard let color = StyleColor._styleRead(&reader), let opacity = reader.number(),
        let offset = StyleSize._styleRead(&reader), let radius = reader.number()
      else { return nil }
      return StyleShadow(color: color, opacity: opacity, offset: offset, radius: radius)
    }
  }

  #if BOX_SHADOWS
    nonisolated extension StyleBoxShadow: StyleUpdateValue {
      static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleBoxShadow? {
        guard let color = StyleColor._styleRead(&reader), let opacity = reader.number(),
          let offset = StyleSize._styleRead(&reader), let radius = reader.number(),
          let spread = reader.number(), let isInset = Bool._styleRead(&reader)
        else { return nil }
        return StyleBoxShadow(
          color: color,
          opacity: opacity,
          offset: offset,
          radius: radius,
          spread: spread,
          isInset: isInset
        )
      }
    }
  #endif

  nonisolated extension StyleOutline: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleOutline? {
      guard let width = reader.number(), let offset = reader.number(),
        let color = StyleColor._styleRead(&reader)
      else { return nil }
      return StyleOutline(width: width, offset: offset, color: color)
    }
  }

  nonisolated extension StyleFont: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleFont? {
      guard let family = String?._styleRead(&reader), let size = Double?._styleRead(&reader),
        let weight = reader.word(of: Weight.self), let style = String?._styleRead(&reader),
        let height = Double?._styleRead(&reader), let tracking = reader.number(),
        let spacing = reader.number(), let underline = Bool._styleRead(&reader),
        let strikethrough = Bool._styleRead(&reader), let textCase = reader.word(of: TextCase.self)
      else { return nil }
      return StyleFont(
        family: family,
        size: size,
        weight: weight,
        textStyle: style.flatMap { TextStyle(rawValue: $0) },
        lineHeight: height,
        tracking: tracking,
        paragraphSpacing: spacing,
        underline: underline,
        strikethrough: strikethrough,
        textCase: textCase
      )
    }
  }

  nonisolated extension StyleUpdateReader {
    /// A text that is one of an `enum`.
    mutating func word<Word: RawRepresentable<String>>(of type: Word.Type) -> Word? {
      text().flatMap { Word(rawValue: $0) }
    }
  }

  nonisolated extension StyleImage: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleImage? {
      switch reader.word() {
      case "asset": reader.text().map { .asset($0) }
      case "system": reader.text().map { .system($0) }
      case "color": StyleColor._styleRead(&reader).map { .color($0) }
      default: nil
      }
    }
  }

  nonisolated extension StyleAnimation: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleAnimation? {
      guard let duration = reader.number(), let delay = reader.number(),
        let curve = reader.word(of: Curve.self)
      else { return nil }
      return StyleAnimation(duration: duration, delay: delay, curve: curve)
    }
  }

  nonisolated extension StyleCorners: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleCorners? {
      UInt8._styleRead(&reader).map { StyleCorners(rawValue: $0) }
    }
  }

  nonisolated extension StyleTransform: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StyleTransform? {
      guard let scale = StyleSize._styleRead(&reader), let rotation = reader.number(),
        let translation = StylePoint._styleRead(&reader),
        let relative = StylePoint._styleRead(&reader)
      else { return nil }
      return StyleTransform(
        scale: scale,
        rotation: rotation,
        translation: translation,
        relativeTranslation: relative
      )
    }
  }

  nonisolated extension StylePath: StyleUpdateValue {
    static func _styleRead(_ reader: inout StyleUpdateReader) -> StylePath? {
      switch reader.word() {
      case "rectangle": return .rectangle
      case "roundedRectangle": return .roundedRectangle
      case "ellipse": return .ellipse
      case "star": return .star
      case "polygon": return .polygon
      case "arc": return .arc
      case "sector": return .sector
      case "ring": return .ring
      case "bubble": return .bubble
      case "outline": return reader.list { $0.element() }.map { .outline($0) }
      case "drawing":
        guard let elements = reader.list({ $0.element() }),
          let box = StyleRect._styleRead(&reader),
          let ratio = reader.word(of: PreserveAspectRatio.self)
        else { return nil }
        return .drawing(elements, viewBox: box, preserveAspectRatio: ratio)
      default: return nil
      }
    }
  }

  nonisolated extension StyleUpdateReader {
    fileprivate mutating func element() -> StylePath.Element? {
      switch word() {
      case "M": StylePoint._styleRead(&self).map { .move($0) }
      case "L": StylePoint._styleRead(&self).map { .line($0) }
      case "C": curve()
      case "Z": .close
      default: nil
      }
    }

    private mutating func curve() -> StylePath.Element? {
      guard let first = StylePoint._styleRead(&self), let second = StylePoint._styleRead(&self),
        let end = StylePoint._styleRead(&self)
      else { return nil }
      return .curve(first, second, end)
    }
  }
#endif
