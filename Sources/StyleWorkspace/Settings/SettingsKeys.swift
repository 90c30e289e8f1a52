import StyleEmit
import StyleLint

/// A key of `.stylec.yml`, as an editor tells of it.
package struct SettingsKey: Sendable {
  package let name: String
  /// What it sets, as one sentence.
  package let summary: String
  /// The words that its value may be; none where that is something else.
  package let words: [String]

  init(_ name: String, _ summary: String, _ words: [String] = []) {
    self.name = name
    self.summary = summary
    self.words = words
  }

  /// The keys at the top of the file.
  package static let all: [SettingsKey] =
    [
      SettingsKey(
        "extends", "Settings files to inherit from; later ones win, and this file wins over all of them."),
      SettingsKey(
        "sources", "Files, folders and patterns of them that commands work on if you name none, as a list."),
      SettingsKey("excludes", "What to leave out when stylec searches a folder, as a list."),
      SettingsKey("output", "The folder that `build` writes to; it lies below the folder of this file."),
      SettingsKey(
        "baseline", "The file of existing findings to hide, from `stylec lint --write-baseline FILE`."),
      SettingsKey("rules", "Turns rules `off` or `on`, or sets their severity and options."),
      SettingsKey("overrides", "Other rules for some files, as a list; later entries win."),
    ] + GeneratedSettings.Key.allCases.map(\.described)

  /// The keys of an entry of `overrides`.
  package static let ofOverride = [
    SettingsKey("files", "Files, folders and patterns of them that the rules are for, as a list."),
    SettingsKey("rules", "The rules for these files."),
  ]

  /// What the keys at a path may be: `["rules", "touch-target"]`. Indices of lists are left out.
  package static func keys(at path: [String]) -> [SettingsKey] {
    switch path.first {
    case nil: return all
    case "overrides" where path.count == 1: return ofOverride
    case "overrides" where path.dropFirst().first == "rules": return ruleKeys(Array(path.dropFirst(2)))
    case "rules": return ruleKeys(Array(path.dropFirst()))
    case "deployment" where path.count == 1:
      return EmitOptions.Platform.allCases.map {
        SettingsKey(
          $0.rawValue,
          "The oldest version of \($0.rawValue) that generated code runs on. Default: `\($0.oldestVersion)`.")
      }
    case _: return []
    }
  }

  /// What a value at a path may be.
  package static func words(at path: [String]) -> [String] {
    if path.first == "overrides" { return words(at: Array(path.dropFirst())) }
    if path.count == 2, path[0] == "rules" { return levels }
    if path.count == 3, path[0] == "rules" {
      if path[2] == "severity" { return levels }
      return Rule.named(path[1])?.options.first { $0.name == path[2] }?.words ?? []
    }
    return path.count == 1 ? all.first { $0.name == path[0] }?.words ?? [] : []
  }

  private static let levels = ["off", "on", "error", "warning", "info"]

  private static func ruleKeys(_ path: [String]) -> [SettingsKey] {
    guard let first = path.first else {
      return Rule.all.map { SettingsKey($0.code.id, $0.code.summary, levels) }
    }
    guard path.count == 1, let rule = Rule.named(first) else { return [] }
    return [SettingsKey("severity", "How severe its findings are.", levels)]
      + rule.options.map { SettingsKey($0.name, $0.summary, $0.words) }
  }
}

extension GeneratedSettings.Key {
  fileprivate var described: SettingsKey {
    func key<Word: RawRepresentable<String> & CaseIterable>(_ summary: String, _ words: Word.Type)
      -> SettingsKey
    {
      SettingsKey(rawValue, summary, Word.allCases.map(\.rawValue))
    }
    switch self {
    case .access: return key("The access level of the generated API.", EmitOptions.Access.self)
    case .isolation:
      return key("The actor isolation of components' structs and their styles.", EmitOptions.Isolation.self)
    case .deployment:
      return SettingsKey(rawValue, "The oldest system on each platform: `{ iOS: 16, macOS: 13 }`.")
    case .bundle:
      return key("Where images, colours and texts are looked up.", EmitOptions.ResourceBundle.self)
    case .buttonConfiguration:
      return key(
        "What UIKit's classes make of `UIButton.configuration`.", EmitOptions.ButtonConfiguration.self)
    case .runtime:
      return key(
        "Whether generated code carries the code that it needs at run time, or imports `StyleRuntime`.",
        EmitOptions.Runtime.self)
    case .imports:
      return key("What Swift makes of an import without an access level.", EmitOptions.Imports.self)
    case .modules:
      return SettingsKey(
        rawValue, "The Swift modules that have the code of files and folders: `{ ../Theme: Theme }`.")
    case .previews:
      return SettingsKey(
        rawValue, "Whether to write files of `#Preview`s for Xcode's canvas.", ["true", "false"])
    case .targets: return key("What Swift is generated for, as a list.", EmitTarget.self)
    }
  }
}
