import Foundation
import StyleReport
import StyleSource
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// JUnit's and Checkstyle's XML, read back by an XML parser.
@Suite struct XMLFormatTests {
  private func sample() -> Sample {
    var sample = Sample("styles:\n  card: {}\n", path: "a&b/<c>\"d'.yaml")
    _ = sample.sources.add(path: "other.yaml", bytes: Array("x: 1\n".utf8))
    let warning = DiagnosticCode("b-code", .warning, "A rule.")
    sample.findings = [
      Diagnostic(
        Sample.code, "]]> <b> & \"q\" 's' \u{1B}\u{202E}\r\n\u{FFFF}ü", at: sample.span("card"),
        notes: ["why"]),
      Diagnostic(warning, "second", at: sample.span("{}")),
      Diagnostic(warning, "third", at: sample.span("x", file: 1)),
    ]
    return sample
  }

  private let shown = "]]> <b> & \"q\" 's' \\u{1B}\\u{202E}\\u{D}\\u{A}\u{FFFD}ü"

  @Test func checkstyleGroupsByFile() throws {
    let elements = try XMLElements(sample().report(.checkstyle)).elements
    #expect(elements.map(\.name) == ["checkstyle", "file", "error", "error", "file", "error"])
    #expect(elements[0].attributes["version"] == "10.0")
    #expect(elements[1].attributes["name"] == "a&b/<c>\"d'.yaml")
    #expect(
      elements[2].attributes == [
        "line": "2", "column": "3", "severity": "error", "message": shown + "; why",
        "source": "stylec.unknown-token",
      ])
    #expect(elements[5].attributes["severity"] == "warning")
  }

  /// The elements and attributes that the schema of Ant's output requires.
  @Test func junitHasWhatItsSchemaRequires() throws {
    let elements = try XMLElements(sample().report(.junit)).elements
    let suites = elements.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["id"] } == ["0", "1"])
    #expect(suites.map { $0.attributes["tests"] } == ["2", "1"])
    #expect(suites.map { $0.attributes["failures"] } == ["2", "1"])
    let required: Set = [
      "id", "name", "package", "tests", "failures", "errors", "hostname", "timestamp", "time",
    ]
    #expect(suites.allSatisfy { Set($0.attributes.keys) == required })
    #expect(
      elements.map(\.name).prefix(5) == ["testsuites", "testsuite", "properties", "testcase", "failure"])
    let failure = try #require(elements.first { $0.name == "failure" })
    #expect(failure.attributes == ["type": "error", "message": shown])
    #expect(failure.text == "a&b/<c>\"d'.yaml:2:3\n\(shown)\nwhy")
    let cases = elements.filter { $0.name == "testcase" }
    #expect(cases.map { $0.attributes["name"] } == ["unknown-token 2:3", "b-code 2:9", "b-code 1:1"])
    #expect(
      cases.map { $0.attributes["classname"] } == ["a&b/<c>\"d'.yaml", "a&b/<c>\"d'.yaml", "other.yaml"])
  }

  /// A remark is no reason to fail a build.
  @Test func remarksDoNotFail() throws {
    var sample = Sample("a: 1\nb: 2\n")
    let remark = DiagnosticCode("c-code", .info, "A rule.")
    sample.findings = [
      Diagnostic(Sample.code, "wrong", at: sample.span("a")),
      Diagnostic(remark, "<fine>", at: sample.span("b")),
    ]
    let elements = try XMLElements(sample.report(.junit)).elements
    let suite = try #require(elements.first { $0.name == "testsuite" })
    #expect(suite.attributes["tests"] == "2" && suite.attributes["failures"] == "1")
    #expect(elements.filter { $0.name == "failure" }.map { $0.attributes["message"] } == ["wrong"])
    let output = try #require(elements.first { $0.name == "system-out" })
    #expect(output.text == "styles/card.yaml:2:1\n<fine>\n")
    let checkstyle = try XMLElements(sample.report(.checkstyle)).elements.filter { $0.name == "error" }
    #expect(checkstyle.map { $0.attributes["severity"] } == ["error", "info"])
  }

  @Test func cleanIsOnePassingCase() throws {
    let elements = try XMLElements(Sample("").report(.junit)).elements
    #expect(elements.filter { $0.name == "testcase" }.count == 1)
    #expect(!elements.contains { $0.name == "failure" })
    #expect(elements[1].attributes["tests"] == "1")
    #expect(elements[1].attributes["failures"] == "0")
    #expect(try XMLElements(Sample("").report(.checkstyle)).elements.map(\.name) == ["checkstyle"])
  }
}

/// The elements of a document in the order in which they begin.
private final class XMLElements: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}
