import StyleModel
import StyleScene

extension ImageSurface {
  /// An `a8` surface with the part of each pixel that lies inside a path; nil where there is no memory for it.
  ///
  /// The parts are areas, not samples: rows are cut where an edge begins or ends, and between two cuts every edge bounds a
  /// trapezoid. cairo samples fifteen lines a row, which is off by up to 11 of 255.
  ///
  /// - Parameters:
  ///   - path: The path in pixels.
  ///   - area: The whole pixels that the surface stands for.
  static func coverage(of path: Scene.Path, _ rule: Scene.FillRule, in area: Rect) -> ImageSurface? {
    guard
      let surface = ImageSurface(.a8, width: Int(clamping: area.width), height: Int(clamping: area.height))
    else {
      return nil
    }
    var scan = CoverageScan(EdgeList(path, in: area), rule, width: surface.width)
    let (height, stride) = (surface.height, surface.stride)
    _ = surface.withPixels { pixels in
      for y in 0..<height { scan.writeRow(y, pixels + y * stride, stride) }
    }
    return surface
  }
}

/// A scan of edges, row by row.
private struct CoverageScan {
  private let edges: [EdgeList.Edge]
  private let rule: Scene.FillRule
  private var row: CoverageRow
  /// The edges that reach into the row, by their indices.
  private var active: [Int] = []
  private var next = 0
  /// Whether all edges in the row before were vertical and spanned it, so that a next row with the same edges has the same coverage.
  private var isUniform = false
  private var crossings: [Crossing] = []

  /// The crossing of an edge with a part of a row.
  private struct Crossing {
    /// The x at the upper and the lower end.
    var start, end: Double
    var winding: Int
  }

  init(_ list: EdgeList, _ rule: Scene.FillRule, width: Int) {
    edges = list.edges
    self.rule = rule
    row = CoverageRow(width: width)
  }

  mutating func writeRow(_ y: Int, _ pixels: UnsafeMutablePointer<UInt8>, _ stride: Int) {
    let (top, bottom) = (Double(y), Double(y + 1))
    let (count, begun) = (active.count, next)
    active.removeAll { edges[$0].bottom <= top }
    while next < edges.count, edges[next].top < bottom {
      active.append(next)
      next += 1
    }
    guard !active.isEmpty else {
      isUniform = false
      return
    }
    let wasUniform = isUniform && count == active.count && begun == next
    isUniform = active.allSatisfy {
      edges[$0].slope == 0 && edges[$0].top <= top && edges[$0].bottom >= bottom
    }
    if wasUniform, isUniform {
      pixels.update(from: pixels - stride, count: stride)
      return
    }
    var cuts: [Double] = []
    for index in active {
      if edges[index].top > top { cuts.append(edges[index].top) }
      if edges[index].bottom < bottom { cuts.append(edges[index].bottom) }
    }
    // Each part goes through all edges, so that very many of both would cost their product.
    if active.count * (cuts.count + 1) > CoverageScan.mostCrossings {
      cover(top, bottom, inParts: max(8, min(64, CoverageScan.mostCrossings * 8 / active.count)))
      row.finish(pixels)
      return
    }
    cuts.sort()
    var start = top
    for cut in cuts + [bottom] where cut - start > 1e-9 {
      cover(start, cut)
      start = cut
    }
    row.finish(pixels)
  }

  /// The greatest number of edges times parts of a row that is cut wherever an edge begins or ends.
  private static let mostCrossings = 16_384

  /// Covers a part of the row in parts so small that it hardly counts where in them edges begin, end or cross.
  private mutating func cover(_ top: Double, _ bottom: Double, inParts count: Int) {
    let height = (bottom - top) / Double(count)
    for part in 0..<count {
      let start = top + height * Double(part)
      cover(start, start + height, isPart: true)
    }
  }

  /// Covers a part of the row in which no edge begins or ends, or one so small that it hardly counts where.
  private mutating func cover(_ top: Double, _ bottom: Double, isPart: Bool = false) {
    let middle = (top + bottom) / 2
    crossings.removeAll(keepingCapacity: true)
    for index in active where edges[index].top < middle && edges[index].bottom > middle {
      let edge = edges[index]
      // Beyond its ends, an edge that is nearly level would be far away.
      let isWhole = edge.top <= top + 1e-6 && edge.bottom >= bottom - 1e-6
      crossings.append(
        Crossing(
          start: edge.x(at: isWhole ? top : middle), end: edge.x(at: isWhole ? bottom : middle),
          winding: edge.winding))
    }
    sortCrossings()
    if !isPart, crossEachOther {
      // Which one is the first changes on the way down.
      cover(top, bottom, inParts: 16)
      return
    }
    var winding = 0
    for crossing in crossings {
      let wasInside = isInside(winding)
      winding += crossing.winding
      let isInside = isInside(winding)
      guard isInside != wasInside else { continue }
      row.add(from: crossing.start, to: crossing.end, height: isInside ? bottom - top : top - bottom)
    }
  }

  /// Sorts the crossings from left to right.
  private mutating func sortCrossings() {
    guard crossings.count <= 32 else {
      crossings.sort { $0.start + $0.end < $1.start + $1.end }
      return
    }
    // A few are nearly sorted as they are.
    for index in crossings.indices.dropFirst() {
      let crossing = crossings[index]
      var place = index
      while place > 0, crossings[place - 1].start + crossings[place - 1].end > crossing.start + crossing.end {
        crossings[place] = crossings[place - 1]
        place -= 1
      }
      crossings[place] = crossing
    }
  }

  private var crossEachOther: Bool {
    zip(crossings, crossings.dropFirst()).contains { $0.start > $1.start + 1e-6 || $0.end > $1.end + 1e-6 }
  }

  private func isInside(_ winding: Int) -> Bool {
    switch rule {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
