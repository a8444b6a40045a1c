import MaquetteElements
import MaquetteDocuments

// The first layer: the tokens of a built-in theme. It supplies every token that no file defines, and the targets of
// references.
extension TokenGroup {
  /// The tokens before any value of a theme: the type of all colours, and the family that all text styles refer to.
  static var withoutBuiltInValues: TokenGroup {
    var root = TokenGroup(position: TokenScope.builtIn)
    var colors = TokenGroup(position: TokenScope.builtIn)
    colors.type = (.color, TokenScope.builtIn)
    root[Theme.colorGroup] = .group(colors)
    let system = JSON.array([.text(ThemeTokenValue.systemFamily)])
    root.insert(system, .fontFamily, at: ThemeTokenValue.familyPath[...])
    return root
  }

  /// Sets the value of a token of a theme; nil removes the token, because the theme has no such value.
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
      // The group is held in one place only, so a change does not copy it.
      self[name] = .token(.placeholder)
    }
    group.insert(value, type, at: path.dropFirst())
    self[name] = .group(group)
  }

  /// Removes a token, and the groups that contain nothing else.
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
