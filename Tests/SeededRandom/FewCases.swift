import Foundation

extension Collection {
  /// These where `STYLEC_ALL_CASES` is set, as it is in CI, and else the first of each `stride`: for tests whose cases are many of a kind,
  /// which the compiler or much computing judges.
  package func fewOutsideOfCI(oneIn stride: Int) -> [Element] {
    isEveryCaseTried ? Array(self) : enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
  }
}

/// Whether tests try all of their cases.
package let isEveryCaseTried = ProcessInfo.processInfo.environment["STYLEC_ALL_CASES"] != nil
