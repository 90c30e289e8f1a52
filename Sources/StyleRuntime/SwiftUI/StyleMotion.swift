#if canImport(SwiftUI)
  import SwiftUI

  /// Where an animation is: it does not run, or begins, or moves towards its end.
  @_spi(Generated) public enum StyleMotion: Hashable {
    case still, start, end

    /// What is shown in the phase; without a start it begins with what is usual.
    public func value<Value>(_ usual: Value, from start: Value? = nil, to end: Value) -> Value {
      switch self {
      case .still: return usual
      case .start: return start ?? usual
      case .end: return end
      }
    }
  }

  @_spi(Generated) extension View {
    /// Runs an animation while a condition holds, a number of times or, for nil, without an end.
    ///
    /// Each phase has a mark of its own behind the view. When that appears, the phase was shown, and the next one
    /// begins; a run that ends goes through the start, which ends its repetition too. One that moves between
    /// other values than before begins again.
    public func _styleMoving(
      _ motion: Binding<StyleMotion>,
      _ animation: StyleAnimation,
      autoreverses: Bool = false,
      count: Int? = 1,
      while isRunning: Bool,
      following values: [AnyHashable] = []
    ) -> some View {
      let phase = motion.wrappedValue
      return background(
        Color.clear
          .onAppear {
            switch (phase, isRunning) {
            case (.still, true), (.end, false): motion.wrappedValue = .start
            case (.start, true):
              withAnimation(animation.repeated(count: count, autoreverses: autoreverses)) {
                motion.wrappedValue = .end
              }
            case (.start, false): motion.wrappedValue = .still
            case (.still, false), (.end, true): break
            }
          }
          .transition(.identity)
          .id(phase)
          .id(isRunning)
      )
      .background(
        Color.clear
          .onAppear { if phase == .end, isRunning { motion.wrappedValue = .start } }
          .transition(.identity)
          .id(values)
      )
    }

    /// Moves what a change of a value changes, such as that of the state; it is there at once for whom asked for less motion.
    public func _styleChanging(
      _ animation: StyleAnimation,
      with value: some Equatable,
      isStill: Bool
    ) -> some View {
      self.animation(isStill ? nil : animation.swiftUIAnimation, value: value)
    }

    /// Where there is a pointer, tells when it comes and goes.
    @ViewBuilder
    public func _styleFollowingPointer(_ action: @escaping (Bool) -> Void) -> some View {
      #if os(tvOS) || os(watchOS)
        self
      #else
        onHover(perform: action)
      #endif
    }
  }
#endif
