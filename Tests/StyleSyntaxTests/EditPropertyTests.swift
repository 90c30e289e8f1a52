import SeededRandom
import StyleSource
import StyleSyntax
import Testing

/// Random edits of random files: the result reads as what was asked for, or the edit is refused and nothing has changed.
@Suite struct EditPropertyTests {
  @Test(.tags(.slow), arguments: (0..<8).someCases(oneIn: 4))
  func editsMeanWhatWasAskedFor(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &+ 4_000)
    var done = 0
    var refused: [EditProblem.Reason: Int] = [:]
    for _ in 0..<400 {
      let text = RandomTree(&random).text(&random)
      var tree = parse(file(text)).product
      for _ in 0..<5 {
        let before = try Model(#require(tree.root))
        let edit = before.edit(&random)
        switch tree.applying(edit) {
        case .success(let result):
          done += 1
          let after = try Model(#require(result.tree.root))
          let shown =
            "\(edit) in \(text.debugDescription) gives \(String(decoding: result.tree.source.bytes, as: UTF8.self).debugDescription)"
          #expect(after == before.applying(edit), "\(shown)")
          // Comments on lines of their own are nobody's but the file's, but for those within what gives way.
          if case .set(_, .plain) = edit, before.isScalar(at: edit.path) {
            #expect(result.tree.comments.count == tree.comments.count, "\(shown)")
          }
          tree = result.tree
        case .failure(let problem): refused[problem.reason, default: 0] += 1
        }
      }
    }
    let otherLayout = refused[.needsOtherLayout, default: 0]
    #expect(done > 1_200, "\(refused)")
    // A tag, or an anchor before a block whose only entry goes.
    #expect(otherLayout * 20 < done, "\(otherLayout) of \(done)")
    #expect(refused[.isNotReadable] == nil)
  }

  /// Every string comes back as it was, on its own, as a key, and between brackets.
  @Test(.tags(.slow)) func stringsKeepTheirText() throws {
    var random = SplitMix(seed: 7)
    let signs = Array("ab1 .:#,[]{}&*!|>'\"%@`-?~=<\\\n\r\té한\u{0}\u{7F}\u{200B}\u{2028}\u{FEFF}😀yn")
    for _ in 0..<5_000 {
      let text = String((0..<random.next() % 6).map { _ in random.pick(signs) })
      for (source, path): (String, SyntaxPath) in [
        ("a: 1\n", ["a"]), ("a: { b: 1 }\n", ["a", "b"]), ("- 'x'\n", [0]),
      ] {
        let edit = try #require(
          try? parse(file(source)).product.setting(path, to: .text(text)).get(), "\(text.debugDescription)")
        #expect(edit.tree.node(at: path)?.text == text)
        #expect(edit.tree.node(at: path)?.scalarKind == .string)
      }
      // A key is a name: one with line breaks or characters that nobody sees is an error of its own.
      if !text.isEmpty, !text.unicodeScalars.contains(where: isUnseen) {
        let edit = try #require(
          try? parse(file("a: { b: 1 }\n")).product.renaming(["a", "b"], to: text).get(),
          "\(text.debugDescription)")
        #expect(edit.tree.root?.value("a")?.entries.first { _ in true }?.key.text == text)
      }
    }
  }
}

private func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator: true
  default: false
  }
}

/// What a file says, with aliases and merge keys applied: it knows nothing of layout.
private indirect enum Model: Equatable {
  case scalar(String)
  case list([Model])
  case map([Entry])

  struct Entry: Equatable {
    var key: String
    var value: Model
  }

  init(_ node: SyntaxNode) {
    switch node.kind {
    case .missing, .scalar: self = .scalar("\(node.scalarKind) \(node.text)")
    case .sequence: self = .list(node.elements.map(Model.init))
    case .mapping: self = .map(node.entries.map { Entry(key: $0.key.text, value: Model($0.value)) })
    }
  }

  init(_ value: SyntaxValue) {
    switch value {
    case .text(let text): self = .scalar("string \(text)")
    case .plain(let text): self = parse(file(text)).product.root.map(Model.init) ?? .list([])
    case .sequence(let elements): self = .list(elements.map(Model.init))
    case .mapping(let entries): self = .map(entries.map { Entry(key: $0.key, value: Model($0.value)) })
    }
  }

  /// An edit of something in it, or beside it.
  func edit(_ random: inout SplitMix) -> EditTests.Edit {
    var path = SyntaxPath()
    var model = self
    while true {
      switch model {
      case .map(let entries) where !entries.isEmpty && (path.steps.isEmpty || !random.flip(3)):
        let entry = random.pick(entries)
        path.steps.append(.key(entry.key))
        model = entry.value
        continue
      case .list(let elements) where !elements.isEmpty && !random.flip(3):
        let index = Int(random.next() % UInt64(elements.count))
        path.steps.append(.index(index))
        model = elements[index]
        continue
      case .map, .list, .scalar: break
      }
      break
    }
    switch (random.next() % 6, model) {
    case (0, _): return .remove(path)
    case (1, .map): return .set(path.appending(.key("new")), random.pick(values))
    case (1, .list(let elements)): return .set(path.appending(.index(elements.count)), random.pick(values))
    case (2, .list(let elements)):
      return .insert(
        path.appending(.index(Int(random.next() % UInt64(elements.count + 1)))), random.pick(values))
    case (2, .map(let entries)):
      let position: EntryPosition =
        random.flip(2) || entries.isEmpty ? .first : .after(random.pick(entries).key)
      return .insert(path.appending(.key("new")), random.pick(values), position)
    case (3, _):
      if case .key? = path.steps.last { return .rename(path, random.pick(["renamed", "#x", "a: b", "12"])) }
      return .remove(path)
    case (_, _): return .set(path, random.pick(values))
    }
  }

  func isScalar(at path: SyntaxPath) -> Bool {
    var model = self
    for step in path.steps {
      switch (step, model) {
      case (.key(let key), .map(let entries)): model = entries.first { $0.key == key }?.value ?? .list([])
      case (.index(let index), .list(let elements)):
        model = elements.indices.contains(index) ? elements[index] : .list([])
      default: return false
      }
    }
    if case .scalar = model { return true }
    return false
  }

  func applying(_ edit: EditTests.Edit) -> Model {
    switch edit {
    case .set(let path, let value) where path.steps.isEmpty: Model(value)
    case .set(let path, let value):
      changing(path.steps[...]) { $0.put(Model(value), at: $1, .last, isNew: false) }
    case .insert(let path, let value, let position):
      changing(path.steps[...]) { $0.put(Model(value), at: $1, position, isNew: true) }
    case .remove(let path): changing(path.steps[...]) { $0.remove($1) }
    case .rename(let path, let key): changing(path.steps[...]) { $0.rename($1, to: key) }
    }
  }

  private func changing(
    _ steps: ArraySlice<SyntaxPath.Step>, _ change: (inout Model, SyntaxPath.Step) -> Void
  ) -> Model {
    var result = self
    guard let first = steps.first else { return result }
    guard steps.count > 1 else {
      change(&result, first)
      return result
    }
    switch (first, self) {
    case (.key(let key), .map(var entries)):
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return result }
      entries[index].value = entries[index].value.changing(steps.dropFirst(), change)
      result = .map(entries)
    case (.index(let index), .list(var elements)):
      elements[index] = elements[index].changing(steps.dropFirst(), change)
      result = .list(elements)
    default: break
    }
    return result
  }

  private mutating func put(_ value: Model, at step: SyntaxPath.Step, _ position: EntryPosition, isNew: Bool)
  {
    switch (step, self) {
    case (.key(let key), .map(var entries)):
      if let index = entries.firstIndex(where: { $0.key == key }) {
        entries[index].value = value
      } else {
        let entry = Entry(key: key, value: value)
        switch position {
        case .first: entries.insert(entry, at: 0)
        case .last: entries.append(entry)
        case .before(let other): entries.insert(entry, at: entries.firstIndex { $0.key == other } ?? 0)
        case .after(let other): entries.insert(entry, at: (entries.firstIndex { $0.key == other } ?? 0) + 1)
        }
      }
      self = .map(entries)
    case (.index(let index), .list(var elements)):
      if isNew || index == elements.count {
        elements.insert(value, at: index)
      } else {
        elements[index] = value
      }
      self = .list(elements)
    default: break
    }
  }

  private mutating func remove(_ step: SyntaxPath.Step) {
    switch (step, self) {
    case (.key(let key), .map(let entries)): self = .map(entries.filter { $0.key != key })
    case (.index(let index), .list(var elements)):
      elements.remove(at: index)
      self = .list(elements)
    default: break
    }
  }

  private mutating func rename(_ step: SyntaxPath.Step, to name: String) {
    guard case .key(let key) = step, case .map(var entries) = self,
      let index = entries.firstIndex(where: { $0.key == key })
    else { return }
    entries[index].key = name
    self = .map(entries)
  }
}

extension EditTests.Edit {
  fileprivate var path: SyntaxPath {
    switch self {
    case .set(let path, _), .insert(let path, _, _), .remove(let path), .rename(let path, _): path
    }
  }
}

private let values: [SyntaxValue] = [
  .plain("1"), .plain("true"), .null, .text("x"), .text("#fff"), .text("a: b, [c"), .text(""),
  .text("two\nlines"),
  .sequence([]), .sequence([.plain("1"), .text("a b")]), .mapping([]),
  .mapping([.init("k", .text("v")), .init("l", .mapping([.init("m", .plain("2"))]))]),
  .sequence([.mapping([.init("deep", .mapping([.init("er", .sequence([.mapping([.init("x", .null)])]))]))])]),
  .text(String(repeating: "long ", count: 30) + "end"),
]
