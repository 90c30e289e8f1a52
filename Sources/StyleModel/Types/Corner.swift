/// The corners of a layer by their names in style files.
package enum Corner: String, CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight

  package var set: Corners {
    switch self {
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

extension Corners {
  /// The corners in the set.
  package var named: [Corner] { Corner.allCases.filter { contains($0.set) } }
}
