/// Whether two names differ only in digits, as `blue.500` and `blue.600` do: each may be meant, so that neither corrects the other.
package func areDigitsApart(_ a: String, _ b: String) -> Bool {
  a.filter { !$0.isNumber } == b.filter { !$0.isNumber }
}
