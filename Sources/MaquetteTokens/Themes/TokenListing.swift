internal import MaquetteControls
package import MaquetteElements
internal import MaquetteDocuments

/// The tokens of a theme, for people who look for one.
package struct TokenListing: Sendable {
  /// The token's name.
  package let name: String
  /// The token's type, as token files write it.
  package let type: String
  /// Its value under light appearance, as token files write it.
  package let value: String

  /// All tokens of a built-in theme, in the order of its tables.
  package static func all(
    of platform: Platform, era: Era = .classic, in catalogue: Catalogue = .standard
  ) -> [TokenListing] {
    let theme = Theme.standard(for: platform, era: era)
    return catalogue.tokens.compactMap { token in
      token.value(theme, ThemeToken.Context()).map { value in
        TokenListing(
          name: token.name, type: token.kind.type.rawValue, value: value.json.line)
      }
    }
  }
}
