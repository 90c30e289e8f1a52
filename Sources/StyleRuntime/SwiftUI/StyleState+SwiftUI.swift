#if canImport(SwiftUI)
  import SwiftUI

  private struct StyleStateKey: EnvironmentKey {
    static let defaultValue: StyleState = []
  }

  extension EnvironmentValues {
    /// The states that components declare, and for what is no button whether it is highlighted or selected.
    public var styleState: StyleState {
      get { self[StyleStateKey.self] }
      set { self[StyleStateKey.self] = newValue }
    }
  }

  #if !EMBEDDED
    extension View {
      /// Puts the styles in a view into a state that SwiftUI itself does not tell of: `.styleState(.selected)`.
      @MainActor public func styleState(_ state: StyleState, _ holds: Bool = true) -> some View {
        transformEnvironment(\.styleState) { if holds { $0.formUnion(state) } }
      }
    }
  #endif
#endif
