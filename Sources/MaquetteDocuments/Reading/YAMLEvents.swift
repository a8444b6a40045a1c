internal import CYAML

/// An event of the parser of libyaml: the start of a collection, a scalar, or an end.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case alias(String)
    case scalar(text: String, style: yaml_scalar_style_t, properties: Properties)
    case sequenceStart(Properties)
    case mappingStart(Properties)
    case end
    case streamEnd
    case other
  }

  struct Properties {
    var anchor: String?
    var tag: String?
    /// Whether a collection is in brackets, in braces or a pair in brackets; false for a scalar.
    var isFlow = false
  }

  var kind: Kind

  /// The offsets of the event and of what follows it, in Unicode scalars from the start of the text.
  var offset: Int
  var end: Int
}

struct YAMLFailure: Error {
  /// The message of libyaml, such as "did not find expected key"; empty if memory is exhausted.
  var problem: String
  /// The context, such as "while parsing a block mapping".
  var context: String
  /// The offsets of the problem and of the start of the context, in Unicode scalars.
  var offset: Int
  var contextOffset: Int
}

/// libyaml's event stream over a text in memory.
///
/// The code is unsafe and therefore small: the struct owns the parser and the copy of the text that the parser points
/// into, both live until `deinit`, and every C string is copied before its event is deleted.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// Starts to parse a text of UTF-8.
  init(utf8: [UInt8]) throws(YAMLFailure) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw YAMLFailure(problem: "", context: "", offset: 0, contextOffset: 0)
    }
    self.parser = parser
    text = .allocate(capacity: utf8.count)
    _ = text.initialize(fromContentsOf: utf8)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    text.deallocate()
  }

  /// The next event; after a failure there is none.
  mutating func next() throws(YAMLFailure) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(
      kind: Self.kind(of: event), offset: event.start_mark.index, end: event.end_mark.index)
  }

  private var failure: YAMLFailure {
    let state = parser.pointee
    return YAMLFailure(
      problem: state.problem.map { String(cString: $0) } ?? "",
      context: state.context.map { String(cString: $0) } ?? "",
      offset: state.problem_mark.index, contextOffset: state.context_mark.index)
  }

  /// Reads the union member that the event's type says is set.
  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .streamEnd
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    case YAML_ALIAS_EVENT: return .alias(string(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      // The value has `length` bytes of UTF-8 and may contain zero bytes.
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return .scalar(text: text, style: scalar.style, properties: properties(scalar.anchor, scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return .sequenceStart(
        properties(start.anchor, start.tag, isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return .mappingStart(
        properties(start.anchor, start.tag, isFlow: start.style == YAML_FLOW_MAPPING_STYLE))
    default: return .other
    }
  }

  private static func properties(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?,
    isFlow: Bool = false
  ) -> YAMLEvent.Properties {
    YAMLEvent.Properties(anchor: string(anchor), tag: string(tag), isFlow: isFlow)
  }

  /// Copies a C string that ends with a zero byte.
  private static func string(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    characters.map { String(cString: $0) }
  }
}
