/// Returns `bytes` with each span replaced. The edits must not overlap.
public func applying(_ edits: [FixIt.Edit], to bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var position = 0
  for edit in edits.sorted(by: { $0.span < $1.span }) {
    result += bytes[position..<Int(edit.span.start)]
    result += edit.replacement.utf8
    position = Int(edit.span.end)
  }
  return result + bytes[position...]
}
