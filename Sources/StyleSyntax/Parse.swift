import CLibYAML
import StyleSource

/// Reads the YAML of one file. What cannot be read is reported, once, and the rest is kept.
public func parse(_ file: SourceFile) -> Diagnosed<SyntaxTree> {
  let empty = SyntaxTree(source: file, nodes: [], decoded: [], isComplete: false)
  guard file.bytes.count <= Limits.fileSize else { return Diagnosed(empty, [.fileTooLarge(file)]) }
  switch checkText(file) {
  case .failure(let problem):
    return Diagnosed(empty, [problem.diagnostic])
  case .success(let facts):
    return file.bytes.withUnsafeBufferPointer { bytes in
      var builder = TreeBuilder(file: file, bytes: bytes, facts: facts)
      builder.readEvents()
      return builder.finish()
    }
  }
}

extension TreeBuilder {
  /// Runs libyaml over the text and takes in each event, until the end or the first thing that stops it.
  mutating func readEvents() {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
    var event = yaml_event_t()
    while !isStopped {
      guard yaml_parser_parse(&parser, &event) == 1 else {
        reportSyntaxError(parser)
        return
      }
      let isEnd = event.type == YAML_STREAM_END_EVENT
      take(event)
      yaml_event_delete(&event)
      if isEnd { return }
    }
  }

  private mutating func reportSyntaxError(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    let context = parser.context.map { String(cString: $0) } ?? ""
    let offset = offsets.byte(parser.problem_mark.index)
    stop(.yamlSyntax(problem, context: context, at: offset, in: file))
  }
}
