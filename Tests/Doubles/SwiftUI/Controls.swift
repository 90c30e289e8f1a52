@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// SwiftUI's own styles of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct ButtonStyleConfiguration {
  public struct Label: _PrimitiveView {
    public func _size(proposed: CGSize) -> CGSize { proposed }
    public func _picture(in size: CGSize) -> _Picture { { _ in .clear } }
  }
  public let label: Label
  public let isPressed: Bool

  /// What a button hands to its style.
  public init(_isPressed: Bool) {
    label = Label()
    isPressed = _isPressed
  }
}

public struct Button<Label: View>: _PrimitiveView {
  let label: Label
  let action: @MainActor () -> Void

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
  @MainActor public func _size(proposed: CGSize) -> CGSize { label._size(proposed: proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture { label._picture(in: size) }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

public struct ToggleStyleConfiguration {
  public struct Label: _PrimitiveView {
    public func _size(proposed: CGSize) -> CGSize { proposed }
    public func _picture(in size: CGSize) -> _Picture { { _ in .clear } }
  }
  public let label: Label
  @Binding public var isOn: Bool

  /// What a toggle hands to its style.
  public init(_isOn: Binding<Bool>) {
    label = Label()
    self._isOn = _isOn
  }
}

public struct Toggle<Label: View>: _PrimitiveView {
  let label: Label
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }
  @MainActor public func _size(proposed: CGSize) -> CGSize { label._size(proposed: proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture { label._picture(in: size) }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    // Of all that a button may be in, the style draws what is not pressed.
    return _mapped { _, size in
      style.makeBody(configuration: ButtonStyleConfiguration(_isPressed: false))._placed(in: size)
    }
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  nonisolated public func disabled(_ disabled: Bool) -> some View { environment(\.isEnabled, !disabled) }
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    // Of both that a toggle may be, the style draws what is on.
    return _mapped { _, size in
      style.makeBody(configuration: ToggleStyleConfiguration(_isOn: .constant(true)))._placed(in: size)
    }
  }
}
