import CLibYAML
import StyleSource

/// Reads the YAML of one file. What cannot be read is reported, once, and the rest is kept.
///
/// - Parameter usesLibYAML: Whether libyaml reads the file even where `PlainYAML` can, which gives the same tree.
package func parse(
  _ file: SourceFile, sizeLimit: Int = Limits.fileSize, usesLibYAML: Bool = false
) -> Diagnosed<SyntaxTree> {
  guard file.bytes.count <= sizeLimit else {
    return Diagnosed(SyntaxTree(source: file), [.fileTooLarge(file, limit: sizeLimit)])
  }
  return file.bytes.withUnsafeBufferPointer { bytes in
    let (facts, problem) = checkText(bytes, in: file.id)
    var builder = TreeBuilder(file: file, bytes: bytes, facts: facts)
    if let directive = directiveProblem(bytes, facts, in: file.id) {
      builder.stop(directive)
    } else if !facts.text.isEmpty {
      if problem == nil, !usesLibYAML {
        if PlainYAML.read(&builder) { return builder.finish() }
        builder = TreeBuilder(file: file, bytes: bytes, facts: facts)
      }
      builder.readEvents()
      if let error = builder.error {
        // Text that was cut off at a bad byte ends anywhere: what libyaml says of that would only follow.
        if problem == nil { return readOn(file, bytes, facts, behind: error) }
      } else if problem != nil {
        builder.cutOff()
      }
    }
    if let problem { builder.stop(problem) }
    return builder.finish()
  }
}

/// Reads a file with syntax errors: without the entry that holds the first, then without that of the second, and so on.
private func readOn(
  _ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, _ facts: TextFacts,
  behind first: TreeBuilder.SyntaxError
) -> Diagnosed<SyntaxTree> {
  var recovery = Recovery(bytes, facts.text)
  var errors = [first.diagnostic]
  var error = first
  while recovery.hide(error) {
    let (result, next) = recovery.bytes.withUnsafeBufferPointer { bytes in
      var builder = TreeBuilder(file: file, bytes: bytes, facts: facts, hidden: recovery.hidden)
      builder.readEvents()
      // Nothing of the copy is read any more behind this.
      return (builder.error == nil ? builder.finish(hidesNames: recovery.hidesNames) : nil, builder.error)
    }
    if let result { return Diagnosed(result.product, errors + result.diagnostics) }
    guard let next else { break }
    if !recovery.isFollowUp(Int(next.diagnostic.span.start)) { errors.append(next.diagnostic) }
    error = next
  }
  if recovery.isExhausted {
    errors[errors.endIndex - 1].notes.append(
      "nothing below was read, since the file has so many syntax errors")
  }
  // What was read before the first error that leads nowhere.
  return recovery.bytes.withUnsafeBufferPointer { bytes in
    var builder = TreeBuilder(file: file, bytes: bytes, facts: facts, hidden: recovery.hidden)
    builder.readEvents()
    let result = builder.finish()
    return Diagnosed(result.product, errors + result.diagnostics)
  }
}

extension TreeBuilder {
  /// Runs libyaml over the text and takes each event, until the document ends or reading stops.
  fileprivate mutating func readEvents() {
    // libyaml keeps the parser's address, so it lives on the heap.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return stop(.outOfMemory(in: file.id)) }
    defer { yaml_parser_delete(parser) }
    let text = UnsafeBufferPointer(rebasing: bytes[facts.text])
    let given = LibYAMLText(text, facts)
    given.withBytes(insteadOf: text) { text in
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, text.baseAddress, text.count)
      var event = yaml_event_t()
      while !isDone {
        guard yaml_parser_parse(parser, &event) == 1 else {
          let problem = YAMLProblem(parser.pointee, &offsets)
          let tabbed = file.bytes.withUnsafeBufferPointer { TabbedLines($0, at: problem.offset) }
          if let tabbed {
            return breakOff(
              tabbed.diagnostic(in: file.id), stoppedAt: problem.offset, unreadable: tabbed.range)
          }
          let foreign = ForeignLine(bytes, around: problem, of: file.id)
          return breakOff(
            foreign?.diagnostic ?? .yamlSyntax(problem, bytes, in: file.id), stoppedAt: problem.offset,
            unreadable: foreign?.lines)
        }
        if event.type == YAML_SCALAR_EVENT {
          given.restore(event.data.scalar.value, count: event.data.scalar.length)
        }
        take(event)
        yaml_event_delete(&event)
      }
    }
  }
}
