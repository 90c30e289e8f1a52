import CLibYAML
import StyleSource

/// A token of YAML, as libyaml's scanner cuts the text; only spaces, line breaks and comments lie between two of them.
struct YAMLToken {
  var kind: Kind
  /// The token's bytes: none for the beginning or the end of a block and for a key without a question mark; for a block scalar, up to the
  /// next token or comment.
  var range: Range<Int>
  /// The number of bytes before the token in its line.
  var column: Int

  enum Kind {
    case documentMark, directive
    case sequenceStart, mappingStart, blockEnd
    case flowStart, flowEnd, comma
    case dash, key, colon
    case alias, property
    case scalar(isBlock: Bool)
  }

  var isVisible: Bool { !range.isEmpty }
}

/// The tokens of a file that parses; nil for one that doesn't.
func scanTokens(_ file: SourceFile) -> [YAMLToken]? {
  file.bytes.withUnsafeBufferPointer { bytes in
    let (facts, problem) = checkText(bytes, in: file.id)
    guard problem == nil else { return nil }
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    defer { yaml_parser_delete(parser) }
    let text = UnsafeBufferPointer(rebasing: bytes[facts.text])
    return LibYAMLText(text, facts).withBytes(insteadOf: text) { text in
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, text.baseAddress, text.count)
      var offsets = Offsets(bytes, facts)
      var line = LineStart(bytes, facts.text.lowerBound)
      var tokens: [YAMLToken] = []
      var token = yaml_token_t()
      while true {
        guard yaml_parser_scan(parser, &token) == 1 else { return nil }
        defer { yaml_token_delete(&token) }
        if token.type == YAML_STREAM_END_TOKEN { return tokens }
        guard let kind = YAMLToken.Kind(token) else { continue }
        let start = offsets.byte(token.start_mark.index)
        let end = offsets.byte(token.end_mark.index)
        tokens.append(YAMLToken(kind: kind, range: start..<end, column: start - line.before(start)))
      }
    }
  }
}

extension YAMLToken.Kind {
  fileprivate init?(_ token: yaml_token_t) {
    switch token.type {
    case YAML_DOCUMENT_START_TOKEN, YAML_DOCUMENT_END_TOKEN: self = .documentMark
    case YAML_VERSION_DIRECTIVE_TOKEN, YAML_TAG_DIRECTIVE_TOKEN: self = .directive
    case YAML_BLOCK_SEQUENCE_START_TOKEN: self = .sequenceStart
    case YAML_BLOCK_MAPPING_START_TOKEN: self = .mappingStart
    case YAML_BLOCK_END_TOKEN: self = .blockEnd
    case YAML_FLOW_SEQUENCE_START_TOKEN, YAML_FLOW_MAPPING_START_TOKEN: self = .flowStart
    case YAML_FLOW_SEQUENCE_END_TOKEN, YAML_FLOW_MAPPING_END_TOKEN: self = .flowEnd
    case YAML_FLOW_ENTRY_TOKEN: self = .comma
    case YAML_BLOCK_ENTRY_TOKEN: self = .dash
    case YAML_KEY_TOKEN: self = .key
    case YAML_VALUE_TOKEN: self = .colon
    case YAML_ALIAS_TOKEN: self = .alias
    case YAML_ANCHOR_TOKEN, YAML_TAG_TOKEN: self = .property
    case YAML_SCALAR_TOKEN:
      let style = token.data.scalar.style
      self = .scalar(isBlock: style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE)
    default: return nil
    }
  }
}

/// Follows tokens, which hardly ever step back, to where the line of each begins, so that a file is walked through once.
private struct LineStart {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let first: Int
  private var start: Int
  private var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ first: Int) {
    self.bytes = bytes
    self.first = first
    start = first
    position = first
  }

  /// The offset at which the line of `index` begins.
  mutating func before(_ index: Int) -> Int {
    if index < start {
      start = index
      while start > first, !isBreak(bytes[start - 1]) { start -= 1 }
    } else if index > position {
      for byte in position..<index where isBreak(bytes[byte]) { start = byte + 1 }
    }
    position = max(index, start)
    return start
  }
}
