extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return _setting { $0[keyPath: keyPath] = value }
  }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
    return _setting { transform(&$0[keyPath: keyPath]) }
  }
  nonisolated public func font(_ font: Font?) -> some View { _noting(font.map { "font \($0.text)" }) }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    _noting(color.map { "foreground \($0.text)" })
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let view = self
    return _Modified(size: { view._size(proposed: $0) }) { size in
      if let note = style._note { _Notes.all.append("foreground \(note)") }
      return view._picture(in: size)
    }
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    _noting(lineSpacing == 0 ? nil : "line spacing \(lineSpacing)")
  }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    _noting(tracking == 0 ? nil : "tracking \(tracking)")
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    _noting(isActive ? "underlined" : nil)
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    _noting(isActive ? "struck through" : nil)
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    _setting { $0.textCase = textCase }
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// “The tint Color to apply.” Nil takes back that of the views around, so that the app's accent colour holds:
  /// gist.github.com/mattyoung/5cbbcbade56be49f2496eb1494ddaa3c prints what comes of it.
  nonisolated public func tint(_ tint: Color?) -> some View { _setting { $0._tint = tint } }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    _noting(factor == 1 ? nil : "shrinks to \(Double(factor))")
  }
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    _setting { $0._lineLimit = number }._noting("lines \(number.map { "\($0)" } ?? "any")")
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    _noting("aligned \(alignment)")
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    _noting(mode == .tail ? nil : "truncated \(mode)")
  }
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// “Fixes this view at its ideal size in the specified dimensions.”
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    nonisolated(unsafe) let view = self
    return _Modified { proposed in
      view._size(
        proposed: CGSize(
          width: horizontal ? _unspecified : proposed.width, height: vertical ? _unspecified : proposed.height
        ))
    } picture: {
      view._picture(in: $0)
    }
    ._noting(horizontal && !vertical ? "never truncated" : nil)
  }
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    Animation._all.append("\(animation?._text ?? "still") with \(value)")
    return self
  }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    nonisolated(unsafe) let view = self
    return _Modified { proposed in
      let inner = view._size(
        proposed: CGSize(
          width: proposed.width - insets.leading - insets.trailing,
          height: proposed.height - insets.top - insets.bottom))
      return CGSize(
        width: inner.width + insets.leading + insets.trailing,
        height: inner.height + insets.top + insets.bottom)
    } picture: { size in
      let picture = view._placed(
        in: CGSize(
          width: max(0, size.width - insets.leading - insets.trailing),
          height: max(0, size.height - insets.top - insets.bottom)))
      return { picture(CGPoint(x: $0.x - insets.leading, y: $0.y - insets.top)) }
    }
  }
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    nonisolated(unsafe) let view = self
    return _Modified { proposed in
      if let width, let height { return CGSize(width: width, height: height) }
      let own = view._size(
        proposed: CGSize(width: width ?? proposed.width, height: height ?? proposed.height))
      return CGSize(width: width ?? own.width, height: height ?? own.height)
    } picture: {
      view._placed(in: $0, alignment)
    }
  }
  /// “The size proposed to this view is the size proposed to the frame, limited by any constraints specified”, and the ideal one where
  /// none is; “the size of the frame … is the proposed size clamped” to these where both are given.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    nonisolated(unsafe) let view = self
    func offered(
      _ proposed: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
    ) -> CGFloat {
      guard let length = proposed._given ?? ideal else { return proposed }
      return min(max(length, least ?? length), max(most ?? length, least ?? length))
    }
    func taken(_ own: CGFloat, _ offered: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
      var result = own
      if let least { result = max(least, offered.isNaN ? result : min(result, offered)) }
      if let most { result = min(most, offered.isNaN ? result : max(result, offered)) }
      return result
    }
    return _Modified { proposed in
      let room = CGSize(
        width: offered(proposed.width, minWidth, idealWidth, maxWidth),
        height: offered(proposed.height, minHeight, idealHeight, maxHeight))
      let own = view._size(proposed: room)
      return CGSize(
        width: taken(own.width, room.width, minWidth, maxWidth),
        height: taken(own.height, room.height, minHeight, maxHeight))
    } picture: {
      view._placed(in: $0, alignment)
    }
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    nonisolated(unsafe) let view = self
    return _Modified { proposed in
      let ideal = view._size(proposed: CGSize(width: _unspecified, height: _unspecified))
      let aspectRatio = aspectRatio ?? ideal.width / max(ideal.height, 0.001)
      let (width, height) = (proposed.width._given, proposed.height._given)
      let byWidth = width.map { $0 / aspectRatio }
      let found =
        [byWidth, height].compactMap(\.self).reduce(nil as CGFloat?) { known, next in
          known.map { contentMode == .fit ? min($0, next) : max($0, next) } ?? next
        } ?? ideal.height
      return CGSize(width: found * aspectRatio, height: found)
    } picture: {
      view._placed(in: $0)
    }
  }
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    _mapped { picture, _ in { picture(CGPoint(x: $0.x - x, y: $0.y - y)) } }._noting("at \(x) \(y)")
  }
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { _layered(background, alignment, isBehind: true) }
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { _layered(overlay, alignment, isBehind: false) }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    _mapped { picture, size in
      let path = shape.path(in: CGRect(origin: .zero, size: size))
      let box = path._box
      return { box.contains($0) && path.contains($0, eoFill: style.isEOFilled) ? picture($0) : .clear }
    }
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    nonisolated(unsafe) let mask = mask
    return _mapped { picture, size in
      let mask = mask._placed(in: size)
      return { picture($0).faded(mask($0).alpha) }
    }
  }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    _noting(radius > 0 ? "blur \(radius)" : nil)
  }
  nonisolated public func opacity(_ opacity: Double) -> some View {
    _mapped { picture, _ in { picture($0).faded(min(1, max(0, opacity))) } }
  }
  nonisolated public func compositingGroup() -> some View { self }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    _mapped { picture, _ in { picture($0).times(color.pixel) } }
  }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { _noting(color.alpha > 0 ? "shadow \(color.text) \(radius) \(x) \(y)" : nil) }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    _mapped { picture, size in
      let (left, top) = (anchor.x * size.width, anchor.y * size.height)
      return { point in
        if x == 0 || y == 0 { return .clear }
        return picture(CGPoint(x: left + (point.x - left) / x, y: top + (point.y - top) / y))
      }
    }
  }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    _mapped { picture, size in
      guard enabled, EnvironmentValues._current.layoutDirection == .rightToLeft else { return picture }
      return { point in picture(CGPoint(x: size.width - point.x, y: point.y)) }
    }
  }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    _mapped { picture, size in
      let (left, top) = (anchor.x * size.width, anchor.y * size.height)
      let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
      return { point in
        let (x, y) = (point.x - left, point.y - top)
        return picture(CGPoint(x: left + x * cosine + y * sine, y: top - x * sine + y * cosine))
      }
    }
  }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

public func withAnimation<Result>(
  _ animation: Animation? = nil, _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct AnyTransition { public static let identity = AnyTransition() }
extension AnyTransition: @unchecked Sendable {}

public struct Alignment: Hashable, Sendable {
  let x, y: CGFloat
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.init(x: horizontal.part, y: vertical.part)
  }
  private init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let center = Alignment(x: 0.5, y: 0.5)
  public static let leading = Alignment(x: 0, y: 0.5)
  public static let trailing = Alignment(x: 1, y: 0.5)
  public static let top = Alignment(x: 0.5, y: 0)
  public static let bottom = Alignment(x: 0.5, y: 1)
  public static let topLeading = Alignment(x: 0, y: 0)
  public static let topTrailing = Alignment(x: 1, y: 0)
  public static let bottomLeading = Alignment(x: 0, y: 1)
  public static let bottomTrailing = Alignment(x: 1, y: 1)
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
}

public struct Angle: Hashable, Sendable {
  public var radians: Double
  public init(radians: Double) { self.radians = radians }
  public static let zero = Angle(radians: 0)
  public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// An animation that remembers how it was made.
public struct Animation: Equatable, Sendable {
  public var _text: String
  /// How views said that they move, and with which value.
  public nonisolated(unsafe) static var _all: [String] = []

  public static func linear(duration: Double) -> Animation { Animation(_text: "linear \(duration)") }
  public static func easeIn(duration: Double) -> Animation { Animation(_text: "easeIn \(duration)") }
  public static func easeOut(duration: Double) -> Animation { Animation(_text: "easeOut \(duration)") }
  public static func easeInOut(duration: Double) -> Animation { Animation(_text: "easeInOut \(duration)") }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(_text: "timingCurve \(p1x) \(p1y) \(p2x) \(p2y) \(duration)")
  }
  public static func spring(duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0)
    -> Animation
  {
    Animation(_text: "spring \(duration) \(bounce)")
  }
  public func delay(_ delay: Double) -> Animation {
    delay == 0 ? self : Animation(_text: _text + " after \(delay)")
  }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    self
  }
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }
}
