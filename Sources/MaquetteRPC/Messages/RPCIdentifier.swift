package import MaquetteDocuments

/// The identifier of a request. It connects a response to its request.
package enum RPCIdentifier: Hashable, Sendable {
  case number(Double)
  case text(String)

  /// Reads an identifier; nil for anything but a number or a text.
  package init?(_ json: JSON?) {
    switch json {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    default: return nil
    }
  }

  /// The identifier as it is sent.
  package var json: JSON {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    }
  }
}
