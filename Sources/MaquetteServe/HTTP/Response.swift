package import MaquetteDocuments

/// An answer by HTTP/1.1.
package struct Response: Sendable, Hashable {
  package var status: Int
  package var type: String
  package var body: [UInt8]
  /// The fields that only this answer has.
  package var fields: [String: String] = [:]

  package init(_ status: Int = 200, type: String = "text/plain; charset=utf-8", body: [UInt8] = []) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// An answer without a body.
  package static func empty(_ status: Int) -> Response { Response(status) }

  package static func json(_ value: JSON, status: Int = 200) -> Response {
    Response(status, type: "application/json", body: Array(value.compact.utf8))
  }

  package static func png(_ bytes: [UInt8]) -> Response { Response(type: "image/png", body: bytes) }

  /// A message of an operation that failed.
  package static func problem(_ message: String, status: Int = 422) -> Response {
    .json(.object(["message": .text(message)]), status: status)
  }

  /// The fields that keep an answer from being used by other pages, stored, or guessed to be of another type.
  private static let guards = [
    ("Cache-Control", "no-store"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
  ]

  /// The bytes on the wire; without `hasLength` the body goes on until the connection ends.
  func encoded(closes: Bool, hasLength: Bool = true) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Status")\r\n"
    if !body.isEmpty || !hasLength { head += "Content-Type: \(type)\r\n" }
    if hasLength { head += "Content-Length: \(body.count)\r\n" }
    head += "Connection: \(closes ? "close" : "keep-alive")\r\n"
    for (name, value) in Self.guards { head += "\(name): \(value)\r\n" }
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    return Array((head + "\r\n").utf8) + body
  }

  private static let reasons = [
    200: "OK", 204: "No Content", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict", 410: "Gone", 413: "Content Too Large",
    414: "URI Too Long", 422: "Unprocessable Content", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable",
    505: "HTTP Version Not Supported",
  ]
}
