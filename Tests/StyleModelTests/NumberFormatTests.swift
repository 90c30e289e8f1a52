import Foundation
import SeededRandom
import StyleModel
import Testing

/// Pictures write numbers as Foundation does for readers of English.
@Suite struct NumberFormatTests {
  @Test(arguments: 0..<20 as Range<UInt64>) func randomNumbersAreWrittenAsByFoundation(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<500 {
      let digits = random.next(below: NumberFormat.mostDigits + 1)
      let number = Self.number(&random)
      #expect(NumberFormat.decimal(digits).text(number) == Self.decimal(number, digits...digits), "\(number)")
      #expect(NumberFormat.number.text(number) == Self.decimal(number, 0...3), "\(number)")
      #expect(NumberFormat.percent(digits).text(number) == Self.percent(number, digits), "\(number)")
    }
  }

  @Test func oddNumbers() {
    let texts: [(Double, String, String)] = [
      (0, "0", "0%"), (-0.0, "0", "0%"), (-0.0004, "0", "0%"), (0.0005, "0", "0%"), (0.0015, "0.002", "0%"),
      (0.125, "0.125", "12%"), (0.375, "0.375", "38%"), (999.9996, "1,000", "100,000%"),
      (-1234.5, "-1,234.5", "-123,450%"),
      (.nan, "NaN", "NaN%"), (.infinity, "∞", "∞%"), (-.infinity, "-∞", "-∞%"),
      (.leastNonzeroMagnitude, "0", "0%"),
      (0.995, "0.995", "100%"),
    ]
    for (number, text, percent) in texts {
      #expect(NumberFormat.number.text(number) == text)
      #expect(NumberFormat.percent(0).text(number) == percent)
    }
    #expect(NumberFormat.number.text(.greatestFiniteMagnitude).count == 309 + 102)
    #expect(NumberFormat.decimal(2).text(9.995) == "10.00")
  }

  /// Short ones, such as people write, halves between two that are shown, and any others.
  private static func number(_ random: inout SplitMix) -> Double {
    let sign: Double = random.next(below: 4) == 0 ? -1 : 1
    switch random.next(below: 3) {
    case 0: return sign * Double(random.next(below: 2_000_000)) / 1000
    case 1:
      return sign * (Double(random.next(below: 20000)) + 0.5) / [1, 10, 100, 1000][random.next(below: 4)]
    default:
      return sign * Double.random(in: 0...1, using: &random) * pow(10, Double(random.next(below: 18) - 6))
    }
  }

  private static let english = Locale(identifier: "en_US")

  private static func decimal(_ number: Double, _ digits: ClosedRange<Int>) -> String {
    withoutSignOfZero(number.formatted(.number.precision(.fractionLength(digits)).locale(english)))
  }

  private static func percent(_ number: Double, _ digits: Int) -> String {
    withoutSignOfZero(number.formatted(.percent.precision(.fractionLength(digits)).locale(english)))
  }

  private static func withoutSignOfZero(_ text: String) -> String {
    text.hasPrefix("-") && !text.contains { "123456789∞".contains($0) } ? String(text.dropFirst()) : text
  }
}
