import StyleCompiler
import StyleModel
import StyleSource

// What may be renamed, and to what.

extension SymbolOccurrence {
  /// The span of the last part of the name, which a new name replaces.
  package var nameSpan: Span {
    // Escapes may spell it.
    if case .designName = symbol { return span }
    let length = symbol.lastName.utf8.count
    let count = span.range.count
    return length < count ? span[count - length..<count] : span
  }
}

extension ResolvedSheet {
  /// Whether a component has a style of this name beside the one to rename.
  package func hasStyle(called name: String, besideThatOf symbol: Symbol) -> Bool {
    guard case .style(let full, _) = symbol, let style = styles.first(where: { $0.name == full }) else {
      return false
    }
    return styles.contains { $0.component == style.component && $0.ownName == name }
  }
}

extension Symbol {
  /// The symbol with another last part of its name.
  package func named(_ name: String) -> Symbol {
    func replaced(_ full: String) -> String {
      (full.split(separator: ".").dropLast().map(String.init) + [name]).joined(separator: ".")
    }
    return switch self {
    case .token(let full): .token(replaced(full))
    case .tokenGroup(let full): .tokenGroup(replaced(full))
    case .designName(let files, let number, _): .designName(files: files, number, text: name)
    case .component: .component(name)
    case .trait: .trait(name)
    case .style(let full, let own):
      .style(
        full == own ? name : String(decoding: full.utf8.dropLast(own.utf8.count), as: UTF8.self) + name,
        own: name)
    case .property(let owner, _): .property(owner: owner, name)
    case .layer(let owner, _): .layer(owner: owner, name)
    case .animation(let owner, _): .animation(owner: owner, name)
    case .variantAxis(let owner, _): .variantAxis(owner: owner, name)
    case .variant(let owner, _): .variant(owner: owner, name)
    case .axis: .axis(name)
    case .mode: .mode(name)
    case .base, .file: self
    }
  }

  /// The reason why the symbol can't be renamed; nil where it can.
  package func problemOfRenaming(in sheet: ResolvedSheet) -> String? {
    switch self {
    case .base, .property(.base, _), .layer(.base, _), .animation(.base, _): "this is Apple's name"
    case .file: "files are renamed in the file system"
    case .tokenGroup(let name) where !name.contains("."): "this is a type of tokens"
    case .mode(let name):
      sheet.modes.axes.contains {
        $0.values.contains { $0.name == name && $0.span != nil } && $0.system == nil
      }
        ? nil : "this mode is built in"
    case .axis(let name):
      ["appearance", "contrast"].contains(name) || SystemAxis(rawValue: name) != nil
        ? "this axis is built in" : nil
    case .token, .tokenGroup, .designName, .component, .trait, .style, .property, .layer, .animation,
      .variantAxis, .variant:
      nil
    }
  }

  /// The reason why the symbol can't get a name that others of its kind may have; nil where it can.
  package func problem(ofRenamingTo name: String) -> String? {
    switch self {
    case .token(let full), .tokenGroup(let full):
      // Right beneath the type there are no tokens that the keys could belong to.
      guard full.split(separator: ".").count > 2, [LanguageKey].token.named(name) != nil else { return nil }
      return "‘\(name)’ is a key of tokens, so no token in a group can have this name"
    case .designName, .component, .trait, .style, .property, .layer, .axis, .mode, .animation, .variantAxis,
      .variant, .base, .file:
      return nil
    }
  }

  /// The reason why the symbol can't have a name; nil where it can.
  package func problem(ofName name: String) -> String? {
    let mayHaveDot: Bool
    switch self {
    // The rules of JSON's names are those of its files.
    case .designName: return nil
    case .style: mayHaveDot = true
    case .token, .tokenGroup, .component, .trait, .property, .layer, .axis, .mode, .animation, .variantAxis,
      .variant,
      .base, .file:
      mayHaveDot = false
    }
    let isFine =
      name.utf8.allSatisfy { isNamePart($0) && (mayHaveDot || $0 != UInt8(ascii: ".")) }
      && name.utf8.first.map { isNameStart($0) || $0 &- UInt8(ascii: "0") < 10 } ?? false
    let words = name.split(separator: " ").map(String.init)
    let joined = words.count > 1 ? joining(words) : name
    if let problem = problem(ofFirstLetterOf: joined) { return problem }
    if isFine { return nil }
    if words.count > 1, problem(ofName: joined) == nil {
      return "a name has no spaces; ‘\(joined)’ would be one"
    }
    return "a name has letters, digits, ‘-’ and ‘_’"
  }

  /// The reason why the name of a type or a property in Swift can't begin with a character, with a name that can; nil where it can.
  private func problem(ofFirstLetterOf name: String) -> String? {
    let isType: Bool
    switch self {
    case .component, .trait: isType = true
    case .property, .variantAxis: isType = false
    // Swift has `_50` for `gray.50`, and no rule minds.
    case .style, .token, .tokenGroup, .designName, .layer, .axis, .mode, .animation, .variant, .base, .file:
      return nil
    }
    // What is private begins with an underscore.
    let isPrivate = isType && name.hasPrefix("_")
    let rest = isPrivate ? name.dropFirst() : name[...]
    guard let first = rest.utf8.first, !isNameStart(first) else { return nil }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let letters = rest.dropFirst(digits.count).drop { !$0.isLetter }
    let other =
      (isPrivate ? "_" : "") + (isType ? letters.prefix(1).uppercased() : letters.prefix(1).lowercased())
      + letters.dropFirst() + digits
    return !letters.isEmpty && problem(ofName: other) == nil
      ? "a name begins with a letter; ‘\(other)’ would be one" : "a name begins with a letter"
  }

  /// One name of some words, joined as in Swift: types begin with a capital letter.
  private func joining(_ words: [String]) -> String {
    let isType =
      switch self {
      case .component, .trait: true
      case .style, .token, .tokenGroup, .designName, .property, .layer, .axis, .mode, .animation,
        .variantAxis, .variant, .base, .file:
        false
      }
    return words.enumerated().map { place, word in
      if place > 0 || isType { return word.prefix(1).uppercased() + word.dropFirst() }
      // An abbreviation may lead, as in `URLString`.
      return word.dropFirst().first?.isUppercase == true
        ? word : word.prefix(1).lowercased() + word.dropFirst()
    }.joined()
  }
}
