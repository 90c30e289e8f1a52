/// A framework of Apple's that generated code is written for.
public enum AppleFramework: String, CaseIterable, Hashable, Sendable {
  case uikit = "UIKit"
  case swiftui = "SwiftUI"
  case appkit = "AppKit"
}
