internal import MaquetteControls
internal import MaquetteDocuments
internal import Synchronization

extension TokenGroup {
  /// The first layer of all: the tokens of a platform's built-in theme in a context. Whatever a file says nothing of, or
  /// refers to, is there.
  static func builtIn(_ inputs: TokenInputs) -> TokenGroup {
    if let known = builtIn.withLock({ $0[inputs] }) { return known }
    let group = TokenGroup(.standard(for: inputs.platform, era: inputs.era), in: inputs.context)
    builtIn.withLock { $0[inputs] = group }
    return group
  }

  /// There are no more of them than platforms and contexts.
  private static let builtIn = Mutex<[TokenInputs: TokenGroup]>([:])

  private init(_ theme: Theme, in context: ThemeToken.Context) {
    self.init(position: TokenScope.builtIn)
    var colors = TokenGroup(position: TokenScope.builtIn)
    colors.type = (.color, TokenScope.builtIn)
    self[Theme.colorGroup] = .group(colors)
    let family = ThemeTokenValue.familyToken.split(separator: ".").map(String.init)
    insert(JSON.list([.text(ThemeTokenValue.systemFamily)]), .fontFamily, at: family[...])
    for token in Theme.tokens {
      guard let value = token.value(theme, context) else { continue }
      insert(value.json, token.kind.type, at: token.path[...])
    }
  }

  private mutating func insert(_ value: JSON, _ type: TokenType, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    if path.count == 1 {
      self[name] = .token(
        Token(position: TokenScope.builtIn, type: (type, TokenScope.builtIn), value: value.node))
      return
    }
    var group = TokenGroup(position: TokenScope.builtIn)
    if case .group(let known) = self[name] {
      group = known
      // Not copied when it changes, because it is in one place only.
      self[name] = .token(.placeholder)
    }
    group.insert(value, type, at: path.dropFirst())
    self[name] = .group(group)
  }
}

extension ThemeToken {
  /// The names of the groups and the token.
  var path: [String] { name.split(separator: ".").map(String.init) }
}
