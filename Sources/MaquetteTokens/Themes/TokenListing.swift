package import MaquetteElements
import MaquetteDocuments

/// The tokens of a theme, for people who look for one.
package struct TokenListing: Sendable {
  /// The token's name.
  package let name: String
  /// The token's type, as token files write it.
  package let type: String
  /// Its value under light appearance, as token files write it.
  package let value: String

  /// All tokens of a theme in the order of its tables, then a brand's own in the order of their names.
  package static func all(of theme: Theme, in catalogue: Catalogue) -> [TokenListing] {
    let own = catalogue.tokens.compactMap { token in
      token.value(theme, ThemeToken.Context()).map { value in
        TokenListing(name: token.name, type: token.kind.type.rawValue, value: value.json.line)
      }
    }
    return own + theme.brand.names.keys.sorted().compactMap { brand($0, of: theme) }
  }

  private static func brand(_ name: String, of theme: Theme) -> TokenListing? {
    func color(_ token: ColorToken) -> JSON { ThemeTokenValue.color(theme.colors[token].light).json }
    if theme.brand.colors.contains(name) {
      return TokenListing(name: name, type: TokenType.color.rawValue, value: color(.brand(name)).line)
    }
    if let stops = theme.brand.gradients[name] {
      let value = JSON.array(
        stops.compactMap { stop in
          guard case .token(let token) = stop.color else { return nil }
          return .object(["color": color(token), "position": .number(stop.offset)])
        })
      return TokenListing(name: name, type: TokenType.gradient.rawValue, value: value.line)
    }
    switch theme.brand.typefaces[name] {
    case .style(let entry, let tracking):
      let value = ThemeTokenValue.typography(entry).json(tracking: tracking)
      return TokenListing(name: name, type: TokenType.typography.rawValue, value: value.line)
    case .family(let family):
      return TokenListing(
        name: name, type: TokenType.fontFamily.rawValue, value: ThemeTokenValue.json(family).line)
    case nil: return nil
    }
  }
}
