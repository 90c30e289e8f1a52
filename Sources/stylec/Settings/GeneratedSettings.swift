import StyleEmit
import StyleSource

/// What settings say of generated Swift; nil where they leave it open.
struct GeneratedSettings: Hashable {
  var access: EmitOptions.Access?
  var isolation: EmitOptions.Isolation?
  var deployment: [EmitOptions.Platform: EmitOptions.SystemVersion] = [:]
  var bundle: EmitOptions.ResourceBundle?
  var previews: Bool?
  var targets: Set<EmitTarget>?

  /// These with what others say in place of them.
  func overridden(by other: GeneratedSettings) -> GeneratedSettings {
    var result = self
    result.access = other.access ?? access
    result.isolation = other.isolation ?? isolation
    result.deployment.merge(other.deployment) { $1 }
    result.bundle = other.bundle ?? bundle
    result.previews = other.previews ?? previews
    result.targets = other.targets ?? targets
    return result
  }

  /// With the defaults for what is left open.
  var options: EmitOptions {
    var options = EmitOptions()
    options.access = access ?? options.access
    options.isolation = isolation ?? options.isolation
    for (platform, version) in deployment { options.deployment[platform] = version }
    options.bundle = bundle ?? options.bundle
    options.previews = previews ?? options.previews
    return options
  }

  /// All of them, where nothing is said.
  var chosenTargets: Set<EmitTarget> { targets ?? Set(EmitTarget.allCases) }
}

extension StyleFiles {
  /// The settings for the Swift of all files that were named, which go into the same output.
  func generatedSettings() throws(Failure) -> GeneratedSettings {
    var common: (settings: GeneratedSettings, path: String)?
    for file in sources.files.prefix(namedCount) {
      guard let settings = settings[file.id]?.generated else { continue }
      guard let first = common else {
        common = (settings, file.path)
        continue
      }
      if (settings.options, settings.chosenTargets) != (first.settings.options, first.settings.chosenTargets)
      {
        throw Failure(
          "the settings for ‘\(first.path)’ and ‘\(file.path)’ want different Swift; give both the same, "
            + "or generate them apart", .wrongConfiguration)
      }
    }
    return common?.settings ?? GeneratedSettings()
  }
}

extension EmitOptions.SystemVersion {
  /// `17`, `17.4` and `17.4.1`, of which the last number makes no difference to a declaration.
  init?(_ text: String) {
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

  /// Why no code can be made for this version of a platform; nil where it can.
  func problem(on platform: EmitOptions.Platform) -> String? {
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
