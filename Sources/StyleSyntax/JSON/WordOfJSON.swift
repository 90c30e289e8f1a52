/// What is wrong with a word without quotes that JSON doesn't have, for a person who hasn't written a program.
struct WordOfJSON {
  private(set) var message: String
  private(set) var note: String?
  /// What is probably meant; nil where nothing is.
  private(set) var meant: String?

  init(_ word: String) {
    let sign = word.hasPrefix("-") ? "-" : ""
    let digits = word.dropFirst(word.hasPrefix("-") || word.hasPrefix("+") ? 1 : 0)
    let isNumber = digits.first?.isASCIIDigit ?? false
    switch word {
    case "True", "TRUE", "False", "FALSE", "Null", "NULL":
      (message, meant) = ("JSON writes ‘\(word.lowercased())’ in lowercase", word.lowercased())
    case "None", "nil", "undefined":
      (message, meant) = ("JSON has ‘null’ for no value, not ‘\(word)’", "null")
    default:
      if ["nan", "infinity", "inf"].contains(digits.lowercased()) {
        (message, note) = ("‘\(word)’ is no number in JSON", "write a number, or leave the token out")
      } else if digits.hasPrefix("0x") || digits.hasPrefix("0X"),
        digits.dropFirst(2).allSatisfy(\.isHexDigit), let number = Int(digits.dropFirst(2), radix: 16)
      {
        (message, meant) = ("JSON has no hexadecimal numbers such as ‘\(word)’", sign + String(number))
        if [8, 10].contains(digits.count) { note = "a color is a text: ‘\"#\(digits.dropFirst(2))\"’" }
      } else if digits.hasPrefix("."), Double(digits) != nil {
        (message, meant) = ("a number in JSON has a digit before its point", sign + "0" + digits)
      } else if word.hasPrefix("+"), WordOfJSON.isNumber(digits) {
        (message, meant) = ("a number in JSON has no ‘+’ before it", String(digits))
      } else if digits.hasSuffix("."), isNumber, Double(digits.dropLast()) != nil {
        (message, meant) = ("a number in JSON has a digit behind its point", sign + digits.dropLast())
      } else if digits.hasPrefix("0"), digits.count > 1, case let rest = digits.drop(while: { $0 == "0" }),
        WordOfJSON.isNumber(rest.first?.isASCIIDigit ?? false ? rest : "0" + rest)
      {
        let number = rest.first?.isASCIIDigit ?? false ? String(rest) : "0" + rest
        (message, meant) = ("a number in JSON has no zeros at its beginning", sign + number)
      } else if isNumber, digits.contains("_"), WordOfJSON.isNumber(digits.filter { $0 != "_" }[...]) {
        (message, meant) = (
          "a number in JSON has no ‘_’ between its digits", sign + digits.filter { $0 != "_" }
        )
      } else {
        message = "JSON has no \(isNumber ? "number" : "value") such as ‘\(word)’"
        note = "a value is a number, a text in quotes, ‘true’, ‘false’, ‘null’, an object or a list"
        meant = "\"\(word)\""
      }
    }
  }

  /// Whether a text is a number of JSON without a sign.
  private static func isNumber(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isASCIIDigit, text.last?.isASCIIDigit ?? false else { return false }
    return (first != "0" || text.count == 1 || !(text.dropFirst().first?.isASCIIDigit ?? false))
      && text.allSatisfy { $0.isASCIIDigit || ".eE+-".contains($0) } && Double(String(text)) != nil
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
