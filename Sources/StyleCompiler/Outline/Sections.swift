import StyleSource
import StyleSyntax

/// The parts of a declaration by their keys. Keys that it can't have are reported on the way.
struct Sections {
  private var nodes: [String: (key: SyntaxNode, value: SyntaxNode)] = [:]
  /// The entries that it can't have and that aren't reported here.
  private(set) var others: [MappingEntry] = []

  /// - Parameters:
  ///   - what: What a message calls the declaration: “a property”.
  ///   - keepsOthers: Whether the caller reports keys that resemble none that is allowed, or that it knows.
  ///   - words: What other tools write for the keys.
  ///   - reported: Keys that were reported with all that is behind them.
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
  /// A list of layers right below a component, or as its `layer`.
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

  /// What `CAKeyframeAnimation` has in lists of their own.
  private static let partsOfKeyframes = [
    "keyTimes": "each of the ‘keyframes’ says its own: ‘{ value: 0.4, keyTime: 30% }’",
    "timingFunctions": "each of the ‘keyframes’ says its own: ‘{ value: 0.4, curve: easeOut }’",
  ]

  /// Why there is no such key, for those that people look for who know Swift or CSS.
  private static let reasons: [String: String] = {
    let variable = "every property is a variable, because Interface Builder sets it"
    return [
      "let": variable, "constant": variable, "readonly": variable, "readOnly": variable, "computed": variable,
      "get": variable,
    ]
  }()
}
