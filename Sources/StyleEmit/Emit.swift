import StyleModel
import StyleSource

/// A file that an emitter made, in memory.
package struct EmittedFile: Hashable, Sendable {
  /// Relative to the output folder, its parts separated by `/`.
  package var path: String
  package var bytes: [UInt8]
  package var target: EmitTarget
  /// The component that the file belongs to; nil for a file that all share.
  package var component: String?
}

/// A framework that Swift is generated for. A new target is a folder beside this file and a case here.
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

  /// The folder of the target's files.
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
  let names = SwiftTokenNames(sheet)
  return emit(sheet, names, ComponentPlan.all(of: sheet, names, options), targets, options)
}

private func emit(
  _ sheet: ResolvedSheet, _ names: SwiftTokenNames, _ plans: [ComponentPlan], _ targets: Set<EmitTarget>,
  _ options: EmitOptions
) -> [EmittedFile] {
  let modules = ModuleMap(sheet, options)
  if plans.isEmpty && sheet.tokens.allSatisfy({ $0.isPrivate || modules.module(of: $0.span) != nil }) {
    return []
  }
  let guests = plans.filter { $0.module != nil }
  let plans = plans.filter { $0.module == nil }
  var files = emitPlain(sheet, names, plans, targets, modules, options)
  for guest in guests { files += emitStyles(of: guest, in: sheet, options) }
  if targets.contains(.swiftui) {
    for guest in guests { files += emitSwiftUIStyles(of: guest, in: sheet, options) }
  }
  if targets.contains(.uikit) { files += emitViews(sheet, plans, .uikit, modules, options) }
  if targets.contains(.appkit) { files += emitViews(sheet, plans, .appkit, modules, options) }
  if targets.contains(.swiftui) { files += emitSwiftUI(sheet, plans, targets, modules, options) }
  files = files.filter { !$0.bytes.isEmpty }.sorted { $0.path.precedesByBytes($1.path) }
  return FileImports(sheet, guests + plans, options).completed(files)
}

/// The generated Swift of a sheet that changes: where values of styles change, only their code is written again.
///
/// Its files are always those that `emit` makes of the same sheet.
package struct Emission: Sendable {
  /// Sorted by path.
  package private(set) var files: [EmittedFile]
  package let targets: Set<EmitTarget>
  package let options: EmitOptions
  private var plans: [ComponentPlan]

  package init(_ sheet: ResolvedSheet, targets: Set<EmitTarget>, options: EmitOptions = EmitOptions()) {
    self.targets = targets
    self.options = options
    let names = SwiftTokenNames(sheet)
    plans = ComponentPlan.all(of: sheet, names, options)
    files = emit(sheet, names, plans, targets, options)
  }

  /// Replaces the sheet by one in which only the values of some styles differ, by their indices. Returns the files with these styles; nil
  /// where the sheet must be emitted from scratch, after which the emission is invalid.
  package mutating func update(_ sheet: ResolvedSheet, styles: Set<Int>) -> [EmittedFile]? {
    // A preview shows what a style says.
    if options.previews { return nil }
    var made: [EmittedFile] = []
    let styles = styles.filter { !sheet.styles[$0].isPrivate }
    for (component, styles) in Dictionary(grouping: styles, by: { sheet.styles[$0].component }) {
      guard let index = plans.firstIndex(where: { $0.index == component }) else { return nil }
      let positions = styles.compactMap { plans[index].position(ofStyle: $0) }
      guard positions.count == styles.count, plans[index].update(positions, in: sheet) else { return nil }
      made += emitStyles(at: positions, of: plans[index], in: sheet, options)
    }
    made = FileImports(sheet, plans, options).completed(made)
    for file in made {
      guard let index = files.firstIndex(where: { $0.path == file.path }) else { return nil }
      files[index] = file
    }
    return made
  }
}

extension ComponentPlan {
  /// The position of a style in `styles`, which are in the order of the sheet.
  fileprivate func position(ofStyle style: Int) -> Int? {
    let index = styles.partitioningIndex(where: { $0.style >= style })
    return index < styles.endIndex && styles[index].style == style ? index : nil
  }
}
