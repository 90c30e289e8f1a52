#if canImport(SwiftUI)
  import SwiftUI

  @_spi(Generated) extension View {
    /// What VoiceOver calls the view; nil leaves that to what it shows.
    @ViewBuilder
    public func _styleLabel(_ label: String?) -> some View {
      if let label { accessibilityLabel(Text(verbatim: label)) } else { self }
    }

    /// The value that is read after the label.
    @ViewBuilder
    public func _styleValue(_ value: String?) -> some View {
      if let value { accessibilityValue(Text(verbatim: value)) } else { self }
    }

    /// What happens when a person acts on the view.
    @ViewBuilder
    public func _styleHint(_ hint: String?) -> some View {
      if let hint { accessibilityHint(Text(verbatim: hint)) } else { self }
    }
  }

  @_spi(Generated) nonisolated public enum StyleSpeech {
    /// A part of a whole in the reader's language, such as “25%”.
    public static func percent(_ part: Double) -> String {
      NumberFormatter.localizedString(from: NSNumber(value: part), number: .percent)
    }

    /// A number in the reader's language.
    public static func number(_ number: Double) -> String {
      NumberFormatter.localizedString(from: NSNumber(value: number), number: .decimal)
    }
  }
#endif
