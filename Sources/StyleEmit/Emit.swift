import StyleModel

/// A file that an emitter made, in memory.
public struct EmittedFile: Sendable {
  /// Relative to the output folder.
  public var path: String
  public var bytes: [UInt8]
  public var target: EmitTarget
  /// The component that it is about; nil for what all share.
  public var component: String?
}

/// What Swift is written for. A new target is a folder beside this file and a case here.
public enum EmitTarget: String, CaseIterable, Sendable {
  /// Value types alone, which compile wherever Swift does. The other targets build on them.
  case plain
  case uikit
  case swiftui
}

/// The Swift of a sheet, for some targets; `plain` is always among what comes out. Sorted by path.
///
/// A pure function of the sheet, which must be free of errors.
public func emit(_ sheet: ResolvedSheet, targets: Set<EmitTarget>) -> [EmittedFile] {
  // One of UIKit's own classes has a struct only where styles name it as their component.
  let components = sheet.components.indices
    .filter { !sheet.components[$0].isBaseClass || !sheet.styles(of: $0).isEmpty }
    .map { ComponentPlan(sheet, component: $0) }
  var files = emitPlain(components)
  if targets.contains(.uikit) { files += emitUIKit(components) }
  if targets.contains(.swiftui) { files += emitSwiftUI(components) }
  return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
}
