import Testing

extension Tag {
  /// A test that runs the compiler, a program that it has built, or the formatter.
  @Tag static var toolchain: Self
}
