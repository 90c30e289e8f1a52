import Foundation
import SeededRandom
import StyleSource
import Testing

@Suite struct WholeNumberTests {
  @Test func wholePartsWithinTheType() {
    #expect(Int(clamping: 2.9) == 2 && Int(clamping: -2.9) == -2 && Int(clamping: -0.5) == 0)
    #expect(Int(clamping: Double.nan) == 0 && UInt8(clamping: -Double.nan) == 0)
    #expect(Int(clamping: Double.infinity) == .max && Int(clamping: -Double.infinity) == .min)
    #expect(Int(clamping: 9_223_372_036_854_775_807.0) == .max && Int(clamping: -1e19) == .min)
    #expect(Int(clamping: 9_223_372_036_854_774_784.0) == 9_223_372_036_854_774_784)
    #expect(UInt64(clamping: 1.8e19) == 18_000_000_000_000_000_000 && UInt64(clamping: -3.0) == 0)
    #expect(UInt8(clamping: 255.99) == 255 && UInt8(clamping: 256.0) == 255 && UInt8(clamping: -0.1) == 0)
    #expect(Int8(clamping: -128.9) == -128 && Int8(clamping: Float(130.5)) == 127)
    #expect(UInt8(clamping: Float.nan) == 0 && Int32(clamping: Float.infinity) == .max)
  }

  /// Where Swift's own conversion doesn't stop the program, both say the same.
  @Test func asSwiftConverts() {
    var generator = SplitMix(seed: 12)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      #expect(Int(clamping: number) == (Int(exactly: number.rounded(.towardZero)) ?? Int(clamping: number)))
      let small = Double.random(in: -1000...1000, using: &generator)
      #expect(Int(exactly: small.rounded(.towardZero)) == Int(clamping: small))
    }
    for number in [0x1p52, 0x1p52 - 0.5, 0x1p51 + 0.5, 0x1p53 + 2, -0x1p52, -0x1p52 + 0.5] {
      #expect(Int(exactly: number.rounded(.towardZero)) == Int(clamping: number))
    }
  }

  /// No source goes round `init(clamping:)`: Swift's conversions are deprecated by `WholeNumbers.swift`, so that the compiler
  /// warns of them, and these forms are what it says nothing of.
  @Test func noOtherConversions() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources = root.appending(path: "Sources")
    let ways = [
      #"\b(U?Int(8|16|32|64)?|CInt|CLong)\((exactly|truncating):[^\n]*\)!"#,
      #"\bll?r(int|ound)f?\("#, #"\bnumericCast\("#, #"\bunsafe(Bit|Down)Cast\([^\n]*(Double|Float)"#,
      #"\b(U?Int(8|16|32|64)?|CInt|CLong)\((?!clamping:|exactly:|truncatingIfNeeded:|bitPattern:|ascii:)[^\n]*(\.rounded\(|[0-9]\.[0-9])"#,
      #"\.init\([^\n:]*\.rounded\("#,
    ].map { try? NSRegularExpression(pattern: $0) }
    var checked = 0
    for case let path as String in FileManager.default.enumerator(atPath: sources.path(percentEncoded: false))
      ?? .init()
    where path.hasSuffix(".swift") && !path.hasSuffix("WholeNumbers.swift") {
      checked += 1
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for (index, line) in text.components(separatedBy: "\n").enumerated() {
        // What is generated stands in literals; Swift that calls it is a program of its own.
        if path.hasPrefix("StyleEmit/"), line.contains("\"") { continue }
        let range = NSRange(line.startIndex..., in: line)
        let found = ways.contains { $0?.firstMatch(in: line, range: range) != nil }
        #expect(!found, "\(path):\(index + 1) converts a number without init(clamping:): \(line)")
      }
    }
    #expect(checked > 300 && ways.allSatisfy { $0 != nil })
  }
}
