package import MaquetteStudio

/// Why a page cannot be served.
package enum ServeError: Error, Hashable, Sendable {
  /// Another program listens at the port.
  case portTaken(Int)
  /// The system does not let this user listen at the port.
  case portRefused(Int)
  /// The system refuses a call, for this reason.
  case cannotListen(reason: String)
}

extension ServeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .portTaken(let port):
      "port \(port) is taken by another program; name another one, or leave out --port for a free one"
    case .portRefused(let port):
      "port \(port) may not be used; name one from 1024 on, or leave out --port for a free one"
    case .cannotListen(let reason): "cannot listen on this machine: \(reason)"
    }
  }
}

extension StudioError {
  package init(_ error: ServeError) {
    switch error {
    case .portTaken, .portRefused: self.init(.usage, "\(error)")
    case .cannotListen: self.init(.cannotWrite, "\(error)")
    }
  }
}
