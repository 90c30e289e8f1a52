/// The `d` of an SVG path as commands with their numbers (SVG 2, § 9.3).
public struct SVGPathData: Hashable, Sendable {
  public var commands: [Command]

  /// A command letter with one set of its numbers; a letter that is followed by several sets is repeated, and an
  /// `M` after its first set goes on as `L`.
  public struct Command: Hashable, Sendable {
    public var letter: UInt8
    public var numbers: [Double]
  }

  /// Reads the commands of a path; nil where `firstProblem` finds something.
  public init?(_ text: String) {
    var scanner = PathScanner(Array(text.utf8))
    guard scanner.scan() == nil else { return nil }
    commands = scanner.commands
  }

  /// The offset of the first byte that can't be read.
  public static func firstProblem(in bytes: [UInt8]) -> Int? {
    var scanner = PathScanner(bytes)
    return scanner.scan()
  }
}

private struct PathScanner {
  let bytes: [UInt8]
  var position = 0
  var commands: [SVGPathData.Command] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() -> Int? {
    skipSpace()
    while position < bytes.count {
      let start = position
      var letter = bytes[position]
      guard let count = PathScanner.numberCount(letter),
        !commands.isEmpty || letter | 0x20 == UInt8(ascii: "m")
      else { return start }
      position += 1
      if count == 0 {
        commands.append(SVGPathData.Command(letter: letter, numbers: []))
        skipSpace()
        continue
      }
      repeat {
        var numbers: [Double] = []
        for index in 0..<count {
          skipSeparator()
          let isFlag = letter | 0x20 == UInt8(ascii: "a") && (index == 3 || index == 4)
          guard let number = isFlag ? takeFlag() : takeNumber() else { return position }
          numbers.append(number)
        }
        commands.append(SVGPathData.Command(letter: letter, numbers: numbers))
        if letter == UInt8(ascii: "M") { letter = UInt8(ascii: "L") }
        if letter == UInt8(ascii: "m") { letter = UInt8(ascii: "l") }
        skipSeparator()
      } while position < bytes.count && PathScanner.numberCount(bytes[position]) == nil
    }
    return nil
  }

  private static func numberCount(_ letter: UInt8) -> Int? {
    switch letter | 0x20 {
    case UInt8(ascii: "z"): 0
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
    case UInt8(ascii: "s"), UInt8(ascii: "q"): 4
    case UInt8(ascii: "c"): 6
    case UInt8(ascii: "a"): 7
    default: nil
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    if position < bytes.count, bytes[position] == UInt8(ascii: ",") {
      position += 1
      skipSpace()
    }
  }

  private mutating func takeFlag() -> Double? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "0") || bytes[position] == UInt8(ascii: "1")
    else {
      return nil
    }
    position += 1
    return Double(bytes[position - 1] - UInt8(ascii: "0"))
  }

  private mutating func takeNumber() -> Double? {
    let start = position
    var index = position
    func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] &- UInt8(ascii: "0") < 10 }
    func isSign(_ index: Int) -> Bool {
      index < bytes.count && (bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+"))
    }
    if isSign(index) { index += 1 }
    let whole = index
    while isDigit(index) { index += 1 }
    var digits = index - whole
    if index < bytes.count, bytes[index] == UInt8(ascii: "."), isDigit(index + 1) || digits > 0 {
      index += 1
      let fraction = index
      while isDigit(index) { index += 1 }
      digits += index - fraction
    }
    guard digits > 0 else { return nil }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e"),
      isDigit(index + 1) || isSign(index + 1) && isDigit(index + 2)
    {
      index += 2
      while isDigit(index) { index += 1 }
    }
    position = index
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      number.magnitude <= NumberBounds.greatestLength
    else {
      position = start
      return nil
    }
    return number
  }
}
