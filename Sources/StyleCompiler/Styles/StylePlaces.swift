import StyleModel
import StyleSource
import StyleSyntax

/// Finds styles by their names, which are unique in their component.
struct StylePlaces: Sendable {
  /// The component at the beginning of a style's key, by style.
  private(set) var qualifiers: [Int: Qualifier] = [:]
  /// The first style with each own name.
  private var firsts: [String: Int]
  /// The styles with an own name that several have, by own name.
  private var groups: [String: Group] = [:]
  /// The component of each style, as far as it can be told before styles are linked; empty where no name depends on it.
  private var components: [Int?] = []
  /// The name with its component of each style whose key another component's style has too, by style.
  private var titles: [Int: String] = [:]
  /// Whether two styles may have the same name in Swift.
  private let mayClash: Bool
  /// The most dots in the name of a component.
  private let mostDots: Int

  /// The component that stands before a style's own name.
  struct Qualifier: Equatable, Sendable {
    let component: Int
    /// The length of the component's name, in bytes.
    let length: Int
  }

  /// Styles with one own name.
  private struct Group: Sendable {
    var members: [Int]
    /// The first of the styles of each component, by component.
    var ofComponents: [Int: Int] = [:]
  }

  enum Found {
    /// One style, with the component that the name begins with.
    case one(Int, Qualifier?)
    case several(Int, Int)
    /// A style of a file that isn't imported.
    case hidden(Int)
    case none
  }

  init(_ declarations: [Outline.StyleDeclaration], _ names: ComponentNames, _ visibility: Visibility) {
    mostDots = names.declarations.lazy.map(\.declaration.name.dotCount).max() ?? 0
    firsts = Dictionary(minimumCapacity: declarations.count)
    var identifiers = Set<String>(minimumCapacity: declarations.count)
    var mayClash = false
    var hasPaths = false
    for place in declarations.indices {
      if let qualifier = StylePlaces.qualifier(of: declarations[place], names, mostDots) {
        qualifiers[place] = qualifier
      }
      let own = StylePlaces.ownName(declarations[place].name, qualifiers[place])
      if let first = firsts[own] {
        groups[own, default: Group(members: [first])].members.append(place)
      } else {
        firsts[own] = place
      }
      if !identifiers.insert(StylePlaces.identifier(own).lowercased()).inserted { mayClash = true }
      hasPaths = hasPaths || declarations[place].extendsPath
    }
    self.mayClash = mayClash
    guard mayClash || hasPaths || !qualifiers.isEmpty else { return }
    components = findComponents(of: declarations, names, visibility)
    for name in groups.keys {
      var group = groups[name] ?? Group(members: [])
      for place in group.members {
        if let component = components[place], group.ofComponents[component] == nil {
          group.ofComponents[component] = place
        }
      }
      groups[name] = group
      guard group.ofComponents.count > 1 else { continue }
      for place in group.members where qualifiers[place] == nil {
        titles[place] = components[place].map { names.name(at: $0) + "." + name }
      }
    }
  }

  // MARK: Names

  /// The name of a style among all: its key, with the name of its component where other components have a style with that key.
  func name(of place: Int, _ declarations: [Outline.StyleDeclaration]) -> String {
    titles[place] ?? declarations[place].name
  }

  func names(of place: Int, _ declarations: [Outline.StyleDeclaration]) -> Style.Naming {
    let key = declarations[place].name
    return Style.Naming(
      full: titles[place] ?? key, own: StylePlaces.ownName(key, qualifiers[place]), key: key)
  }

  /// Whether a parent's name needs the components of styles, which weren't found since no name depended on them.
  func lacksComponents(for declaration: Outline.StyleDeclaration) -> Bool {
    components.isEmpty && declaration.extendsPath
  }

  /// Whether some file declares a style of this name.
  func isDeclared(_ name: String) -> Bool { firsts[name] != nil }

  /// The component that the key of a style begins with; nil where there is none, or where the style has a `component` of its own.
  func qualifier(of declaration: Outline.StyleDeclaration, _ names: ComponentNames) -> Qualifier? {
    StylePlaces.qualifier(of: declaration, names, mostDots)
  }

  private static func qualifier(
    of declaration: Outline.StyleDeclaration, _ names: ComponentNames, _ mostDots: Int
  ) -> Qualifier? {
    guard declaration.component == nil else { return nil }
    return qualifier(in: declaration.name, from: declaration.span.file, names, mostDots)
  }

  /// The longest name of a component that a name begins with.
  private static func qualifier(
    in name: String, from file: FileID, _ names: ComponentNames, _ mostDots: Int
  ) -> Qualifier? {
    let text = name.utf8
    var found: Qualifier?
    var end = text.startIndex
    for _ in 0...mostDots {
      guard let dot = text[end...].firstIndex(of: UInt8(ascii: ".")), text.index(after: dot) < text.endIndex
      else { break }
      if let component = names.index(named: String(name[..<dot]), from: file) {
        found = Qualifier(component: component, length: text.distance(from: text.startIndex, to: dot))
      }
      end = text.index(after: dot)
    }
    return found
  }

  private static func ownName(_ key: String, _ qualifier: Qualifier?) -> String {
    guard let qualifier else { return key }
    return String(decoding: key.utf8.dropFirst(qualifier.length + 1), as: UTF8.self)
  }

  /// The name that must be unique among the styles of a component: the name in Swift, or a private style's own name.
  private static func identifier(_ name: String) -> String {
    isPrivateName(name) ? name : swiftIdentifier(name)
  }

  // MARK: What is meant

  /// The style that a name means in a file, as a parent of the style `child`.
  func find(
    _ name: String, for child: Int, in file: FileID, _ declarations: [Outline.StyleDeclaration],
    _ table: ComponentTable, _ visibility: Visibility
  ) -> Found {
    func isVisible(_ place: Int) -> Bool { visibility.sees(declarations[place].span.file, from: file) }
    if let group = groups[name] {
      if let own = components[child], group.ofComponents.count > 1 {
        let near = table.lineage(of: own).lazy.compactMap { group.ofComponents[$0] }
          .first { $0 != child && isVisible($0) }
        if let near { return .one(near, nil) }
      }
      var found: Int?
      for place in group.members where place != child && isVisible(place) {
        if let found {
          // Of two in one component, which was reported, the first counts.
          if components[found] == components[place] { continue }
          return .several(found, place)
        }
        found = place
      }
      if let found { return .one(found, nil) }
      if declarations[child].name == name { return .one(child, nil) }
    } else if let place = firsts[name], isVisible(place) {
      return .one(place, nil)
    }
    if let qualifier = StylePlaces.qualifier(in: name, from: file, table.names, mostDots),
      let place = self.place(of: StylePlaces.ownName(name, qualifier), in: qualifier.component)
    {
      return isVisible(place) ? .one(place, qualifier) : .hidden(place)
    }
    return firsts[name].map { .hidden($0) } ?? .none
  }

  private func place(of own: String, in component: Int) -> Int? {
    if let group = groups[own] { return group.ofComponents[component] }
    return firsts[own].flatMap { components[$0] == component ? $0 : nil }
  }

  // MARK: Components

  /// The component that a parent's name indicates, or the style whose component it is.
  private enum Hint {
    case component(Int)
    case style(Int)
  }

  private func findComponents(
    of declarations: [Outline.StyleDeclaration], _ names: ComponentNames, _ visibility: Visibility
  ) -> [Int?] {
    func hint(_ name: String, for child: Int, in file: FileID) -> Hint? {
      let members = groups[name]?.members ?? firsts[name].map { [$0] } ?? []
      let visible = members.lazy.filter {
        $0 != child && visibility.sees(declarations[$0].span.file, from: file)
      }
      .prefix(2).map { $0 }
      if let only = visible.first { return visible.count == 1 ? .style(only) : nil }
      return StylePlaces.qualifier(in: name, from: file, names, mostDots).map { .component($0.component) }
    }
    func hints(for child: Int) -> [Hint] {
      declarations[child].parentNames.compactMap { hint($0.name, for: child, in: $0.span.file) }
    }
    enum State { case new, open, done }
    var states = Array(repeating: State.new, count: declarations.count)
    var found: [Int?] = Array(repeating: nil, count: declarations.count)
    // Without recursion, since a chain of styles may be long.
    var path: [Int] = []
    for start in declarations.indices where states[start] == .new {
      path.append(start)
      while let place = path.last {
        switch states[place] {
        case .new:
          if let qualifier = qualifiers[place] {
            (found[place], states[place]) = (qualifier.component, .done)
          } else if let node = declarations[place].component {
            (found[place], states[place]) = (
              names.index(named: node, from: declarations[place].span.file), .done
            )
          } else {
            states[place] = .open
            for case .style(let parent) in hints(for: place) where states[parent] == .new {
              path.append(parent)
            }
          }
        case .open:
          found[place] =
            hints(for: place).reversed().lazy.compactMap { hint in
              switch hint {
              case .component(let component): component
              case .style(let parent): found[parent]
              }
            }.first
          states[place] = .done
          path.removeLast()
        case .done: path.removeLast()
        }
      }
    }
    return found
  }

  // MARK: Problems

  /// Reports names that two styles of one component have in Swift, or in file names, and whole names that two have.
  func reportDuplicates(among declarations: [Outline.StyleDeclaration], _ outputs: [CompilerOutput]) {
    func report(_ place: Int, _ diagnostic: Diagnostic) {
      outputs[Int(declarations[place].span.file.index)].report(diagnostic)
    }
    if mayClash {
      struct Name: Hashable {
        let component: Int
        let text: String
      }
      var (byIdentifier, byCapitals): ([Name: Int], [Name: Int]) = ([:], [:])
      for place in declarations.indices {
        let own = StylePlaces.ownName(declarations[place].name, qualifiers[place])
        let identifier = StylePlaces.identifier(own)
        let component = components[place] ?? -1
        let name = Name(component: component, text: identifier)
        let small = Name(component: component, text: identifier.lowercased())
        let span = declarations[place].span
        if let first = byIdentifier[name] {
          let other = StylePlaces.ownName(declarations[first].name, qualifiers[first])
          report(
            place, .duplicateName("style", own, other, at: span, first: declarations[first].span))
        } else if let first = byCapitals[small] {
          let other = StylePlaces.ownName(declarations[first].name, qualifiers[first])
          report(place, .differsInCase("style", own, other, at: span, first: declarations[first].span))
        }
        if byIdentifier[name] == nil { byIdentifier[name] = place }
        if byCapitals[small] == nil { byCapitals[small] = place }
      }
    }
    guard !titles.isEmpty || !qualifiers.isEmpty else { return }
    var byName: [String: Int] = [:]
    for place in declarations.indices {
      let name = name(of: place, declarations)
      guard let first = byName.updateValue(place, forKey: name) else { continue }
      byName[name] = first
      let keys = [first, place].map { StylePlaces.ownName(declarations[$0].name, qualifiers[$0]) }
      if keys[0] != keys[1] {
        report(
          place, .sameWholeName(name, at: declarations[place].span, first: declarations[first].span))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func sameWholeName(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .duplicateName,
      "with the name of its component, this style is called ‘\(name.shortened)’ as another one",
      at: span, related: [Related("that one is declared here", at: first)], notes: ["rename one of them"])
  }
}

extension Outline.StyleDeclaration {
  /// The names in `extends`.
  fileprivate var parentNames: [(name: String, span: Span)] {
    if let parent { return [parent] }
    guard let extends, extends.kind == .sequence else { return [] }
    return extends.elements.compactMap { $0.kind == .scalar ? ($0.text, $0.span) : nil }
  }

  /// Whether a name in `extends` has a dot, so that it may begin with that of a component.
  fileprivate var extendsPath: Bool {
    if let parent { return parent.name.utf8.contains(UInt8(ascii: ".")) }
    return extends?.kind == .sequence && parentNames.contains { $0.name.utf8.contains(UInt8(ascii: ".")) }
  }
}

extension String {
  fileprivate var dotCount: Int { utf8.count { $0 == UInt8(ascii: ".") } }
}
