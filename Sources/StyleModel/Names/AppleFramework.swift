/// A framework of Apple's that generated code is written for.
package enum AppleFramework: String, CaseIterable, Hashable, Sendable {
  case uikit = "UIKit"
  case swiftui = "SwiftUI"
  case appkit = "AppKit"
}

/// The classes and states that a framework leaves out: emitters ask this, and so does the rule that reports it.
extension AppleFramework {
  /// Whether the framework has something that shows what a class of UIKit shows.
  package func has(_ base: BaseClass) -> Bool {
    switch self {
    case .uikit, .swiftui: true
    case .appkit: base.appKitName != nil
    }
  }

  /// The states in which the framework never shows a component of this base.
  package func missingStates(of base: BaseClass) -> StateSet {
    base.description.missingStates[self] ?? []
  }

  /// Whether the framework's own class draws what it shows, so that the layers of a component would hide that.
  package func drawsItself(_ base: BaseClass) -> Bool { base.description.drawnBy.contains(self) }

  /// Whether a layer that holds a component of this base shows what the framework itself draws for the class.
  package func shows(inLayers base: BaseClass) -> Bool {
    !base.description.missingInLayers.contains(self)
  }
}
