import Foundation

extension Collection {
  /// All elements where `STYLEC_ALL_CASES` is set, as it is each night, and else the first of each `stride`. For tests with many cases of a
  /// kind, each of which takes the compiler or much computing.
  package func someCases(oneIn stride: Int) -> [Element] {
    isEveryCaseTried ? Array(self) : enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
  }
}

/// Whether tests try all of their cases.
package let isEveryCaseTried = ProcessInfo.processInfo.environment["STYLEC_ALL_CASES"] != nil
