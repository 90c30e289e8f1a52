/// The results of `transform` for each element, in their order, computed in parallel on all cores.
///
/// A few elements are not worth the threads; `minimum` is the number from which they are. Where an element is little work,
/// a thread takes a `batch` of them at a time.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], minimum: Int = 16, batch: Int = 1, _ transform: @Sendable (Element) -> Result
) -> [Result] {
  guard elements.count >= max(minimum, 2 * batch) else { return elements.map(transform) }
  let batches = (elements.count + batch - 1) / batch
  let helpers = idleCores.take(atMost: batches - 1)
  defer { idleCores.giveBack(helpers) }
  guard helpers > 0 else { return elements.map(transform) }
  return Array(unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each index is written by one lane only, and all of them are.
    nonisolated(unsafe) let buffer = buffer
    let next = Guarded(0)
    runSideBySide(lanes: helpers + 1) { _ in
      while true {
        let start = next.use { next in
          defer { next += 1 }
          return next
        }
        guard start < batches else { return }
        for index in start * batch..<min((start + 1) * batch, elements.count) {
          buffer.initializeElement(at: index, to: transform(elements[index]))
        }
      }
    }
    count = elements.count
  }
}

/// The cores that none of our threads keeps busy: a map within a map gets what the outer one has left.
private let idleCores = IdleCores()

private final class IdleCores: Sendable {
  private let count = Guarded(coreCount - 1)

  func take(atMost most: Int) -> Int {
    count.use { count in
      let taken = min(most, count)
      count -= taken
      return taken
    }
  }

  func giveBack(_ taken: Int) { count.use { $0 += taken } }
}

extension Range<Int> {
  /// The range split into parts of so many numbers, the last perhaps of fewer.
  package func parts(of size: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min($0 + size, upperBound) }
  }
}
