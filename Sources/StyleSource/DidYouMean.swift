/// The candidate that `name` was probably meant to be, or none that is near enough to be worth saying.
///
/// Nearness is the optimal string alignment distance (insertions, deletions, substitutions and swaps of
/// neighbours, on ASCII-lowercased bytes), allowed up to a third of the name's length.
public func nearest<S: Sequence<String>>(to name: String, among candidates: S) -> String? {
  let wanted = name.utf8.map(lowercased)
  let allowed = max(1, wanted.count / 3)
  var best: (distance: Int, text: String)?
  for candidate in candidates where candidate != name {
    let bytes = candidate.utf8.map(lowercased)
    guard abs(bytes.count - wanted.count) <= allowed else { continue }
    let distance = alignmentDistance(wanted, bytes)
    // Equal distances go to the name that sorts first, so that the answer does not hang on a dictionary's order.
    if distance <= allowed, best.map({ (distance, candidate) < ($0.distance, $0.text) }) ?? true {
      best = (distance, candidate)
    }
  }
  return best?.text
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

private func alignmentDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return a.count + b.count }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i] + [Int](repeating: 0, count: b.count)
    for j in 1...b.count {
      let substitution = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      row[j] = min(last[j] + 1, row[j - 1] + 1, substitution)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        row[j] = min(row[j], beforeLast[j - 2] + 1)
      }
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
