import StyleEmit
import StyleSource

/// The Swift modules that have the code of some files, by the files' settings.
struct ModulesOfFiles {
  /// The names by the files' paths, without those whose code this run generates.
  private(set) var names: [String: String] = [:]
  /// The entries of ‘modules’ in which none of the files lies.
  private(set) var unused: [ModuleSetting] = []

  /// Finds the modules. If all files that were named have their code in one module, the run generates the code of that.
  ///
  /// - Parameters:
  ///   - named: The number of files that were named; the others are imported.
  ///   - targets: The targets that the run generates Swift for.
  init(
    _ files: [String], named: Int, _ entries: [ModuleSetting], _ targets: Set<EmitTarget>,
    _ reader: inout InputReader<some FileReader>
  ) throws(SettingsError) {
    if entries.isEmpty { return }
    var generated = GeneratedSettings()
    generated.modules = Set(entries).sorted { $0.path.precedesByBytes($1.path) }
    let found = files.map { generated.module(of: absolutePath($0, in: reader.files.workingFolder)) }
    let ofNamed = Set(found.prefix(named).map { $0?.name })
    let own = ofNamed.count == 1 ? ofNamed.first ?? nil : nil
    for (file, module) in zip(files, found) {
      guard let module, module.name != own else { continue }
      names[file] = module.name
      try Self.check(module, of: file, targets, &reader)
    }
    let used = Set(found.compactMap { $0 })
    unused = own == nil ? generated.modules.filter { !used.contains($0) } : []
  }

  /// Checks that the settings of a file make code that this run's may use.
  private static func check(
    _ module: ModuleSetting, of path: String, _ targets: Set<EmitTarget>,
    _ reader: inout InputReader<some FileReader>
  ) throws(SettingsError) {
    let other = try reader.settings.settings(for: path).generated
    let missing = targets.subtracting(other.chosenTargets)
    if other.options.runtime != .import {
      throw reader.settings.error(at: module.place) { .moduleWithoutLibrary(module.name, at: $1) }
    } else if other.options.access != .public {
      throw reader.settings.error(at: module.place) {
        .moduleIsNotPublic(module.name, other.options.access, at: $1)
      }
    } else if !missing.isEmpty {
      throw reader.settings.error(at: module.place) {
        .moduleWithoutTargets(
          module.name, EmitTarget.allCases.filter(missing.contains).map(\.rawValue), at: $1)
      }
    }
  }
}
