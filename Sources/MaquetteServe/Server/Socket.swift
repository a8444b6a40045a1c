#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
import MaquetteFiles

// Sockets of POSIX
// ================
//
// The system calls on descriptors of this module. Every pointer is to a local value that outlives the call and that the system does not
// keep. Descriptors do not block, and programs that the process starts do not inherit them.

/// An open socket.
struct Socket: Hashable, Sendable {
  let descriptor: Int32

  /// The result of reading or writing.
  enum Transfer: Equatable {
    case bytes(Int)
    /// Nothing can be transferred now.
    case later
    /// The other side has gone.
    case closed
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  /// Listens at a port of the loopback address, which no other machine reaches; port 0 stands for any free one.
  static func listening(at port: Int) throws(ServeError) -> Socket {
    let created = Socket(descriptor: socket(AF_INET, stream, 0))
    guard created.descriptor >= 0 else { throw .cannotListen(reason: systemReason) }
    created.set(SO_REUSEADDR, of: SOL_SOCKET)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(clamping: port)).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let bound = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(created.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard bound == 0, listen(created.descriptor, 64) == 0 else {
      let (code, reason) = (errno, systemReason)
      created.close()
      switch code {
      case EADDRINUSE: throw .portTaken(port)
      case EACCES: throw .portRefused(port)
      default: throw .cannotListen(reason: reason)
      }
    }
    created.configure()
    return created
  }

  /// Two sockets that are connected with each other.
  static func pair() throws(ServeError) -> (Socket, Socket) {
    var descriptors: [Int32] = [0, 0]
    guard unsafe socketpair(AF_UNIX, stream, 0, &descriptors) == 0 else {
      throw .cannotListen(reason: systemReason)
    }
    let pair = (Socket(descriptor: descriptors[0]), Socket(descriptor: descriptors[1]))
    pair.0.configure()
    pair.1.configure()
    return pair
  }

  /// The port of a socket that listens.
  var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(descriptor, $0, &length)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// The next connection; nil if none waits.
  func accepted() -> Socket? {
    let next = Socket(descriptor: accept(descriptor, nil, nil))
    guard next.descriptor >= 0 else { return nil }
    next.configure()
    next.set(TCP_NODELAY, of: Int32(IPPROTO_TCP))
    #if canImport(Darwin)
      next.set(SO_NOSIGPIPE, of: SOL_SOCKET)
    #endif
    return next
  }

  /// Reads up to `count` bytes and appends them.
  func read(_ count: Int, into bytes: inout [UInt8]) -> Transfer {
    var result = Transfer.later
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      let got = unsafe recv(descriptor, buffer.baseAddress, count, 0)
      length = max(0, got)
      result = got > 0 ? .bytes(got) : got < 0 && Self.isTemporary(errno) ? .later : .closed
    }
    bytes += piece
    return result
  }

  /// Writes the bytes from a place on, as many as the system takes now.
  func write(_ bytes: [UInt8], from start: Int) -> Transfer {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = unsafe bytes[start...].withUnsafeBytes { buffer in
      unsafe send(descriptor, buffer.baseAddress, buffer.count, flags)
    }
    if count >= 0 { return .bytes(count) }
    return Self.isTemporary(errno) ? .later : .closed
  }

  func close() { closeDescriptor(descriptor) }

  /// What can be done with some sockets, which are waited for: reading where `reads`, writing where `writes`.
  ///
  /// - Parameter milliseconds: The longest time of waiting.
  static func wait(
    for sockets: [(socket: Socket, reads: Bool, writes: Bool)], milliseconds: Int32
  ) -> [(reads: Bool, writes: Bool, hasFailed: Bool)] {
    var entries = sockets.map { each in
      pollfd(
        fd: each.socket.descriptor,
        events: Int16(each.reads ? POLLIN : 0) | Int16(each.writes ? POLLOUT : 0), revents: 0)
    }
    let count = unsafe poll(&entries, nfds_t(entries.count), milliseconds)
    return entries.map { entry in
      let events = count > 0 ? Int32(entry.revents) : 0
      return (
        events & Int32(POLLIN) != 0, events & Int32(POLLOUT) != 0,
        events & Int32(POLLERR | POLLHUP | POLLNVAL) != 0
      )
    }
  }

  private func set(_ option: Int32, of level: Int32) {
    var yes: Int32 = 1
    _ = unsafe setsockopt(descriptor, level, option, &yes, socklen_t(MemoryLayout<Int32>.size))
  }

  private func configure() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private static func isTemporary(_ code: Int32) -> Bool {
    code == EAGAIN || code == EWOULDBLOCK || code == EINTR
  }

  private static var systemReason: String { SystemMessage.text(for: errno) }
}

private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }
