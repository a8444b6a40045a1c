import MaquetteScreens
import MaquetteElements
import MaquetteDocuments
import MaquetteTypography
import Testing

@testable import MaquetteTokens

/// Trees that are made from one another equal trees that are made from nothing.
@Suite struct BuiltInTokensTests {
  private static let themes = Theme.allStandard.map { ($0.platform, $0.era) }

  @Test(arguments: themes)
  func everyValueIsThatOfTheThemeInTheContext(platform: Platform, era: Era) throws {
    let theme = Theme.standard(for: platform, era: era)
    for context in ThemeToken.Context.all {
      let tree = BuiltInTokens.under(
        TokenInputs(platform: platform, era: era, context: context), of: .standard
      ).group
      for token in Catalogue.standard.tokens {
        switch (tree.item(at: token.path), token.value(theme, context)) {
        case (.token(let found), let value?):
          #expect(Self.text(of: found.value) == Self.text(of: DocumentNode(value.json)), "\(token.name)")
          #expect(found.type?.name == token.kind.type, "\(token.name)")
        case (nil, nil): break
        case let (found, value): Issue.record("\(token.name): \(found == nil) \(value == nil)")
        }
      }
    }
  }

  @Test(arguments: themes)
  func thereAreNoOtherTokens(platform: Platform, era: Era) {
    let theme = Theme.standard(for: platform, era: era)
    let small = ThemeToken.Context(textSize: .small)
    let tree = BuiltInTokens.under(TokenInputs(platform: platform, era: era, context: small), of: .standard)
    var found: Set<String> = []
    tree.group.forEachToken { path, _ in found.insert(path.joined(separator: ".")) }
    let values = Catalogue.standard.tokens.filter { $0.value(theme, small) != nil }
    #expect(found == Set(values.map(\.name) + [ThemeTokenValue.familyToken]))
    #expect(Self.emptyGroups(in: tree.group).isEmpty)
  }

  private static func text(of node: DocumentNode) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.isQuoted ? "'\(scalar.text)'" : scalar.text
    case .sequence(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key): \(text(of: $0.value))" }.joined(separator: ", "))}"
    }
  }

  private static func emptyGroups(in group: TokenGroup) -> [String] {
    group.names.flatMap { name -> [String] in
      guard case .group(let inner) = group[name] else { return [] }
      return inner.names.isEmpty ? [name] : emptyGroups(in: inner)
    }
  }
}

extension ThemeToken.Context {
  /// Every look, and every text size.
  static let all =
    Appearance.allCases.flatMap { appearance in
      Contrast.allCases.map { ThemeToken.Context(appearance: appearance, contrast: $0) }
    } + TextSize.allCases.map { ThemeToken.Context(textSize: $0) }
}
