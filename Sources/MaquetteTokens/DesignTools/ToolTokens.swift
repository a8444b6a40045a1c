import MaquetteDocuments
package import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The formats in which design tools import tokens.
package enum ToolTokenFormat: String, Hashable, Sendable, CaseIterable {
  /// The file of the plugin Tokens Studio for Figma and of Penpot: a set for each look, and themes that combine them.
  case tokensStudio = "tokens-studio"
  /// The body of a request to Figma's REST API that creates variables.
  case figmaVariables = "figma-variables"

  /// Returns a theme's tokens as text.
  package func text(of theme: Theme, in catalogue: Catalogue) -> String {
    let tokens = ToolTokens(theme, catalogue)
    return switch self {
    case .tokensStudio: tokens.tokensStudio.text()
    case .figmaVariables: tokens.figmaVariables.text()
    }
  }
}

/// The tokens of a theme for design tools: those that have one value, and those that have one for each look.
struct ToolTokens {
  /// A look and the settings of its values.
  static let looks: [(name: String, context: ThemeToken.Context)] = [
    ("light", ThemeToken.Context()), ("dark", ThemeToken.Context(appearance: .dark)),
    ("light-increased", ThemeToken.Context(contrast: .increased)),
    ("dark-increased", ThemeToken.Context(appearance: .dark, contrast: .increased)),
  ]

  /// A token with its value in each look; tokens that do not vary have one value.
  struct Entry {
    var path: [String]
    var kind: ThemeToken.Kind
    var values: [ThemeTokenValue]
    var varies: Bool { values.count > 1 }
  }

  let entries: [Entry]

  init(_ theme: Theme, _ catalogue: Catalogue) {
    entries = catalogue.tokens.compactMap { token in
      let values = Self.looks.compactMap { token.value(theme, $0.context) }
      guard let first = values.first, values.count == Self.looks.count else { return nil }
      let varies = values.contains { $0 != first }
      return Entry(path: token.path, kind: token.kind, values: varies ? values : [first])
    }
  }
}

extension Font.Family {
  /// The name of the family, for tools.
  var toolName: String {
    switch self {
    case .system: ThemeTokenValue.systemFamily
    case .named(let name): name
    }
  }
}
