import MaquetteDesign
import MaquetteScreens
import MaquetteElements
import MaquetteDocuments
import MaquetteGraphics
import MaquetteTypography
import Testing

@testable import MaquetteTokens

@Suite struct TokenExportTests {
  private func expectOriginals(_ themes: [Theme]) {
    #expect(themes.map(\.platform) == Theme.allStandard.map(\.platform))
    #expect(themes.map(\.era) == Theme.allStandard.map(\.era))
    for theme in themes {
      let original = Theme.standard(for: theme.platform, era: theme.era)
      #expect(theme.typeRamp == original.typeRamp)
      for token in Catalogue.standard.tokens {
        for context in ThemeToken.Context.all {
          #expect(
            token.value(theme, context) == token.value(original, context), "\(theme.platform) \(token.name)")
        }
      }
    }
  }

  /// A file that changes every token, and the export over it: anything missing in the export
  /// would show.
  @Test func theExportHasEverything() throws {
    let folder = try TokenFolder([
      "other.json": Self.everythingElse, "theme.json": TokenExport.text(of: .standard),
    ])
    let other = try TokenThemes(paths: [folder.path("other.json")])
    for theme in other.themes {
      let original = Theme.standard(for: theme.platform, era: theme.era)
      // A flag that is set in some themes and not in others cannot differ from both.
      for token in Catalogue.standard.tokens
      where token.value(original, .init()) != nil && !Self.isDecidedFlag(token) {
        #expect(token.value(theme, .init()) != token.value(original, .init()), "\(token.name)")
      }
    }
    let both = try TokenThemes(paths: ["other.json", "theme.json"].map(folder.path))
    #expect(both.warnings.isEmpty)
    expectOriginals(both.themes)
  }

  /// Whether a token is a flag that some themes have and others have not; a flag reads as 1 or 0 whatever it was set to.
  private static func isDecidedFlag(_ token: ThemeToken) -> Bool {
    var theme = Theme.ios
    token.set(&theme, .number(0.4), .init())
    return token.value(theme, .init()) == .number(0)
      && Set(Theme.allStandard.compactMap { token.value($0, .init()) }).count > 1
  }

  /// Another value for every token.
  private static var everythingElse: String {
    text(of: Catalogue.standard.tokens.map { ($0.path, value(of: $0)) })
  }

  private static func value(of token: ThemeToken) -> String {
    let all = Theme.allStandard.compactMap { token.value($0, .init()) }
    func free(_ range: ClosedRange<Double>) -> Double {
      let taken = all.map { value in
        switch value {
        case .points(let number), .number(let number): number
        default: 0.0
        }
      }
      // Half for a flag would be a truth value that it may have had.
      return [range.lowerBound, range.upperBound, range.lowerBound + 0.4].first { !taken.contains($0) } ?? 0
    }
    switch token.kind {
    case .color: return ##""#12345678""##
    case .points(let range): return "\"\(free(range))px\""
    case .number(let range): return "\(free(range))"
    case .weight: return "900"
    case .typography:
      return
        #"{ "fontFamily": "Brand", "fontSize": "99px", "fontWeight": 900, "letterSpacing": "0px", "lineHeight": 2 }"#
    case .textStyle:
      let taken = all.compactMap { if case .textStyle(let style) = $0 { style } else { nil } }
      return "\"{type.\((TextStyle.allCases.first { !taken.contains($0) } ?? .body).rawValue)}\""
    case .colorToken:
      let taken = all.compactMap { if case .colorToken(let color) = $0 { color } else { nil } }
      return "\"{color.\((Catalogue.standard.colors.first { !taken.contains($0) } ?? .red).name)}\""
    }
  }

  /// Tokens as nested objects.
  private static func text(of tokens: [(path: [String], value: String)]) -> String {
    var groups: [(String, [(path: [String], value: String)])] = []
    var members: [String] = []
    for (path, value) in tokens {
      guard path.count > 1 else {
        let type = value.hasPrefix("\"{") ? "" : #""$type": "\#(type(of: value))", "#
        members.append(#""\#(path[0])": { \#(type)"$value": \#(value) }"#)
        continue
      }
      let rest = (path: Array(path.dropFirst()), value: value)
      if let index = groups.firstIndex(where: { $0.0 == path[0] }) {
        groups[index].1.append(rest)
      } else {
        groups.append((path[0], [rest]))
      }
    }
    members += groups.map { "\"\($0.0)\": \(text(of: $0.1))" }
    return "{" + members.joined(separator: ",\n") + "}"
  }

  private static func type(of value: String) -> String {
    if value.hasSuffix("px\"") { return "dimension" }
    if value.hasPrefix("\"#") { return "color" }
    if value.hasPrefix("{") { return "typography" }
    return value == "900" ? "fontWeight" : "number"
  }
}
