import StyleEmit
import StyleSource
import StyleSyntax

/// A setting for generated Swift, with all that is known of its key in `.stylec.yml`.
///
/// A new setting is a field of `EmitOptions`, one of `GeneratedSettings`, a row here, and a flag in `GeneratedOptions`.
package struct GeneratedSetting: Sendable {
  package let key: SettingsKey
  /// The text behind the default in `docs/configuration.md`: the other values.
  package let alternatives: String
  /// Reads the value of an entry, and returns the problems with it.
  let read: @Sendable (MappingEntry, inout GeneratedSettings) -> [Diagnostic]
  /// Replaces the value by that of other settings, if they have one.
  let override: @Sendable (inout GeneratedSettings, GeneratedSettings) -> Void
  /// Sets the emitters' option, if there is a value.
  let apply: @Sendable (GeneratedSettings, inout EmitOptions) -> Void
  /// The value, or its default, as it is written in a settings file.
  let print: @Sendable (GeneratedSettings) -> String

  package static let all = [
    word(
      "access", \.access, \.access, "the access level of the generated API",
      details: "the access level of every type, constant and method of the generated API"),
    word(
      "isolation", \.isolation, \.isolation, "the actor isolation of components' structs and their styles",
      details:
        "the actor isolation of components' structs and their styles. Their parts, such as colours, and the tokens are always nonisolated"
    ),
    deployment,
    word(
      "bundle", \.bundle, \.bundle, "where images, colours and texts are looked up",
      details:
        "where images, colours and texts are looked up. `module` is for packages, for which SwiftPM creates `Bundle.module`. Without a `Package.swift` in the folder of the settings or above, it is an error"
    ),
    word(
      "colors", \.colors, \.colors, "where the colours of tokens come from",
      details:
        "where the colours of tokens come from: `code` writes their numbers, and `catalog` looks them up by their names in the app's [asset catalogs](generated-swift.md#asset-catalogs)"
    ),
    word(
      "buttonConfiguration", \.buttonConfiguration, \.buttonConfiguration,
      "what UIKit's classes make of `UIButton.configuration`",
      details:
        "`style` makes each UIKit button's `UIButton.Configuration` from its style; `remove` sets the configuration of a storyboard to nil ([Generated Swift](generated-swift.md#button-configurations))"
    ),
    word(
      "runtime", \.runtime, \.runtime,
      "whether generated code carries the code that it needs at run time, or imports `StyleRuntime`",
      details:
        "`embed` writes the code that styles need at run time, such as `StyleColor`, beside the generated code; `import` makes generated code import the library `StyleRuntime`, so that the modules of an app share its types ([Generated Swift](generated-swift.md#several-modules))"
    ),
    word(
      "imports", \.imports, \.imports, "what Swift makes of an import without an access level",
      details:
        "what Swift makes of an import without an access level. `internal` is for modules with the upcoming feature `InternalImportsByDefault`: generated code then says `public import` where its API names what it imports"
    ),
    modules,
    flag(
      "previews", \.previews, \.previews, "whether to write files of `#Preview`s for Xcode's canvas",
      details:
        "whether to write files of `#Preview`s for Xcode's canvas ([Generated Swift](generated-swift.md#previews))"
    ),
    flag(
      "liveUpdates", \.liveUpdates, \.liveUpdates,
      "whether debug builds of the app can follow `stylec inspect --app`",
      details:
        "whether debug builds of the app can follow `stylec inspect --app` ([A running app](inspector.md#a-running-app)). Release builds hold nothing of it. It needs `runtime: embed`"
    ),
    targets,
  ]

  static func named(_ name: String) -> GeneratedSetting? { all.first { $0.key.name == name } }

  /// A setting whose value is one of some words.
  private static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ value: WritableKeyPath<GeneratedSettings, Word?> & Sendable,
    _ option: WritableKeyPath<EmitOptions, Word> & Sendable, _ summary: String, details: String
  ) -> GeneratedSetting {
    let words = Word.allCases.map(\.rawValue)
    let standard = EmitOptions()[keyPath: option].rawValue
    return GeneratedSetting(
      key: SettingsKey(name, summary, .words(words), details: details),
      alternatives: "or " + words.filter { $0 != standard }.joined(separator: ", "),
      read: { entry, settings in
        let node = entry.value
        settings[keyPath: value] = node.kind == .scalar ? Word(rawValue: node.text) : nil
        return settings[keyPath: value] == nil && node.kind != .missing
          ? [.wrongWord("‘\(name)’", words, node)] : []
      },
      override: { $0[keyPath: value] = $1[keyPath: value] ?? $0[keyPath: value] },
      apply: { if let word = $0[keyPath: value] { $1[keyPath: option] = word } },
      print: { ($0[keyPath: value]?.rawValue ?? standard) })
  }

  /// A setting that is true or false, and false by default.
  private static func flag(
    _ name: String, _ value: WritableKeyPath<GeneratedSettings, Bool?> & Sendable,
    _ option: WritableKeyPath<EmitOptions, Bool> & Sendable, _ summary: String, details: String
  ) -> GeneratedSetting {
    GeneratedSetting(
      key: SettingsKey(name, summary, .flag, details: details),
      alternatives: "or true",
      read: { entry, settings in
        let node = entry.value
        if node.kind == .scalar, case .bool(let flag) = node.scalarKind {
          settings[keyPath: value] = flag
          return []
        }
        return node.kind == .missing ? [] : [.wrongWord("‘\(name)’", ["true", "false"], node)]
      },
      override: { $0[keyPath: value] = $1[keyPath: value] ?? $0[keyPath: value] },
      apply: { if let flag = $0[keyPath: value] { $1[keyPath: option] = flag } },
      print: { "\($0[keyPath: value] ?? EmitOptions()[keyPath: option])" })
  }

  private static let targets = GeneratedSetting(
    key: SettingsKey(
      "targets",
      "what Swift is generated for, and which of the documents `json`, `assets`, `dtcg`, `figma` and `design-md` are written, as a list",
      .list(.words(OutputTarget.allCases.map(\.rawValue)), mayBeEmpty: false),
      details:
        "the frameworks to generate for, and documents for other programs: see **Targets** below"
    ),
    alternatives: "and json, assets, dtcg, figma, design-md",
    read: { entry, settings in
      let node = entry.value
      guard node.kind == .sequence, !node.elements.isEmpty else {
        return node.kind == .missing ? [] : [.targetsAreNoList(node)]
      }
      var problems: [Diagnostic] = []
      settings.targets = Set(
        node.elements.compactMap { element in
          if element.kind == .scalar, let target = OutputTarget(rawValue: element.text) { return target }
          if element.kind != .missing {
            problems.append(.wrongWord("a target", OutputTarget.allCases.map(\.rawValue), element))
          }
          return nil
        })
      return problems
    },
    override: { $0.targets = $1.targets ?? $0.targets },
    apply: { _, _ in },
    print: { settings in
      let targets = OutputTarget.allCases.filter { target in
        target.swift.map(settings.chosenTargets.contains) ?? settings.documentTargets.contains(target)
      }.map(\.rawValue)
      return "[\(targets.joined(separator: ", "))]"
    })

  private static let deployment = GeneratedSetting(
    key: SettingsKey(
      "deployment", "the oldest system on each platform: `{ iOS: 16, macOS: 13 }`",
      .mapping(
        EmitOptions.Platform.allCases.map {
          SettingsKey(
            $0.rawValue,
            "the oldest version of \($0.rawValue) that generated code runs on; `\($0.oldestVersion)` by default",
            .version)
        }),
      details:
        "the oldest system on each platform. A version that doesn't exist, or one older than the default, is an error. As a flag: `--deployment iOS=16,macOS=13`"
    ),
    alternatives: "",
    read: { entry, settings in
      guard entry.value.kind == .mapping else {
        return entry.value.kind == .missing ? [] : [.deploymentIsNoMapping(at: entry.value.span)]
      }
      var problems: [Diagnostic] = []
      for entry in entry.value.entries {
        guard let platform = EmitOptions.Platform(rawValue: entry.key.text) else {
          problems.append(.unknownPlatform(entry.key))
          continue
        }
        let node = entry.value
        guard node.kind == .scalar, let version = EmitOptions.SystemVersion(node.text) else {
          if node.kind != .missing { problems.append(.noVersion(platform, node)) }
          continue
        }
        if let problem = version.problem(on: platform) {
          problems.append(Diagnostic(.invalidSettings, problem, at: node.span))
        }
        settings.deployment[platform] = version
      }
      return problems
    },
    override: { $0.deployment.merge($1.deployment) { $1 } },
    apply: { for (platform, version) in $0.deployment { $1.deployment[platform] = version } },
    print: { settings in
      let deployment = settings.options.deployment
      let versions = EmitOptions.Platform.allCases.map { "\($0.rawValue): \(deployment[$0])" }
      return "{ \(versions.joined(separator: ", ")) }"
    })

  /// The setting `modules`. Paths are looked up later (`ModuleSetting.swift`), and printed as they are reached from the working folder.
  private static let modules = GeneratedSetting(
    key: SettingsKey(
      "modules", "the Swift modules that have the code of files and folders: `{ ../Theme: Theme }`",
      .entries(.name),
      details:
        "maps style files and folders to the Swift modules that have their code. Generated code imports these modules instead ([Generated Swift](generated-swift.md#several-modules)). It needs `runtime: import`"
    ),
    alternatives: "such as { ../Theme: Theme }",
    read: { _, _ in [] },
    override: { settings, other in
      let paths = Set(other.modules.map(\.path))
      settings.modules = settings.modules.filter { !paths.contains($0.path) } + other.modules
    },
    apply: { _, _ in },
    print: { _ in "{}" })
}

extension Diagnostic {
  /// - Parameter name: The name of the setting, in quotes, or the words for the value.
  fileprivate static func wrongWord(_ name: String, _ words: [String], _ node: SyntaxNode) -> Diagnostic {
    // A flag as YAML 1.1 has it.
    let flags = ["yes": "true", "on": "true", "no": "false", "off": "false"]
    let meant = flags[node.text].flatMap { words.contains($0) ? $0 : nil }
    let near = node.kind == .scalar ? meant ?? KnownNames(words).nearest(to: node.text) : nil
    let list = words.map { "‘\($0)’" }
    let choice =
      list.count == 1 ? list[0] : list.dropLast().joined(separator: ", ") + " or " + list[list.count - 1]
    return Diagnostic(
      .invalidSettings, "\(name) must be \(choice)", at: node.span,
      fixes: near.map { [FixIt("write ‘\($0)’", replace: node.span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func targetsAreNoList(_ node: SyntaxNode) -> Diagnostic {
    let isWord = node.kind == .scalar && OutputTarget(rawValue: node.text) != nil
    return Diagnostic(
      .invalidSettings, "‘targets’ must be a list with at least one target", at: node.span,
      notes: ["choose from \(OutputTarget.allCases.map { "‘\($0.rawValue)’" }.joined(separator: ", "))"],
      fixes: isWord
        ? [FixIt("write ‘[\(node.text)]’", replace: node.span, with: "[\(node.text)]", isSafe: true)] : [])
  }

  fileprivate static func deploymentIsNoMapping(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘deployment’ must map platforms to versions", at: span,
      notes: ["as in ‘deployment: { iOS: 15, macOS: 12 }’"])
  }

  fileprivate static func unknownPlatform(_ key: SyntaxNode) -> Diagnostic {
    let names = EmitOptions.Platform.allCases.map(\.rawValue)
    let meant =
      names.first { $0.lowercased() == key.text.lowercased() } ?? KnownNames(names).nearest(to: key.text)
    return Diagnostic(
      .invalidSettings, "there is no platform ‘\(key.text.shortened)’", at: key.span,
      notes: meant == nil ? ["choose one of \(names.map { "‘\($0)’" }.joined(separator: ", "))"] : [],
      fixes: meant.map { [FixIt("write ‘\($0)’", replace: key.span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func noVersion(_ platform: EmitOptions.Platform, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "this is not a version of \(platform.rawValue)", at: node.span,
      notes: ["write it as ‘\(platform.oldestVersion)’ or ‘\(platform.oldestVersion).4’"])
  }

  static func contradiction(_ contradiction: GeneratedSettings.Conflict, at span: Span) -> Diagnostic {
    Diagnostic(.invalidSettings, contradiction.problem, at: span, notes: [contradiction.reason])
  }

  static func moduleWithoutPackage(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘bundle: module’ needs a package, but there is no Package.swift here or above",
      at: span,
      notes: [
        "SwiftPM creates ‘Bundle.module’; write ‘bundle: main’ if the app's own target has the resources"
      ])
  }
}
