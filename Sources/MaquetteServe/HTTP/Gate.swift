/// Admits only the page itself. Programs of other users and pages of other sites in the same browser do not know
/// the token. A name that is pointed at this machine (DNS rebinding) is not in the list of hosts.
package struct Gate: Sendable {
  /// The first component of every path; 128 random bits.
  package let token: String
  package let port: Int

  package init(token: String = Gate.randomToken(), port: Int) {
    self.token = token
    self.port = port
  }

  /// The address of the page.
  package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// The names by which a browser of this machine reaches the server.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Whether a request may be answered.
  package func admits(_ request: Request) -> Bool {
    guard let host = request.fields["host"], hosts.contains(host.lowercased()), isToken(request.path.first)
    else { return false }
    let origins = hosts.map { "http://\($0)" }
    if let origin = request.fields["origin"] { return origins.contains(origin.lowercased()) }
    // A browser names the origin of whoever changes something.
    if request.method == .post { return false }
    // A page of another site may lead here, but not embed what it finds.
    switch request.fields["sec-fetch-site"] {
    case nil, "same-origin", "none": return true
    default:
      return request.fields["sec-fetch-mode"] == "navigate" && request.fields["sec-fetch-dest"] == "document"
    }
  }

  /// Compares in a time that does not depend on where two tokens differ.
  private func isToken(_ text: String?) -> Bool {
    guard let text, text.utf8.count == token.utf8.count else { return false }
    return zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// 32 hexadecimal digits from the system's source of random numbers.
  package static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    return String((0..<32).map { _ in digits[Int(generator.next(upperBound: UInt(16)))] })
  }
}
