import StyleSource
import StyleSyntax

/// The parts of a declaration by their keys. Invalid keys are reported when the parts are read.
struct Sections {
  private var nodes: [String: (key: SyntaxNode, value: SyntaxNode)] = [:]
  /// The entries with invalid keys that aren't reported here.
  private(set) var others: [MappingEntry] = []

  /// - Parameters:
  ///   - what: The declaration's name in messages: “a property”.
  ///   - keepsOthers: Whether the caller reports keys that resemble no allowed one, or that it knows.
  ///   - words: The words that other tools have for the keys.
  ///   - reported: Keys that were reported, together with their values.
  init(
    _ node: SyntaxNode, _ allowed: [String], _ what: String, _ output: CompilerOutput,
    keepsOthers: Bool = false, words: ForeignWords = .declarationKey, reported: Set<String> = []
  ) {
    for entry in node.entries {
      let name = entry.key.text
      if !reported.isEmpty, reported.contains(name) { continue }
      if allowed.contains(name) {
        nodes[name] = (entry.key, entry.value)
      } else if entry.key.kind != .missing {
        if Sections.isListOfLayers(entry), allowed.contains("layer") {
          if nodes["layer"] == nil, !node.entries.contains(where: { $0.key.hasText("layer") }) {
            // Who reads the layers reports it.
            nodes["layer"] = (entry.key, entry.value)
          } else {
            output.report(.layersOutsideLayer(at: entry.key.span))
          }
          continue
        }
        let meant = words.meant(by: name, among: allowed)
        if keepsOthers, meant == nil || MisplacedKeys.knows(name) {
          others.append(entry)
          continue
        }
        output.report(.unknownDeclarationKey(name, allowed, what, at: entry.key.span, words: words))
        // What stands there is taken for what was meant, so that nothing seems to be missing.
        if let meant, nodes[meant] == nil, !node.entries.contains(where: { $0.key.text == meant }) {
          nodes[meant] = (entry.key, entry.value)
        }
      }
    }
  }

  private static func isListOfLayers(_ entry: MappingEntry) -> Bool {
    entry.value.kind == .sequence && ["layers", "sublayers", "children"].contains(entry.key.text)
  }

  subscript(_ name: String) -> SyntaxNode? { nodes[name]?.value }

  func key(_ name: String) -> SyntaxNode? { nodes[name]?.key }
}

extension Diagnostic {
  /// The diagnostic for a list of layers right below a component, or as its `layer`.
  static func layersOutsideLayer(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "a list of layers belongs under ‘sublayers’ in ‘layer’", at: span,
      notes: ["write ‘layer:’ and, indented in the next line, ‘sublayers:’ with this list"])
  }

  /// A key that a declaration does not have.
  ///
  /// - Parameter advice: What to do instead, where that is known.
  static func unknownDeclarationKey(
    _ name: String, _ allowed: [String], _ what: String, at span: Span, advice: String? = nil,
    words: ForeignWords = .declarationKey
  ) -> Diagnostic {
    let ofKeyframes = allowed.contains("keyframes") ? partsOfKeyframes[name] : nil
    let near = ofKeyframes == nil ? words.meant(by: name, among: allowed) : nil
    let isSize = ["width", "height"].contains(name) && allowed.contains("size")
    let why = isSize ? "write ‘size: [150, 44]’" : ofKeyframes ?? reasons[name] ?? advice
    return Diagnostic(
      .unknownKey, "\(what) has no ‘\(name.shortened)’", at: span,
      notes: why.map { [$0] } ?? (near == nil ? ["it has \(allowed.quotedList)"] : []),
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  /// The properties of `CAKeyframeAnimation` that are lists of their own.
  private static let partsOfKeyframes = [
    "keyTimes": "each of the ‘keyframes’ says its own: ‘{ value: 0.4, keyTime: 30% }’",
    "timingFunctions": "each of the ‘keyframes’ says its own: ‘{ value: 0.4, curve: easeOut }’",
  ]

  /// The reasons why keys are missing that people look for who know Swift or CSS.
  private static let reasons: [String: String] = {
    let variable = "every property is a variable, because Interface Builder sets it"
    return [
      "let": variable, "constant": variable, "readonly": variable, "readOnly": variable, "computed": variable,
      "get": variable,
    ]
  }()
}
