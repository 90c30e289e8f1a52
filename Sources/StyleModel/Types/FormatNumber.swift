/// The shortest decimal that reads back as `value`: `15`, `0.4`, `-12.5`; `0` for minus zero.
///
/// Exponents appear only beyond 10²¹ and below 10⁻²⁰, spelled as Swift, JSON and SVG all take them. `value` must be
/// finite.
package func formatNumber(_ value: Double) -> String {
  var bytes: [UInt8] = []
  bytes.append(number: value)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Appends the text of `number` as `formatNumber` writes it.
  package mutating func append(number: Double) {
    // Decimals of at most 15 digits are all different doubles, so one that divides back exactly is the shortest.
    let scaled = (number.magnitude * 1_000_000).rounded()
    if scaled < 1e15, scaled / 1_000_000 == number.magnitude {
      appendFixed(micros: UInt64(clamping: scaled), isNegative: number < 0)
    } else {
      appendShortest(number)
    }
  }

  private mutating func appendFixed(micros: UInt64, isNegative: Bool) {
    if isNegative { append(UInt8(ascii: "-")) }
    append(digits: micros / 1_000_000)
    var fraction = micros % 1_000_000
    if fraction == 0 { return }
    append(UInt8(ascii: "."))
    var place: UInt64 = 100_000
    while fraction > 0 {
      append(UInt8(ascii: "0") + UInt8(fraction / place))
      fraction %= place
      place /= 10
    }
  }

  private mutating func append(digits: UInt64) {
    if digits >= 10 { append(digits: digits / 10) }
    append(UInt8(ascii: "0") + UInt8(digits % 10))
  }

  /// Appends a number from Swift's own shortest form, with the digits and the exponent written out.
  private mutating func appendShortest(_ number: Double) {
    let text = [UInt8](number.description.utf8)
    guard let mark = text.firstIndex(of: UInt8(ascii: "e")) else {
      return append(contentsOf: text.hasSuffixDotZero ? text.dropLast(2) : text[...])
    }
    let exponent = Int(String(decoding: text[(mark + 1)...], as: UTF8.self)) ?? 0
    guard (-20...21).contains(exponent) else { return append(contentsOf: text) }
    let digits = text[..<mark].filter { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    if number < 0 { append(UInt8(ascii: "-")) }
    if exponent < 0 {
      append(contentsOf: "0.".utf8)
      append(contentsOf: repeatElement(UInt8(ascii: "0"), count: -exponent - 1))
      append(contentsOf: digits)
    } else {
      // An exponent is only ever positive here from 2⁵⁴ on, where no digit stands behind the point.
      append(contentsOf: digits)
      append(contentsOf: repeatElement(UInt8(ascii: "0"), count: Swift.max(0, exponent + 1 - digits.count)))
    }
  }

  private var hasSuffixDotZero: Bool { suffix(2).elementsEqual(".0".utf8) }
}
