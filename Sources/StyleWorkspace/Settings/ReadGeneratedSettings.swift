import StyleEmit
import StyleSource
import StyleSyntax

extension GeneratedSettings {
  /// The entries of a settings file that are of generated Swift.
  enum Key: String, CaseIterable {
    case access, isolation, deployment, bundle, buttonConfiguration, runtime, imports, modules, previews,
      targets
  }

  /// Reads one entry; the problems are what is wrong with its value.
  mutating func read(_ key: Key, _ entry: MappingEntry) -> [Diagnostic] {
    let node = entry.value
    var problems: [Diagnostic] = []
    switch key {
    case .access: access = word(entry, &problems)
    case .isolation: isolation = word(entry, &problems)
    case .bundle: bundle = word(entry, &problems)
    case .buttonConfiguration: buttonConfiguration = word(entry, &problems)
    case .runtime: runtime = word(entry, &problems)
    case .imports: imports = word(entry, &problems)
    // Their paths are looked up later.
    case .modules: break
    case .deployment: deployment = versions(entry, &problems)
    case .previews:
      if node.kind == .scalar, case .bool(let flag) = node.scalarKind {
        previews = flag
      } else if node.kind != .missing {
        problems.append(.wrongWord("previews", ["true", "false"], node))
      }
    case .targets:
      if node.kind == .sequence, !node.elements.isEmpty {
        targets = Set(node.elements.compactMap { word($0, "a target", &problems) })
      } else if node.kind != .missing {
        problems.append(.targetsAreNoList(node))
      }
    }
    return problems
  }

  private func word<Word: RawRepresentable<String> & CaseIterable>(
    _ entry: MappingEntry, _ problems: inout [Diagnostic]
  ) -> Word? {
    word(entry.value, "‘\(entry.key.text)’", &problems)
  }

  private func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: SyntaxNode, _ name: String, _ problems: inout [Diagnostic]
  ) -> Word? {
    if node.kind == .scalar, let word = Word(rawValue: node.text) { return word }
    if node.kind != .missing {
      problems.append(.wrongWord(name, Word.allCases.map(\.rawValue), node))
    }
    return nil
  }

  private func versions(
    _ entry: MappingEntry, _ problems: inout [Diagnostic]
  ) -> [EmitOptions.Platform: EmitOptions.SystemVersion] {
    guard entry.value.kind == .mapping else {
      if entry.value.kind != .missing { problems.append(.deploymentIsNoMapping(at: entry.value.span)) }
      return [:]
    }
    var versions: [EmitOptions.Platform: EmitOptions.SystemVersion] = [:]
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
      versions[platform] = version
    }
    return versions
  }
}

extension Diagnostic {
  fileprivate static func wrongWord(_ name: String, _ words: [String], _ node: SyntaxNode) -> Diagnostic {
    let near = node.kind == .scalar ? nearest(to: node.text, among: words) : nil
    let list = words.map { "‘\($0)’" }
    let choice =
      list.count == 1 ? list[0] : list.dropLast().joined(separator: ", ") + " or " + list[list.count - 1]
    return Diagnostic(
      .invalidSettings,
      "\(name.hasPrefix("‘") || name.hasPrefix("a ") ? name : "‘\(name)’") must be \(choice)",
      at: node.span,
      fixes: near.map { [FixIt("write ‘\($0)’", replace: node.span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func targetsAreNoList(_ node: SyntaxNode) -> Diagnostic {
    let isWord = node.kind == .scalar && EmitTarget(rawValue: node.text) != nil
    return Diagnostic(
      .invalidSettings, "‘targets’ must be a list with at least one target", at: node.span,
      notes: ["choose from \(EmitTarget.allCases.map { "‘\($0.rawValue)’" }.joined(separator: ", "))"],
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
      names.first { $0.lowercased() == key.text.lowercased() } ?? nearest(to: key.text, among: names)
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

  static func moduleWithoutPackage(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘bundle: module’ needs a package, but there is no Package.swift here or above",
      at: span,
      notes: [
        "SwiftPM creates ‘Bundle.module’; write ‘bundle: main’ if the app's own target has the resources"
      ])
  }
}
