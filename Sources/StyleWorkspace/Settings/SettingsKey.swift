import StyleEmit
import StyleLint
import StyleTokenFiles

/// A key of `.stylec.yml`. Completion, hovers, the JSON Schema of settings and `docs/configuration.md` are made from it.
package struct SettingsKey: Sendable {
  package let name: String
  /// The effect of the key, as a phrase without a full stop.
  package let summary: String
  /// The cell of the table in `docs/configuration.md`; nil where the summary suffices.
  package let details: String?
  package let content: Content

  init(_ name: String, _ summary: String, _ content: Content, details: String? = nil) {
    (self.name, self.summary, self.content, self.details) = (name, summary, content, details)
  }

  /// The summary as a sentence.
  package var sentence: String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }

  /// The values that a key takes.
  package indirect enum Content: Sendable {
    case words([String])
    case flag
    case number(ClosedRange<Double>)
    /// The name of a Swift module.
    case name
    /// A path or a pattern of paths, relative to the file.
    case path
    /// The version of a system: `15` or `17.4`.
    case version
    case list(Content, mayBeEmpty: Bool)
    case mapping([SettingsKey])
    /// A mapping with any keys.
    case entries(Content)
    case either(Content, or: Content)
  }

  /// The keys at the top of the file.
  package static let all: [SettingsKey] =
    [
      SettingsKey(
        "extends", "settings files to inherit from; later ones win, and this file wins over all of them",
        .either(.path, or: .list(.path, mayBeEmpty: true))),
      SettingsKey(
        "sources", "files, folders and patterns of them that commands work on if you name none, as a list",
        .list(.path, mayBeEmpty: false),
        details:
          "files, folders and patterns of them, such as `apps/*/styles`, that commands work on if you name none"
      ),
      SettingsKey(
        "excludes", "what to leave out when stylec searches a folder, as a list",
        .list(.path, mayBeEmpty: true), details: "what to leave out when stylec searches a folder"),
      SettingsKey(
        "output", "the folder that `build` writes to; it lies below the folder of this file", .path,
        details:
          "the folder that `build` writes to without `--output`; it has to lie below the folder of `.stylec.yml`, also when links are followed, and not in `.git`"
      ),
      SettingsKey(
        "baseline", "the file of existing findings to hide, from `stylec lint --write-baseline FILE`", .path,
        details:
          "the file of [existing findings](ci.md#existing-findings) to hide, which `stylec lint --write-baseline FILE` writes"
      ),
      SettingsKey(
        "fonts", "folders of font files that pictures use beside the fonts of the system, as a list",
        .list(.path, mayBeEmpty: true),
        details:
          "folders of [font files](language.md#fonts) (`.ttf`, `.otf`, `.ttc`) that pictures use beside the fonts of the system"
      ),
      SettingsKey(
        "images",
        "asset catalogs and folders of image files that have the images which styles name, as a list",
        .list(.path, mayBeEmpty: true),
        details:
          "the asset catalogs and folders of image files that have the [images](language.md#images) which styles name. Pictures then draw them, and a name that none of them has is [`unknown-image`](rules.md#unknown-image)"
      ),
      rules(
        "turns rules `off` or `on`, or sets their severity and options",
        details: "turns rules `off` or `on`, or sets their severity; a mapping also sets options"),
      SettingsKey(
        "overrides", "other rules for some files, as a list; later entries win",
        .list(
          .mapping([
            SettingsKey(
              "files", "files, folders and patterns of them that the rules are for, as a list",
              .list(.path, mayBeEmpty: false)),
            rules("the rules for these files"),
          ]), mayBeEmpty: true)),
    ] + GeneratedSetting.all.map(\.key)

  private static func rules(_ summary: String, details: String? = nil) -> SettingsKey {
    SettingsKey(
      "rules", summary,
      .mapping(
        Rule.all.map { rule in
          SettingsKey(
            rule.code.id, rule.code.summary.withoutFullStop,
            .either(
              .words(levels),
              or: .mapping(
                [SettingsKey("severity", "how severe its findings are", .words(levels))]
                  + rule.options.map { SettingsKey($0.name, $0.summary.withoutFullStop, $0.content) })))
        }
          + tokenFileCodes.map {
            SettingsKey($0.id, $0.summary.withoutFullStop, .words(levels))
          }),
      details: details)
  }

  /// Whether a rule is on, or the severity of its findings.
  package static let levels = ["off", "on", "error", "warning", "info"]

  /// The keys that are allowed at a path, such as `["rules", "touch-target"]`. Indices of lists are left out.
  package static func keys(at path: [String]) -> [SettingsKey] {
    path.reduce(all) { keys, name in keys.first { $0.name == name }?.content.keys ?? [] }
  }

  /// The words that are allowed as a value at a path.
  package static func words(at path: [String]) -> [String] {
    guard let name = path.last else { return [] }
    return keys(at: path.dropLast()).first { $0.name == name }?.content.words ?? []
  }
}

extension SettingsKey.Content {
  /// The keys of a mapping, or of the mappings in a list.
  fileprivate var keys: [SettingsKey] {
    switch self {
    case .mapping(let keys): keys
    case .list(let content, _): content.keys
    case .either(let first, let second): first.keys + second.keys
    case .words, .flag, .number, .name, .path, .version, .entries: []
    }
  }

  /// The words that are allowed as the value, or in a list of it.
  package var words: [String] {
    switch self {
    case .words(let words): words
    case .flag: ["true", "false"]
    case .list(let content, _): content.words
    case .either(let first, let second): first.words + second.words
    case .number, .name, .path, .version, .mapping, .entries: []
    }
  }
}

extension RuleOption {
  fileprivate var content: SettingsKey.Content {
    switch defaultValue {
    case .number: .number(range)
    case .flag: .flag
    case .word: .words(words)
    }
  }
}

extension String {
  fileprivate var withoutFullStop: String { last == "." ? String(dropLast()) : self }
}
