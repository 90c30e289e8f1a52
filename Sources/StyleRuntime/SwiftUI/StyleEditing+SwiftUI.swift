#if canImport(SwiftUI)
  import SwiftUI

  /// Whether a person writes into a text field that lies in a view.
  nonisolated private struct StyleEditingKey: PreferenceKey {
    static let defaultValue = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
  }

  @_spi(Generated) extension View {
    /// Tells the views around whether a person writes into this one.
    @MainActor public func _styleEditing(_ isEdited: Bool) -> some View {
      preference(key: StyleEditingKey.self, value: isEdited)
    }

    /// Hears whether a person writes into something in the view.
    @MainActor public func _styleFollowingEditing(_ isEdited: Binding<Bool>) -> some View {
      onPreferenceChange(StyleEditingKey.self) { isEdited.wrappedValue = $0 }
    }
  }
#endif
