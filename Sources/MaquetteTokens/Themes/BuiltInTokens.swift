import MaquetteElements
import Synchronization

/// The tokens of a built-in theme in a context, as the tree below the token files.
///
/// Most values are the same everywhere, and building a whole tree takes longer than reading most files. So only the
/// first tree is built from nothing: that of another theme begins as a copy of it, and that of another context as a
/// copy of its theme's; then the values that differ are set.
struct BuiltInTokens {
  private(set) var group: TokenGroup
  /// The values of the themes' tokens in it, in the order of ``Catalogue/tokens``.
  private var values: [ThemeTokenValue?]

  static func under(_ inputs: TokenInputs, of catalogue: Catalogue) -> BuiltInTokens {
    let key = Key(inputs: inputs, catalogue: catalogue)
    if let known = known.withLock({ $0[key] }) { return known }
    let tokens = BuiltInTokens(inputs, of: catalogue)
    known.withLock { $0[key] = tokens }
    return tokens
  }

  private struct Key: Hashable {
    var inputs: TokenInputs
    var catalogue: Catalogue
  }

  /// There are at most as many as themes and contexts of each catalogue.
  private static let known = Mutex<[Key: BuiltInTokens]>([:])

  private init(_ inputs: TokenInputs, of catalogue: Catalogue) {
    let base = inputs.base
    if let base {
      self = .under(base, of: catalogue)
    } else {
      group = TokenGroup.withoutBuiltInValues
      values = Array(repeating: nil, count: catalogue.tokens.count)
    }
    let theme = Theme.standard(for: inputs.platform, era: inputs.era)
    let isSameTheme = base?.platform == inputs.platform && base?.era == inputs.era
    for (index, token) in catalogue.tokens.enumerated() where !(isSameTheme && token.variation == .none) {
      let value = token.value(theme, inputs.context)
      guard value != values[index] else { continue }
      values[index] = value
      group.set(value, of: token)
    }
  }
}

extension TokenInputs {
  /// The inputs whose tokens are most similar to those of these inputs; nil for the first tree.
  fileprivate var base: TokenInputs? {
    var base = self
    if context != ThemeToken.Context() {
      base.context = ThemeToken.Context()
    } else {
      base.platform = .ios
      base.era = .classic
    }
    return base == self ? nil : base
  }
}
