import StyleEmit
import StyleSource
import StyleWorkspace

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
      if (settings.options, settings.chosenTargets, settings.documentTargets, Set(settings.modules))
        != (
          first.settings.options, first.settings.chosenTargets, first.settings.documentTargets,
          Set(first.settings.modules)
        )
      {
        throw Failure(
          "the settings for ‘\(first.path)’ and ‘\(file.path)’ want different Swift; give both the same, "
            + "or generate them apart", .wrongConfiguration)
      }
    }
    return common?.settings ?? GeneratedSettings()
  }
}

extension GeneratedSettings {
  /// The Swift of a sheet without errors; none if only documents are wanted.
  func swift(of loaded: CheckedSheet) -> [EmittedFile] {
    if chosenTargets.isEmpty { return [] }
    return emit(loaded.sheet, targets: chosenTargets, options: options(of: loaded.files))
  }

  /// The options for the code of some files, with the modules that have the code of others.
  func options(of files: StyleFiles) -> EmitOptions {
    var options = options
    options.modules = files.modules
    return options
  }
}
