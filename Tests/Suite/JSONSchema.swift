import StyleReport
import StyleSyntax

/// JSON Schema (draft-07), but for formats and the keywords that no schema here uses.
final class JSONSchema {
  private let root: JSONValue
  private var patterns: [String: Regex<AnyRegexOutput>] = [:]

  init(_ root: JSONValue) { self.root = root }

  /// The first thing that is wrong with a value, with the way to it; nil where nothing is.
  func problem(in value: JSONValue) -> String? { problem(in: value, root, at: "$") }

  private func problem(in value: JSONValue, _ schema: JSONValue, at path: String) -> String? {
    if let flag = schema.bool { return flag ? nil : "\(path) may not be there" }
    if let reference = schema["$ref"]?.string {
      guard let target = resolved(reference) else { return "\(path): there is no \(reference)" }
      return problem(in: value, target, at: path)
    }
    if let problem = ownProblem(in: value, schema, at: path) { return problem }
    for part in schema["allOf"]?.array ?? [] {
      if let problem = problem(in: value, part, at: path) { return problem }
    }
    if let parts = schema["anyOf"]?.array {
      let problems = parts.map { problem(in: value, $0, at: path) }
      if !problems.contains(nil) { return problems.first ?? "\(path) fits nothing" }
    }
    if let part = schema["not"], problem(in: value, part, at: path) == nil { return "\(path) is ruled out" }
    if let condition = schema["if"] {
      let branch = problem(in: value, condition, at: path) == nil ? "then" : "else"
      if let part = schema[branch], let problem = problem(in: value, part, at: path) { return problem }
    }
    return nil
  }

  private func ownProblem(in value: JSONValue, _ schema: JSONValue, at path: String) -> String? {
    if let type = schema["type"] {
      let types = type.array ?? [type]
      if !types.contains(where: { isOf($0.string ?? "", value) }) { return "\(path) has the wrong type" }
    }
    if let constant = schema["const"], constant != value { return "\(path) is something else" }
    if let words = schema["enum"]?.array, !words.contains(value) { return "\(path) is none of the words" }
    if let number = value.double {
      if let least = schema["minimum"]?.double, number < least { return "\(path) is too small" }
      if let greatest = schema["maximum"]?.double, number > greatest { return "\(path) is too large" }
    }
    if let text = value.string {
      if let least = schema["minLength"]?.integer, text.count < least { return "\(path) is too short" }
      if let pattern = schema["pattern"]?.string, !matches(text, pattern) {
        return "\(path) doesn't look like it"
      }
    }
    if let elements = value.array {
      if let least = schema["minItems"]?.integer, elements.count < least {
        return "\(path) has too few elements"
      }
      if let most = schema["maxItems"]?.integer, elements.count > most {
        return "\(path) has too many elements"
      }
      if schema["uniqueItems"]?.bool == true, Set(elements).count < elements.count {
        return "\(path) repeats itself"
      }
      if let items = schema["items"] {
        for (index, element) in elements.enumerated() {
          if let problem = problem(in: element, items, at: "\(path)[\(index)]") { return problem }
        }
      }
    }
    return value.members.flatMap { members($0, of: value, schema, at: path) }
  }

  private func members(
    _ members: [JSONValue.Member], of value: JSONValue, _ schema: JSONValue, at path: String
  ) -> String? {
    for name in schema["required"]?.array ?? [] where value[name.string ?? ""] == nil {
      return "\(path) lacks \(name.string ?? "")"
    }
    for member in members {
      let place = "\(path).\(member.name)"
      if let names = schema["propertyNames"],
        let problem = problem(in: .string(member.name), names, at: place)
      {
        return problem
      }
      var isKnown = false
      if let known = schema["properties"]?[member.name] {
        isKnown = true
        if let problem = problem(in: member.value, known, at: place) { return problem }
      }
      for pattern in schema["patternProperties"]?.members ?? [] where matches(member.name, pattern.name) {
        isKnown = true
        if let problem = problem(in: member.value, pattern.value, at: place) { return problem }
      }
      if !isKnown, let others = schema["additionalProperties"],
        let problem = problem(in: member.value, others, at: place)
      {
        return problem
      }
    }
    return nil
  }

  private func resolved(_ reference: String) -> JSONValue? {
    guard reference.hasPrefix("#") else { return nil }
    return reference.dropFirst().split(separator: "/").reduce(root as JSONValue?) { value, step in
      let name = String(step).replacing("%20", with: " ").replacing("%25", with: "%")
      return value?[name.replacing("~1", with: "/").replacing("~0", with: "~")]
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    if patterns[pattern] == nil { patterns[pattern] = try? Regex(pattern) }
    return patterns[pattern].map { text.firstMatch(of: $0) != nil } ?? false
  }

  private func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.array != nil
    case "string": value.string != nil
    case "integer": value.double.map { $0.rounded() == $0 } ?? false
    case "number": value.double != nil
    case "boolean": value.bool != nil
    case "null": value.isNull
    default: false
    }
  }
}

extension JSONValue {
  /// What YAML says of a node, as programs see it that know JSON's values alone.
  init(_ node: SyntaxNode?) {
    guard let node else {
      self = .null
      return
    }
    switch node.kind {
    case .missing: self = .null
    case .sequence: self = .array(node.elements.map { JSONValue($0) })
    case .mapping: self = .object(node.entries.map { Member($0.key.text, JSONValue($0.value)) })
    case .scalar:
      switch node.scalarKind {
      case .null: self = .null
      case .bool(let flag): self = .bool(flag)
      case .integer(let isNegative, let magnitude):
        let number = Double(magnitude) * (isNegative ? -1 : 1)
        self = Int(exactly: number).map { .integer($0) } ?? .number(number)
      case .hugeInteger: self = .number(1e300)
      case .float(let number): self = .number(number)
      case .string: self = .string(node.text)
      }
    }
  }
}
