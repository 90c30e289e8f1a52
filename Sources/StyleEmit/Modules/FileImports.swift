import StyleModel
import StyleSource

/// Adds the imports to files of generated code: the other modules that they need, with access levels.
struct FileImports {
  private let names: ImportedNames
  private let options: EmitOptions
  /// The names of the types that are being generated.
  private let ownTypes: Set<String>

  init(_ sheet: ResolvedSheet, _ plans: [ComponentPlan], _ options: EmitOptions) {
    names = ImportedNames(sheet, plans, ModuleMap(sheet, options))
    self.options = options
    ownTypes = plans.reduce(into: ["StyleCondition", "StyleRecipe"]) { own, plan in
      if plan.module == nil { own.formUnion([plan.typeName, plan.styleName, plan.viewName]) }
    }
  }

  func completed(_ files: [EmittedFile]) -> [EmittedFile] {
    if names.isEmpty, options.imports == .public { return files }
    return concurrentMap(files, minimum: 8) { file in
      var file = file
      file.bytes = completed(file.bytes)
      return file
    }
  }

  private func completed(_ source: [UInt8]) -> [UInt8] {
    let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let code = lines.lazy.filter { !$0.isComment }.joined(separator: [UInt8(ascii: "\n")])
    let used = names.isEmpty ? [] : names.modules(of: code)
    let shown =
      options.imports == .internal ? PublicNames(lines, names, options.access, besides: ownTypes) : nil
    var result: [UInt8] = []
    var isFirst = true
    func add(_ line: some Sequence<UInt8>) {
      if !isFirst { result.append(UInt8(ascii: "\n")) }
      isFirst = false
      result += line
    }
    for line in lines {
      guard let (indentation, module, isLibrary) = line.importedModule else {
        add(line)
        continue
      }
      var modules = [module]
      // The library stands behind Apple's framework, and other modules beside it.
      if isLibrary { modules = (modules + used).sorted { $0.precedesByBytes($1) } }
      for module in modules {
        let mark = isLibrary ? "@_spi(Generated) " : ""
        let access = shown?.names(module) ?? false ? options.access.prefix : ""
        add("\(indentation)\(mark)\(access)import \(module)".utf8)
      }
    }
    return result
  }
}

/// The code of some files as that of one, which imports a module with one access level.
package func joined(_ files: [EmittedFile]) -> [UInt8] {
  let source = Array(files.map(\.bytes).joined(separator: [UInt8(ascii: "\n")]))
  let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let levels = ["public ", "package "]
  var visible: [String: String] = [:]
  for line in lines {
    for level in levels { if let module = line.importedModule(level)?.module { visible[module] = level } }
  }
  if visible.isEmpty { return source }
  return Array(
    lines.map { line -> [UInt8] in
      guard let (indentation, module, isLibrary) = line.importedModule, let level = visible[module] else {
        return Array(line)
      }
      return Array("\(indentation)\(isLibrary ? "@_spi(Generated) " : "")\(level)import \(module)".utf8)
    }.joined(separator: [UInt8(ascii: "\n")]))
}

extension ArraySlice<UInt8> {
  fileprivate var trimmed: ArraySlice<UInt8> { drop { $0 == UInt8(ascii: " ") } }

  fileprivate var isComment: Bool { trimmed.starts(with: "//".utf8) }

  /// The indentation and the module of an import without an access level, and whether it is the run-time library; nil for any other line.
  fileprivate var importedModule: (indentation: String, module: String, isLibrary: Bool)? {
    importedModule("")
  }

  /// The indentation and the module of an import with an access level, and whether it is the run-time library; nil for any other line.
  fileprivate func importedModule(_ access: String) -> (indentation: String, module: String, isLibrary: Bool)?
  {
    let text = trimmed
    guard let first = text.first, "i@p".utf8.contains(first) else { return nil }
    let mark = "@_spi(Generated) "
    let isLibrary = text.starts(with: mark.utf8)
    let rest = isLibrary ? text.dropFirst(mark.utf8.count) : text
    guard rest.starts(with: "\(access)import ".utf8) else { return nil }
    return (
      String(repeating: " ", count: count - text.count),
      String(decoding: rest.dropFirst(access.utf8.count + 7), as: UTF8.self),
      isLibrary
    )
  }
}

/// The modules that the declarations of a file name which other modules see.
///
/// SE-0409: an import has to be as visible as what is made of its types, and the compiler warns of one that is more visible.
private struct PublicNames {
  private var modules: Set<String> = []

  init(
    _ lines: [ArraySlice<UInt8>], _ names: ImportedNames, _ access: EmitOptions.Access,
    besides ownTypes: Set<String>
  ) {
    let code = PublicCode(lines, countsConformances: access == .public).bytes
    modules = Set(names.modules(of: code))
    var words = NameReader()
    for byte in code {
      guard let name = words.read(byte) else { continue }
      let text = name.text
      if text == "ComponentStyle"
        || text.hasPrefix("Style") && text.dropFirst(5).first?.isUppercase == true
          && !ownTypes.contains(text)
      {
        modules.insert("StyleRuntime")
      } else if typesOfSwiftUI.contains(text) {
        modules.insert("SwiftUI")
      } else if ["UI", "CG", "CA", "NS"].contains(text.prefix(2)),
        text.dropFirst(2).first?.isUppercase == true
      {
        modules.formUnion(["UIKit", "AppKit"])
      }
    }
  }

  func names(_ module: String) -> Bool { modules.contains(module) }
}

/// The heads of a file's declarations that other modules see: without bodies and initial values, which may use anything.
private struct PublicCode {
  private(set) var bytes: [UInt8] = []
  private let countsConformances: Bool
  /// The heads of extensions around the present line that were not added yet.
  private var extensions: [(indentation: Int, head: ArraySlice<UInt8>)] = []
  /// The indentation of the protocol whose requirements follow.
  private var protocolDepth: Int?
  /// The indentation of the last enumeration, whose cases follow.
  private var enumDepth: Int?
  /// The number of brackets that are open in a head.
  private var openBrackets = 0

  /// - Parameter countsConformances: Whether the compiler counts the conformances of an extension as public uses, as it does for public
  ///   members.
  init(_ lines: [ArraySlice<UInt8>], countsConformances: Bool) {
    self.countsConformances = countsConformances
    for line in lines where !line.isEmpty && !line.isComment { add(line) }
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    let text = line.trimmed
    let indentation = line.count - text.count
    if openBrackets > 0 { return addHead(text) }
    if let depth = protocolDepth {
      if indentation > depth { return append(text) }
      protocolDepth = nil
    }
    extensions.removeAll { $0.indentation >= indentation && text.first != UInt8(ascii: "{") }
    let words = text.leadingWords
    if words.contains("extension") {
      extensions.append((indentation, countsConformances ? text : text.prefix { $0 != UInt8(ascii: ":") }))
      return
    }
    let isShown = words.contains("public") || words.contains("open") || words.contains("package")
    if words.first == "case", let depth = enumDepth, indentation == depth + 2 { return addHead(text) }
    guard isShown else { return }
    if words.contains("enum") { enumDepth = indentation }
    for (_, head) in extensions { append(head) }
    extensions = []
    if words.contains("protocol") { protocolDepth = indentation }
    addHead(text)
  }

  private mutating func append(_ text: ArraySlice<UInt8>) {
    bytes += text
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds a line up to the body or the initial value.
  private mutating func addHead(_ text: ArraySlice<UInt8>) {
    for (index, byte) in zip(text.indices, text) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): openBrackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): openBrackets -= 1
      case UInt8(ascii: "{") where openBrackets == 0, UInt8(ascii: "=") where openBrackets == 0:
        if byte == UInt8(ascii: "="), text[(index + 1)...].first == byte || text[..<index].last == byte {
          continue
        }
        return append(text[..<index])
      default: break
      }
    }
    append(text)
  }
}

extension ArraySlice<UInt8> {
  /// The words of a declaration before its name, without the attribute of what generated code alone calls.
  fileprivate var leadingWords: [String] {
    let mark = "@_spi(Generated) "
    let text = starts(with: mark.utf8) ? dropFirst(mark.utf8.count) : self
    let head = text.prefix { !"({:=[\"".utf8.contains($0) }
    return head.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// SwiftUI's types and protocols that generated declarations name.
private let typesOfSwiftUI: Set<String> = [
  "Animation", "Binding", "ButtonStyle", "Color", "DynamicTypeSize", "EdgeInsets", "EnvironmentKey",
  "EnvironmentValues",
  "Font", "Image", "Shape", "Text", "TextAlignment", "ToggleStyle", "View", "ViewBuilder", "ViewModifier",
]
