import CYAML

/// An event of the parser of libyaml: the start of a collection, a scalar, or an end.
///
/// Parts rather than a payload for each kind: of a payload, every switch makes a copy.
struct YAMLEvent {
  enum Kind {
    case documentStart, alias, scalar, sequenceStart, mappingStart, end, streamEnd, other
  }

  /// What few nodes have.
  final class Properties {
    let anchor: String?
    let tag: String?

    init(anchor: String?, tag: String?) {
      self.anchor = anchor
      self.tag = tag
    }
  }

  let kind: Kind

  /// The value of a scalar, or the name of an alias; empty for any other kind.
  let text: String

  /// The style of a scalar.
  let style: yaml_scalar_style_t

  /// Whether a collection is in brackets, in braces or a pair in brackets; false for a scalar.
  let isFlow: Bool

  private let properties: Properties?

  /// The offsets of the event and of what follows it, in Unicode scalars from the start of the text.
  let offset: Int
  let end: Int

  var anchor: String? { properties?.anchor }
  var tag: String? { properties?.tag }

  init(
    _ kind: Kind, of event: yaml_event_t, text: String = "",
    style: yaml_scalar_style_t = YAML_ANY_SCALAR_STYLE,
    isFlow: Bool = false, properties: Properties? = nil
  ) {
    self.kind = kind
    self.text = text
    self.style = style
    self.isFlow = isFlow
    self.properties = properties
    offset = event.start_mark.index
    end = event.end_mark.index
  }
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
    return Self.event(event)
  }

  private var failure: YAMLFailure {
    let state = parser.pointee
    return YAMLFailure(
      problem: state.problem.map { String(cString: $0) } ?? "",
      context: state.context.map { String(cString: $0) } ?? "",
      offset: state.problem_mark.index, contextOffset: state.context_mark.index)
  }

  /// Reads the union member that the event's type says is set.
  private static func event(_ event: yaml_event_t) -> YAMLEvent {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(.documentStart, of: event)
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return YAMLEvent(.streamEnd, of: event)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return YAMLEvent(.end, of: event)
    case YAML_ALIAS_EVENT:
      return YAMLEvent(.alias, of: event, text: string(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      // The value has `length` bytes of UTF-8 and may contain zero bytes.
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return YAMLEvent(
        .scalar, of: event, text: text, style: scalar.style, properties: properties(scalar.anchor, scalar.tag)
      )
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return YAMLEvent(
        .sequenceStart, of: event, isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE,
        properties: properties(start.anchor, start.tag))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return YAMLEvent(
        .mappingStart, of: event, isFlow: start.style == YAML_FLOW_MAPPING_STYLE,
        properties: properties(start.anchor, start.tag))
    default: return YAMLEvent(.other, of: event)
    }
  }

  private static func properties(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> YAMLEvent.Properties? {
    if anchor == nil, tag == nil { return nil }
    return YAMLEvent.Properties(anchor: string(anchor), tag: string(tag))
  }

  /// Copies a C string that ends with a zero byte.
  private static func string(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    characters.map { String(cString: $0) }
  }
}
