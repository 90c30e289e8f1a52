import StyleEmit

/// The settings for generated Swift and JSON; nil if they aren't set.
package struct GeneratedSettings: Hashable, Sendable {
  package var access: EmitOptions.Access?
  package var isolation: EmitOptions.Isolation?
  package var deployment: [EmitOptions.Platform: EmitOptions.SystemVersion] = [:]
  package var bundle: EmitOptions.ResourceBundle?
  package var colors: EmitOptions.Colors?
  package var buttonConfiguration: EmitOptions.ButtonConfiguration?
  package var runtime: EmitOptions.Runtime?
  package var previews: Bool?
  package var liveUpdates: Bool?
  package var imports: EmitOptions.Imports?
  /// The modules that have the code of some style files.
  package var modules: [ModuleSetting] = []
  package var targets: Set<OutputTarget>?

  package init() {}

  /// The settings, replaced by those of others where they are set.
  package func overridden(by other: GeneratedSettings) -> GeneratedSettings {
    var result = self
    for setting in GeneratedSetting.all { setting.override(&result, other) }
    return result
  }

  /// The options, with the defaults for settings that aren't set.
  package var options: EmitOptions {
    var options = EmitOptions()
    for setting in GeneratedSetting.all { setting.apply(self, &options) }
    return options
  }

  /// Two settings that can't hold together.
  package struct Conflict {
    /// The key of the setting that needs another value of `runtime`.
    var key: String
    package var problem: String
    /// The reason, and what to write instead.
    package var reason: String
  }

  /// The settings that need generated code to carry its run-time half, where it imports that.
  package var contradictions: [Conflict] {
    guard runtime == .import else { return [] }
    var found: [Conflict] = []
    if bundle == .module {
      found.append(
        Conflict(
          key: "bundle", problem: "‘bundle: module’ needs ‘runtime: embed’",
          reason:
            "the library StyleRuntime looks up images and texts in the app’s bundle; use ‘bundle: main’, or embed the code"
        ))
    }
    if liveUpdates == true {
      found.append(
        Conflict(
          key: "liveUpdates", problem: "‘liveUpdates’ needs ‘runtime: embed’",
          reason: "the library StyleRuntime holds nothing that opens a connection"))
    }
    return found
  }

  /// The module of a style file at an absolute path: that of the longest path that leads there.
  package func module(of path: String) -> ModuleSetting? {
    modules.filter { isPath(path, inOrAt: $0.path) }.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// The targets that Swift is written for: all of them if nothing is set, and none if only documents are.
  package var chosenTargets: Set<EmitTarget> {
    targets.map { Set($0.compactMap(\.swift)) } ?? Set(EmitTarget.allCases)
  }

  /// The targets that documents are written for, in their order.
  package var documentTargets: [OutputTarget] {
    OutputTarget.ofDocuments.filter { targets?.contains($0) ?? false }
  }
}

extension EmitOptions.SystemVersion {
  /// Reads a version such as `17`, `17.4` or `17.4.1`, of which the last number makes no difference to a declaration.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      return Int(part)
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// The reason why no code can be made for this version of a platform; nil where it can.
  package func problem(on platform: EmitOptions.Platform) -> String? {
    let (name, oldest) = (platform.rawValue, platform.oldestVersion)
    if self < oldest { return "generated code runs on \(name) \(oldest) and later" }
    let missing = platform.missingMajorVersions
    if missing.contains(major) {
      return "there is no \(name) \(major); \(missing.upperBound + 1) came after \(missing.lowerBound - 1)"
    }
    if major > platform.latestMajorVersion {
      return "there is no \(name) \(major); the latest is \(platform.latestMajorVersion)"
    }
    return nil
  }
}
