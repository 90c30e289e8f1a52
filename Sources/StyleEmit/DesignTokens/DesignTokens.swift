import StyleModel
import StyleReport

/// The tokens of a sheet in the format of the Design Tokens Community Group, 2025.10: a set of what always holds, a file for each context of modes, and a
/// resolver document that says when each holds.
///
/// A token that refers to another one is an alias. Whatever a design token can't say stands in its `$extensions` for stylec, which reads the same token
/// from it, and an approximation is the `$value` for everybody else.
///
/// The format is at <https://www.designtokens.org/tr/2025.10/format/>, resolver documents at <https://www.designtokens.org/tr/2025.10/resolver/>.
struct DesignTokens {
  /// The folder in the output folder.
  static let folder = "DesignTokens"
  /// The key in `$extensions` of stylec's own members.
  static let vendor = "org.stylec"
  /// The file with all tokens.
  private static let base = "base.tokens.json"

  private let sheet: ResolvedSheet
  private let paths: DesignPaths
  private let borders: DesignBorders
  private let extensions: ExtensionTable

  init(of sheet: ResolvedSheet) {
    self.sheet = sheet
    extensions = ExtensionTable(of: sheet)
    let borders = DesignBorders(of: sheet)
    self.borders = borders
    paths = DesignPaths(of: sheet, borders)
  }

  private func path(_ index: Int) -> String { paths[index].joined(separator: ".") }

  private var writer: DesignValueWriter { DesignValueWriter(sheet: sheet, path: path, borders: borders) }

  /// The tokens by which design tokens are known: all but the widths of borders, which stand with their colors.
  private var indices: [Int] { sheet.tokens.indices.filter { !borders.isWidth($0) } }

  // MARK: Tokens

  /// A token in one combination of modes: its value, and its spelling in a style file where `value` isn't exact.
  private struct Said: Hashable {
    let value: JSONValue
    let written: JSONValue?
  }

  private func said(_ index: Int, in modes: ModeSet) -> Said {
    let recipe = sheet.recipe(ofToken: index, in: modes)
    let value = value(index, in: modes)
    if value.isExact { return Said(value: value.json, written: nil) }
    guard let width = borders.width(of: index) else {
      return Said(value: value.json, written: recipe.written(in: sheet))
    }
    let other = sheet.recipe(ofToken: width, in: modes).written(in: sheet)
    return Said(
      value: value.json, written: .object(["color": recipe.written(in: sheet), "width": other]))
  }

  private func value(_ index: Int, in modes: ModeSet) -> DesignValue {
    let recipe = sheet.recipe(ofToken: index, in: modes)
    guard let width = borders.width(of: index) else { return writer.value(recipe, ofToken: index) }
    return writer.border(recipe, sheet.recipe(ofToken: width, in: modes), ofToken: index)
  }

  private func json(_ index: Int, _ said: Said) -> JSONValue {
    let token = sheet.tokens[index]
    let own = JSONValue.object([
      "name": paths.keptName(index), "path": paths.keptPath(index),
      "private": token.isPrivate == isPrivateName(token.name) ? nil : .bool(token.isPrivate),
      "value": said.written, "of": said.written.map { _ in said.value },
    ])
    return .object([
      "$value": said.value, "$description": token.designDescription,
      "$deprecated": token.designDeprecation,
      "$extensions": token.designExtensions(
        .object([DesignTokens.vendor: present(own, unless: own.members?.isEmpty ?? true)])),
    ])
  }

  // MARK: Documents

  /// The files; none for a sheet without tokens.
  var documents: [OutputDocument] {
    if sheet.tokens.isEmpty { return [] }
    let usual = Dictionary(uniqueKeysWithValues: indices.map { ($0, said($0, in: sheet.modes.defaults)) })
    var cache: [ModeSet: [Int: Said]] = [:]
    func known(_ index: Int, _ modes: ModeSet) -> Said {
      if modes == sheet.modes.defaults, let usual = usual[index] { return usual }
      if let known = cache[modes]?[index] { return known }
      let said = said(index, in: modes)
      cache[modes, default: [:]][index] = said
      return said
    }
    let moded = indices.compactMap { index -> ModeContexts.ModedToken? in
      let values = [index, borders.width(of: index)].compactMap { $0.map { sheet.tokens[$0].value } }
      return values.allSatisfy(\.isUniform) ? nil : ModeContexts.ModedToken(index, values)
    }
    let contexts = ModeContexts(moded, sheet.modes) { known($0, $1) == known($0, $2) }
    var documents = [
      document(DesignTokens.base, indices.compactMap { index in usual[index].map { (index, $0) } })
    ]
    var modifiers: [(modifier: ModeContexts.Modifier, contexts: [JSONValue.Member])] = []
    for modifier in contexts.modifiers {
      let touched = moded.filter { !$0.conditions.isDisjoint(with: modifier.mask) }
      var members: [JSONValue.Member] = []
      // By context, what its own file says.
      var own: [ModeSet: [Int: Said]] = [:]
      func file(_ context: ModeSet) -> String {
        "\(modifier.name)/\(contexts.name(of: context, in: modifier)).tokens.json"
      }
      for context in modifier.contexts.sorted(by: { contexts.comesBefore($0, $1) }) {
        let below = contexts.contexts(below: context, in: modifier).reversed().compactMap { own[$0] }
        let modes = sheet.modes.completed(context)
        own[context] = touched.reduce(into: [:]) { changed, token in
          let said = known(token.index, modes)
          let before = below.lazy.compactMap { $0[token.index] }.first ?? usual[token.index]
          if said != before { changed[token.index] = said }
        }
      }
      for context in modifier.contexts {
        let sources = (contexts.contexts(below: context, in: modifier) + [context]).filter {
          own[$0]?.isEmpty == false
        }
        members.append(
          .init(
            contexts.name(of: context, in: modifier),
            .array(sources.map { ["$ref": .string(file($0))] })))
        let changed = touched.compactMap { token in own[context]?[token.index].map { (token.index, $0) } }
        if !changed.isEmpty { documents.append(document(file(context), changed)) }
      }
      // What differs in values alone, as that of a token that refers to another one does, differs in no context.
      guard members.contains(where: { $0.value != [] }) else { continue }
      modifiers.append((modifier, members))
    }
    return [resolver(modifiers, contexts)] + documents
  }

  private func resolver(
    _ modifiers: [(modifier: ModeContexts.Modifier, contexts: [JSONValue.Member])], _ table: ModeContexts
  ) -> OutputDocument {
    let names = self.names(of: modifiers.map(\.modifier), table)
    let set = extensions.setName ?? "base"
    let order =
      [DesignTokens.pointer("sets", set)] + names.map { DesignTokens.pointer("modifiers", $0.modifier) }
    return OutputDocument(
      path: DesignTokens.folder + "/styles.resolver.json",
      bytes: JSONWriter.document { json in
        json.object { json in
          json.member("$schema", "https://www.designtokens.org/schemas/2025.10/resolver.json")
          json.member("version", "2025.10")
          let ofSets = extensions[.sets]
          json.object("sets") {
            $0.line(
              set,
              .object([
                "sources": [["$ref": "base.tokens.json"]],
                "$extensions": present(.object(ofSets), unless: ofSets.isEmpty),
              ]))
          }
          if !modifiers.isEmpty {
            json.object("modifiers") { json in
              for ((modifier, contexts), names) in zip(modifiers, names) {
                write(modifier, contexts, names, &json)
              }
            }
          }
          json.array("resolutionOrder") { json in for name in order { json.line(["$ref": .string(name)]) } }
        }
      })
  }

  /// The names of a modifier and of its contexts.
  private struct Names {
    var modifier: String
    var contexts: [String]
  }

  /// The names of modifiers: those of the resolver document that has modifiers for the same axes, or else those of the axes and of their modes.
  private func names(of modifiers: [ModeContexts.Modifier], _ table: ModeContexts) -> [Names] {
    var taken = Set(modifiers.map(\.name))
    return modifiers.map { modifier in
      let said = extensions.names(of: modifier)
      let own = modifier.contexts.map { table.name(of: $0, in: modifier) }
      let named = zip(modifier.contexts, own).map { context, name in
        said?.contexts[table.changed(context, in: modifier)] ?? name
      }
      var names = Names(modifier: modifier.name, contexts: Set(named).count == named.count ? named : own)
      if let name = said?.modifier, name == names.modifier || taken.insert(name).inserted {
        names.modifier = name
      }
      return names
    }
  }

  /// A pointer (RFC 6901) to a member of a section, as a fragment of an address.
  private static func pointer(_ section: String, _ name: String) -> String {
    let escaped = name.replacing("~", with: "~0").replacing("/", with: "~1").replacing("%", with: "%25")
    return "#/\(section)/\(escaped)"
  }

  private func write(
    _ modifier: ModeContexts.Modifier, _ contexts: [JSONValue.Member], _ names: Names,
    _ json: inout JSONWriter
  ) {
    json.object(names.modifier) { json in
      json.object("contexts") { json in
        for (name, context) in zip(names.contexts, contexts) { json.line(name, context.value) }
      }
      if let first = names.contexts.first { json.member("default", first) }
      var kept = extensions[modifier]
      // Of several axes, a context has a mode of each.
      if modifier.axes.count > 1 {
        let axes = modifier.axes.map { axis in
          JSONValue.Member(axis.name, .array(axis.values.map { .string($0.name) }))
        }
        kept.append(.init(DesignTokens.vendor, ["axes": .object(axes)]))
      }
      if !kept.isEmpty { json.line("$extensions", .object(kept)) }
    }
  }

  private func document(_ name: String, _ tokens: [(index: Int, said: Said)]) -> OutputDocument {
    var (standard, others) = (DesignTokenGroup(), DesignTokenGroup())
    // Descriptions of groups stand in the file with all tokens.
    let isBase = name == DesignTokens.base
    for (index, said) in tokens {
      if let type = borders.formatType(of: index, in: sheet) {
        standard.add(json(index, said), at: paths[index], typed: type)
      } else {
        others.add(json(index, said), at: paths[index], typed: sheet.tokens[index].type.rawValue)
      }
    }
    if isBase {
      extensions.add(to: &standard, &others, paths)
    }
    let ofFile = isBase ? extensions[.file] : []
    return OutputDocument(
      path: DesignTokens.folder + "/" + name,
      bytes: JSONWriter.document { json in
        json.object { json in
          json.member("$schema", "https://www.designtokens.org/schemas/2025.10/format.json")
          if isBase, let summary = extensions.summary { json.member("$description", summary) }
          standard.write(&json)
          if !others.isEmpty || !ofFile.isEmpty {
            json.object("$extensions") { json in
              for member in ofFile { json.line(member.name, member.value) }
              if others.isEmpty { return }
              json.object(DesignTokens.vendor) { json in json.object("tokens") { others.write(&$0) } }
            }
          }
        }
      })
  }

  // MARK: Losses

  /// The values of the sheet that design tokens can't express, as messages.
  var losses: [String] {
    var names: [DesignValue.Loss: [String]] = [:]
    var order: [DesignValue.Loss] = []
    for index in indices {
      let token = sheet.tokens[index]
      let values = [token.value] + (borders.width(of: index).map { [sheet.tokens[$0].value] } ?? [])
      let all = [sheet.modes.defaults] + values.flatMap(\.cases).map { sheet.modes.completed($0.modes) }
      let losses = all.compactMap { value(index, in: $0).loss }
      guard let loss = losses.first else { continue }
      if names[loss] == nil { order.append(loss) }
      names[loss, default: []].append(token.name)
    }
    let others = sheet.tokens.filter { DesignTokenType($0.type) == nil && $0.kindOfDesign == nil }.map(\.name)
    var all = order.map { ($0.rawValue, names[$0] ?? []) }
    if !others.isEmpty {
      all.append(
        ("texts, flags, outlines, insets and images stand in ‘$extensions’, which only stylec reads", others))
    }
    let disputed = extensions.disputed.map {
      "in design tokens, ‘$extensions’ has what the first file says under ‘\($0)’: others say something else"
    }
    let told = extensions.disputedSummaries.map { place -> String in
      let what =
        switch place {
        case .group(let path), .groupOfKept(let path): "the group ‘\(path.joined(separator: "."))’ has"
        case .file, .sets, .modifier, .setName, .modifierNames: "all tokens have"
        }
      return "in design tokens, \(what) the description of the first file: others say something else"
    }
    return all.map { "in design tokens, \($0): \(firstAndCount(of: $1))" } + disputed + told
  }
}
