import Foundation
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A connection with a server on this machine, as any program can make one.
final class Client {
  private let descriptor: Int32
  private var received: [UInt8] = []

  struct Answer: Equatable {
    var status: Int
    var fields: [String: String]
    var body: [UInt8]
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// Nil if nobody listens.
  init?(port: Int) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var time = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Sends bytes; false if the other side has gone.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { Darwin.send(descriptor, $0.baseAddress, $0.count, 0) }
      #elseif canImport(Musl)
        let count = rest.withUnsafeBytes {
          Musl.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      #else
        let count = rest.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      #endif
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Sends a request with the fields of a browser.
  func send(_ method: String = "GET", _ target: String, port: Int, _ fields: [String: String] = [:]) {
    var all = ["Host": "127.0.0.1:\(port)"]
    if method == "POST" { all["Origin"] = "http://127.0.0.1:\(port)" }
    for (name, value) in fields { all[name] = value }
    let head = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    send(Array("\(method) \(target) HTTP/1.1\r\n\(head)\r\n".utf8))
  }

  /// Waits for bytes; false at the end.
  func receive() -> Bool {
    var piece = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &piece, piece.count, 0)
    guard count > 0 else { return false }
    received += piece[..<count]
    return true
  }

  /// Waits until a text was received, and removes everything up to it; nil if the connection ends before.
  func read(to text: String) -> String? {
    let wanted = Array(text.utf8)
    while true {
      if let range = received.firstRange(of: wanted) {
        defer { received.removeSubrange(..<range.upperBound) }
        return String(decoding: received[..<range.lowerBound], as: UTF8.self)
      }
      guard receive() else { return nil }
    }
  }

  /// The next answer; nil if the connection ends without one.
  func answer() -> Answer? {
    guard let head = read(to: "\r\n\r\n") else { return nil }
    let lines = head.split(separator: "\r\n")
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon].lowercased()] = line[line.index(after: colon)...].drop { $0 == " " }.description
    }
    guard let length = fields["content-length"].flatMap({ Int($0) }) else {
      return Answer(status: status, fields: fields, body: [])
    }
    while received.count < length { guard receive() else { return nil } }
    defer { received.removeFirst(length) }
    return Answer(status: status, fields: fields, body: Array(received[..<length]))
  }

  /// Waits for the end of the connection.
  func ends() -> Bool {
    while receive() {}
    return true
  }
}
