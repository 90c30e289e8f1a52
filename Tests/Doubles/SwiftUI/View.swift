@_exported import Foundation

// SwiftUI's declarations that generated code uses, with Apple's signatures.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor func _size(proposed: CGSize) -> CGSize
  @MainActor func _picture(in size: CGSize) -> _Picture
}

extension View {
  @MainActor public func _size(proposed: CGSize) -> CGSize { body._size(proposed: proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture { body._placed(in: size) }
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { TupleView(_repeating: repeat each content) }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(first: first, second: nil) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(first: nil, second: second) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

extension EmptyView: _PrimitiveView {}

public struct EmptyView {
  public init() {}
  @MainActor public func _size(proposed: CGSize) -> CGSize { .zero }
  @MainActor public func _picture(in size: CGSize) -> _Picture { { _ in .clear } }
}

extension AnyView: _PrimitiveView {}

public struct AnyView {
  private let view: any View
  public init(_ view: some View) { self.view = view }
  @MainActor public func _size(proposed: CGSize) -> CGSize { view._size(proposed: proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture { view._picture(in: size) }
}

extension TupleView: _PrimitiveView {}

/// Views above each other, where they stand in no row or column.
public struct TupleView<Content> {
  let views: [any View]

  init<each Part: View>(_repeating parts: repeat each Part) {
    var views: [any View] = []
    repeat views.append(each parts)
    self.views = views
  }

  @MainActor public func _size(proposed: CGSize) -> CGSize { _union(of: views, proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture { _pile(of: views, in: size, .center) }
}

extension _ConditionalContent: _PrimitiveView {}

public struct _ConditionalContent<First: View, Second: View> {
  let first: First?
  let second: Second?

  @MainActor public func _size(proposed: CGSize) -> CGSize {
    first?._size(proposed: proposed) ?? second?._size(proposed: proposed) ?? .zero
  }

  @MainActor public func _picture(in size: CGSize) -> _Picture {
    first?._picture(in: size) ?? second?._picture(in: size) ?? { _ in .clear }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func _size(proposed: CGSize) -> CGSize { self?._size(proposed: proposed) ?? .zero }
  @MainActor public func _picture(in size: CGSize) -> _Picture { self?._picture(in: size) ?? { _ in .clear } }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Body { fatalError("a primitive view has no body") }
  @MainActor private var modified: Modifier.Body {
    modifier.body(content: _ViewModifier_Content(view: content))
  }
  @MainActor public func _size(proposed: CGSize) -> CGSize { modified._size(proposed: proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture { modified._placed(in: size) }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let view: any View
  @MainActor public func _size(proposed: CGSize) -> CGSize { view._size(proposed: proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture { view._picture(in: size) }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { [box] in box.value }, set: { [box] in box.value = $0 })
  }
  private let box: Box

  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  public struct Binding {
    public var wrappedValue: Value
  }

  public init() where Value == Bool { wrappedValue = false }
  public var wrappedValue: Value
  public var projectedValue: Binding { Binding(wrappedValue: wrappedValue) }
}

@dynamicMemberLookup @propertyWrapper public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
  private let read: () -> Value
  private let write: (Value) -> Void
}

/// Read when it is asked for, as SwiftUI sets it before a body is.
@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues._current[keyPath: keyPath] }
  private let keyPath: KeyPath<EnvironmentValues, Value>
}

/// A number that grows with the text size: in the double by an eighth from one size to the next.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }
  public var wrappedValue: Value {
    let sizes: [DynamicTypeSize] = [
      .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2,
      .accessibility3,
      .accessibility4, .accessibility5,
    ]
    let steps = sizes.firstIndex(of: EnvironmentValues._current.dynamicTypeSize).map { $0 - 3 } ?? 0
    return value * (1 + Value(steps) / 8)
  }
  private let value: Value
}

public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

public enum DynamicTypeSize: Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  /// Those of the view that is drawn.
  nonisolated(unsafe) static var _current = EnvironmentValues()
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  func _set<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
    values[ObjectIdentifier(key)] as? Key.Value
  }
  mutating func _set<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
    values[ObjectIdentifier(key)] = value
  }
  public var isEnabled = true
  public var isFocused: Bool { _isFocused }
  public var colorScheme = ColorScheme.light
  public var textCase: Text.Case?
  public var layoutDirection = LayoutDirection.leftToRight
  public var dynamicTypeSize: DynamicTypeSize = .large
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }
  public var accessibilityReduceMotion: Bool { false }
  /// What a person has set.
  public nonisolated(unsafe) static var _settings: Set<String> = []
  public var accessibilityReduceTransparency: Bool { Self._settings.contains("Reduce Transparency") }
  public var accessibilityShowButtonShapes: Bool { Self._settings.contains("Button Shapes") }
  public var accessibilityDifferentiateWithoutColor: Bool {
    Self._settings.contains("Differentiate Without Color")
  }

  // What modifiers set, and Apple's systems keep for themselves.
  var _lineLimit: Int?
  var _isInGlass = false
  /// The traits of the view of UIKit that the environment begins in, and what is passed on to such views.
  var _traits: Any?
  var _bridged: [ObjectIdentifier: (inout Any) -> Void] = [:]
  /// The tint; nil is the app's accent colour.
  var _tint: Color?
  var _buttonStyle: (any ButtonStyle)?
  var _toggleStyle: (any ToggleStyle)?
  var _labelStyle: (any LabelStyle)?

  // What a program can't set on Apple's systems.
  public var _isFocused = false
  public var _colorSchemeContrast = ColorSchemeContrast.standard
}

public enum ColorScheme: Hashable, Sendable { case light, dark }
public enum ColorSchemeContrast: Hashable, Sendable { case standard, increased }
