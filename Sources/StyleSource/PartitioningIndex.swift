extension RandomAccessCollection {
  /// The index of the first element that belongs to the second part of the collection, or `endIndex` if none does.
  ///
  /// The elements for which `belongsInSecondPartition` is `false` must all come before those for which it is `true`. The number of calls
  /// grows with the logarithm of `count`; the name is that of the package Swift Algorithms.
  @inlinable package func partitioningIndex(
    where belongsInSecondPartition: (Element) -> Bool
  ) -> Index {
    var start = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if belongsInSecondPartition(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
