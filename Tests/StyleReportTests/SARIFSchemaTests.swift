import Foundation
import StyleReport
import StyleSource
import Testing

private let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("sarif-schema-2.1.0.json")

/// SARIF held against the schema of OASIS (docs.oasis-open.org/sarif/sarif/v2.1.0/cs01/schemas/sarif-schema-2.1.0.json).
@Suite struct SARIFSchemaTests {
  private func problems(in log: Any) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: schema))
    return JSONSchema(root: try #require(object as? [String: Any])).problems(in: log)
  }

  @Test func aReportKeepsTheSchema() throws {
    var sample = Sample("styles:\n  card: {}\n  ünï: {}\n", path: "a b/100%: ü.yaml")
    let code = DiagnosticCode("some-code", .warning, "A rule.", explanation: "Because.", example: "a: 1")
    sample.findings = [
      Diagnostic(
        code, "wrong ]]> \u{1B}", at: sample.span("card"), related: [.init("there", at: sample.span("ünï"))],
        notes: ["why"],
        fixes: [FixIt("write ‘note’", replace: sample.span("card"), with: "note", isSafe: true)])
    ]
    let log = try JSONSerialization.jsonObject(with: Data(sample.report(.sarif).utf8))
    #expect(try problems(in: log) == [])
    sample.findings = []
    #expect(try problems(in: JSONSerialization.jsonObject(with: Data(sample.report(.sarif).utf8))) == [])
  }

  /// The check itself finds what is wrong.
  @Test func whatBreaksTheSchemaIsFound() throws {
    #expect(try !problems(in: ["version": "2.1.0"]).isEmpty)
    #expect(try !problems(in: ["version": "3", "runs": [Any]()]).isEmpty)
    #expect(try !problems(in: ["version": "2.1.0", "runs": [["tool": ["driver": ["name": 5]]]]]).isEmpty)
    #expect(try !problems(in: ["version": "2.1.0", "runs": [Any](), "extra": 1]).isEmpty)
  }
}

/// The keywords of JSON Schema (draft 4) that SARIF's uses, but for patterns and formats of strings.
private struct JSONSchema {
  let root: [String: Any]

  func problems(in value: Any) -> [String] { problems(in: value, root, at: "$") }

  private func problems(in value: Any, _ schema: [String: Any], at path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.replacingOccurrences(of: "#/definitions/", with: "")
      let definitions = root["definitions"] as? [String: Any] ?? [:]
      guard let target = definitions[name] as? [String: Any] else { return ["\(path): no \(reference)"] }
      return problems(in: value, target, at: path)
    }
    var found: [String] = []
    if let type = schema["type"] as? String, !isOf(type, value) { found.append("\(path) is no \(type)") }
    if let allowed = schema["enum"] as? [Any], !allowed.contains(where: { "\($0)" == "\(value)" }) {
      found.append("\(path) is \(value)")
    }
    if let minimum = schema["minimum"] as? Double, let number = value as? Double, number < minimum {
      found.append("\(path) is less than \(minimum)")
    }
    if let object = value as? [String: Any] { found += problems(ofMembers: object, schema, at: path) }
    if let array = value as? [Any] {
      if let least = schema["minItems"] as? Int, array.count < least { found.append("\(path) is too short") }
      if schema["uniqueItems"] as? Bool == true, Set(array.map { "\($0)" }).count < array.count {
        found.append("\(path) repeats itself")
      }
      if let items = schema["items"] as? [String: Any] {
        for (index, element) in array.enumerated() {
          found += problems(in: element, items, at: "\(path)[\(index)]")
        }
      }
    }
    return found
  }

  private func problems(ofMembers object: [String: Any], _ schema: [String: Any], at path: String) -> [String]
  {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var found = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map {
      "\(path) lacks \($0)"
    }
    for (name, member) in object.sorted(by: { $0.key < $1.key }) {
      if let known = properties[name] {
        found += problems(in: member, known, at: "\(path).\(name)")
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        found += problems(in: member, others, at: "\(path).\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path).\(name) is unknown")
      }
    }
    return found
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer", "number": value is Int || value is Double
    case "boolean": value is Bool
    default: true
    }
  }
}
