import StyleModel
import StyleSource
import StyleSyntax

/// Reads the `type` of a property, which Interface Builder's Attributes Inspector must allow.
struct TypeReader {
  let output: CompilerOutput

  /// The type, and whether a question mark follows it; nil where it was reported.
  func read(_ node: SyntaxNode, values: SyntaxNode?) -> (type: ValueType, isOptional: Bool)? {
    switch node.kind {
    case .missing:
      return nil
    case .sequence:
      if let name = node.onlyText, Rejected.isListOfTexts("[\(name)]") {
        output.report(.unknownType("[\(name)]", node))
      } else {
        output.report(.notInspectable(.array, at: node.span))
      }
      return nil
    case .mapping:
      output.report(.notInspectable(.dictionary, at: node.span))
      return nil
    case .scalar:
      break
    }
    let text = node.text
    let isOptional = text.hasSuffix("?")
    let name = isOptional ? String(text.dropLast()) : text
    guard var type = ValueType(named: name) else {
      let isKnown = Rejected.isListOfTexts(name)
      output.report(
        (isKnown ? nil : Rejected(name)).map { .notInspectable($0, at: node.span) }
          ?? .unknownType(name, node)
      )
      return nil
    }
    if let values {
      guard type == .string else {
        output.report(.valuesWithoutString(type, at: values.span))
        return nil
      }
      guard let choices = readValues(values) else { return nil }
      type = .choice(choices)
    }
    return (type, isOptional)
  }

  private func readValues(_ node: SyntaxNode) -> [String]? {
    // With what they set behind them, the values are keys.
    let elements = node.kind == .mapping ? node.entries.map(\.key) : Array(node.elements)
    var identifiers: [String: SyntaxNode] = [:]
    var isSound = !elements.isEmpty
    for element in elements where element.kind != .missing {
      guard element.kind == .scalar, case .string = element.scalarKind, !element.text.isEmpty else {
        isSound = false
        continue
      }
      let identifier = swiftIdentifier(element.text)
      if let first = identifiers.updateValue(element, forKey: identifier) {
        output.report(.duplicateName("value", element.text, first.text, at: element.span, first: first.span))
        return nil
      }
    }
    if !isSound {
      output.report(.invalidValues(at: node.span))
      return nil
    }
    return elements.map(\.text)
  }

  /// Types that people know from Swift and that Interface Builder can't show.
  enum Rejected {
    case array, dictionary, closure
    case named(String, why: String, instead: String)

    init?(_ name: String) {
      if name.hasPrefix("[") {
        self = name.contains(":") ? .dictionary : .array
      } else if name.hasPrefix("Array<") {
        self = .array
      } else if name.hasPrefix("Dictionary<") || name == "NSDictionary" {
        self = .dictionary
      } else if name.contains("->") {
        self = .closure
      } else if let (why, instead) = Rejected.reasons[name] {
        self = .named(name, why: why, instead: instead)
      } else {
        return nil
      }
    }

    /// Whether a name is a list of texts, such as `[String]` and `Array<String>` of Swift, with any name for a text.
    static func isListOfTexts(_ name: String) -> Bool {
      let name = name.last == "?" ? name.dropLast() : name[...]
      let element: Substring
      if name.hasPrefix("["), name.hasSuffix("]") {
        element = name.dropFirst().dropLast()
      } else if let open = name.firstIndex(of: "<"), name.hasSuffix(">"),
        ["Array", "List"].contains(name[..<open])
      {
        element = name[name.index(after: open)...].dropLast()
      } else {
        return false
      }
      return ["string", "text", "nsstring", "substring"].contains(element.lowercased())
    }

    private static let reasons: [String: (why: String, instead: String)] = {
      let date = ("it has no control for dates", "a String, and read it as a date in code")
      let constraint = (
        "a constraint is an object, connected as an outlet", "a CGFloat, and set the constraint's constant"
      )
      let transform = (
        "it has no control for a matrix", "a CGFloat for an angle or a scale, or the ‘transform’ of a layer"
      )
      return [
        "UIEdgeInsets": (
          "it has no control for four sides", "EdgeInsets, which styles can set and the inspector leaves out"
        ),
        "NSEdgeInsets": (
          "it has no control for four sides", "EdgeInsets, which styles can set and the inspector leaves out"
        ),
        "NSDirectionalEdgeInsets": (
          "it has no control for four sides", "EdgeInsets, which styles can set and the inspector leaves out"
        ),
        "CGVector": ("it has no control for vectors", "CGPoint or CGSize"),
        "CGAffineTransform": transform, "CATransform3D": transform,
        "NSDate": date, "Date": date,
        "NSLayoutConstraint": constraint,
        "CGColor": ("it takes colours as UIColor only", "UIColor, and take its ‘cgColor’ in code"),
        "CIColor": ("it takes colours as UIColor only", "UIColor"),
        "UIFont": (
          "it shows fonts for its own classes only", "Font, which styles can set and the inspector leaves out"
        ),
        "NSArray": (
          "it has no control for lists", "Strings for a list of texts, or a property for each element"
        ),
        "URL": ("it has no control for addresses", "a String"),
        "NSURL": ("it has no control for addresses", "a String"),
        "Character": ("it has no control for single characters", "a String"),
        "NSNumber": ("it can't know which number is meant", "Int, Double or Bool"),
        "Any": ("it must know the type", "one type, or a property for each"),
        "AnyObject": ("it must know the type", "one type, or a property for each"),
      ]
    }()

    var phrase: String {
      switch self {
      case .array: "an array"
      case .dictionary: "a dictionary"
      case .closure: "a closure"
      case .named(let name, _, _): "a property of type ‘\(name)’"
      }
    }

    var why: String {
      switch self {
      case .array: "it has no control for lists"
      case .dictionary: "it has no control for dictionaries"
      case .closure: "code is no value that a file could hold"
      case .named(_, let why, _): why
      }
    }

    var instead: String {
      switch self {
      case .array:
        "Strings for a list of texts, GradientStops for the stops of a gradient, or a property for each element"
      case .dictionary: "a property for each key"
      case .closure: "a property for what the code would need to know"
      case .named(_, _, let instead): instead
      }
    }
  }
}

extension SyntaxNode {
  /// The text of a list with one text; nil for any other node.
  fileprivate var onlyText: String? {
    var elements = self.elements.makeIterator()
    guard let first = elements.next(), elements.next() == nil, first.kind == .scalar else { return nil }
    return first.text
  }
}

extension DiagnosticCode {
  static let unknownType = DiagnosticCode(
    "unknown-type", .error, "A property's type is known.",
    explanation: """
      `docs/types.md` lists the types. Write an enumeration as `type: String` with `values`.
      """,
    example:
      "components:\n  Card:\n    base: UIView\n    properties: { width: { type: CGFlot, default: 1 } }\n")

  static let notInspectable = DiagnosticCode(
    "not-inspectable", .error, "The Attributes Inspector can show a property's type.",
    explanation: """
      Interface Builder shows booleans, numbers, strings, points, sizes, rectangles, ranges, colours and images.
      It silently leaves out any other `@IBInspectable` property, which is why that is an error here.
      """,
    example:
      "components:\n  Card:\n    base: UIView\n    properties: { names: { type: \"[Int]\", default: 1 } }\n"
  )
}

extension Diagnostic {
  fileprivate static func notInspectable(_ type: TypeReader.Rejected, at span: Span) -> Diagnostic {
    Diagnostic(
      .notInspectable, "Interface Builder can't show \(type.phrase): \(type.why)", at: span,
      notes: ["use \(type.instead)"])
  }

  fileprivate static func unknownType(_ name: String, _ node: SyntaxNode) -> Diagnostic {
    let (inner, mayBeNil) = wrapped(name)
    let near =
      TypeReader.Rejected.isListOfTexts(inner)
      ? "Strings"
      : ValueType(named: inner) != nil
        ? inner : ForeignWords.propertyType.meant(by: inner, among: ValueType.names)
    return Diagnostic(
      .unknownType, name.isEmpty ? "a type is missing here" : "there is no type ‘\(name.shortened)’",
      at: node.span,
      notes: near == nil && !name.isEmpty
        ? ["write an enumeration as ‘type: String’ with ‘values: [a, b]’"] : [],
      fixes: near.map { near in
        let type = near + (node.text.hasSuffix("?") || mayBeNil ? "?" : "")
        return [FixIt("write ‘\(type)’", replace: node.definition, with: type, isSafe: false)]
      } ?? [])
  }

  /// The type within `Binding<Bool>`, `State<Bool>` and `Optional<Int>`, and whether it may be nil.
  private static func wrapped(_ name: String) -> (type: String, mayBeNil: Bool) {
    guard let open = name.firstIndex(of: "<"), name.hasSuffix(">") else { return (name, false) }
    let wrapper = name[..<open]
    let isOptional = wrapper == "Optional" || wrapper == "Maybe"
    guard isOptional || ["Binding", "State", "Published", "Bindable", "Observable"].contains(wrapper) else {
      return (name, false)
    }
    let type = name[name.index(after: open)...].dropLast()
    return (String(type.hasSuffix("?") ? type.dropLast() : type), isOptional || type.hasSuffix("?"))
  }

  fileprivate static func valuesWithoutString(_ type: ValueType, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘values’ needs the type String, but this is \(type.phrase)", at: span)
  }

  fileprivate static func invalidValues(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘values’ must be a list of words, or a mapping from words to what they set",
      at: span,
      notes: ["as in ‘values: [flat, glossy]’ or ‘values: { flat: { shine.hidden: true }, glossy: {} }’"])
  }
}
