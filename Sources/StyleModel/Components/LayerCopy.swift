/// One copy of a repeated layer, which a file writes once for all copies.
public struct LayerCopy: Hashable, Sendable {
  /// The name that the file gives all copies. The layer of each has its numbers behind it: `star[2]`.
  public var name: String
  /// The index in each repetition around the copy, the outermost first.
  public var indices: [Index]
  /// The condition under which the copy is missing since there are fewer of them; nil of one that is always there.
  public var absence: Expression?
  /// The layer as the file writes it for all copies; nil of all but the first, and of what lies in a repeated layer within another.
  package var template: LayerTemplate?

  /// The number of a copy, and its name in expressions.
  public struct Index: Hashable, Sendable {
    public var name: String
    /// The number; 0 for the first copy.
    public var number: Int
    /// The item of the list that the repetition is over, if it is over one.
    package var item: Item?

    public init(name: String, number: Int) {
      self.name = name
      self.number = number
    }

    package init(name: String, number: Int, item: Item?) {
      self.init(name: name, number: number)
      self.item = item
    }
  }

  /// The list that a layer is repeated over, and the name of a copy's text in expressions.
  package struct Item: Hashable, Sendable {
    package var name: String
    package var list: Expression

    package init(name: String, list: Expression) {
      self.name = name
      self.list = list
    }
  }

  public init(of name: String, indices: [Index], absence: Expression? = nil) {
    self.name = name
    self.indices = indices
    self.absence = absence
  }

  /// The items of the lists that the repetitions around the copy are over, the outermost first.
  package var items: [Item] { indices.compactMap(\.item) }

  /// The greatest number of copies of a layer, those of the repetitions around it included.
  package static let most = 100
}

/// A repeated layer as a file writes it once for all copies: in its values, `Function.copyIndex` stands for the number of a copy.
package final class LayerTemplate: Hashable, Sendable {
  package let settings: [Layer.Setting]
  package let frame: LayerFrame
  /// The layer's accessibility label.
  package let label: Expression?
  /// The greatest number of copies.
  package let count: Int

  package init(settings: [Layer.Setting], frame: LayerFrame, label: Expression?, count: Int) {
    self.settings = settings
    self.frame = frame
    self.label = label
    self.count = count
  }

  /// The template with each value replaced.
  package func map(_ value: (Expression) -> Expression) -> LayerTemplate {
    LayerTemplate(
      settings: settings.map { Layer.Setting($0.key, value($0.value), span: $0.span) },
      frame: frame.mapOperands(value), label: label.map(value), count: count)
  }

  package static func == (left: LayerTemplate, right: LayerTemplate) -> Bool {
    left === right
      || left.settings == right.settings && left.frame == right.frame && left.label == right.label
        && left.count == right.count
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(settings)
    hasher.combine(frame)
    hasher.combine(label)
    hasher.combine(count)
  }
}

extension Layer {
  /// The name by which a file sets the layer's properties, which all copies of a repeated layer share.
  package var writtenName: String { copy?.name ?? name }

  /// Whether the layer stands for what the file writes: it is no copy, or the first.
  package var isFirstCopy: Bool { copy?.indices.allSatisfy { $0.number == 0 } ?? true }

  /// Whether both are copies of one repeated layer.
  package func isCopied(with other: Layer) -> Bool { copy != nil && copy?.name == other.copy?.name }
}

extension Component {
  /// Whether a target belongs to no copy of a repeated layer, or to the first, and so stands for what the file writes.
  package func isOfFirstCopy(_ target: Target) -> Bool {
    if case .layer(let layer, _) = target { layers[layer].isFirstCopy } else { true }
  }
}

extension [Layer] {
  /// The index of the layer with a name; that of the first copy, if copies share the name.
  package func firstIndex(named name: some StringProtocol) -> Int? {
    firstIndex { $0.name == name } ?? firstIndex { $0.copy?.name ?? "" == name }
  }
}
