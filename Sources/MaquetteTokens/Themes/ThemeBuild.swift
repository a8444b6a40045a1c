// From layers to themes. A value of a theme varies by appearance and contrast (colours), by appearance alone, by the
// text size (text styles), or not at all. For each platform the layers are merged once for every context that can
// make a difference; each token of the theme is read there, and values that differ from the built-in theme are set.
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteTypography

struct ThemeBuild {
  let layers: [TokenLayer]
  /// The available font families, by their names in lower case.
  private let families: [String: String]
  private let familyNames: [String]
  var diagnostics: DiagnosticList
  private let catalogue: Catalogue
  private var check: TokenCheck
  private let modifiers: Set<String>
  /// The tokens of files that the theme does not have, once they are known to be the same in every context.
  var brandTokens: [BrandToken]?
  /// The tokens of the theme that files define, once they are known to be the same in every context.
  private var writtenTokens: [ThemeToken]?
  /// The names of the theme's own tokens.
  let themeNames: Set<String>

  init(
    layers: [TokenLayer], families: [String], catalogue: Catalogue, diagnostics: DiagnosticList
  ) {
    self.layers = layers
    self.catalogue = catalogue
    check = TokenCheck(catalogue)
    themeNames = Set(catalogue.tokens.map(\.name) + [ThemeTokenValue.familyToken])
    self.families = Dictionary(families.map { ($0.lowercased(), $0) }) { first, _ in first }
    familyNames = families
    self.diagnostics = diagnostics
    modifiers = Set(
      layers.compactMap { if case .modifier(let modifier) = $0 { modifier.name.lowercased() } else { nil } })
  }

  /// The themes of all platforms and eras. Problems go to the diagnostics.
  mutating func themes() -> [Theme] {
    let themes = Theme.allStandard.map { theme(over: $0) }
    check.warnOfStrangers(into: &diagnostics)
    return themes
  }

  private mutating func theme(over original: Theme) -> Theme {
    var theme = original
    var styles: [String: [TextSize: TypeRamp.Entry]] = [:]
    var fixed: [String: ThemeTokenValue] = [:]
    for context in contexts where !diagnostics.isOverLimit {
      var scope = scope(in: context, of: original)
      if isChecked(context, of: original) { check.check(&scope) }
      if context.textSize == .large { readBrand(from: &scope, in: context, into: &theme) }
      for token in writtenTokens(in: scope) {
        guard isRead(token, in: context), let before = token.value(original, context),
          let value = value(of: token, in: &scope)
        else { continue }
        if case .typography(let entry) = value {
          styles[token.name, default: [:]][context.textSize] = entry
        } else if token.variation == .none, context != ThemeToken.Context() {
          if value != fixed[token.name] ?? before { Self.reportVariation(of: token, in: &scope) }
        } else if value != before {
          token.set(&theme, value, context)
          fixed[token.name] = value
        }
      }
      diagnostics = scope.diagnostics
    }
    for style in TextStyle.allCases {
      set(style, styles["\(Theme.typeGroup).\(style.rawValue)"] ?? [:], of: original, in: &theme)
    }
    return theme
  }

  /// The contexts that are read: light appearance at standard contrast first.
  private var contexts: [ThemeToken.Context] {
    var contexts: [ThemeToken.Context] = []
    for contrast in Contrast.allCases {
      for appearance in Appearance.allCases {
        contexts.append(ThemeToken.Context(appearance: appearance, contrast: contrast))
      }
    }
    if modifiers.contains("text-size") {
      contexts += TextSize.allCases.filter { $0 != .large }.map { ThemeToken.Context(textSize: $0) }
    }
    return contexts
  }

  /// The tokens of the theme that files define. There are thousands, dozens of contexts, and few in a file.
  private mutating func writtenTokens(in scope: TokenScope) -> [ThemeToken] {
    if let writtenTokens { return writtenTokens }
    let written = catalogue.tokens.filter(scope.isWritten)
    if isUnmodified { writtenTokens = written }
    return written
  }

  /// Whether the tokens of files are the same in every context.
  var isUnmodified: Bool { modifiers.isEmpty }

  /// Whether all tokens are checked in a context: without modifiers they are the same everywhere.
  private func isChecked(_ context: ThemeToken.Context, of theme: Theme) -> Bool {
    !isUnmodified || theme.platform == .ios && theme.era == .classic && context == ThemeToken.Context()
  }

  /// Whether a token can have a value of its own in a context. A token that cannot is read only to warn of files that
  /// vary it.
  private func isRead(_ token: ThemeToken, in context: ThemeToken.Context) -> Bool {
    switch token.variation {
    case .look: context.textSize == .large
    case .appearance: context.textSize == .large && context.contrast == .standard
    case .textSize: context.appearance == .light && context.contrast == .standard
    case .none: context == ThemeToken.Context() || !isUnmodified
    }
  }

  private mutating func scope(in context: ThemeToken.Context, of theme: Theme) -> TokenScope {
    let inputs = TokenInputs(platform: theme.platform, era: theme.era, context: context)
    var root = BuiltInTokens.under(inputs, of: catalogue).group
    for layer in layers {
      for group in inputs.groups(of: layer, into: &diagnostics) { root.merge(group, into: &diagnostics) }
    }
    var extensions = GroupExtension(root: root, diagnostics: diagnostics)
    extensions.complete()
    return TokenScope(root: extensions.root, diagnostics: extensions.diagnostics)
  }

  private func value(of token: ThemeToken, in scope: inout TokenScope) -> ThemeTokenValue? {
    scope.value(of: token, families: family)
  }

  /// The first available one of some font families; nil if none is.
  func family(among names: [String]) -> Font.Family? {
    for name in names {
      if name == ThemeTokenValue.systemFamily || name == "sans-serif" { return .system }
      if let family = families[name.lowercased()] { return .named(family) }
    }
    return nil
  }

  /// Warns of a value that varies in a way that the theme does not support.
  private static func reportVariation(of token: ThemeToken, in scope: inout TokenScope) {
    guard case .token(let written)? = scope.root.item(at: token.path), written.position.file >= 0 else {
      return
    }
    scope.diagnostics.add(.cannotVary(token.name), at: written.position)
  }

  /// Changes a text style: at each text size if files distinguish the sizes, else at the standard size and at the
  /// others in proportion to the platform's own sizes.
  private func set(
    _ style: TextStyle, _ entries: [TextSize: TypeRamp.Entry], of original: Theme, in theme: inout Theme
  ) {
    guard let standard = entries[.large] else { return }
    let columns = original.typeRamp.columns
    let isVarying = columns.contains { column in
      entries[column].map { $0.size != standard.size || !Self.isEqual($0.leading, standard.leading) } ?? false
    }
    let before = original.typeRamp.entry(for: style)
    for column in columns {
      let own = original.typeRamp.entry(for: style, at: column)
      var entry = own
      let wanted = isVarying ? entries[column] ?? standard : standard
      entry.family = wanted.family
      if wanted.weight != before.weight { entry.weight = wanted.weight }
      if isVarying {
        entry.size = wanted.size
        if !Self.isEqual(wanted.leading, own.leading) { entry.leading = wanted.leading }
      } else {
        if wanted.size != before.size { entry.size = own.size * (wanted.size / before.size) }
        if !Self.isEqual(wanted.leading, before.leading) {
          entry.leading = own.leading * (wanted.leading / before.leading)
        }
      }
      theme.typeRamp.set(entry, for: style, at: column)
    }
  }

  /// A leading is written as a fraction of the size, which loses its last bits.
  private static func isEqual(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }
}
