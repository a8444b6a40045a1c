/// A request by HTTP/1.1 (RFC 9112), as far as the page makes them.
package struct Request: Hashable, Sendable {
  /// The methods that the page uses.
  package enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  package var method: Method
  /// The decoded components of the path, without empty ones; none is `.` or `..` or contains a slash.
  package var path: [String]
  /// The decoded names and values after the question mark.
  package var query: [String: String]
  /// The header fields by their lowercase names.
  package var fields: [String: String]
  package var body: [UInt8]

  package init(
    _ method: Method = .get, path: [String], query: [String: String] = [:], fields: [String: String] = [:],
    body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.fields = fields
    self.body = body
  }
}

/// Why reading a request stopped, as an HTTP status. The server closes the connection after it.
package enum RequestProblem: Int, Error, Sendable {
  case malformed = 400
  case unknownMethod = 405
  case timedOut = 408
  case bodyTooLarge = 413
  case targetTooLong = 414
  case headTooLarge = 431
  case chunked = 501
  case unknownVersion = 505
}

/// The limits of requests, in bytes and numbers.
package enum RequestLimits {
  /// The largest head, with the request line.
  package static let head = 16 << 10
  package static let target = 4 << 10
  package static let fields = 64
  package static let body = 64 << 10
}
