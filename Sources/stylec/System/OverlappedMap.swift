import Dispatch

/// What `transform` makes of each element, in their order, where each mostly waits for a disk: many at once, however few
/// cores there are. It is told which of the `overlappedLanes` that run side by side it runs in.
func overlappedMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @escaping @Sendable (_ lane: Int, Element) -> Result
) -> [Result] {
  let lanes = min(overlappedLanes, elements.count)
  guard lanes > 1 else { return elements.map { transform(0, $0) } }
  var results = [Result?](repeating: nil, count: elements.count)
  results.withUnsafeMutableBufferPointer { buffer in
    // Each index is written by one lane only.
    nonisolated(unsafe) let buffer = buffer
    let group = DispatchGroup()
    for lane in 0..<lanes {
      // A serial queue gets a thread of its own even while others wait.
      DispatchQueue(label: "disk").async(group: group) {
        for index in stride(from: lane, to: elements.count, by: lanes) {
          buffer[index] = transform(lane, elements[index])
        }
      }
    }
    group.wait()
  }
  return results.compactMap { $0 }
}

let overlappedLanes = 16
