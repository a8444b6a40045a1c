import MaquetteDiagnostics

/// Converts errors of libyaml to problems with remedies.
///
/// libyaml reports the position at which it gave up; for unclosed brackets and quotes the position of their beginning
/// is more helpful.
enum SyntaxProblem {
  /// The problem and its offset, in Unicode scalars.
  static func problem(of failure: YAMLFailure, in source: DocumentSource) -> (ReadingProblem, offset: Int) {
    if failure.problem.isEmpty { return (.outOfMemory, 0) }
    let position = source.position(ofScalar: failure.offset)
    let character = source.scalar(at: position)
    if character == "\t" || failure.problem.contains("tab character") { return (.tab, failure.offset) }
    let start = source.position(ofScalar: failure.contextOffset)
    if let comment = hiddenColor(of: failure, in: source) {
      return (.colorIsComment(comment.text), comment.offset)
    }

    switch failure.problem {
    case "found character that cannot start any token":
      return (.reservedCharacter(character ?? " "), failure.offset)
    case "found unexpected end of stream", "found unexpected document indicator":
      return (.unclosedQuote, failure.contextOffset)
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      let close: Unicode.Scalar = failure.problem.hasSuffix("']'") ? "]" : "}"
      if source.isAtEnd(failure.offset) { return (.unclosedBracket(close), failure.contextOffset) }
      return (.expectedInFlow(close, since: start), failure.offset)
    case "mapping values are not allowed in this context":
      return (.unexpectedColon, failure.offset)
    case "did not find expected key", "did not find expected '-' indicator",
      "block sequence entries are not allowed in this context",
      "mapping keys are not allowed in this context":
      return (.misalignedEntry(since: start), failure.offset)
    case "could not find expected ':'":
      return (.missingColon, failure.contextOffset)
    case "did not find expected node content":
      return (.missingValueInFlow, failure.offset)
    case "did not find expected <document start>":
      return (.contentAfterEnd, failure.offset)
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return (.badEscape, failure.offset)
    default:
      return (.syntax(failure.problem), failure.offset)
    }
  }

  /// The colour that causes an error within brackets: as a comment it hides the rest of its line, and libyaml fails
  /// some lines later.
  private static func hiddenColor(of failure: YAMLFailure, in source: DocumentSource) -> ColorComment? {
    switch failure.problem {
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'",
      "did not find expected node content", "could not find expected ':'",
      "mapping values are not allowed in this context", "found unexpected end of stream",
      "block sequence entries are not allowed in this context":
      return ColorComment.last(before: failure.offset, in: source)
    default: return nil
    }
  }
}
