import StyleModel
import StyleSource
import StyleSyntax

/// The number of copies of a layer, and the names for their index and text.
struct Repetition {
  /// The default names, in expressions, of a copy's number, and of its text from a list.
  static let (usualIndex, usualItem) = ("index", "item")

  let count: Expression
  /// The least and the greatest number of copies.
  let least: Int
  let most: Int
  /// The name of the index in expressions.
  let name: String
  /// The place of the index among the properties; nil where its name was reported.
  let place: Int?
  /// The texts that the copies have, of a repetition over a list.
  let item: Item?
  /// The properties that `$name` may refer to in the layer.
  let scope: PropertyScope?
  /// The node of `repeat`.
  let node: SyntaxNode

  /// A list of texts, of which each copy has one.
  struct Item {
    let list: Expression
    /// The name of a copy's text in expressions.
    let name: String
    /// The place of the text among the properties; nil where its name was reported.
    let place: Int?
  }

  /// The values of the index and the text in one copy.
  fileprivate func places(of number: Int) -> CopyPlaces {
    var places = CopyPlaces()
    if let place { places.numbers[place] = number }
    if let item, let place = item.place { places.lists[place] = (item.list, number) }
    return places
  }
}

extension Repetition {
  /// The copies of a layer, each with the layers in it.
  ///
  /// - Parameters:
  ///   - written: The layer and all layers in it.
  ///   - first: The index of the layer.
  ///   - nodes: The nodes of values, by the spans of their keys.
  func copies(
    of written: [Layer], at first: Int, _ known: [CheckedComponent], _ nodes: [Span: SyntaxNode],
    _ values: inout CopiedValues
  ) -> [Layer] {
    var copies: [Layer] = []
    for number in 0..<most {
      let moved = copies.count
      let index = LayerCopy.Index(
        name: name, number: number, item: item.map { LayerCopy.Item(name: $0.name, list: $0.list) })
      let places = places(of: number)
      for var layer in written {
        let isOutermost = layer.name == written[0].name
        if let parent = layer.parent, parent >= first { layer.parent = parent + moved }
        layer.copy = LayerCopy(
          of: layer.writtenName, indices: [index] + (layer.copy?.indices ?? []), absence: layer.copy?.absence)
        layer.name = layer.numberedName
        if number == 0, layer.copy?.indices.count == 1 {
          let template = template(of: layer, isOutermost: isOutermost, values)
          layer.copy?.template = template
        }
        if !places.isEmpty { replace(places, in: &layer, known, nodes, &values) }
        if isOutermost { layer.leaveOut(number, of: self, &values) }
        copies.append(layer)
      }
    }
    return copies
  }

  /// The layer as it is written once for all copies.
  ///
  /// - Parameter isOutermost: Whether it is the repeated layer itself, and not a layer within it.
  private func template(of layer: Layer, isOutermost: Bool, _ values: CopiedValues) -> LayerTemplate {
    var layer = layer
    let index = Expression.call(.copyIndex, [])
    if isOutermost, least < most {
      layer.hide(while: .call(.compare(.lessOrEqual), [count, index]), of: self, values)
    }
    let template = LayerTemplate(
      settings: layer.settings, frame: layer.frame, label: layer.accessibility?.label, count: most)
    return template.map { value in
      var value = value
      if let item, let place = item.place {
        value = value.replacing(property: place, with: .item(of: item.list, at: index))
      }
      return place.map { value.replacing(property: $0, with: index) } ?? value
    }
  }

  /// Puts the number of a copy in the place of the index, and its text in that of the item.
  private func replace(
    _ places: CopyPlaces, in layer: inout Layer, _ known: [CheckedComponent],
    _ nodes: [Span: SyntaxNode], _ values: inout CopiedValues
  ) {
    let keys = LayerKeys(layer, known)
    for index in layer.settings.indices {
      let setting = layer.settings[index]
      layer.settings[index].value = values.value(
        setting.value, places, keys.expectation(setting.key),
        at: setting.span.flatMap { nodes[$0] } ?? node)
    }
    layer.frame = layer.frame.mapOperands { values.value($0, places, nil, at: node) }
    if let label = layer.accessibility?.label {
      let expected = Expectation(.string, for: "label", takesOptional: true)
      layer.accessibility?.label = values.value(label, places, expected, at: node)
    }
    if let absence = layer.copy?.absence {
      layer.copy?.absence = values.value(absence, places, nil, at: node)
    }
    // The list of a repetition within may be made of the text of this one.
    for index in (layer.copy?.indices ?? []).indices.dropFirst() {
      guard let list = layer.copy?.indices[index].item?.list else { continue }
      layer.copy?.indices[index].item?.list = values.value(list, places, nil, at: node)
    }
  }
}

extension Layer {
  /// The layer's name with the numbers of the repetitions around it: `star[2]`.
  var numberedName: String {
    guard let copy else { return name }
    return copy.name + copy.indices.map { "[\($0.number)]" }.joined()
  }

  /// Hides the copy of a number while there are too few copies.
  mutating func leaveOut(_ number: Int, of repetition: Repetition, _ values: inout CopiedValues) {
    guard number >= repetition.least else { return }
    let limit = Expression.constant(ModedValue(.number(Double(number)), origin: .unknown))
    let own = values.reader.apply(.compare(.lessOrEqual), [repetition.count, limit], at: repetition.node)
    copy?.absence = own
    hide(while: own, of: repetition, values)
  }

  /// - Parameter absence: Whether the copy is missing.
  fileprivate mutating func hide(
    while absence: Expression, of repetition: Repetition, _ values: CopiedValues
  ) {
    let hidden = settings.first { $0.key == .layer(.hidden) }
    // A copy that is hidden for good needs no count.
    if let known = hidden?.value.constant, known.value == .bool(true), values.reader.isFixed(known) { return }
    set([
      Setting(
        .layer(.hidden),
        hidden.map {
          .hidden(while: absence, or: $0.value, by: values.reader.literal(.bool(true), repetition.node))
        } ?? absence,
        span: hidden?.span ?? repetition.node.span)
    ])
  }
}

extension Expression {
  /// Whether a layer is hidden, which it also is while a copy is missing.
  ///
  /// - Parameter always: The value while the copy is missing; nil for `true`.
  static func hidden(while absence: Expression, or other: Expression, by always: ModedValue?) -> Expression {
    .call(
      .choose(["true"]),
      [absence, .constant(always ?? ModedValue(.bool(true), origin: .unknown)), other])
  }
}
