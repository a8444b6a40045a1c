import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

/// A named value of a token file.
struct Token: Sendable {
  /// The place of its name.
  var position: SourceLocation
  /// The type that it states, and the place of that.
  var type: (name: TokenType, position: SourceLocation)?
  /// Whether an error in its stated type was reported.
  var hasWrongType = false
  /// Its value or reference.
  var value: DocumentNode
  /// Why it is deprecated; empty without an explanation, nil if it is not deprecated or if its groups decide.
  var deprecation: String?
  /// Whether it states that it is not deprecated, whatever its groups state.
  var isRestored = false
  /// Whether it is written with Style Dictionary's `value`, which is read less strictly.
  var isLegacy = false
  /// The group whose types it falls back to, if `$extends` copied it from there.
  var origin: [String]?
}

/// Named tokens and groups.
struct TokenGroup: Sendable {
  /// The place of its name.
  var position: SourceLocation
  /// The type of the tokens within that state none.
  var type: (name: TokenType, position: SourceLocation)?
  /// Why its tokens are deprecated.
  var deprecation: String?
  /// The group that supplies what this one lacks.
  var extends: (reference: TokenReference, position: SourceLocation)?
  /// The names of its items, in the order of the file.
  private(set) var names: [String] = []
  private var items: [String: TokenItem] = [:]

  init(position: SourceLocation) { self.position = position }

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

indirect enum TokenItem: Sendable {
  case token(Token)
  case group(TokenGroup)

  /// The place of its name.
  var position: SourceLocation {
    switch self {
    case .token(let token): token.position
    case .group(let group): group.position
    }
  }
}
