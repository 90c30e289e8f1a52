/// The sublayers of each layer, found without a search.
package struct Sublayers: Sendable {
  /// The index in `places` at which each layer's sublayers begin; one more for the end.
  private let starts: [Int]
  private let places: [Int]

  package init(_ layers: [Layer]) {
    var starts = Array(repeating: 0, count: layers.count + 1)
    for layer in layers {
      if let parent = layer.parent { starts[parent + 1] += 1 }
    }
    for index in layers.indices { starts[index + 1] += starts[index] }
    var ends = starts
    var places = Array(repeating: 0, count: starts[layers.count])
    for (index, layer) in layers.enumerated() {
      guard let parent = layer.parent else { continue }
      places[ends[parent]] = index
      ends[parent] += 1
    }
    self.starts = starts
    self.places = places
  }

  /// The indices of a layer's own sublayers and its mask, in their order.
  package subscript(_ layer: Int) -> ArraySlice<Int> { places[starts[layer]..<starts[layer + 1]] }
}
