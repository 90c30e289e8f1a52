import StyleModel
import StyleSource

/// A file that an emitter made, in memory.
package struct EmittedFile: Hashable, Sendable {
  /// Relative to the output folder, its parts separated by `/`.
  package var path: String
  package var bytes: [UInt8]
  package var target: EmitTarget
  /// The component that it is about; nil for what all share.
  package var component: String?
}

/// What Swift is written for. A new target is a folder beside this file and a case here.
package enum EmitTarget: String, CaseIterable, Hashable, Sendable {
  /// Value types alone, which compile wherever Swift does. The other targets build on them.
  case plain
  case uikit
  case swiftui
  case appkit

  /// The framework that its code shows views with; nil for values alone.
  package var framework: AppleFramework? {
    switch self {
    case .plain: nil
    case .uikit: .uikit
    case .swiftui: .swiftui
    case .appkit: .appkit
    }
  }

  /// Where its files go.
  var folder: String {
    switch self {
    case .plain: "Plain/"
    case .uikit: "UIKit/"
    case .swiftui: "SwiftUI/"
    case .appkit: "AppKit/"
    }
  }
}

/// The Swift of a sheet, for some targets; `plain` is always among what comes out. Sorted by path.
///
/// A pure function of the sheet, which must be free of errors, and of the options.
package func emit(
  _ sheet: ResolvedSheet, targets: Set<EmitTarget>, options: EmitOptions = EmitOptions()
) -> [EmittedFile] {
  let plans = ComponentPlan.all(of: sheet)
  if plans.isEmpty && sheet.tokens.isEmpty { return [] }
  var files = emitPlain(sheet, plans, options)
  if targets.contains(.uikit) { files += emitViews(sheet, plans, .uikit, options) }
  if targets.contains(.appkit) { files += emitViews(sheet, plans, .appkit, options) }
  if targets.contains(.swiftui) { files += emitSwiftUI(sheet, plans, options) }
  return files.sorted { $0.path.precedesByBytes($1.path) }
}
