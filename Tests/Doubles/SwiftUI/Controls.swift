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
    nonisolated(unsafe) let view: any View
    nonisolated init(_ view: any View) { self.view = view }
    public func _size(proposed: CGSize) -> CGSize { view._size(proposed: proposed) }
    public func _picture(in size: CGSize) -> _Picture { view._picture(in: size) }
  }
  public let label: Label
  public let isPressed: Bool

  /// What a button hands to its style.
  public init(_isPressed: Bool) { self.init(Color.clear, isPressed: _isPressed) }

  init(_ label: any View, isPressed: Bool) { (self.label, self.isPressed) = (Label(label), isPressed) }
}

public struct Button<Label: View>: _PrimitiveView {
  let label: Label
  let action: @MainActor () -> Void

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
  /// As its style makes it of its label. Of all that a button may be in, that is what is not pressed.
  private var styled: any View {
    guard let style = EnvironmentValues._current._buttonStyle else { return label }
    return style.makeBody(configuration: ButtonStyleConfiguration(label, isPressed: false))
  }
  @MainActor public func _size(proposed: CGSize) -> CGSize { styled._size(proposed: proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    _Inputs.actions.append(action)
    return styled._picture(in: size)
  }
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

/// As large as UIKit's switch, without a label beside it.
public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(width: 51, height: 31)
  }
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
    nonisolated(unsafe) let view: any View
    nonisolated init(_ view: any View) { self.view = view }
    public func _size(proposed: CGSize) -> CGSize { view._size(proposed: proposed) }
    public func _picture(in size: CGSize) -> _Picture { view._picture(in: size) }
  }
  public let label: Label
  @Binding public var isOn: Bool

  /// What a toggle hands to its style.
  public init(_isOn: Binding<Bool>) { self.init(Color.clear, isOn: _isOn) }

  init(_ label: any View, isOn: Binding<Bool>) { (self.label, _isOn) = (Label(label), isOn) }
}

public struct Toggle<Label: View>: _PrimitiveView {
  let label: Label
  let isOn: Binding<Bool>
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
  private var styled: any View {
    guard let style = EnvironmentValues._current._toggleStyle else { return label }
    return style.makeBody(configuration: ToggleStyleConfiguration(label, isOn: isOn))
  }
  @MainActor public func _size(proposed: CGSize) -> CGSize { styled._size(proposed: proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    _Inputs.flags.append(isOn)
    return styled._picture(in: size)
  }
}

extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public struct Title: _PrimitiveView {
    nonisolated(unsafe) let view: any View
    public func _size(proposed: CGSize) -> CGSize { view._size(proposed: proposed) }
    public func _picture(in size: CGSize) -> _Picture { view._picture(in: size) }
  }
  public struct Icon: _PrimitiveView {
    nonisolated(unsafe) let view: any View
    public func _size(proposed: CGSize) -> CGSize { view._size(proposed: proposed) }
    public func _picture(in size: CGSize) -> _Picture { view._picture(in: size) }
  }
  let _title: Title
  let _icon: Icon
  public var title: Title { _title }
  public var icon: Icon { _icon }
}

/// A title with an icon before it, unless its style has another place for it.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }
}

extension Label: _PrimitiveView {
  @MainActor private var styled: any View {
    guard let style = EnvironmentValues._current._labelStyle else {
      return HStack {
        self.icon
        self.title
      }
    }
    let (title, icon) = (LabelStyleConfiguration.Title(view: title), LabelStyleConfiguration.Icon(view: icon))
    return style.makeBody(configuration: LabelStyleConfiguration(_title: title, _icon: icon))
  }
  @MainActor public func _size(proposed: CGSize) -> CGSize { styled._size(proposed: proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture { styled._picture(in: size) }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    (label, isOn) = (configuration.label, configuration.$isOn)
  }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return _setting { $0._buttonStyle = style }
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return _setting { $0._labelStyle = style }
  }
  nonisolated public func disabled(_ disabled: Bool) -> some View { environment(\.isEnabled, !disabled) }
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return _setting { $0._toggleStyle = style }
  }
}
