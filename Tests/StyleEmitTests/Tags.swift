import Testing

extension Tag {
  /// A test that runs the compiler, a program that it has built, or the formatter.
  @Tag static var toolchain: Self
  /// A test that takes more than a second; `Tests/fast` leaves it out.
  @Tag static var slow: Self
}
