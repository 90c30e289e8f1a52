import StyleModel
import StyleSource

/// The Swift module with the code of a declaration; nil for the module whose code is being generated.
struct ModuleMap {
  /// The module of each file, by its index; empty if all code is generated here.
  private var modules: [String?] = []
  /// The module of each axis, by its index.
  private var axes: [String?] = []
  /// The module of each state that components declare, by its name.
  private var states: [String: String] = [:]

  init(_ sheet: ResolvedSheet, _ options: EmitOptions) {
    if options.modules.isEmpty { return }
    modules = sheet.paths.map { options.modules[$0] }
    for axis in sheet.modes.axes { axes.append(axis.files.sorted().lazy.compactMap(module).first) }
    for component in sheet.components {
      guard let module = module(ofComponent: component) else { continue }
      for state in component.ownStates where states[state.name] == nil { states[state.name] = module }
    }
  }

  /// The modules that have code of the sheet, in the order of their names.
  var others: [String] { Set(modules.compactMap { $0 }).sorted { $0.precedesByBytes($1) } }

  func module(of file: FileID) -> String? {
    modules.indices.contains(Int(file.index)) ? modules[Int(file.index)] : nil
  }

  func module(of span: Span) -> String? { module(of: span.file) }

  /// The module with the code of a component; nil for a class of UIKit, for which each module has a struct of its own.
  func module(ofComponent component: Component) -> String? {
    component.isBaseClass ? nil : module(of: component.span)
  }

  func module(ofAxis index: Int) -> String? { axes.indices.contains(index) ? axes[index] : nil }

  func module(ofState name: String) -> String? { states[name] }
}
