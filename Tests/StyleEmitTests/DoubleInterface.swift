import Foundation
import RegexBuilder

/// What a double declares in public, from the interface that the compiler prints of it: one declaration a line, with
/// every type and every isolation spelled.
struct DoubleInterface {
  struct Declaration {
    /// `UIControl.State`; empty for what stands by itself.
    var owner: String
    /// `setTitle(_:for:)`
    var name: String
    var isStatic: Bool
    /// `(String?, UIControl.State) -> Void`
    var type: String
    var isSettable: Bool
    var isProperty: Bool
    var isolation: String
    var available: AppleFacts.Versions
    /// Of the interface, counted from 0 without empty ones.
    var line: Int

    var baseName: String { String(name.prefix { $0 != "(" }).filter { $0 != "`" && $0 != "?" } }
    /// What the tables call the owner.
    var factsOwner: String { owner.isEmpty ? "-" : owner }
    var path: String { owner.isEmpty ? name : "\(owner).\(name)" }
  }

  private(set) var declarations: [Declaration] = []
  /// The lines of extensions and of second names for types.
  private(set) var mentions: [Int] = []
  /// What each type says behind its colon.
  private(set) var inherited: [String: [String]] = [:]

  init(_ text: String) {
    var owners: [(name: String, isProtocol: Bool)] = []
    /// How many braces of a getter and the like are open.
    var depth = 0
    var available: AppleFacts.Versions = [:]
    for (number, line) in text.split(separator: "\n").enumerated() {
      var words = line.drop { $0 == " " }
      if words.hasPrefix("//") || words.hasPrefix("import ") { continue }
      if depth > 0 {
        if words.hasPrefix("set") { declarations[declarations.count - 1].isSettable = true }
        depth += words.count { $0 == "{" } - words.count { $0 == "}" }
        continue
      }
      if words.hasPrefix("}") {
        _ = owners.popLast()
        continue
      }
      var isolation = ""
      while words.hasPrefix("@") {
        let attribute = words.prefix { $0 != " " && $0 != "(" }
        var rest = words.dropFirst(attribute.count)
        if rest.hasPrefix("(") {
          let inside = rest.prefix { $0 != ")" }
          if attribute == "@available" { available = DoubleInterface.versions(inside.dropFirst()) }
          rest = rest.dropFirst(inside.count + 1)
        }
        if attribute == "@_Concurrency.MainActor" { isolation = "@MainActor" }
        words = rest.drop { $0 == " " }
      }
      if words.isEmpty { continue }
      var isStatic = false
      let modifiers: Set<Substring> = [
        "public", "open", "final", "override", "static", "class", "convenience", "required", "nonisolated",
        "mutating", "nonmutating", "weak", "unowned", "lazy", "indirect", "nonisolated(unsafe)",
      ]
      while let word = words.split(separator: " ", maxSplits: 1).first, modifiers.contains(word) {
        // `open class UIView : UIResponder {` declares a class, `open class func` a static method.
        let next = words.dropFirst(word.count + 1)
        if word == "class", !next.hasPrefix("func "), !next.hasPrefix("var "), !next.hasPrefix("subscript") {
          break
        }
        if word == "static" || word == "class" { isStatic = true }
        if word.hasPrefix("nonisolated"), isolation.isEmpty { isolation = "nonisolated" }
        words = next
      }
      let kind = words.prefix { $0 != " " && $0 != "(" && $0 != "?" && $0 != "<" }
      let rest = words.dropFirst(kind.count).drop { $0 == " " }
      let plain = DoubleInterface.plain(rest)
      switch kind {
      case "class", "struct", "enum", "protocol", "extension", "actor":
        let name = plain.prefix { $0 != " " && $0 != "<" && $0 != ":" && $0 != "{" }
        let owner =
          kind == "extension" || owners.isEmpty ? String(name) : owners[owners.count - 1].name + "." + name
        let behind = plain.prefix { $0 != "{" }.split(separator: " : ", maxSplits: 1).dropFirst().first ?? ""
        inherited[owner, default: []] += behind.split(separator: ",").map {
          $0.filter { $0 != " " }.replacing("@unchecked", with: "").replacing("@preconcurrency", with: "")
        }
        if kind == "extension" {
          mentions.append(number)
        } else {
          add(owner, nil, isStatic: false, type: "", isolation: isolation, available, number)
        }
        if words.hasSuffix("{") { owners.append((owner, kind == "protocol")) }
      case "typealias":
        mentions.append(number)
      case "case":
        for name in plain.split(separator: ",") {
          let name = name.prefix { $0 != "(" && $0 != "=" }.filter { $0 != " " }
          add(
            owners.last?.name, name, isStatic: true, type: owners.last?.name ?? "", isolation: "", available,
            number)
        }
      case "var", "let":
        let name = plain.prefix { $0 != ":" }.filter { $0 != " " }
        var type = plain.dropFirst(plain.prefix { $0 != ":" }.count + 1)
        var isSettable = kind == "var"
        if type.hasSuffix("{") {
          type = type.dropLast()
          (isSettable, depth) = (false, 1)
        } else if let accessors = type.firstMatch(of: #/\{ (get(?: set)?) \}$/#) {
          isSettable = accessors.1 == "get set"
          type = type[..<accessors.range.lowerBound]
        }
        add(
          owners.last?.name, name, isStatic: isStatic, type: DoubleInterface.canonical(type),
          isSettable: isSettable, isProperty: true, isolation: isolation, available, number)
      case "func", "init", "subscript":
        let head = kind == "func" ? plain.prefix { $0 != "(" && $0 != "<" } : kind
        let mark = kind == "init" && (rest.hasPrefix("?") || rest.hasPrefix("!")) ? "?" : ""
        let signature = DoubleInterface.signature(
          kind == "func" ? plain.dropFirst(head.count) : plain.drop { $0 == "?" || $0 == "!" })
        let labels = signature.labels.map { $0 + ":" }.joined()
        add(
          owners.last?.name, "\(head.filter { $0 != " " })\(mark)(\(labels))", isStatic: isStatic,
          type: signature.type, isolation: isolation, available, number)
        if words.hasSuffix("{") { depth = 1 }
      default: break
      }
      available = [:]
    }
  }

  private mutating func add(
    _ owner: String?, _ name: String?, isStatic: Bool, type: String, isSettable: Bool = false,
    isProperty: Bool = false, isolation: String, _ available: AppleFacts.Versions, _ line: Int
  ) {
    declarations.append(
      Declaration(
        owner: owner ?? "", name: name ?? "", isStatic: isStatic, type: type, isSettable: isSettable,
        isProperty: isProperty, isolation: isolation, available: available, line: line))
  }

  private static func versions(_ text: Substring) -> AppleFacts.Versions {
    let parts = text.split(separator: ",").map { $0.split(separator: " ") }.filter { $0.count == 2 }
    return Dictionary(parts.compactMap { part in Double(part[1]).map { (part[0].lowercased(), $0) } }) { $1 }
  }

  /// Without the modules before types.
  static func plain(_ text: some StringProtocol) -> String {
    String(text).replacing(
      #/\b(?:Swift|Foundation|FoundationEssentials|UIKit|AppKit|QuartzCore|SwiftUI|_Concurrency)\.(?=[A-Z_])/#
        .wordBoundaryKind(.simple),
      with: "")
  }

  /// What finds a name wherever it stands by itself, or before or behind a dot.
  fileprivate static func word(_ name: String) -> Regex<Substring> {
    Regex {
      Anchor.wordBoundary
      name
      Anchor.wordBoundary
    }
    .wordBoundaryKind(.simple)
  }

  /// The labels of a function's parameters, and its type as the tables spell one: without labels and names.
  static func signature(_ text: some StringProtocol) -> (labels: [String], type: String) {
    let parts = Signature(String(text))
    return (parts.labels, parts.type)
  }

  /// A type spelled in one way, whoever spells it.
  static func canonical(_ type: some StringProtocol) -> String {
    var text = plain(type).replacing(#/\bany /#.wordBoundaryKind(.simple), with: "")
      .replacing(#/\b_ \w+: /#.wordBoundaryKind(.simple), with: "").replacing(
        #/@ViewBuilder |@preconcurrency /#, with: "")
    text = text.replacing(#/\((\w[\w.]*)\)(?=[?!])/#) { $0.1 }
    for (alias, name) in [
      ("NSRect", "CGRect"), ("NSPoint", "CGPoint"), ("NSSize", "CGSize"), ("TimeInterval", "Double"),
      ("CFTimeInterval", "Double"), ("CFType", "AnyObject"), ("NSImage.Name", "String"),
      ("UIGraphicsImageRenderer.DrawingActions", "(UIGraphicsImageRendererContext) -> Void"),
    ] {
      text = text.replacing(word(alias), with: name)
    }
    return text.replacing("-> ()", with: "-> Void")
      .trimmingCharacters(in: .whitespaces)
  }
}

/// `<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S : ShapeStyle`, or the same as the tables have it,
/// without labels.
private struct Signature {
  private(set) var labels: [String] = []
  private(set) var type = ""

  init(_ text: String) {
    var rest = text[...].drop { $0 == " " }
    var generics: [String] = []
    if rest.hasPrefix("<") {
      let inside = Signature.inside(rest)
      generics = Signature.split(inside).map { String($0.split(separator: ":")[0].filter { $0 != " " }) }
      rest = rest.dropFirst(inside.count + 2)
    }
    let inside = Signature.inside(rest)
    rest = rest.dropFirst(inside.count + 2)
    var parameters: [String] = []
    for parameter in Signature.split(inside) {
      let parameter = parameter.drop { $0 == " " }
      if let match = parameter.prefixMatch(of: #/(?:@\w+ )?(\w+)(?: \w+)?: /#) {
        labels.append(String(match.1))
        parameters.append(String(parameter[match.range.upperBound...]))
      } else {
        parameters.append(String(parameter))
      }
    }
    parameters = parameters.map { parameter in
      let parts = parameter.split(separator: " = ", maxSplits: 1)
      return DoubleInterface.canonical(parts[0]) + (parts.count > 1 ? " =" : "")
    }
    var result = rest.prefix { $0 != "{" }
    var constraints: [String] = []
    if let place = result.range(of: "where ") {
      constraints = Signature.split(result[place.upperBound...]).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      result = result[..<place.lowerBound]
    }
    result = result.drop { $0 == " " }
    let arrow = result.range(of: "->")
    let value = arrow.map { DoubleInterface.canonical(result[$0.upperBound...]) }
    var whole = "(\(parameters.joined(separator: ", ")))"
    whole += " -> " + (value ?? "Void")
    // What a generic parameter is called makes no difference.
    func renamed(_ text: String) -> String {
      generics.enumerated().reduce(text) { text, generic in
        text.replacing(DoubleInterface.word(generic.element), with: "T\(generic.offset)")
      }
    }
    let parts = [whole] + constraints.map { DoubleInterface.canonical($0) }
    type = renamed(parts[0]) + parts.dropFirst().map { " & " + renamed($0) }.sorted().joined()
  }

  /// What the bracket that a text begins with holds.
  private static func inside(_ text: Substring) -> Substring {
    var depth = 0
    var last: Character = " "
    for index in text.indices {
      let character = text[index]
      if "(<[".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
      last = character
    }
    return text.dropFirst()
  }

  /// The parts between commas that no bracket holds.
  private static func split(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (depth, start) = (0, text.startIndex)
    var last: Character = " "
    for index in text.indices {
      let character = text[index]
      if "(<[".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      last = character
    }
    if !text[start...].allSatisfy({ $0 == " " }) { parts.append(text[start...]) }
    return parts
  }
}

extension DoubleInterface {
  typealias Difference = (declaration: String, what: String)

  /// What is declared in another way than Apple does, or not by Apple; names that begin with an underscore are the double's
  /// own. Types that the tables don't have are left out.
  func differences(from facts: AppleFacts) -> [Difference] {
    let found = declarations.compactMap { declaration -> Difference? in
      guard let owner = facts.owners[declaration.owner], !owner.isPartial else { return nil }
      if declaration.name.isEmpty { return difference(ofType: declaration.owner, declaration, facts) }
      let isOfEveryType = ["==(a:b:)", "hash(into:)", "hashValue"].contains(declaration.name)
      if declaration.baseName.hasPrefix("_") || isOfEveryType { return nil }
      guard let problems = declaration.counterparts(in: facts).first?.problems else {
        return (declaration.path, "is no member of Apple's")
      }
      return problems.isEmpty ? nil : (declaration.path, problems.joined(separator: "; "))
    }
    return found.sorted { ($0.declaration, $0.what) < ($1.declaration, $1.what) }
  }

  private func difference(ofType type: String, _ own: Declaration, _ facts: AppleFacts) -> Difference? {
    let chain = facts.chain(of: type)
    guard let owner = facts.owners[type], chain.count > 1 else { return nil }
    var problems: [String] = []
    if own.isolation != owner.isolation {
      problems.append("is \(owner.isolation.orNone), not \(own.isolation.orNone)")
    }
    let parents = inherited[type] ?? []
    let isClass = parents.first.flatMap { facts.owners[$0] }.map { !$0.inherited.isEmpty } ?? false
    if let parent = parents.first, isClass, !chain.contains(parent) {
      problems.append("derives from \(parent)")
    }
    let isSendable = chain.contains { facts.owners[$0]?.inherited.contains("Sendable") == true }
    if parents.contains("Sendable") != isSendable, owner.isolation.isEmpty, parents.first != chain[1] {
      problems.append(isSendable ? "is not Sendable" : "is Sendable, and Apple's is not")
    }
    return problems.isEmpty ? nil : (type, problems.joined(separator: "; "))
  }
}

extension DoubleInterface.Declaration {
  /// Apple's declarations of the name that have most in common with this one, and in what each differs: the nearest class's
  /// first. There are several where platforms differ.
  func counterparts(in facts: AppleFacts) -> [(member: AppleFacts.Member, problems: [String])] {
    let named = facts.chain(of: factsOwner).flatMap(facts.members).filter { $0.baseName == baseName }
      .map { (member: $0, problems: Comparison(self, $0).problems) }
    let least = named.map(\.problems.count).min()
    return named.filter { $0.problems.count == least }
  }
}

/// A declaration of a double beside one of Apple's.
private struct Comparison {
  private(set) var problems: [String] = []

  init(_ own: DoubleInterface.Declaration, _ apple: AppleFacts.Member) {
    if own.isProperty != apple.isProperty {
      problems.append("is \(apple.isProperty ? "a property" : "no property") of Apple's")
      return
    }
    let name = apple.name.filter { $0 != "`" }
    if !own.isProperty, own.name.filter({ $0 != "`" }) != name { problems.append("is \(name)") }
    if own.isStatic != (apple.isStatic || apple.keyword == "case") {
      problems.append(apple.isStatic ? "is static" : "is not static")
    }
    let types = Comparison.types(own, apple)
    if types.own != types.apple { problems.append("is of type \(types.apple), not \(types.own)") }
    if own.isSettable, apple.keyword == "let" { problems.append("can't be set") }
    // Nothing is nonisolated too where no actor is around it.
    if (own.isolation == "@MainActor") != (apple.isolation == "@MainActor") {
      problems.append("is \(apple.isolation.orNone), not \(own.isolation.orNone)")
    }
    for (platform, version) in own.available where apple.versions[platform] != version {
      problems.append("is there since \(platform) \(apple.versions[platform].map { "\($0)" } ?? "never")")
    }
  }

  private static func types(_ own: DoubleInterface.Declaration, _ apple: AppleFacts.Member) -> (
    own: String, apple: String
  ) {
    if own.isProperty { return (own.type, DoubleInterface.canonical(apple.type)) }
    if apple.keyword == "case" { return ("", "") }
    let types = [own.type, DoubleInterface.signature(apple.type).type].map {
      $0.replacing("Self", with: apple.owner).replacing(" =", with: "")
    }
    return (types[0], types[1])
  }
}

extension String {
  fileprivate var orNone: String { isEmpty ? "of no actor" : self }
}
