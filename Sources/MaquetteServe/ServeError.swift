package import MaquetteStudio

/// Why the live page cannot be served.
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
      "another program uses port \(port); choose another port, or leave out --port to use a free one"
    case .portRefused(let port):
      "you may not use port \(port); choose one from 1024 on, or leave out --port to use a free one"
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
