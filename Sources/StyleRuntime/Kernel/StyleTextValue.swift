/// What stands in a text of a strings table for one of its placeholders.
@_spi(Generated) nonisolated public enum StyleTextValue: Sendable, Hashable {
  /// For `%lld`: the number by which the table chooses among plurals.
  case count(Int)
  /// For `%@`.
  case text(String)
}
