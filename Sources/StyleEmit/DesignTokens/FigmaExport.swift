import StyleModel
import StyleReport
import StyleSource

/// The tokens of a sheet in the form in which Figma exports and imports variables: a folder for each collection, and in it a file for each mode.
///
/// Tokens that differ by the same axes are a collection, and its modes are the combinations of the modes of these axes. A token that refers to one of another
/// collection has a copy of its value, and says in `com.figma.aliasData` of which; within a collection it is an alias in braces. Figma has colors, numbers,
/// texts and flags; what else stylec reads of a token, such as an expression, stands in `$extensions` under `org.stylec`.
struct FigmaExport {
  /// The folder in the output folder.
  static let folder = "FigmaVariables"

  private let sheet: ResolvedSheet
  private var variables: [Int: Variable] = [:]
  private var collections: [Collection] = []

  /// A token that Figma can have.
  private struct Variable {
    /// The groups of the variable in its collection, and its name.
    let path: [String]
    /// The axes by which the variable's own value differs, not those by which its target does.
    var axes: [ModeAxis] = []
    /// Whether the variable is an opacity, which Figma has in percent.
    var isOpacity = false
    var collection = 0
  }

  private struct Collection {
    let name: String
    let axes: [ModeAxis]
    var tokens: [Int] = []
  }

  init(of sheet: ResolvedSheet) {
    self.sheet = sheet
    let paths = FigmaExport.paths(of: FigmaExport.names(in: sheet))
    for (index, token) in sheet.tokens.enumerated() where FigmaType(token.type) != nil {
      let isOpacity = token.type == .number && FigmaExport.isOpacity(token.value)
      variables[index] = Variable(path: paths[index], isOpacity: isOpacity)
    }
    var known: [[String]: Int] = [:]
    for index in sheet.tokens.indices where variables[index] != nil {
      let axes = axes(of: index)
      let names = axes.map(\.name)
      let collection = known[names] ?? collections.count
      if collection == collections.count {
        known[names] = collection
        let name = axes.isEmpty ? "Base" : names.map(titled).joined(separator: " and ")
        let taken = collections.map { $0.name.lowercased() }
        collections.append(
          Collection(name: taken.contains(name.lowercased()) ? "\(name) \(collection + 1)" : name, axes: axes)
        )
      }
      collections[collection].tokens.append(index)
      variables[index]?.axes = axes
      variables[index]?.collection = collection
    }
  }

  /// The names of all tokens with their groups. A token from a file of design tokens has those that it had there, if Figma can have them.
  private static func names(in sheet: ResolvedSheet) -> [String] {
    let wanted = sheet.tokens.map { token -> [String]? in
      guard let path = token.designPath?.names, FigmaType(token.type) != nil else { return nil }
      // To Figma, a slash is between two groups.
      let names = allowedPath(ofDesign: path).map { $0.contains("/") ? styleName(ofDesign: $0) : $0 }
      return names.count > 1 && names.last == "$root" ? names.dropLast() : names
    }
    let own = sheet.tokens.map { $0.name.split(separator: ".").map(String.init) }
    return DesignPaths.withoutMeeting(wanted, else: own) { FigmaType(sheet.tokens[$0].type) != nil }
      .map { $0.joined(separator: ".") }
  }

  /// The groups and the name of each variable. Figma has no variable that is a group too, so that one stands in its group under a name of its own.
  private static func paths(of names: [String]) -> [[String]] {
    let groups = names.reduce(into: Set<Substring>()) { groups, name in
      var rest = name[...]
      while let dot = rest.lastIndex(of: ".") {
        rest = rest[..<dot]
        if !groups.insert(rest).inserted { break }
      }
    }
    let taken = Set(names)
    return names.map { name in
      let path = name.split(separator: ".").map(String.init)
      guard groups.contains(name[...]) else { return path }
      func isFree(_ own: String) -> Bool {
        !taken.contains(name + "." + own) && !groups.contains((name + "." + own)[...])
      }
      if let own = ["default", "base"].first(where: isFree) { return path + [own] }
      var number = 1
      while !isFree("base-\(number)") { number += 1 }
      return path + ["base-\(number)"]
    }
  }

  /// Opacities lie between 0 and 1, which a count or a factor only happens to do.
  private static func isOpacity(_ value: ModedValue) -> Bool {
    let numbers = value.allValues.compactMap(\.double)
    return numbers.allSatisfy { (0...1).contains($0) } && numbers.contains { $0 > 0 && $0 < 1 }
  }

  // MARK: Values

  /// A variable in one combination of modes.
  private struct Said: Equatable {
    let value: JSONValue
    /// The token that the variable is an alias of.
    let target: Int?
    /// The spelling in a style file, where `value` doesn't express it all.
    let written: JSONValue?
    var loss: Loss?

    /// Whether Figma shows the same value, in whatever modes of its target.
    func isSame(as other: Said) -> Bool {
      target != nil || other.target != nil
        ? target == other.target : value == other.value && written == other.written
    }
  }

  /// A loss of a value in Figma's variables, as a message.
  private enum Loss: String {
    case gamut = "colors that sRGB doesn't have are written as the nearest that it has"
    case halfOfSide = "50% of a side is written as 9999"
  }

  private func said(_ index: Int, in modes: ModeSet) -> Said {
    let modes = sheet.modes.completed(modes)
    let recipe = sheet.recipe(ofToken: index, in: modes)
    let value = sheet.tokens[index].value[modes].value
    let (json, isExact, loss) = json(value, isOpacity: variables[index]?.isOpacity ?? false)
    if case .token(let target, _) = recipe, sheet.tokens[target].type == sheet.tokens[index].type,
      variables[target]?.isOpacity == variables[index]?.isOpacity
    {
      return Said(value: json, target: target, written: nil)
    }
    var isLiteral = false
    if case .literal = recipe { isLiteral = true }
    return Said(
      value: json, target: nil, written: isExact && isLiteral ? nil : recipe.written(in: sheet), loss: loss)
  }

  private func json(_ value: Value, isOpacity: Bool) -> (json: JSONValue, isExact: Bool, loss: Loss?) {
    if value.isHalfOfSide { return (9999, false, .halfOfSide) }
    switch value {
    case .color(let color):
      let (shown, isExact) = color.inFigma
      return (shown, isExact, color.isInGamut(of: .srgb) ? nil : .gamut)
    case .bool(let flag): return (.integer(flag ? 1 : 0), true, nil)
    // In braces, another token is meant.
    case .string(let text): return (.string(text), !text.hasPrefix("{"), nil)
    case .number(let number) where isOpacity:
      // In as many digits as the number has itself.
      let percent = (number * 100 * 1e9).rounded() / 1e9
      return (.number(percent), percent / 100 == number, nil)
    case .null, .number, .integer, .localizedString, .choice, .point, .size, .rect, .range, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path, .numbers, .strings, .invalid:
      return (.number(value.double ?? 0), true, nil)
    }
  }

  /// The axes by which a variable's own value differs, not those by which its target does.
  private func axes(of index: Int) -> [ModeAxis] {
    var axes = sheet.modes.axes(in: [sheet.tokens[index].value.conditions])
    for axis in axes.reversed() {
      let others = axes.filter { $0 != axis }
      let isSame = sheet.modes.combinations(of: others).allSatisfy { combination in
        let usual = said(index, in: combination.union(axis.defaultMode))
        return axis.values.dropFirst().allSatisfy {
          said(index, in: combination.union($0.mode)).isSame(as: usual)
        }
      }
      if isSame { axes = others }
    }
    return axes
  }

  // MARK: Documents

  var documents: [OutputDocument] {
    collections.flatMap { collection in
      let modes = sheet.modes.combinations(of: collection.axes)
      return zip(modes, names(of: modes, in: collection)).map { document(collection, $0, named: $1) }
    }
  }

  /// The names of a collection's modes, such as `Dark High Contrast`, or of the only mode of a collection without axes.
  private func names(of modes: [ModeSet], in collection: Collection) -> [String] {
    if collection.axes.isEmpty { return [sheet.modes.names.contains("value") ? "Mode 1" : "Value"] }
    let names = modes.map { combination in
      // A mode that holds anyway needs a name only where no other mode does.
      let named = collection.axes.filter { !combination.contains($0.defaultMode) }
      let shown = named.isEmpty ? Array(collection.axes.prefix(1)) : named
      return shown.flatMap(\.values).filter { combination.contains($0.mode) }.map { titled($0.name) }
        .joined(separator: " ")
    }
    let isClear = Set(names.map { $0.lowercased() }).count == names.count
    return isClear ? names : modes.map { sheet.modes.name($0) }
  }

  private func document(_ collection: Collection, _ modes: ModeSet, named mode: String) -> OutputDocument {
    var group = DesignTokenGroup()
    for index in collection.tokens {
      if let variable = variables[index] { group.add(json(index, said(index, in: modes)), at: variable.path) }
    }
    return OutputDocument(
      path: "\(FigmaExport.folder)/\(collection.name)/\(mode).tokens.json",
      bytes: JSONWriter.document { json in
        json.object { json in
          group.write(&json)
          json.object("$extensions") { json in
            json.member("com.figma.modeName", mode)
            // Figma's export has no place for it.
            json.line(DesignTokens.vendor, ["collection": .string(collection.name)])
          }
        }
      })
  }

  private func json(_ index: Int, _ said: Said) -> JSONValue {
    let token = sheet.tokens[index]
    guard let variable = variables[index], let type = FigmaType(token.type) else { return .null }
    let name = String(token.name.drop { $0 != "." }.dropFirst())
    let isNamed = styleName(ofDesign: variable.path, types: [token.type.rawValue, type.rawValue]) == name
    let own = JSONValue.object([
      "name": present(.string(name), unless: isNamed),
      // Figma's own flag says of one that it is private.
      "private": present(.bool(false), unless: token.isPrivate || !isPrivateName(token.name)),
      "value": said.written, "of": said.written.map { _ in said.value },
    ])
    var value = said.value
    var alias: JSONValue?
    if let target = said.target, let other = variables[target] {
      if other.collection == variable.collection {
        value = .string("{\(other.path.joined(separator: "."))}")
      } else {
        alias = .object([
          "targetVariableId": sheet.tokens[target].identity.map { .string($0) },
          "targetVariableName": .string(other.path.joined(separator: "/")),
          "targetVariableSetName": .string(collections[other.collection].name),
        ])
      }
    }
    let scopes: [JSONValue] =
      variable.isOpacity
      ? ["OPACITY"] : type == .number && token.type == .number ? numberScopes : ["ALL_SCOPES"]
    return .object([
      "$type": .string(type.rawValue), "$value": value, "$description": token.designDescription,
      "$deprecated": token.designDeprecation,
      "$extensions": token.designExtensions(
        .object([
          "com.figma.variableId": token.identity.map { .string($0) }, "com.figma.scopes": .array(scopes),
          "com.figma.type": token.type == .bool ? "boolean" : token.type == .string ? "string" : nil,
          "com.figma.hiddenFromPublishing": present(true, unless: !token.isPrivate),
          "com.figma.aliasData": alias,
          DesignTokens.vendor: present(own, unless: own.members?.isEmpty ?? true),
        ])),
    ])
  }

  /// The scopes of numbers that are no lengths.
  private var numberScopes: [JSONValue] { ["OPACITY", "FONT_WEIGHT"] }

  // MARK: Losses

  /// The values of the sheet that Figma's variables can't express, as messages.
  var losses: [String] {
    var lost: [(loss: Loss, names: [String])] = []
    for index in sheet.tokens.indices {
      guard let variable = variables[index],
        let loss = sheet.modes.combinations(of: variable.axes).lazy.compactMap({ said(index, in: $0).loss })
          .first
      else { continue }
      let name = sheet.tokens[index].name
      if let known = lost.firstIndex(where: { $0.loss == loss }) {
        lost[known].names.append(name)
      } else {
        lost.append((loss, [name]))
      }
    }
    var all = lost.map { "in Figma's variables, \($0.loss.rawValue): \(firstAndCount(of: $0.names))" }
    let others = sheet.tokens.filter { FigmaType($0.type) == nil }.map(\.name)
    if !others.isEmpty {
      all.append(
        "Figma's variables are colors, numbers, texts and flags; what has another type is left out: "
          + firstAndCount(of: others))
    }
    return all
  }
}

/// The name with capitals and spaces: `High Contrast` for `high-contrast`.
private func titled(_ name: String) -> String {
  name.split { $0 == "-" || $0 == "_" || $0 == " " }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    .joined(separator: " ")
}

/// The `$type` of a variable.
private enum FigmaType: String {
  case color, number, string

  /// The type of Figma's variables for a token; nil for a type that they don't have.
  init?(_ type: TokenType) {
    switch type {
    case .color: self = .color
    // A length has no unit there, and a flag is 0 or 1.
    case .number, .length, .bool: self = .number
    case .string: self = .string
    case .gradient, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .image: return nil
    }
  }
}

extension Color {
  /// The JSON of the colour in sRGB, with the alpha and the bytes that Figma's export always has, and whether it is exact.
  fileprivate var inFigma: (json: JSONValue, isExact: Bool) {
    let isExact = space == .srgb && isInDesignRanges && system == nil && missing.isEmpty
    let shown = isExact ? self : converted(to: .srgb).mapped(into: .srgb)
    let parts = [shown.components.first, shown.components.second, shown.components.third]
    return (
      [
        "colorSpace": "srgb", "components": .array(parts.map { .number(min(max($0, 0), 1)) }),
        "alpha": .number(shown.alpha), "hex": .string(shown.withAlpha(1).hex.uppercased()),
      ], isExact
    )
  }
}
