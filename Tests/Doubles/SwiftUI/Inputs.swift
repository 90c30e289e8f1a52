/// What a person would write into or choose with, in the order in which it is drawn.
@MainActor public enum _Inputs {
  public static var texts: [Binding<String>] = []
  public static var flags: [Binding<Bool>] = []
  public static var numbers: [Binding<Double>] = []
  public static var choices: [Binding<Int>] = []
  public static var actions: [@MainActor () -> Void] = []
  /// Of the signs of steppers.
  public static var steps: [() -> Void] = []
}

@MainActor @preconcurrency public protocol TextFieldStyle {}

public struct PlainTextFieldStyle: TextFieldStyle { nonisolated public init() {} }

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

@MainActor @preconcurrency public protocol PickerStyle {}

public struct SegmentedPickerStyle: PickerStyle { nonisolated public init() {} }

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

public enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }

public struct ToolbarPlacement {
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement() }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement() }
}

extension View {
  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
  where S: ShapeStyle { self }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  nonisolated public func labelsHidden() -> some View { self }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
}

/// As high as a line of its text, and as wide as it is offered. While there is no text, its prompt is shown, or else its label.
public struct TextField<Label: View>: _PrimitiveView {
  let label: Label
  let text: Binding<String>
  var prompt: Text?

  private var shown: any View {
    let text = text.wrappedValue
    return text.isEmpty ? prompt ?? label as any View : Text(verbatim: text)
  }
  @MainActor public func _size(proposed: CGSize) -> CGSize {
    CGSize(width: proposed.width._orIdeal, height: Text(verbatim: "A")._size(proposed: proposed).height)
  }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    _Inputs.texts.append(text)
    return shown._picture(in: size)
  }
}

extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    (label, self.text) = (Text(title), text)
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.label, self.text, self.prompt) = (label(), text, prompt)
  }
}

/// As a `TextField` is, with a dot for each letter.
public struct SecureField<Label: View>: _PrimitiveView {
  let field: TextField<Label>

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(text: text, prompt: prompt, label: label)
  }
  @MainActor public func _size(proposed: CGSize) -> CGSize { field._size(proposed: proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    _Inputs.texts.append(field.text)
    let text = field.text.wrappedValue
    if text.isEmpty { return field._picture(in: size) }
    return Text(verbatim: String(repeating: "•", count: text.count))._picture(in: size)
  }
}

public struct TextEditor: _PrimitiveView {
  let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  @MainActor public func _size(proposed: CGSize) -> CGSize { proposed._filled }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    _Inputs.texts.append(text)
    return Text(verbatim: text.wrappedValue)._picture(in: size)
  }
}

/// Drawn as nothing: pictures show what UIKit draws of it.
public struct Slider<Label: View, ValueLabel: View>: _PrimitiveView {
  let value: Binding<Double>
  @MainActor public func _size(proposed: CGSize) -> CGSize {
    CGSize(width: proposed.width._orIdeal, height: 31)
  }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    _Inputs.numbers.append(value)
    return { _ in .clear }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
  }
}

public struct Stepper<Label: View>: _PrimitiveView {
  let actions: [() -> Void]
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    actions = [onIncrement, onDecrement].compactMap { $0 }
  }
  @MainActor public func _size(proposed: CGSize) -> CGSize { CGSize(width: 94, height: 32) }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    _Inputs.steps += actions
    return { _ in .clear }
  }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let selection: Binding<SelectionValue>
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
  }
  @MainActor public func _size(proposed: CGSize) -> CGSize {
    // As wide as UIKit's where two titles have a letter each.
    CGSize(width: proposed.width._given ?? 53, height: 32)
  }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    if let choice = selection as? Binding<Int> { _Inputs.choices.append(choice) }
    return { _ in .clear }
  }
}

/// A bar as high as UIKit's, or what turns in one size.
public struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
  let isBar: Bool
  @MainActor public func _size(proposed: CGSize) -> CGSize {
    isBar ? CGSize(width: proposed.width._orIdeal, height: 4) : CGSize(width: 20, height: 20)
  }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    _Notes.all.append("progress")
    return { _ in .clear }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { isBar = false }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { isBar = true }
}
