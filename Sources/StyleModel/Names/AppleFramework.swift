/// A framework of Apple's that generated code is written for.
package enum AppleFramework: String, CaseIterable, Hashable, Sendable {
  case uikit = "UIKit"
  case swiftui = "SwiftUI"
  case appkit = "AppKit"
}

/// What a framework leaves out: emitters ask this, and so does the rule that reports it.
extension AppleFramework {
  /// Whether it has something that shows what a class of UIKit shows.
  package func has(_ base: BaseClass) -> Bool {
    switch self {
    case .uikit, .swiftui: true
    case .appkit: base.appKitName != nil
    }
  }

  /// The states in which it never shows a component of this base.
  package func missingStates(of base: BaseClass) -> StateSet {
    switch self {
    case .uikit: []
    // Lists select rows, but highlight none.
    case .appkit: base.isCell ? .highlighted : []
    // Only a style of a button knows what is pressed or on; a modifier does not.
    case .swiftui: base.isButton ? [] : [.highlighted, .selected]
    }
  }

  /// The properties of classes that it has no way to set.
  package var unsettableProperties: Set<String> {
    switch self {
    case .uikit, .appkit: []
    case .swiftui: ["placeholderColor", "thumbTintColor", "maximumTrackTintColor", "trackTintColor"]
    }
  }
}
