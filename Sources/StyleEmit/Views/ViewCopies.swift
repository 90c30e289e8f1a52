import StyleModel

// The copies of a repeated layer, whose layers lie in an array.
extension ViewClass {
  /// The array of the copies of a layer.
  func copies(ofLayer index: Int) -> String {
    String(variable(ofLayer: index).dropLast("[\(CopyLoop.index)]".count))
  }

  /// The head of a loop over copies: `for index in _starLayers.indices`.
  private func head(of loop: CopyLoop, reversed: Bool = false) -> String {
    "for \(CopyLoop.index) in \(copies(ofLayer: loop.first)).indices" + (reversed ? ".reversed()" : "")
  }

  /// Writes something of each of some layers; of the copies of a repeated layer in one loop.
  ///
  /// - Parameter reversed: Whether the layers, and so the copies, come from the last to the first.
  func writeEach(
    of layers: [Int], reversed: Bool = false, _ writer: inout SwiftWriter,
    _ write: (Int, inout SwiftWriter) -> Void
  ) {
    var rest = layers[...]
    while let index = rest.first {
      guard let loop = plan.loops.loop(ofLayer: index) else {
        write(index, &writer)
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix { loop.layers.contains($0) }
      writer.blockUnlessEmpty(head(of: loop, reversed: reversed)) { writer in
        for index in run { write(index, &writer) }
      }
      rest = rest.dropFirst(run.count)
    }
  }

  /// A list with an element of each of some layers; before it, a constant is written for each list that is made of the copies of a layer.
  ///
  /// - Parameter type: The type of the elements.
  func writeList(
    of layers: [Int], _ type: String, _ writer: inout SwiftWriter, _ element: (Int) -> Code
  ) -> Code {
    var lists: [Code] = []
    var alone: [Code] = []
    var names = Names()
    func addAlone() {
      if !alone.isEmpty { lists.append(.array(alone)) }
      alone = []
    }
    for index in layers {
      guard plan.loops.loop(ofLayer: index) != nil else {
        alone.append(element(index))
        continue
      }
      addAlone()
      let name = names.claim(swiftIdentifier(plan.component.layers[index].name + "+copies"))
      writer.line("let \(name): [\(type)] = \(copies(ofLayer: index)).indices.map { \(CopyLoop.index) in")
      writer.nested { $0.statement("", element(index)) }
      writer.line("}")
      lists.append(Code(name))
    }
    addAlone()
    if lists.isEmpty { return .array([]) }
    return lists.count == 1
      ? lists[0]
      : .operation(lists.enumerated().map { $0 == 0 ? $1 : $1.prefixed(Array("+ ".utf8)) })
  }
}
