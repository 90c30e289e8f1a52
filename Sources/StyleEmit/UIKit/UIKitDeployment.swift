extension EmitOptions {
  /// Whether every system that the code runs on has what came with iOS 17 and tvOS 17: registering for changes of traits,
  /// and making traits by a closure. visionOS always had both.
  var hasTraitRegistration: Bool {
    let current = SystemVersion(17)
    return deployment[.iOS] >= current && deployment[.tvOS] >= current
  }
}
