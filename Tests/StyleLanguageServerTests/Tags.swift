import Testing

extension Tag {
  /// A test that takes more than a second; `Tests/fast` leaves it out.
  @Tag static var slow: Self
}
