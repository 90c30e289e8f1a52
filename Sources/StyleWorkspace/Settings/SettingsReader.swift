import StyleCompiler
import StyleEmit
import StyleLint
import StyleModel
import StyleSource
import StyleSyntax

/// The contents of one settings file, without those that it extends.
struct SettingsFile {
  var extends: [(path: String, span: Span)] = []
  var sources: [String]?
  var excludes: [String]?
  var output: String?
  var baseline: (path: String, span: Span)?
  var images: [(path: String, span: Span)]?
  var fonts: [(path: String, span: Span)]?
  var rules: [String: RuleSelection.Setting] = [:]
  var overrides: [(files: [String], rules: [String: RuleSelection.Setting])] = []
  var generated = GeneratedSettings()
  /// The location of ‘bundle: module’.
  var moduleSpan: Span?
  /// The entries for generated Swift, by their keys.
  var generatedSpans: [String: Span] = [:]
  var modules: [WrittenModule] = []
  /// The location of ‘modules’.
  var modulesSpan: Span?
}

extension SettingsFile {
  /// The contradictions of the file's entries over the settings that it extends.
  func contradictions(in settings: GeneratedSettings) -> [Diagnostic] {
    settings.contradictions.compactMap { contradiction in
      let span = generatedSpans[contradiction.key] ?? generatedSpans["runtime"]
      return span.map { .contradiction(contradiction, at: $0) }
    }
  }
}

/// Reads a settings file and suggests a name for each unknown entry.
struct SettingsReader {
  private(set) var file = SettingsFile()
  private(set) var problems: [Diagnostic] = []

  fileprivate static let keys = SettingsKey.all.map(\.name)

  init(_ tree: SyntaxTree) {
    guard let root = tree.root, root.kind != .missing else { return }
    guard root.kind == .mapping else {
      problems.append(.settingsAreNoMapping(at: root.span))
      return
    }
    for entry in root.entries {
      if let setting = GeneratedSetting.named(entry.key.text) {
        problems += setting.read(entry, &file.generated)
        file.generatedSpans[entry.key.text] = entry.key.span
        switch setting.key.name {
        case "modules":
          file.modules = Self.modules(entry.value, &problems)
          file.modulesSpan = entry.key.span
        case "bundle": if file.generated.bundle == .module { file.moduleSpan = entry.value.span }
        default: break
        }
        continue
      }
      switch entry.key.text {
      case "extends":
        let nodes = entry.value.kind == .sequence ? entry.value.elements : [entry.value]
        file.extends = nodes.compactMap { node in path(node).map { ($0, node.span) } }
      case "sources": file.sources = paths(entry, mayBeEmpty: false)
      case "excludes": file.excludes = paths(entry, mayBeEmpty: true)
      case "output": file.output = outputFolder(entry.value)
      case "baseline": file.baseline = path(entry.value).map { ($0, entry.value.span) }
      case "images": file.images = folders(entry, "asset catalogs and folders")
      case "fonts": file.fonts = folders(entry, "folders")
      case "rules": file.rules = rules(entry.value)
      case "overrides": overrides(entry.value)
      default: problems.append(.unknownSetting(entry.key, SettingsReader.keys, "there is no setting"))
      }
    }
  }

  private mutating func path(_ node: SyntaxNode) -> String? {
    if node.isPath { return node.text }
    problems.append(.sourceIsNoPath(at: node.span))
    return nil
  }

  /// Reads the output folder, which must be below that of the settings, so that building somebody else's styles writes nowhere else.
  private mutating func outputFolder(_ node: SyntaxNode) -> String? {
    guard let text = path(node) else { return nil }
    let resolved = resolvePath(text, from: "")
    let isBelow = !resolved.isEmpty && resolved != ".." && !resolved.hasPrefix("../")
    if ProjectRoots.isOfGit(resolved) {
      problems.append(.outputIsOfGit(at: node.span))
      return nil
    }
    if isBelow, !isAbsolutePath(resolved) { return text }
    problems.append(.outputIsElsewhere(at: node.span))
    return nil
  }

  private mutating func paths(_ entry: MappingEntry, mayBeEmpty: Bool) -> [String] {
    let nodes = entry.value.elements
    if entry.value.kind != .sequence || nodes.isEmpty && !mayBeEmpty {
      problems.append(.pathsAreNoList(entry.key.text, entry.value, mayBeEmpty: mayBeEmpty))
    }
    return nodes.compactMap { path($0) }
  }

  private mutating func folders(_ entry: MappingEntry, _ kinds: String) -> [(path: String, span: Span)] {
    if entry.value.kind != .sequence { problems.append(.isNoList(entry, of: kinds)) }
    return entry.value.elements.compactMap { node in path(node).map { ($0, node.span) } }
  }

  private mutating func overrides(_ node: SyntaxNode) {
    guard node.kind == .sequence else {
      problems.append(.overridesAreNoList(at: node.span))
      return
    }
    for element in node.elements {
      var files: [String]?
      var rules: [String: RuleSelection.Setting] = [:]
      guard element.kind == .mapping else {
        problems.append(.overridesAreNoList(at: element.span))
        continue
      }
      for entry in element.entries {
        switch entry.key.text {
        case "files": files = paths(entry, mayBeEmpty: false)
        case "rules": rules = self.rules(entry.value)
        default: problems.append(.unknownSetting(entry.key, ["files", "rules"], "an override has no"))
        }
      }
      if files == nil { problems.append(.overrideWithoutFiles(at: element.span)) }
      file.overrides.append((files ?? [], rules))
    }
  }

  private mutating func rules(_ node: SyntaxNode) -> [String: RuleSelection.Setting] {
    guard node.kind == .mapping else {
      if node.kind != .missing { problems.append(.rulesAreNoMapping(at: node.span)) }
      return [:]
    }
    var settings: [String: RuleSelection.Setting] = [:]
    for entry in node.entries {
      if DiagnosticCode.isOfTokenFiles(entry.key.text) {
        settings[entry.key.text] = level(entry.value)
        continue
      }
      guard let rule = Rule.named(entry.key.text) else {
        problems.append(
          refusalOfRule(named: entry.key.text).map { Diagnostic(.invalidSettings, $0, at: entry.key.span) }
            ?? .unknownSetting(
              entry.key, Rule.all.map(\.code.id), listedBy: "stylec rules", "there is no rule"))
        continue
      }
      settings[rule.code.id] = setting(of: rule, entry.value)
    }
    return settings
  }

  /// Reads the setting of a rule: `off`, `on`, a severity, or a mapping with a severity and the rule's options.
  private mutating func setting(of rule: Rule, _ node: SyntaxNode) -> RuleSelection.Setting {
    guard node.kind == .mapping else { return level(node) }
    var setting = RuleSelection.Setting(isOn: true)
    for entry in node.entries {
      let name = entry.key.text
      if name == "severity" {
        let level = level(entry.value)
        setting.severity = level.severity
        setting.isOn = level.isOn
      } else if let option = rule.options.first(where: { $0.name == name }) {
        setting.options[name] = value(of: option, entry.value)
      } else {
        let names = ["severity"] + rule.options.map(\.name)
        problems.append(.unknownSetting(entry.key, names, "‘\(rule.code.id)’ has no option"))
      }
    }
    return setting
  }

  private mutating func level(_ node: SyntaxNode) -> RuleSelection.Setting {
    switch node.kind == .scalar ? node.text : "" {
    case "off": return RuleSelection.Setting(isOn: false)
    case "on": return RuleSelection.Setting(isOn: true)
    case "error": return RuleSelection.Setting(isOn: true, severity: .error)
    case "warning": return RuleSelection.Setting(isOn: true, severity: .warning)
    case "info": return RuleSelection.Setting(isOn: true, severity: .info)
    case let text:
      if node.kind != .missing { problems.append(.noLevel(text, node)) }
      return RuleSelection.Setting()
    }
  }

  private mutating func value(of option: RuleOption, _ node: SyntaxNode) -> OptionValue? {
    switch (option.defaultValue, node.kind == .scalar ? node.scalarKind : .null) {
    case (.number, .integer(let isNegative, let magnitude))
    where !isNegative && option.range.contains(Double(magnitude)):
      return .number(Double(magnitude))
    case (.number, .float(let number)) where option.range.contains(number):
      return .number(number)
    case (.flag, .bool(let flag)):
      return .flag(flag)
    case (.word, .string) where option.words.contains(node.text):
      return .word(node.text)
    default:
      if node.kind != .missing { problems.append(.wrongOption(option, node)) }
      return nil
    }
  }
}

extension SettingsFile {
  /// Whether the bytes of a file with another name may be settings: they have no contents, or a line that begins with a key of
  /// settings. Mistakes in any other file are not shown, since it may be secret.
  static func looksLikeSettings(_ bytes: [UInt8]) -> Bool {
    !bytes.hasContents || bytes.withUnsafeBufferPointer { hasLine(beginningWith: SettingsReader.keys, $0) }
  }
}

extension SyntaxNode {
  fileprivate var isPath: Bool { kind == .scalar && scalarKind == .string && !text.isEmpty }
}

/// The reason why the code of a diagnostic can't be set or chosen as a rule can; nil where there is no such code, or it is a rule's.
package func refusalOfRule(named id: String) -> String? {
  let others = allCodes + workspaceCodes + codesBesideRules
  guard Rule.named(id) == nil, let code = others.first(where: { $0.id == id }) else { return nil }
  return allCodes.contains(code)
    ? "‘\(id)’ is an error of the language, which can't be turned off"
    : "‘\(id)’ is no rule, and can't be turned off"
}

/// Every code of diagnostics from reading a workspace, for documentation.
package let workspaceCodes: [DiagnosticCode] = [
  .invalidSettings, .unreadableFile, .unformatted, .staleOutput, .otherModule, .staleBaseline,
  .breakingChange, .styleChange,
]

extension DiagnosticCode {
  package static let invalidSettings = DiagnosticCode(
    "invalid-settings", .error, "`.stylec.yml` contains valid settings.",
    explanation: """
      \(SettingsKey.all.map { "- `\($0.name)`: \($0.summary)" }.joined(separator: "\n"))

      All paths are relative to the file. For each style file, the nearest `.stylec.yml` applies: in its folder,
      or in one above.
      """,
    example: "source: [styles]\n")
}

extension Diagnostic {
  fileprivate static func settingsAreNoMapping(at span: Span) -> Diagnostic {
    Diagnostic(.invalidSettings, "settings must be a mapping, such as ‘sources: [styles]’", at: span)
  }

  /// - Parameter command: The command that lists the names, where there are too many for a note.
  fileprivate static func unknownSetting(
    _ key: SyntaxNode, _ names: [String], listedBy command: String? = nil, _ phrase: String
  ) -> Diagnostic {
    let near = KnownNames(names).nearest(to: key.text)
    let list = names.map { "‘\($0)’" }.joined(separator: ", ")
    return Diagnostic(
      .invalidSettings, "\(phrase) ‘\(key.text.shortened)’", at: key.span,
      notes: near == nil ? [command.map { "‘\($0)’ lists them" } ?? "choose one of \(list)"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: key.span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func pathsAreNoList(_ name: String, _ value: SyntaxNode, mayBeEmpty: Bool) -> Diagnostic
  {
    Diagnostic(
      .invalidSettings,
      "‘\(name)’ must be a list of files and folders\(mayBeEmpty ? "" : ", with at least one")",
      at: value.span,
      fixes: value.isPath
        ? [FixIt("write ‘[\(value.text)]’", replace: value.span, with: "[\(value.text)]", isSafe: true)] : [])
  }

  fileprivate static func isNoList(_ entry: MappingEntry, of kinds: String) -> Diagnostic {
    let value = entry.value
    return Diagnostic(
      .invalidSettings, "‘\(entry.key.text)’ must be a list of \(kinds)", at: value.span,
      fixes: value.isPath
        ? [FixIt("write ‘[\(value.text)]’", replace: value.span, with: "[\(value.text)]", isSafe: true)] : [])
  }

  fileprivate static func outputIsElsewhere(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘output’ must be a folder below the folder of this file", at: span,
      notes: ["to write elsewhere, run ‘stylec build --output FOLDER’"])
  }

  fileprivate static func outputIsOfGit(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘output’ can’t be a folder of git’s", at: span, notes: ["name another folder"])
  }

  fileprivate static func sourceIsNoPath(at span: Span) -> Diagnostic {
    Diagnostic(.invalidSettings, "this is not the path of a file or a folder", at: span)
  }

  fileprivate static func rulesAreNoMapping(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘rules’ must map names of rules to their settings", at: span,
      notes: ["as in ‘rules: { text-contrast: error, unused-token: off }’"])
  }

  fileprivate static func overridesAreNoList(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘overrides’ must be a list of files with their rules", at: span,
      notes: ["as in ‘- { files: [styles/old], rules: { unused-style: off } }’"])
  }

  fileprivate static func overrideWithoutFiles(at span: Span) -> Diagnostic {
    Diagnostic(.invalidSettings, "this override has no ‘files’", at: span)
  }

  fileprivate static func noLevel(_ text: String, _ node: SyntaxNode) -> Diagnostic {
    let words = SettingsKey.levels
    let meant =
      ["true": "on", "false": "off", "warn": "warning"][text] ?? KnownNames(words).nearest(to: text)
    return Diagnostic(
      .invalidSettings, "a rule needs ‘off’, ‘on’ or a severity", at: node.span,
      notes: ["write \(words.map { "‘\($0)’" }.joined(separator: ", "))"],
      fixes: meant.map { [FixIt("write ‘\($0)’", replace: node.span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func wrongOption(_ option: RuleOption, _ node: SyntaxNode) -> Diagnostic {
    let expected =
      switch option.defaultValue {
      case .number:
        "a number from \(formatNumber(option.range.lowerBound)) to \(formatNumber(option.range.upperBound))"
      case .flag: "true or false"
      case .word: "one of " + option.words.map { "‘\($0)’" }.joined(separator: ", ")
      }
    return Diagnostic(
      .invalidSettings, "‘\(option.name)’ must be \(expected)", at: node.span, notes: [option.summary])
  }
}
