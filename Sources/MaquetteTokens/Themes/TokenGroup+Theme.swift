internal import MaquetteControls
internal import MaquetteDocuments

// The first layer of all: the tokens of a built-in theme. Whatever a file says nothing of, or refers to, is there.
extension TokenGroup {
  /// What there is before any value of a theme: the type that all colours have, and the family that all text styles refer to.
  static var withoutBuiltInValues: TokenGroup {
    var root = TokenGroup(position: TokenScope.builtIn)
    var colors = TokenGroup(position: TokenScope.builtIn)
    colors.type = (.color, TokenScope.builtIn)
    root[Theme.colorGroup] = .group(colors)
    let system = JSON.array([.text(ThemeTokenValue.systemFamily)])
    root.insert(system, .fontFamily, at: ThemeTokenValue.familyPath[...])
    return root
  }

  /// Sets what a token of a theme is worth; nil takes it away, for the theme has no such thing.
  mutating func set(_ value: ThemeTokenValue?, of token: ThemeToken) {
    if let value {
      insert(value.json, token.kind.type, at: token.path[...])
    } else {
      remove(at: token.path[...])
    }
  }

  private mutating func insert(_ value: JSON, _ type: TokenType, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    if path.count == 1 {
      self[name] = .token(
        Token(position: TokenScope.builtIn, type: (type, TokenScope.builtIn), value: DocumentNode(value)))
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

  /// Takes a token away, and the groups that have nothing else.
  private mutating func remove(at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    if path.count > 1, case .group(var group) = self[name] {
      group.remove(at: path.dropFirst())
      self[name] = group.names.isEmpty ? nil : .group(group)
    } else {
      self[name] = nil
    }
  }
}
