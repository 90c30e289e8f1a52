import StyleSource

/// A number's text with at most `places` decimals and without the zeros that say nothing: `12`, `0.5`, `-3.125`.
///
/// A number that is not finite is 0, and one beyond ±10⁹ ends there.
package func decimal(_ value: Double, places: Int = 3) -> String {
  guard value.isFinite else { return "0" }
  let scale = (0..<places).reduce(1) { power, _ in power * 10 }
  let whole = Int(clamping: (Swift.min(Swift.max(value, -1e9), 1e9) * Double(scale)).rounded())
  let (units, fraction) = whole.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
  let sign = whole < 0 ? "-" : ""
  guard fraction != 0 else { return "\(sign)\(units)" }
  let digits = String(UInt(scale) + fraction).dropFirst()
  let end = digits.lastIndex { $0 != "0" } ?? digits.startIndex
  return "\(sign)\(units).\(digits[...end])"
}
