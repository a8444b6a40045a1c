public import MaquetteElements

/// What the return key of a keyboard says, as in `UIReturnKeyType`.
public enum ReturnKeyType: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// A new line, or the end of editing.
  case `default`
  /// Opens what was typed.
  case go
  /// Searches with a search engine, which the key named once.
  case google
  /// Joins a network.
  case join
  /// Goes to the next field.
  case next
  /// Shows a route.
  case route
  /// Searches.
  case search
  /// Sends what was typed.
  case send
  /// Searches with a search engine, which the key named once.
  case yahoo
  /// Ends editing.
  case done
  /// Calls for help.
  case emergencyCall = "emergency-call"
  /// Goes on.
  case `continue`

  /// Whether the key stands out: it does what the form is for, instead of moving on in it.
  var isProminent: Bool { self != .default && self != .next }

  /// What the key says; nil for a name that is the same everywhere.
  var word: SpokenWord? {
    switch self {
    case .default: .returnKey
    case .go: .goKey
    case .join: .joinKey
    case .next: .nextKey
    case .route: .routeKey
    case .search: .searchKey
    case .send: .sendKey
    case .done: .doneKey
    case .emergencyCall: .emergencyCallKey
    case .continue: .continueKey
    case .google, .yahoo: nil
    }
  }

  /// The symbol on systems that show one instead of a word; nil for none.
  var symbol: String? {
    switch self {
    case .default: "return"
    case .done: "checkmark"
    case .go, .join, .next, .route, .continue: "arrow.right"
    case .search, .google, .yahoo: "magnifyingglass"
    case .send: "arrow.up"
    case .emergencyCall: nil
    }
  }
}
