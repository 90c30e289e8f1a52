import StyleSource

/// The results of `transform` for each element, in their order, where each mostly waits for a disk: many run at once, however few
/// cores there are. `lane` is the number of the one of `overlappedLanes` that it runs in.
func overlappedMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (_ lane: Int, Element) -> Result
) -> [Result] {
  let lanes = min(overlappedLanes, elements.count)
  guard lanes > 1 else { return elements.map { transform(0, $0) } }
  return Array(unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each index is written by one lane only, and all of them are.
    nonisolated(unsafe) let buffer = buffer
    runSideBySide(lanes: lanes) { lane in
      for index in stride(from: lane, to: elements.count, by: lanes) {
        buffer.initializeElement(at: index, to: transform(lane, elements[index]))
      }
    }
    count = elements.count
  }
}

let overlappedLanes = 16
