/// What tells a copy of a repeated layer from the others, all of which a file writes as one.
public struct LayerCopy: Hashable, Sendable {
  /// The name that the file gives all copies. Each has its numbers behind it: `star[2]`.
  public var name: String
  /// Of each repetition around it, the outermost first.
  public var indices: [Index]
  /// Whether the copy is missing since there are fewer of them; nil of one that is always there.
  public var absence: Expression?
  /// What the file writes of all copies; nil of all but the first, and of what lies in a repeated layer within another.
  package var template: LayerTemplate?

  /// The number of a copy, and what expressions call it.
  public struct Index: Hashable, Sendable {
    public var name: String
    /// Of the first copy it is 0.
    public var number: Int
    /// Of a repetition over a list, what it has of that.
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

  /// The list that a layer is repeated over, and what expressions call the text of a copy.
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

  /// What it has of the lists that the repetitions around it go over, the outermost first.
  package var items: [Item] { indices.compactMap(\.item) }

  /// The most copies of a layer, those that the repetitions around it make included.
  package static let most = 100
}

/// What a file writes once of all copies of a layer: in its values, `Function.copyIndex` stands for the number of a copy.
package final class LayerTemplate: Hashable, Sendable {
  package let settings: [Layer.Setting]
  package let frame: LayerFrame
  /// What assistive technologies read of the layer.
  package let label: Expression?
  /// How many copies there are at most.
  package let count: Int

  package init(settings: [Layer.Setting], frame: LayerFrame, label: Expression?, count: Int) {
    self.settings = settings
    self.frame = frame
    self.label = label
    self.count = count
  }

  /// The same, where each value is replaced by what a function makes of it.
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
  /// The name by which a file sets its properties, which all copies of a repeated layer share.
  package var writtenName: String { copy?.name ?? name }

  /// Whether it stands for what the file writes: it is no copy, or the first.
  package var isFirstCopy: Bool { copy?.indices.allSatisfy { $0.number == 0 } ?? true }

  /// Whether both are copies of one repeated layer.
  package func isCopied(with other: Layer) -> Bool { copy != nil && copy?.name == other.copy?.name }
}

extension Component {
  /// Whether a target stands for what the file writes: it is of no copy of a repeated layer, or of the first.
  package func isOfFirstCopy(_ target: Target) -> Bool {
    if case .layer(let layer, _) = target { layers[layer].isFirstCopy } else { true }
  }
}

extension [Layer] {
  /// The place of the layer with a name; that of the first copy, if the name is one that copies share.
  package func firstIndex(named name: some StringProtocol) -> Int? {
    firstIndex { $0.name == name } ?? firstIndex { $0.copy?.name ?? "" == name }
  }
}
