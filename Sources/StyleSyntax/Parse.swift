import CLibYAML
import StyleSource

/// Reads the YAML of one file. What cannot be read is reported, once, and the rest is kept.
package func parse(_ file: SourceFile, sizeLimit: Int = Limits.fileSize) -> Diagnosed<SyntaxTree> {
  guard file.bytes.count <= sizeLimit else {
    return Diagnosed(SyntaxTree(source: file), [.fileTooLarge(file, limit: sizeLimit)])
  }
  return file.bytes.withUnsafeBufferPointer { bytes in
    let (facts, problem) = checkText(bytes, in: file.id)
    var builder = TreeBuilder(file: file, bytes: bytes, facts: facts)
    if let directive = directiveProblem(bytes, facts, in: file.id) {
      builder.stop(directive)
    } else if !facts.text.isEmpty {
      builder.readEvents(reportsSyntaxErrors: problem == nil)
    }
    if let problem { builder.stop(problem) }
    return builder.finish()
  }
}

extension TreeBuilder {
  /// Runs libyaml over the text and takes in each event, until the document's end or the first thing that stops it.
  ///
  /// Text that was cut off at a bad byte ends anywhere: what libyaml says of that would only follow.
  fileprivate mutating func readEvents(reportsSyntaxErrors: Bool) {
    // libyaml keeps the parser's address, so it lives on the heap.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return stop(.outOfMemory(in: file.id)) }
    defer { yaml_parser_delete(parser) }
    let text = UnsafeBufferPointer(rebasing: bytes[facts.text])
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    var event = yaml_event_t()
    while !isDone {
      guard yaml_parser_parse(parser, &event) == 1 else {
        let problem = YAMLProblem(parser.pointee, &offsets)
        return breakOff(reportsSyntaxErrors ? .yamlSyntax(problem, bytes, in: file.id) : nil)
      }
      take(event)
      yaml_event_delete(&event)
    }
    if !reportsSyntaxErrors { cutOff() }
  }
}
