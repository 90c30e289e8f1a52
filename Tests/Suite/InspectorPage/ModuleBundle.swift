/// Puts the modules of a page into one, so that a browser asks once and not once for each.
///
/// Each module becomes a function that returns what the module exports; those that it imports come before it. The modules keep to a
/// form that is read line by line: `import { a, b as c } from './other.js';` or `import './other.js';` on a line of its own, and
/// `export` before a function, a class or a constant. They import each other in no circle.
struct ModuleBundle {
  private let sources: [String: String]
  private var text = "const modules = {};\n"
  private var known: Set<String> = []

  /// The text of `root` with all that it imports.
  static func text(of root: String, in sources: [String: String]) throws -> String {
    var bundle = ModuleBundle(sources: sources)
    try bundle.add(root, importedBy: [])
    return bundle.text
  }

  private init(sources: [String: String]) { self.sources = sources }

  private mutating func add(_ name: String, importedBy path: [String]) throws {
    guard !path.contains(name) else {
      let circle = (path + [name]).joined(separator: " imports ")
      throw Failure("\(circle): modules can't import each other in a circle")
    }
    guard !known.contains(name) else { return }
    guard let source = sources[name] else {
      throw Failure("\(path.last ?? name) imports \(name), which isn't there")
    }
    var lines: [String] = []
    var exported: [String] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("import ") {
        guard let match = line.wholeMatch(of: /import (?:\{([^{}]*)\} from )?'\.\/([\w.]+)';/) else {
          throw Failure("\(name) has an import that can't be bundled: \(line)")
        }
        let other = String(match.2)
        try add(other, importedBy: path + [name])
        if let names = match.1 {
          let parts = names.replacing(" as ", with: ": ").trimmingPrefix(while: \.isWhitespace)
          lines.append("const { \(parts)} = modules['\(other)'];")
        }
      } else if line.hasPrefix("export ") {
        guard
          let match = line.prefixMatch(of: /export (?:(?:async )?function\*? ?|class |const )([\w$]+)/)
        else { throw Failure("\(name) has an export that can't be bundled: \(line)") }
        exported.append(String(match.1))
        lines.append(String(line.dropFirst("export ".count)))
      } else {
        lines.append(String(line))
      }
    }
    known.insert(name)
    text += """
      modules['\(name)'] = (() => {
      \(lines.joined(separator: "\n"))
      return { \(exported.joined(separator: ", ")) };
      })();

      """
  }
}
