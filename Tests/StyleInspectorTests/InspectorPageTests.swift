import EditorClients
import Foundation
import StyleReport
import Testing

@testable import StyleInspector

/// The files in `Sources/StyleInspector/Page` and what the program holds of them.
@Suite struct InspectorPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/StyleInspector").standardizedFileURL

  private func read() throws -> [InspectorPage.File] {
    let page = InspectorPageTests.folder.appending(path: "Page")
    return try FileManager.default.contentsOfDirectory(atPath: page.path).filter { !$0.hasPrefix(".") }
      .map { InspectorPage.File(name: $0, bytes: Array(try Data(contentsOf: page.appending(path: $0)))) }
  }

  /// A browser asks for one module and one style sheet, which hold them all, and for the script that runs before they have come.
  @Test func allFilesAreEmbedded() throws {
    let files = try read()
    #expect(
      InspectorPage.files.map(\.name) == [
        "first.js", "icon.svg", "index.html", "language.md", "main.js", "page.css", "types.md",
      ])
    for name in ["first.js", "icon.svg"] {
      #expect(InspectorPage.file(name)?.bytes == files.first { $0.name == name }?.bytes, "\(name)")
    }
    let bundle = String(decoding: try #require(InspectorPage.file("main.js")).bytes, as: UTF8.self)
    let bundled = Set(bundle.split(separator: "\n"))
    for file in files where file.name.hasSuffix(".js") && file.name != "first.js" {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      #expect(bundle.contains("modules['\(file.name)'] ="), "\(file.name)")
      // All that is neither imported nor exported is there as it is written.
      for line in lines where !line.hasPrefix("import ") && !line.hasPrefix("export ") {
        #expect(bundled.contains(line), "\(file.name): \(line)")
      }
    }
    #expect(!bundle.contains("\nimport ") && !bundle.contains("\nexport "))
    // The gallery holds it in a script.
    #expect(!bundle.contains("</script") && !bundle.contains("<!--"))
  }

  /// What explains an attribute is there: the page shows the part of the documentation below that heading.
  @Test func eachPartOfTheDocumentationThatIsLinkedIsThere() throws {
    let docs = InspectorPageTests.folder.appending(path: "../../docs").standardizedFileURL
    func anchors(_ name: String) throws -> Set<String> {
      let text = try String(contentsOf: docs.appending(path: name), encoding: .utf8)
      #expect(InspectorPage.file(name)?.bytes == Array(text.utf8), "\(name)")
      var isCode = false
      return Set(
        text.split(separator: "\n").compactMap { line in
          if line.hasPrefix("```") { isCode.toggle() }
          guard !isCode, line.hasPrefix("#") else { return nil }
          return String(
            line.drop { $0 == "#" }.drop { $0 == " " }.lowercased().compactMap {
              $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil
            })
        })
    }
    let known = ["language.md": try anchors("language.md"), "types.md": try anchors("types.md")]
    let help = try #require(try read().first { $0.name == "help.js" })
    let text = String(decoding: help.bytes, as: UTF8.self)
    let links = text.matches(of: /'(language|types)\.md#([\w-]+)'/).map { ("\($0.1).md", String($0.2)) }
    #expect(links.count > 20)
    for (page, anchor) in links { #expect(known[page]?.contains(anchor) == true, "\(page)#\(anchor)") }
    // Classes and kinds of layers have a heading each.
    let kinds = try #require(text.firstMatch(of: /const layerKinds = \[(.*)\];/)).1.split(separator: ",")
      .map { String($0.filter { $0.isLetter }) }
    #expect(Set(kinds) == ["rectangle", "gradient", "shape", "text", "image", "stack", "material"])
    let outline = TestInspector(["styles/a.yaml": "styles: { a: { component: UIView } }\n"]).get("outline")
    let classes = (outline["newComponents"]?["classes"]?.array ?? []).compactMap(\.string)
    #expect(classes.contains("UIButton"))
    for anchor in kinds + classes.map({ $0.lowercased() }) {
      #expect(known["types.md"]?.contains(anchor) == true, "types.md#\(anchor)")
    }
  }

  @Test func modulesAreBundledOnceAndAfterThoseThatTheyImport() throws {
    let sources = [
      "main.js": "import { a, b as c } from './one.js';\nimport './two.js';\nc(a);\n",
      "one.js": "import { d } from './two.js';\nexport async function a() {}\nexport const b = d;\n",
      "two.js": "export class d {}\nexport function* e() {}\nconst hidden = 'export me';\n",
    ]
    let bundle = try ModuleBundle.text(of: "main.js", in: sources.mapValues { Array($0.utf8) })
    #expect(
      String(decoding: bundle, as: UTF8.self) == """
        const modules = {};
        modules['two.js'] = (() => {
        class d {}
        function* e() {}
        const hidden = 'export me';

        return { d, e };
        })();
        modules['one.js'] = (() => {
        const { d } = modules['two.js'];
        async function a() {}
        const b = d;

        return { a, b };
        })();
        modules['main.js'] = (() => {
        const { a, b: c } = modules['one.js'];
        c(a);

        return {  };
        })();

        """)
  }

  @Test(arguments: [
    (
      "import { a } from './main.js';", "main.js imports main.js: modules can't import each other in a circle"
    ),
    ("import { a } from './gone.js';", "main.js imports gone.js, which isn't there"),
    ("import a from './main.js';", "main.js has an import that can't be bundled"),
    ("import { a", "main.js has an import that can't be bundled"),
    ("export default 1;", "main.js has an export that can't be bundled"),
    ("export { a };", "main.js has an export that can't be bundled"),
    ("export function", "main.js has an export that can't be bundled"),
  ]) func whatCantBeBundledIsSaid(line: String, message: String) {
    let failure = #expect(throws: ModuleBundle.Failure.self) {
      try ModuleBundle.text(of: "main.js", in: ["main.js": Array(line.utf8)])
    }
    #expect(failure?.message == message)
  }

  @Test func theStyleSheetsAreOneInTheirOrder() throws {
    let files = try read()
    let page = String(decoding: try #require(files.first { $0.name == "index.html" }).bytes, as: UTF8.self)
    let names = page.matches(of: /href="page\/(\w+\.css)"/).map { String($0.1) }
    #expect(names.count > 1 && Set(names) == Set(files.map(\.name).filter { $0.hasSuffix(".css") }))
    let joined = names.flatMap { name in files.first { $0.name == name }?.bytes ?? [] }
    #expect(InspectorPage.file("page.css")?.bytes == joined)
    let embedded = String(decoding: try #require(InspectorPage.file("index.html")).bytes, as: UTF8.self)
    #expect(embedded.matches(of: /href="page\/(\w+\.css)"/).map { String($0.1) } == ["page.css"])
    // All else stands in the page as it is written.
    let lines = { (text: String) in text.split(separator: "\n").filter { !$0.contains(".css") } }
    #expect(lines(embedded) == lines(page))
  }

  @Test func everyFileCanBeServed() throws {
    for file in try read() {
      #expect(file.contentType != nil, "\(file.name)")
    }
  }

  /// The Content-Security-Policy lets none of these run.
  @Test func thePageHasNothingInline() throws {
    for file in try read() where file.name.hasSuffix(".html") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("style="))
      #expect(!text.contains("<style"))
      #expect(text.firstMatch(of: /<script(?![^>]*\bsrc=)/) == nil)
      #expect(text.firstMatch(of: /\son[a-z]+=/) == nil)
    }
  }
}
