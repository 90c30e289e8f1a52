import StyleEmit
import StyleModel
import StyleSource
import StyleSyntax

/// An entry of `modules` in a settings file: the Swift module that has the code of some style files.
package struct ModuleSetting: Hashable, Sendable {
  /// The path of the file or folder: absolute, without `.` and `..`.
  package var path: String
  /// The name of the Swift module.
  package var name: String
  /// The path as it is written, and the entry's place.
  package var written: String
  var place: Entry

  /// The place of an entry in the settings file at an absolute path.
  struct Entry: Hashable, Sendable {
    var file: String
    var key, value: Span
  }
}

/// An entry of `modules` before its path is looked up.
struct WrittenModule {
  var path, name: String
  var key, value: Span
}

extension SettingsReader {
  /// Reads an entry such as `modules: { ../Theme: Theme }`.
  static func modules(_ node: SyntaxNode, _ problems: inout [Diagnostic]) -> [WrittenModule] {
    guard node.kind == .mapping else {
      if node.kind != .missing { problems.append(.modulesAreNoMapping(at: node.span)) }
      return []
    }
    return node.entries.compactMap { entry in
      let (key, value) = (entry.key, entry.value)
      guard key.kind == .scalar, !key.text.isEmpty else {
        problems.append(.moduleWithoutPath(at: key.span))
        return nil
      }
      guard value.kind == .scalar, value.scalarKind == .string, isModuleName(value.text) else {
        if value.kind != .missing { problems.append(.noModuleName(value)) }
        return nil
      }
      if modulesOfOthers.contains(value.text) {
        problems.append(.moduleOfOthers(value))
        return nil
      }
      return WrittenModule(path: key.text, name: value.text, key: key.span, value: value.span)
    }
  }

  /// Whether a text can be the name of a module in Swift: an identifier of ASCII that is no keyword.
  private static func isModuleName(_ text: String) -> Bool {
    let isIdentifier = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isIdentifier
      && text.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
      && swiftIdentifier(text) != "`\(text)`"
  }

  /// The modules of Swift, Apple and stylec that generated code may import.
  private static let modulesOfOthers: Set<String> = [
    "AppKit", "Foundation", "StyleRuntime", "Swift", "SwiftUI", "UIKit",
  ]
}

extension SettingsFinder {
  /// The entries of a settings file, with their paths looked up; `settings` are the file's own over those that it extends.
  mutating func modules(
    _ written: [WrittenModule], at span: Span?, in path: String, _ settings: Settings
  ) -> (modules: [ModuleSetting], problems: [Diagnostic]) {
    var (modules, problems): ([ModuleSetting], [Diagnostic]) = ([], [])
    if let span, !written.isEmpty, settings.generated.options.runtime != .import {
      problems.append(.modulesNeedTheLibrary(at: span))
    }
    let folder = splitPath(path).folder
    for entry in written {
      let resolved = absolutePath(entry.path, in: folder)
      if let first = modules.first(where: { $0.path == resolved }) {
        problems.append(.moduleTwice(entry, first))
      } else if isPath(folder, inOrAt: resolved) {
        problems.append(.moduleOfItself(entry))
      } else if let refusal = roots.refusal(of: resolved, namedIn: folder, files) {
        problems.append(.moduleElsewhere(entry, refusal))
      } else if !files.exists(resolved) {
        problems.append(.moduleMissing(entry))
      } else if let found = try? files.styleFiles(
        at: resolved, matching: nil, within: roots.searchable(from: folder, files)), found.files.isEmpty,
        found.problems.isEmpty
      {
        problems.append(.moduleWithoutStyles(entry))
      } else {
        modules.append(
          ModuleSetting(
            path: resolved, name: entry.name, written: entry.path,
            place: ModuleSetting.Entry(file: path, key: entry.key, value: entry.value)))
      }
    }
    return (modules, problems)
  }

  /// The error about the entry of a settings file that was read before.
  func error(
    at place: ModuleSetting.Entry, _ finding: (_ key: Span, _ value: Span) -> Diagnostic
  ) -> SettingsError {
    var sources = SourceMap()
    let file = sources.add(
      path: relativePath(place.file, from: files.workingFolder), bytes: (try? files.read(place.file)) ?? [])
    func here(_ span: Span) -> Span { Span(file, Int(span.start), Int(span.end)) }
    return .invalid([finding(here(place.key), here(place.value))], in: sources)
  }
}

extension Diagnostic {
  fileprivate static func modulesAreNoMapping(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘modules’ must map style files or folders to Swift modules", at: span,
      notes: ["as in ‘modules: { ../Theme: Theme }’"])
  }

  fileprivate static func moduleWithoutPath(at span: Span) -> Diagnostic {
    Diagnostic(.invalidSettings, "this is not the path of a file or a folder", at: span)
  }

  fileprivate static func noModuleName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "this is not the name of a Swift module", at: node.span,
      notes: [
        "a name has letters, digits and underscores, begins with no digit, and is no keyword of Swift"
      ])
  }

  fileprivate static func moduleOfOthers(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘\(node.text)’ isn’t a module with generated code", at: node.span,
      notes: ["write the name of the Swift module whose code is generated from these style files"])
  }

  fileprivate static func modulesNeedTheLibrary(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘modules’ needs ‘runtime: import’, with which modules share the types of styles",
      at: span,
      notes: ["add ‘runtime: import’ here and to the settings of the other modules"])
  }

  fileprivate static func moduleTwice(_ entry: WrittenModule, _ first: ModuleSetting) -> Diagnostic {
    Diagnostic(
      .invalidSettings,
      "‘\(entry.path.shortened)’ is the same as ‘\(first.written.shortened)’, which has a module already",
      at: entry.key)
  }

  fileprivate static func moduleOfItself(_ entry: WrittenModule) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "the folder of these settings lies in ‘\(entry.path.shortened)’", at: entry.key,
      notes: ["name the folder of another module; the style files here are generated without an entry"])
  }

  fileprivate static func moduleElsewhere(_ entry: WrittenModule, _ reason: FileError) -> Diagnostic {
    Diagnostic(.invalidSettings, "‘\(entry.path.shortened)’ can't be read: \(reason)", at: entry.key)
  }

  fileprivate static func moduleMissing(_ entry: WrittenModule) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "there is no file or folder ‘\(entry.path.shortened)’", at: entry.key,
      notes: ["a path is relative to the folder of this file"])
  }

  fileprivate static func moduleWithoutStyles(_ entry: WrittenModule) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "there are no style files in ‘\(entry.path.shortened)’", at: entry.key,
      notes: ["a path is relative to the folder of this file"])
  }

  static func moduleWithoutLibrary(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "the settings of the module ‘\(name)’ don’t say ‘runtime: import’", at: span,
      notes: ["modules share the types of styles only if all of them import the library"])
  }

  static func moduleIsNotPublic(_ name: String, _ access: EmitOptions.Access, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings,
      "the settings of the module ‘\(name)’ say ‘access: \(access.rawValue)’, so that no other module can use its code",
      at: span, notes: ["write ‘access: public’ there"])
  }

  static func moduleWithoutTargets(_ name: String, _ targets: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings,
      "the module ‘\(name)’ isn’t generated for \(targets.map { "‘\($0)’" }.joined(separator: ", ")), as it is here",
      at: span,
      notes: ["add \(targets.count == 1 ? "it" : "them") to the ‘targets’ in the settings of that module"])
  }
}
