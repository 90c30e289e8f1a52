import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

/// The completions for a value of a type.
struct CompletionValues {
  private let query: Query
  private let grammar: Grammar
  private let client: ClientCapabilities
  private let written: String
  private let context: ValueContext
  private let word: Range<Int>

  typealias Item = Completion.Item

  init(
    _ query: Query, _ grammar: Grammar, _ client: ClientCapabilities, _ written: String,
    _ context: ValueContext, _ word: Range<Int>
  ) {
    self.query = query
    self.grammar = grammar
    self.client = client
    self.written = written
    self.context = context
    self.word = word
  }

  func items(_ slot: ValueSlot) -> [Item] {
    // A number that is being written.
    if slot.type.takesExpressions, written.first?.isNumber ?? false { return [] }
    var term = slot
    (term.isOptional, term.words, term.isElement) = (false, [], true)
    switch context.expected(of: slot.type) {
    case .nothing: return []
    case .space:
      return ColorSpace.allCases.map { Item(label: $0.rawValue, kind: .choice, detail: "colour space") }
    case .anything: break
    case .list:
      term.type = .strings
      return properties(term)
    case .color:
      term.type = .color
      return terms(term)
    case .term:
      if slot.type == .bool { term.type = .number(.double) }
      return terms(term)
    case .valueOfText:
      term.type = .number(.double)
      let numbers = tokens(term) + properties(term)
      term.type = .string
      let values = numbers + tokens(term) + properties(term)
      return written.hasPrefix("$") ? values : values + functions(.string)
    case .amount, .factor:
      // All of a part of something lies between 0 and 1; a factor in it may not.
      let isWhole = context.before.last { $0 != " " }.map { $0 == "," || $0 == "(" } ?? false
      (term.type, term.bounds) = (.number(.double), isWhole ? NumberBounds(min: 0, max: 1) : nil)
      // A length is no part of something.
      return terms(term).filter { item in
        isFitting(item, term) && !(item.token?.hasPrefix(TokenType.length.rawValue + ".") ?? false)
      }
    }
    var items = tokens(slot).filter { isFitting($0, slot) } + properties(slot)
    if written.hasPrefix("$") { return items }
    items += (slot.words + slot.type.words).map { Item(label: $0, kind: .choice, rank: 0) }
    if slot.isOptional { items.append(Item(label: "null", kind: .value, rank: 3)) }
    if slot.type.takesExpressions { items += functions(slot.type) }
    if slot.type == .color { items += colors() }
    if slot.type == .image { items += images() }
    if slot.isSymbol, slot.type == .string { items += symbols() }
    if let skeleton = slot.type.skeleton, !slot.isElement { items.append(skeleton.item) }
    return items
  }

  /// Items for the terms of an expression.
  private func terms(_ slot: ValueSlot) -> [Item] {
    let items = tokens(slot) + properties(slot)
    if written.hasPrefix("$") { return items }
    return items + functions(slot.type) + (slot.type == .color ? colors() : [])
  }

  /// Items for the app's images, where settings name their files; without those whose names YAML would have to quote.
  private func images() -> [Item] {
    let names = query.sheet.images.library(of: query.file)?.names ?? []
    let plain = names.lazy.filter { name in
      name.first?.isLetter ?? false && name.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
    }
    return plain.prefix(1000).map { Item(label: $0, kind: .choice, detail: "image", rank: 1) }
  }

  /// Items for symbols whose names fit the typed text; those that the oldest systems of the settings lack come last.
  private func symbols() -> [Item] {
    let (names, hasMore) = SymbolNames.names(like: written, most: 200)
    let oldest = query.sheet.images.systems(of: query.file)
    return names.map { name in
      let symbol = SymbolDescription(name, oldest: oldest)
      return Item(
        label: name, kind: .constant, detail: symbol.since, documentation: symbol.warning,
        isOneOfMore: hasMore, rank: symbol.warning == nil ? 1 : 3)
    }
  }

  // MARK: References

  /// Whether a token has only values that the place takes: whole numbers, numbers in its bounds, words of a list.
  private func isFitting(_ item: Item, _ slot: ValueSlot) -> Bool {
    guard let name = item.token, let token = query.sheet.tokens.first(where: { $0.name == name }) else {
      return true
    }
    return token.value.allValues.allSatisfy { value in
      if case .choice(let words) = slot.type, let text = value.text { return words.contains(text) }
      guard let number = value.double else { return true }
      if case .integer = slot.type, number != number.rounded() { return false }
      return number >= slot.bounds?.min ?? number && number <= slot.bounds?.max ?? number
    }
  }

  private func tokens(_ slot: ValueSlot) -> [Item] {
    let visible = Set(query.snapshot.visibleFiles(from: query.file))
    var items: [Item] = []
    var others: [Token] = []
    // A token never refers to itself.
    for token in query.sheet.tokens where token.name != slot.name && slot.type.accepts(token.type) {
      if visible.contains(token.span.file) {
        items.append(item(token))
      } else if written.utf8.count > 1,
        token.name.hasPrefix(written.dropFirst(written.hasPrefix("$") ? 1 : 0))
      {
        others.append(token)
      }
    }
    for token in others.prefix(100) {
      guard let edit = query.importing(token.span.file) else { continue }
      var item = item(token)
      item.detail = (item.detail ?? "") + " · adds an import"
      item.moreEdits = [edit]
      item.rank = 2
      items.append(item)
    }
    return items
  }

  private func item(_ token: Token) -> Item {
    var item = Item(
      label: "$" + token.name, kind: token.type == .color ? .color : .reference,
      detail: token.value.value.spelling, token: token.name, isDeprecated: token.deprecated != nil)
    if case .color(let color) = token.value.value {
      // Clients that show a swatch look for this form.
      item.documentation = color.srgb8.hexadecimal
    }
    if !client.resolvesDocumentation, item.documentation == nil {
      item.documentation = Describer(query).description(of: token, countsUses: false)
    }
    return item
  }

  private func properties(_ slot: ValueSlot) -> [Item] {
    guard let scope = slot.scope else { return [] }
    let indices = ValueType.integer(.int).canStand(for: slot.type) ? scope.indices : []
    let items = ValueType.string.canStand(for: slot.type) ? scope.items : []
    let isRepetition = slot.name == LanguageKey.repetitionOfLayer
    let ofCopies =
      indices.map { index in
        Item(
          label: "$" + index, kind: .property, detail: "index of a copy",
          documentation: "The number of the copy of the repeated layer, which begins with 0.", rank: 0)
      }
      + items.map { item in
        Item(
          label: "$" + item, kind: .property, detail: "text of a copy",
          documentation: "What the copy of the repeated layer has of the list.", rank: 0)
      }
    return ofCopies
      + grammar.properties(of: scope).filter { property in
        property.driven == nil && !property.isPseudo
          && (property.type.canStand(for: slot.type) || isRepetition && property.type == .strings)
      }.map { property in
        var isOwn = true
        if case .base = property.owner { isOwn = false }
        return Item(
          label: "$" + property.name, kind: .property,
          detail: typeText(property.type, property.isOptional), documentation: property.summary,
          rank: isOwn ? 0 : 2)
      }
  }

  // MARK: Functions and colours

  private func functions(_ type: ValueType) -> [Item] {
    let all =
      type == .color
      ? ExpressionFunctions.ofColors
      : type == .string ? ExpressionFunctions.ofTexts : ExpressionFunctions.ofNumbers
    // Between brackets of YAML a comma ends a value without quotes.
    let needsQuotes = context.isFlow && !context.isQuoted
    return all.map { function in
      let item = Item(
        label: function.name + "()", kind: .function,
        detail: "\(function.name)(\(function.parameters.joined(separator: ", ")))",
        documentation: function.summary, text: function.name + "(" + (needsQuotes ? ")" : ""),
        snippet: function.name + "("
          + function.parameters.enumerated().map { "${\($0 + 1):\($1)}" }.joined(separator: ", ") + ")",
        rank: 2)
      return needsQuotes ? quotingAll(item) : item
    }
  }

  /// An item that also puts quotes around the whole value which it becomes a part of.
  private func quotingAll(_ item: Item) -> Item {
    var item = item
    func edit(_ change: (String) -> String) {
      item.text = item.text.map(change)
      item.snippet = item.snippet.map(change)
    }
    if context.start == word.lowerBound {
      edit { "\"" + $0 }
    } else {
      item.moreEdits.append(quote(at: context.start))
    }
    if context.end == word.upperBound {
      edit { $0 + "\"" }
    } else {
      item.moreEdits.append(quote(at: context.end))
    }
    return item
  }

  private func quote(at offset: Int) -> FixIt.Edit { FixIt.Edit(Span(query.file, offset, offset), "\"") }

  private func colors() -> [Item] {
    let system = SystemColor.allCases.map { name in
      Item(
        label: name.rawValue, kind: .color, detail: "UIColor.\(name.rawValue)",
        documentation: name.color(appearance: .light, highContrast: false).srgb8.hexadecimal, rank: 2)
    }
    let ofSystem = Set(SystemColor.allCases.map(\.rawValue))
    let named = Color.names.filter { !ofSystem.contains($0) }.sorted().compactMap { name -> Item? in
      guard case .success(let syntax) = parseColor(name.utf8), let color = syntax.fixedColor else {
        return nil
      }
      return Item(label: name, kind: .color, documentation: color.srgb8.hexadecimal, rank: 3)
    }
    let forms: [(String, String, String)] = [
      ("\"#RRGGBB\"", "\"#\"", "\"#${1:007AFF}\""), ("rgb()", "rgb(", "rgb(${1:0} ${2:122} ${3:255})"),
      ("hsl()", "hsl(", "hsl(${1:211} ${2:100}% ${3:50}%)"),
      ("oklch()", "oklch(", "oklch(${1:0.6} ${2:0.2} ${3:250})"),
      ("color(display-p3)", "color(display-p3 ", "color(display-p3 ${1:0} ${2:0.5} ${3:1})"),
    ]
    return forms.map { form in
      var item = Item(label: form.0, kind: .function, text: form.1, snippet: form.2, rank: 2)
      // Within a function, the quotes stand around all of it; they may be there already.
      let isWithin = !context.before.allSatisfy { $0 == " " }
      if context.isQuoted || isWithin {
        item.text = form.1.filter { $0 != "\"" }
        item.snippet = form.2.filter { $0 != "\"" }
      }
      return isWithin && !context.isQuoted && form.1.hasPrefix("\"") ? quotingAll(item) : item
    } + system + named
  }
}

extension ValueType {
  /// Whether a value of the type may be a token of another one.
  func accepts(_ token: TokenType) -> Bool {
    let source = token.valueType
    if source.canStand(for: self) { return true }
    switch (source, self) {
    case (.number, .integer), (.number, .edgeInsets): return true
    case (.string, .localizedString), (.string, .choice): return true
    case _: return false
    }
  }

  /// A value of the type to fill in.
  fileprivate var skeleton: Skeleton? {
    switch self {
    case .point: Skeleton("[x, y]", "[${1:0}, ${2:0}]")
    case .size: Skeleton("[width, height]", "[${1:0}, ${2:0}]")
    case .rect: Skeleton("[x, y, width, height]", "[${1:0}, ${2:0}, ${3:0}, ${4:0}]")
    case .range: Skeleton("[location, length]", "[${1:0}, ${2:0}]")
    case .image: Skeleton("{ systemName: … }", "{ systemName: ${1:star} }")
    case .gradientStops:
      Skeleton(
        "[{ color, location }, …]",
        "[{ color: ${1:white}, location: 0 }, { color: ${2:black}, location: 1 }]")
    case .shadow:
      Skeleton(
        "{ color, opacity, offset, radius }",
        "{ color: ${1:black}, opacity: ${2:0.3}, offset: [${3:0}, ${4:2}], radius: ${5:4} }")
    case .shadows:
      Skeleton(
        "[{ color, opacity, offset, radius }, …]",
        "[{ color: ${1:black}, opacity: ${2:0.3}, offset: [${3:0}, ${4:2}], radius: ${5:4} }]")
    case .outline:
      Skeleton("{ width, offset, color }", "{ width: ${1:2}, offset: ${2:2}, color: ${3:systemBlue} }")
    case .font: Skeleton("{ size, weight }", "{ size: ${1:17}, weight: ${2:regular} }")
    case .edgeInsets: Skeleton("[top, left, bottom, right]", "[${1:0}, ${2:0}, ${3:0}, ${4:0}]")
    case .animation: Skeleton("{ duration, curve }", "{ duration: ${1:0.2}, curve: ${2:easeInOut} }")
    case .corners: Skeleton("{ topLeft, topRight }", "{ topLeft: ${1:true}, topRight: ${2:true} }")
    case .transform: Skeleton("{ scale, rotation }", "{ scale: ${1:1.1}, rotation: ${2:0} }")
    case .path: Skeleton("{ svg: … }", "{ svg: \"${1:M0 0 H10 V10 Z}\" }")
    case .bool, .integer, .number, .string, .localizedString, .choice, .color, .numbers, .strings: nil
    }
  }

  fileprivate struct Skeleton {
    let label: String
    let snippet: String

    init(_ label: String, _ snippet: String) {
      self.label = label
      self.snippet = snippet
    }

    /// The item, whose text for clients without snippets has the default values of the placeholders.
    var item: Completion.Item {
      var text = snippet
      while let start = text.range(of: "${"), let end = text[start.upperBound...].firstIndex(of: "}") {
        let colon = text[start.upperBound..<end].firstIndex(of: ":") ?? start.upperBound
        text.replaceSubrange(start.lowerBound...end, with: String(text[text.index(after: colon)..<end]))
      }
      return Completion.Item(label: label, kind: .value, text: text, snippet: snippet, rank: 1)
    }
  }
}

extension String {
  /// The first place of a text.
  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}

extension RGBA8 {
  /// The colour in hexadecimal digits: `#007AFF`, or `#007AFF80` where it is not opaque.
  var hexadecimal: String {
    func digits(_ byte: UInt8) -> String {
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits(red) + digits(green) + digits(blue) + (alpha == 255 ? "" : digits(alpha))
  }
}
