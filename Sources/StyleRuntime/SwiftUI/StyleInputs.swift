#if canImport(SwiftUI)
  import SwiftUI

  /// What a person writes or chooses: an app's own value, or one that the view keeps if the app gives none.
  @_spi(Generated) public struct StyleInput<Value, Content: View>: View {
    private let given: Binding<Value>?
    private let first: Value
    private let content: (Binding<Value>) -> Content
    /// nil until somebody has changed it.
    @State private var own: Value? = nil

    /// - Parameter first: What the view shows until somebody changes it.
    public init(
      _ given: Binding<Value>?,
      first: Value,
      @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) {
      self.given = given
      self.first = first
      self.content = content
    }

    public var body: some View {
      content(given ?? Binding(get: { own ?? first }, set: { own = $0 }))
    }
  }

  /// A line that a person writes, and a button behind it that removes it.
  @_spi(Generated) public struct StyleTextInput: View {
    private let text: Binding<String>
    private let placeholder: String?
    private let color: Color?
    private let isSecure: Bool
    private let clearMode: String
    private let padding: CGFloat
    @FocusState private var isEdited: Bool

    /// - Parameters:
    ///   - isSecure: Whether each letter is shown as a dot.
    ///   - clearMode: When the button is there: a word of UIKit's, such as `whileEditing`.
    ///   - padding: The space before the button.
    public init(
      text: Binding<String>,
      placeholder: String?,
      color: Color?,
      isSecure: Bool = false,
      clearMode: String = "never",
      padding: CGFloat = 0
    ) {
      self.text = text
      self.placeholder = placeholder
      self.color = color
      self.isSecure = isSecure
      self.clearMode = clearMode
      self.padding = padding
    }

    public var body: some View {
      HStack(spacing: padding) {
        field.textFieldStyle(.plain).focused($isEdited)
        if canClear {
          Button(action: { text.wrappedValue = "" }) { Image(systemName: "xmark.circle.fill") }
            .buttonStyle(.plain)
            .foregroundColor(Color(white: 0.6))
        }
      }
    }

    @ViewBuilder
    private var field: some View {
      if isSecure {
        SwiftUI.SecureField(text: text, prompt: prompt) { Text(verbatim: placeholder ?? "") }
      } else {
        SwiftUI.TextField(text: text, prompt: prompt) { Text(verbatim: placeholder ?? "") }
      }
    }

    private var prompt: Text? {
      placeholder.map { Text(verbatim: $0).foregroundColor(color) }
    }

    private var canClear: Bool {
      if text.wrappedValue.isEmpty { return false }
      return clearMode == "always" || clearMode == (isEdited ? "whileEditing" : "unlessEditing")
    }
  }

  /// Lines that a person writes.
  @_spi(Generated) public struct StyleTextArea: View {
    let text: Binding<String>

    #if !EMBEDDED
      public init(text: Binding<String>) { self.text = text }
    #endif

    public var body: some View {
      #if os(tvOS) || os(watchOS)
        StyleTextInput(text: text, placeholder: nil, color: nil)
      #else
        if #available(iOS 16.0, macOS 13.0, *) {
          SwiftUI.TextEditor(text: text).scrollContentBackground(.hidden)
        } else {
          SwiftUI.TextEditor(text: text)
        }
      #endif
    }
  }

  /// A switch in the one size that it has.
  @_spi(Generated) public struct StyleSwitch: View {
    let isOn: Binding<Bool>

    #if !EMBEDDED
      public init(isOn: Binding<Bool>) { self.isOn = isOn }
    #endif

    public var body: some View {
      #if os(tvOS)
        toggle
      #else
        toggle.toggleStyle(.switch)
      #endif
    }

    private var toggle: some View { Toggle(isOn: isOn) { Text(verbatim: "") }.labelsHidden() }
  }

  /// A slider, or where the system has none a bar that shows its value.
  @_spi(Generated) public struct StyleSlider: View {
    let value: Binding<Double>
    let least: Double
    let greatest: Double

    #if !EMBEDDED
      public init(value: Binding<Double>, least: Double, greatest: Double) {
        self.value = value
        self.least = least
        self.greatest = greatest
      }
    #endif

    public var body: some View {
      #if os(tvOS)
        StyleProgress(
          value: greatest > least ? (shown.wrappedValue - least) / (greatest - least) : 0)
      #else
        // SwiftUI traps where there is nothing between both ends.
        SwiftUI.Slider(value: shown, in: greatest > least ? least...greatest : least...(least + 1))
      #endif
    }

    /// Kept between both ends, as UIKit does.
    private var shown: Binding<Double> {
      Binding(
        get: {
          Swift.min(greatest > least ? greatest : least, Swift.max(least, value.wrappedValue))
        },
        set: { value.wrappedValue = $0 }
      )
    }
  }

  /// The two signs that count a value up and down.
  @_spi(Generated) public struct StyleStepper: View {
    let value: Binding<Double>
    let least: Double
    let greatest: Double
    let step: Double

    #if !EMBEDDED
      public init(value: Binding<Double>, least: Double, greatest: Double, step: Double) {
        self.value = value
        self.least = least
        self.greatest = greatest
        self.step = step
      }
    #endif

    public var body: some View {
      #if os(tvOS)
        Color.clear
      #else
        if #available(watchOS 9.0, *) {
          SwiftUI.Stepper(
            label: { Text(verbatim: "") },
            onIncrement: value.wrappedValue < greatest ? { move(by: step) } : nil,
            onDecrement: value.wrappedValue > least ? { move(by: -step) } : nil
          )
          .labelsHidden()
        }
      #endif
    }

    private func move(by step: Double) {
      value.wrappedValue = Swift.max(least, Swift.min(greatest, value.wrappedValue + step))
    }
  }

  /// Titles of which a person chooses one.
  @_spi(Generated) public struct StyleSegments: View {
    let selection: Binding<Int>
    let titles: [String]

    #if !EMBEDDED
      public init(selection: Binding<Int>, titles: [String]) {
        self.selection = selection
        self.titles = titles
      }
    #endif

    public var body: some View {
      #if os(watchOS)
        picker
      #else
        picker.pickerStyle(.segmented)
      #endif
    }

    private var picker: some View {
      SwiftUI.Picker(selection: selection) {
        ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
      } label: {
        Text(verbatim: "")
      }
      .labelsHidden()
    }
  }

  /// A bar that shows a part of a whole.
  @_spi(Generated) public struct StyleProgress: View {
    let value: Double

    #if !EMBEDDED
      public init(value: Double) { self.value = value }
    #endif

    public var body: some View {
      SwiftUI.ProgressView(value: Swift.min(1, Swift.max(0, value)))
    }
  }

  /// What tells a person to wait.
  @_spi(Generated) public struct StyleSpinner: View {
    let isAnimating: Bool
    let hidesWhenStopped: Bool

    #if !EMBEDDED
      public init(isAnimating: Bool, hidesWhenStopped: Bool) {
        self.isAnimating = isAnimating
        self.hidesWhenStopped = hidesWhenStopped
      }
    #endif

    public var body: some View {
      SwiftUI.ProgressView()
        .opacity(isAnimating ? 1 : hidesWhenStopped ? 0 : 0.5)
    }
  }
#endif
