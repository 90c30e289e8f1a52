import StyleSource
import StyleSyntax

extension DesignNames {
  /// The edits that give names other texts in all places.
  package func edits(renaming texts: [Int: String]) -> [FixIt.Edit] {
    occurrences.compactMap { occurrence in
      texts[occurrence.name].map { FixIt.Edit(occurrence.span, spelled($0, occurrence.spelling)) }
    }
  }

  func spelled(_ text: String, _ spelling: Spelling) -> String {
    switch spelling {
    case .plain, .figma: return JSONString.escaped(text)
    case .pointer:
      var step = ""
      for character in text.unicodeScalars {
        switch character {
        case "~": step += "~0"
        case "/": step += "~1"
        case "%": step += "%25"
        case _: step.unicodeScalars.append(character)
        }
      }
      return JSONString.escaped(step)
    }
  }

  /// The reason why a name can't become a text in its files; nil where it can.
  package func problem(ofRenaming name: Int, to text: String) -> String? {
    if names[name].text == "$root" { return "‘$root’ stands for the group that holds it; rename that" }
    if text.isEmpty { return "a token or a group has a name" }
    if text.hasPrefix("$") { return "the names of tokens and groups don't begin with ‘$’" }
    if let sign = text.first(where: { "{}.".contains($0) }) {
      return "references can't name what has a ‘\(sign)’ in its name"
    }
    let isOdd = text.unicodeScalars.contains {
      $0.value < 0x20 || $0.value == 0x7F || $0.properties.isNoncharacterCodePoint
    }
    let isVisible = text.unicodeScalars.contains {
      !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace
    }
    if isOdd || !isVisible || text.first?.isWhitespace ?? false || text.last?.isWhitespace ?? false {
      return "the name of a token begins and ends with a visible character, and has no line breaks"
    }
    if text.contains("/"), occurrences(of: name).contains(where: { $0.spelling == .figma }) {
      return "a slash in the name of a variable is the end of a group in Figma"
    }
    let path = names[name].path.dropLast() + [text]
    let isTaken = names.indices.contains { other in
      other != name && names[other].importGroup == names[name].importGroup
        && names[other].path.elementsEqual(path)
    }
    return isTaken ? "‘\(text)’ is there already" : nil
  }

  /// The text, spelled in the style of the present one, that makes a name become a given part of style files' names; nil where there is
  /// none.
  package func text(of name: Int, named wanted: String) -> String? {
    let old = names[name].text
    var candidates: [String] = []
    let words = wanted.camelCaseWords
    let isTitled = old.split(separator: " ").allSatisfy {
      $0.first.map { $0.isUppercase || $0.isNumber } ?? false
    }
    let shown = words.enumerated().map { index, word in
      isTitled
        ? word.prefix(1).uppercased() + word.dropFirst()
        : index == 0 ? word : word.prefix(1).lowercased() + word.dropFirst()
    }
    if old.contains(" ") {
      candidates.append(shown.joined(separator: " "))
    } else if old.first?.isUppercase ?? false {
      candidates.append(wanted.prefix(1).uppercased() + wanted.dropFirst())
    }
    candidates.append(wanted)
    return candidates.first { styleName(ofDesign: $0) == wanted }
  }

  /// The edits that change a part of style files' names where the files give these names beside the keys of tokens; nil where that can't be
  /// done.
  ///
  /// - Parameter depth: The place of the part, without the type.
  package func editsOfGivenNames(_ tokens: [NamedToken], part depth: Int, to text: String) -> [FixIt.Edit]? {
    guard styleName(ofDesign: text) == text else { return tokens.contains { $0.given != nil } ? nil : [] }
    var edits: Set<FixIt.Edit> = []
    for token in tokens {
      guard let given = token.given, let name = token.styleNames.first else { continue }
      let place = depth - (name.split(separator: ".").count - 1 - given.parts.count)
      guard given.parts.indices.contains(place) else { return nil }
      edits.insert(FixIt.Edit(given.parts[place], text))
    }
    return edits.sorted { $0.span < $1.span }
  }

  /// The edits of what stylec keeps of values, where tokens have other names in style files.
  package func editsOfKeptReferences(_ renamed: [String: String]) -> [FixIt.Edit] {
    keptReferences.compactMap { reference in
      guard let new = renamed[reference.name] else { return nil }
      guard let group = reference.importGroup, let dot = new.firstIndex(of: ".") else {
        return FixIt.Edit(reference.span, new)
      }
      let rest = new[new.index(after: dot)...]
      let inner = rest.hasPrefix(group + ".") ? rest.dropFirst(group.count + 1) : rest
      return FixIt.Edit(reference.span, String(new[...dot] + inner))
    }
  }
}

extension String {
  /// The words of a name in camel case: `off` and `White` of `offWhite`.
  fileprivate var camelCaseWords: [String] {
    var words: [String] = []
    for character in self {
      if words.isEmpty || character.isUppercase && !(words.last?.last?.isUppercase ?? false) {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
