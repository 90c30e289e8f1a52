/// Bundles the modules of a page, so that a browser sends one request instead of one for each.
///
/// Each module becomes a function that returns its exports, after the modules that it imports. The bundler reads modules line by
/// line, in this form: `import { a, b as c } from './other.js';` or `import './other.js';` on a line of its own, and
/// `export` before a function, a class or a constant. They import each other in no circle.
struct ModuleBundle {
  private let sources: [String: [UInt8]]
  private var bytes = Array("const modules = {};\n".utf8)
  private var known: Set<String> = []

  /// The error in a module.
  struct Failure: Error {
    let message: String
  }

  /// The text of `root` with all modules that it imports.
  static func text(of root: String, in sources: [String: [UInt8]]) throws(Failure) -> [UInt8] {
    var bundle = ModuleBundle(sources: sources)
    try bundle.add(root, importedBy: [])
    return bundle.bytes
  }

  private init(sources: [String: [UInt8]]) { self.sources = sources }

  private mutating func add(_ name: String, importedBy path: [String]) throws(Failure) {
    guard !path.contains(name) else {
      let circle = (path + [name]).joined(separator: " imports ")
      throw Failure(message: "\(circle): modules can't import each other in a circle")
    }
    guard !known.contains(name) else { return }
    guard let source = sources[name] else {
      throw Failure(message: "\(path.last ?? name) imports \(name), which isn't there")
    }
    var body: [UInt8] = []
    var exported: [String] = []
    for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "import ".utf8) {
        guard let (names, other) = imports(String(decoding: line, as: UTF8.self)) else {
          throw Failure(message: "\(name) has an import that can't be bundled")
        }
        try add(other, importedBy: path + [name])
        if let names { body += "const { \(names) } = modules['\(other)'];\n".utf8 }
        continue
      }
      var rest = line
      if line.starts(with: "export ".utf8) {
        rest = line.dropFirst("export ".utf8.count)
        guard let export = declaredName(String(decoding: rest, as: UTF8.self)) else {
          throw Failure(message: "\(name) has an export that can't be bundled")
        }
        exported.append(export)
      }
      body += rest
      body.append(UInt8(ascii: "\n"))
    }
    known.insert(name)
    bytes += "modules['\(name)'] = (() => {\n".utf8
    bytes += body
    bytes += "return { \(exported.joined(separator: ", ")) };\n})();\n".utf8
  }
}

/// The names in `import { a, b as c } from './other.js';`, as a destructuring pattern, and the file; nil for any other line.
private func imports(_ line: String) -> (names: String?, file: String)? {
  var rest = line.dropFirst("import ".count)
  var names: String?
  if rest.first == "{" {
    guard let end = rest.firstIndex(of: "}") else { return nil }
    names = rest[..<end].dropFirst().split(separator: ",").map { part in
      let words = part.split(separator: " ")
      return words.count == 3 && words[1] == "as" ? "\(words[0]): \(words[2])" : words.joined(separator: " ")
    }.joined(separator: ", ")
    rest = rest[end...].dropFirst()
    guard rest.hasPrefix(" from ") else { return nil }
    rest = rest.dropFirst(" from ".count)
  }
  guard rest.hasPrefix("'./"), rest.hasSuffix("';") else { return nil }
  return (names, String(rest.dropFirst(3).dropLast(2)))
}

/// The name behind `function`, `class` or `const`; nil for anything else.
private func declaredName(_ line: String) -> String? {
  var words = line.split(separator: " ", maxSplits: 3)[...]
  if words.first == "async" { words = words.dropFirst() }
  guard let word = words.popFirst(), ["function", "function*", "class", "const"].contains(word) else {
    return nil
  }
  let name = words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" } ?? ""
  return name.isEmpty ? nil : String(name)
}
