import Dispatch

/// What `transform` makes of each element, in their order, worked out side by side on all cores.
///
/// A few elements are not worth the threads; `minimum` says from how many on they are. Where an element is little work,
/// a thread takes a `batch` of them at a time.
public func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], minimum: Int = 16, batch: Int = 1, _ transform: @Sendable (Element) -> Result
) -> [Result] {
  guard elements.count >= max(minimum, 2 * batch) else { return elements.map(transform) }
  return Array(unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each place is written by one iteration only, and all of them are.
    nonisolated(unsafe) let buffer = buffer
    DispatchQueue.concurrentPerform(iterations: (elements.count + batch - 1) / batch) { start in
      for index in start * batch..<min((start + 1) * batch, elements.count) {
        buffer.initializeElement(at: index, to: transform(elements[index]))
      }
    }
    count = elements.count
  }
}

extension Range<Int> {
  /// The range in parts of so many numbers, the last perhaps of fewer.
  public func parts(of size: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min($0 + size, upperBound) }
  }
}
