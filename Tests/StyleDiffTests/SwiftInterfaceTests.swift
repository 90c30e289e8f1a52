import ShippedStyles
import StyleCompiler
import StyleEmit
import StyleModel
import StyleSource
import Testing

/// What the interface of a sheet lists, held against the Swift that is generated for it.
@Suite struct SwiftInterfaceTests {
  private let interface: [SwiftDeclaration]
  /// By path.
  private let files: [String: [Substring]]

  init() throws {
    var sources = SourceMap()
    for file in try shippedStyles() { _ = sources.add(path: file.path, bytes: file.bytes) }
    _ = sources.add(path: "more.yaml", bytes: Array(Self.more.utf8))
    let compiled = compile(sources)
    let errors = compiled.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(errors.map(\.message))")
    let targets = Set(EmitTarget.allCases)
    interface = swiftInterface(of: compiled.product, targets: targets)
    files = Dictionary(
      uniqueKeysWithValues: emit(compiled.product, targets: targets).map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n"))
      })
  }

  /// Names that Swift needs in backticks, that meet, and that are none of Swift's.
  private static let more = """
    modes: { in-hand: [left-hand, right-hand] }
    tokens:
      color: { default: red, class: { value: blue, right-hand: green }, a-b: red, aB2: red }
      string: { _hidden: x, shown: y }
    traits:
      Odd: { base: UIView, properties: { oddness: { type: CGFloat, default: 1 } } }
    components:
      Strange:
        base: UIButton
        traits: [Odd]
        properties:
          default: { type: Bool, default: true }
          mood: { type: String, values: [in, out, some-times], default: in }
          old: { type: Int, default: 1, deprecated: Use new. }
          both: { type: Bool, sets: { default: true, mood: out } }
        layer: { cornerRadius: $oddness }
        states: { own: [in-doubt], in-doubt: { alpha: 0.5 } }
        variants: { kind: { none: { alpha: 1 }, bold: { alpha: 0.9 } } }
    styles:
      return: { component: Strange }
      _base: { component: Strange }

    """

  @Test func everyDeclarationIsInTheCode() {
    let code = Set(files.values.joined().flatMap { words(in: $0) })
    for declaration in interface where declaration.labels == nil {
      for part in declaration.name.split(separator: ".") {
        #expect(code.contains(plain(part)), "\(declaration.name)")
      }
    }
    #expect(Set(interface.map(\.key)).count == interface.count)
  }

  /// What is public in a struct's own file, but for what each struct has, is listed with its type.
  @Test func everyPropertyIsListed() {
    let ofEach: Set = ["debugDescription", "styleTokens"]
    for declaration in interface where declaration.type == "struct" {
      let listed = Set(
        interface.filter {
          $0.name.hasPrefix(declaration.name + ".") && $0.labels == nil && $0.type != declaration.name
        }
        .filter { $0.name.split(separator: ".").count == 2 && $0.type != "enum" }
        .map { "\(plain($0.name.split(separator: ".")[1])): \($0.type)" })
      var declared: Set<String> = []
      for line in files["Plain/\(declaration.name).swift"] ?? [] {
        guard line.hasPrefix("  public var ") || line.hasPrefix("  public internal(set) var ") else {
          continue
        }
        let rest = line[(line.firstRange(of: " var ")?.upperBound ?? line.startIndex)...]
        let parts = rest.prefix { $0 != "{" && $0 != "=" }.split(separator: ":", maxSplits: 1)
        let name = plain(parts[0])
        if ofEach.contains(name) { continue }
        declared.insert("\(name): \(parts[1].trimmingSpaces)")
      }
      #expect(listed == declared, "\(declaration.name)")
    }
  }

  @Test func everyStyleTokenAndModeIsListed() {
    func constants(_ path: (String) -> Bool, _ start: String) -> Set<String> {
      Set(
        files.filter { path($0.key) }.values.joined().compactMap { line -> String? in
          guard line.hasPrefix(start) else { return nil }
          return plain(line.dropFirst(start.count).prefix { $0 != ":" && $0 != "," && $0 != " " })
        })
    }
    func listed(_ isListed: (SwiftDeclaration.Source) -> Bool) -> Set<String> {
      Set(interface.filter { isListed($0.subject) }.map { plain($0.name.split(separator: ".").last ?? "") })
    }
    let tokens = constants({ $0.hasPrefix("Plain/StyleTokens") }, "    public static let ")
    #expect(tokens == listed { if case .token = $0 { true } else { false } })
    let styles = constants(
      { $0.hasPrefix("Plain/") && $0.hasSuffix("+Styles.swift") }, "  public static let ")
    #expect(styles == listed { if case .style = $0 { true } else { false } })
    #expect(
      listed { if case .axis = $0 { true } else { false } }.isSuperset(of: [
        "inHand", "leftHand", "rightHand",
      ]))
    #expect(interface.contains { $0.name == "StyleState.inDoubt" })
  }

  private func words(in line: Substring) -> [String] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  private func plain(_ name: some StringProtocol) -> String { String(name.filter { $0 != "`" && $0 != " " }) }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
