internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments

/// A named value of a token file.
struct Token: Sendable {
  /// Where its name stands.
  var position: SourceLocation
  /// What it says that it is, and where.
  var type: (name: TokenType, position: SourceLocation)?
  /// Whether it says what it is in a way that has been reported.
  var hasWrongType = false
  /// What it is worth, or what it refers to.
  var value: DocumentNode
  /// Why it should not be used any more; empty without an explanation, nil if it may be used or if its groups decide.
  var deprecation: String?
  /// Whether it says itself that it may be used, whatever its groups say.
  var isRestored = false
  /// Whether it is written with Style Dictionary's `value`, which is read with more patience.
  var isLegacy = false
  /// The group whose types it falls back to, where it was copied from by `$extends`.
  var origin: [String]?
}

/// Tokens and groups under names.
struct TokenGroup: Sendable {
  /// Where its name stands.
  var position: SourceLocation
  /// The type of tokens within that state none.
  var type: (name: TokenType, position: SourceLocation)?
  /// Why what is within should not be used any more.
  var deprecation: String?
  /// The group that this one takes over what it lacks from.
  var extends: (reference: TokenReference, position: SourceLocation)?
  /// The names of what is within, in the order of the file.
  private(set) var names: [String] = []
  private var items: [String: TokenItem] = [:]

  /// Creates an empty group.
  init(position: SourceLocation) { self.position = position }

  /// What a name stands for.
  subscript(name: String) -> TokenItem? {
    get { items[name] }
    set {
      if let newValue {
        if items.updateValue(newValue, forKey: name) == nil { names.append(name) }
      } else if items.removeValue(forKey: name) != nil {
        names.removeAll { $0 == name }
      }
    }
  }

  /// What a path of names leads to.
  func item(at path: some Collection<String>) -> TokenItem? {
    guard let name = path.first else { return .group(self) }
    guard let item = items[name] else { return nil }
    let rest = path.dropFirst()
    if rest.isEmpty { return item }
    guard case .group(let group) = item else { return nil }
    return group.item(at: rest)
  }

  /// Calls a function for every token within, with its path.
  func forEachToken(below path: [String] = [], _ body: ([String], Token) -> Void) {
    for name in names {
      switch items[name] {
      case .token(let token): body(path + [name], token)
      case .group(let group): group.forEachToken(below: path + [name], body)
      case nil: break
      }
    }
  }
}

/// What a name in a group stands for.
indirect enum TokenItem: Sendable {
  case token(Token)
  case group(TokenGroup)

  /// Where the name stands.
  var position: SourceLocation {
    switch self {
    case .token(let token): token.position
    case .group(let group): group.position
    }
  }
}
