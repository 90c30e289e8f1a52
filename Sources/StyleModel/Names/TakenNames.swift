extension BaseClass {
  /// Apple's class that has a property or method of a name already, so that no class that derives from it can have a property of that name;
  /// for each framework in which there is one.
  package func appleClasses(
    with name: String, in frameworks: Set<AppleFramework> = Set(AppleFramework.allCases)
  ) -> [(framework: AppleFramework, name: String)] {
    let classes: [(AppleFramework, String?)] = [(.uikit, rawValue), (.appkit, appKitName)]
    return classes.compactMap { framework, className in
      guard frameworks.contains(framework), let className else { return nil }
      return AppleNames.owner(of: name, in: className, framework).map { (framework, $0) }
    }
  }
}

extension AppleNames {
  /// The class that declares a name: the one that is given, or the nearest that it derives from.
  fileprivate static func owner(of name: String, in className: String, _ framework: AppleFramework) -> String?
  {
    var next: String? = className
    while let current = next, let entry = classes[current] {
      if has(name, entry.names) { return current }
      next = entry.superclass
    }
    // `NSObject` has some names in one framework only.
    let own = classes["NSObject " + framework.rawValue].map { has(name, $0.names) } ?? false
    return own ? "NSObject" : nil
  }

  /// Whether a name is among sorted others.
  fileprivate static func has(_ name: String, _ names: StaticString) -> Bool {
    let space = UInt8(ascii: " ")
    var name = name
    return name.withUTF8 { name in
      names.withUTF8Buffer { table in
        var (low, high) = (0, table.count)
        while low < high {
          // The word that the middle lies in.
          var start = (low + high) / 2
          while start > low, table[start - 1] != space { start -= 1 }
          var (end, same) = (start, 0)
          while end < high, table[end] != space {
            if same == end - start, same < name.count, table[end] == name[same] { same += 1 }
            end += 1
          }
          if same == end - start, same == name.count { return true }
          let isBefore = same == end - start || (same < name.count && table[start + same] < name[same])
          if isBefore { low = min(high, end + 1) } else { high = start }
        }
        return false
      }
    }
  }
}

extension AppleTypes {
  /// The module that declares a type of a name; nil for none.
  package static func owner(of name: String) -> String? {
    modules.first { AppleNames.has(name, $0.types) }?.name
  }
}
