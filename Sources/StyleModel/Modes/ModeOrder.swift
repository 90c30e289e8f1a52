extension ModeSet {
  /// Whether a value for these modes gives way to one for `other` in the same declaration, where both hold: of two
  /// sets, the one of more modes holds, and if both have as many, the one that names the axis declared last in which they differ.
  ///
  /// Sets that hold together have the same mode on an axis that both name, and axes have their bits in the order in which
  /// they are declared. So the greater number names the later axis.
  public func yields(to other: ModeSet) -> Bool {
    (count, rawValue) < (other.count, other.rawValue)
  }
}
