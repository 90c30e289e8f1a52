#if Pictures
/// A text that nobody can guess.
enum Secret {
  /// A secret of 256 bits of the system's generator, as 64 characters that need no escapes in a URL and a header.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
#endif
