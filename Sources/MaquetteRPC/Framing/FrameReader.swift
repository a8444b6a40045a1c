// Messages in a stream
// ====================
//
// The reader takes the pieces of a stream as they come and gives whole messages. It holds at most one message and a piece: what is
// over the limit is passed over without being kept. After a header that states no length there is no way to find the next message, so
// the stream ends with an error; any other problem costs one message. Cost: linear in the bytes.

/// Finds the messages in a stream of bytes.
package struct FrameReader: Sendable {
  /// What was found.
  package enum Frame: Hashable, Sendable {
    /// The bytes of a message.
    case message([UInt8])
    /// A message that is passed over.
    case passedOver(RPCError)
    /// The end of what can be read.
    case broken(RPCError)
  }

  private let framing: RPCDialect.Framing
  private let limits: RPCLimits
  private var buffer: [UInt8] = []
  /// The first byte that is not used up.
  private var start = 0
  /// The first byte that was not searched for the end of a line or of the headers.
  private var searched = 0
  /// The length of the message whose headers were read.
  private var length: Int?
  /// The bytes of a message over the limit that are still to come; nil for all up to the end of the line.
  private var skipping: Skip?
  private var isBroken = false

  private enum Skip {
    case bytes(Int)
    case line
  }

  package init(_ framing: RPCDialect.Framing, limits: RPCLimits = RPCLimits()) {
    self.framing = framing
    self.limits = limits
  }

  /// Takes the next piece of the stream.
  package mutating func append(_ piece: some Sequence<UInt8>) {
    if start > buffer.count / 2 {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    buffer += piece
  }

  /// The next message; nil if more of the stream is needed.
  package mutating func next() -> Frame? {
    if isBroken || !skip() { return nil }
    return switch framing {
    case .headers: nextWithHeaders()
    case .lines: nextLine()
    }
  }

  private mutating func take(_ count: Int) -> [UInt8] {
    let taken = Array(buffer[start..<start + count])
    drop(count)
    return taken
  }

  private mutating func drop(_ count: Int) {
    start += count
    searched = max(searched, start)
  }

  /// Passes over the rest of a message over the limit; false if more of the stream is needed.
  private mutating func skip() -> Bool {
    switch skipping {
    case nil: return true
    case .bytes(let count):
      let here = min(count, buffer.count - start)
      drop(here)
      skipping = here < count ? .bytes(count - here) : nil
    case .line:
      guard let end = buffer[start...].firstIndex(of: 0x0A) else {
        drop(buffer.count - start)
        return false
      }
      drop(end + 1 - start)
      skipping = nil
    }
    return skipping == nil
  }

  private mutating func nextLine() -> Frame? {
    while let end = buffer[searched...].firstIndex(of: 0x0A) {
      if end - start > limits.messageBytes {
        drop(end + 1 - start)
        return .passedOver(tooLong)
      }
      var line = take(end - start)
      drop(1)
      if line.last == 0x0D { line.removeLast() }
      if !line.isEmpty { return .message(line) }
    }
    searched = buffer.count
    guard buffer.count - start > limits.messageBytes else { return nil }
    skipping = .line
    _ = skip()
    return .passedOver(tooLong)
  }

  private var tooLong: RPCError {
    RPCError(.invalidRequest, "a message can have at most \(limits.messageBytes) bytes")
  }

  private mutating func nextWithHeaders() -> Frame? {
    if length == nil {
      guard let end = endOfHeaders() else {
        return buffer.count - start > limits.headerBytes
          ? broken("the headers of a message can have at most \(limits.headerBytes) bytes") : nil
      }
      guard end - start <= limits.headerBytes else {
        return broken("the headers of a message can have at most \(limits.headerBytes) bytes")
      }
      switch Self.contentLength(ofHeaders: take(end - start)) {
      case .failure(let error): return broken(error.message)
      case .success(let count): length = count
      }
    }
    guard let count = length else { return nil }
    if count > limits.messageBytes {
      length = nil
      skipping = .bytes(count)
      _ = skip()
      return .passedOver(tooLong)
    }
    guard buffer.count - start >= count else { return nil }
    length = nil
    return .message(take(count))
  }

  private mutating func broken(_ message: String) -> Frame {
    isBroken = true
    buffer = []
    (start, searched) = (0, 0)
    return .broken(RPCError(.parseError, message))
  }

  /// The end of the empty line after the headers; lines may end without a carriage return.
  private mutating func endOfHeaders() -> Int? {
    while let end = buffer[searched...].firstIndex(of: 0x0A) {
      searched = end + 1
      let line = buffer[start...end]
      if line.count == 1 || line.suffix(2) == [0x0A, 0x0A] || line.suffix(3) == [0x0A, 0x0D, 0x0A]
        || line == [0x0D, 0x0A]
      {
        return end + 1
      }
    }
    searched = buffer.count
    return nil
  }

  /// The length that headers state.
  private static func contentLength(ofHeaders headers: [UInt8]) -> Result<Int, RPCError> {
    var length: Int?
    for line in String(decoding: headers, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else {
        return .failure(RPCError(.parseError, "a header needs a name, ':' and a value"))
      }
      let value = line[line.index(after: colon)...].trimmed
      switch line[..<colon].lowercased() {
      case "content-length":
        guard !value.isEmpty, value.utf8.count < 16, value.utf8.allSatisfy({ (48...57).contains($0) }),
          let number = Int(value), length == nil || length == number
        else { return .failure(RPCError(.parseError, "Content-Length must be one number")) }
        length = number
      case "content-type":
        let charset = value.lowercased().split(separator: "charset=").dropFirst().first ?? "utf-8"
        guard charset == "utf-8" || charset == "utf8" else {
          return .failure(RPCError(.parseError, "messages must be UTF-8"))
        }
      default: break
      }
    }
    return length.map(Result.success) ?? .failure(RPCError(.parseError, "a message needs a Content-Length"))
  }
}

extension Substring {
  /// The text without the spaces and tabs around it.
  fileprivate var trimmed: Substring {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let rest = drop(while: isSpace)
    return rest.lastIndex { !isSpace($0) }.map { rest[...$0] } ?? rest[..<rest.startIndex]
  }
}
