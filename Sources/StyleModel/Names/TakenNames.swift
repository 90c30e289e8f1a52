extension BaseClass {
  /// The class of Apple's that has a name already, so that no class that derives from it can have a property of that
  /// name; for each framework in which one does.
  public func appleClasses(with name: String) -> [(framework: String, name: String)] {
    guard let owners = AppleNames.owners(of: name) else { return [] }
    let classes: [(String, String?)] = [("UIKit", rawValue), ("AppKit", appKitName)]
    return classes.compactMap { framework, name in
      guard let name else { return nil }
      let chain = AppleNames.chain(of: name, in: framework)
      return owners.first(where: chain.contains).map { (framework, String($0.prefix { $0 != "+" })) }
    }
  }
}

extension AppleNames {
  /// A class with those that it derives from; `NSObject` has some names in one framework only.
  fileprivate static func chain(of name: String, in framework: String) -> [Substring] {
    var chain: [Substring] = []
    var next: String? = name
    while let current = next {
      chain.append(Substring(current))
      if current == "NSObject" { chain.append(Substring(current + "+" + framework)) }
      next = superclasses[current]
    }
    return chain
  }

  /// The classes behind a name in the table; nil where it has none.
  fileprivate static func owners(of name: String) -> [Substring]? {
    taken.withUTF8Buffer { table in
      var (low, high) = (0, table.count)
      while low < high {
        // The line that the middle lies in.
        var start = (low + high) / 2
        while start > low, table[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        var end = start
        while end < high, table[end] != UInt8(ascii: "\n") { end += 1 }
        let line = table[start..<end]
        let entry = line.prefix { $0 != UInt8(ascii: " ") }
        if entry.elementsEqual(name.utf8) {
          let owners = line.dropFirst(entry.count + 1)
          return String(decoding: owners, as: UTF8.self).split(separator: " ")
        }
        if entry.lexicographicallyPrecedes(name.utf8) { low = min(high, end + 1) } else { high = start }
      }
      return nil
    }
  }
}
