/// Reads requests from the bytes of a connection, which arrive in any pieces.
///
/// It is stricter than RFC 9112 allows: lines end in CR LF, a name stands once, targets are paths, and a body has a length. What the page
/// never sends is refused rather than interpreted.
package struct RequestParser {
  private var bytes: [UInt8] = []
  /// How far the end of the head was looked for.
  private var searched = 0
  /// The head of a request whose body has not arrived.
  private var head: (request: Request, start: Int, length: Int)?

  package init() {}

  /// Whether a part of a request has arrived.
  package var isInside: Bool { !bytes.isEmpty }

  /// The most unread bytes that are kept; the system holds any more until a request is answered.
  package static let capacity = RequestLimits.head + RequestLimits.body

  package var hasRoom: Bool { bytes.count < Self.capacity }

  package mutating func add(_ piece: some Sequence<UInt8>) { bytes += piece }

  /// The next request; nil if more bytes are needed.
  package mutating func next() throws(RequestProblem) -> Request? {
    if head == nil { head = try readHead() }
    guard let head, bytes.count - head.start >= head.length else { return nil }
    var request = head.request
    request.body = Array(bytes[head.start..<head.start + head.length])
    bytes.removeFirst(head.start + head.length)
    self.head = nil
    searched = 0
    return request
  }

  private mutating func readHead() throws(RequestProblem) -> (Request, Int, Int)? {
    // Empty lines before a request are allowed; a browser sends none.
    guard let end = headEnd() else {
      if bytes.count > RequestLimits.head { throw .headTooLarge }
      return nil
    }
    if end > RequestLimits.head { throw .headTooLarge }
    let text = bytes[..<end]
    guard text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }) else {
      throw .malformed
    }
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    guard let first = lines.first, !lines.contains(where: { $0.contains { $0 == "\r" || $0 == "\n" } }) else {
      throw .malformed
    }
    var request = try Self.request(ofLine: first)
    if lines.count - 1 > RequestLimits.fields { throw .headTooLarge }
    for line in lines.dropFirst() {
      let (name, value) = try Self.field(line)
      if request.fields.updateValue(value, forKey: name) != nil { throw .malformed }
    }
    if request.fields["transfer-encoding"] != nil { throw .chunked }
    return (request, end + 4, try Self.length(request))
  }

  /// The place of the empty line after a head; nil if it has not arrived.
  private mutating func headEnd() -> Int? {
    let line: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    var place = searched
    while place + 4 <= bytes.count {
      if bytes[place] == line[0], bytes[place..<place + 4].elementsEqual(line) { return place }
      place += 1
    }
    searched = place
    return nil
  }

  private static func request(ofLine line: Substring) throws(RequestProblem) -> Request {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3 else { throw .malformed }
    guard words[2] == "HTTP/1.1" else {
      throw words[2].hasPrefix("HTTP/") ? .unknownVersion : .malformed
    }
    guard let method = Request.Method(rawValue: String(words[0])) else { throw .unknownMethod }
    if words[1].utf8.count > RequestLimits.target { throw .targetTooLong }
    guard let target = RequestTarget(words[1]) else { throw .malformed }
    return Request(method, path: target.path, query: target.query)
  }

  private static func field(_ line: Substring) throws(RequestProblem) -> (String, String) {
    guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { throw .malformed }
    let name = line[..<colon]
    let marks: Set<Character> = ["-", "_", "!", "#", "$", "%", "&", "'", "*", "+", ".", "^", "`", "|", "~"]
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || marks.contains($0) }) else {
      throw .malformed
    }
    let value = line[line.index(after: colon)...]
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let trimmed = value.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    return (name.lowercased(), String(trimmed))
  }

  private static func length(_ request: Request) throws(RequestProblem) -> Int {
    guard let text = request.fields["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { throw .malformed }
    guard let length = Int(text), length <= RequestLimits.body else { throw .bodyTooLarge }
    return length
  }
}
