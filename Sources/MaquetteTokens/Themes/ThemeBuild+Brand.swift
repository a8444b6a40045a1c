internal import MaquetteDiagnostics
internal import MaquetteDocuments
internal import MaquetteElements
internal import MaquetteTypography

// Tokens of files that the theme does not have are a brand's own: sheets use them by name.

/// A token of a file that the theme does not have.
struct BrandToken {
  let name: String
  let path: [String]
  let token: Token
  /// The value, if it is written out; one that refers to other tokens can be another one in each context.
  var constant: TokenValue?

  static let types: Set<TokenType> = [.color, .gradient, .typography, .fontFamily]
}

extension ThemeBuild {
  /// Reads the colours, gradients and fonts that files define beside the theme's tokens, in one context.
  ///
  /// Gradients and fonts are the same in every context: those of the first one count.
  mutating func readBrand(
    from scope: inout TokenScope, in context: ThemeToken.Context, into theme: inout Theme
  ) {
    let own = brandTokens(in: &scope)
    guard !own.isEmpty else { return }
    // The theme's is read and set once: each time is a copy.
    var brand = theme.brand
    defer { theme.brand = brand }
    for item in own {
      let (name, token) = (item.name, item.token)
      guard let value = item.constant ?? scope.brandValue(of: item) else { continue }
      switch value {
      case .color(let color):
        brand.colors.insert(name)
        set(name, to: color, in: context, of: &theme)
      case .gradient(let stops):
        var gradient: [Brand.Stop] = []
        for (index, stop) in stops.enumerated() {
          let part = "\(name).\(index)"
          set(part, to: stop.color, in: context, of: &theme)
          gradient.append(Brand.Stop(offset: stop.position, color: .token(.brand(part))))
        }
        if brand.gradients[name] == nil { brand.gradients[name] = gradient }
      case .typography(let typography) where brand.typefaces[name] == nil:
        var plain = typography
        plain.letterSpacing = 0
        let entry = scope.entry(plain, named: name, token, families: familyOrFirst)
        brand.typefaces[name] = .style(entry, tracking: typography.letterSpacing)
      case .families(let names) where brand.typefaces[name] == nil:
        brand.typefaces[name] = .family(familyOrFirst(names) ?? .system)
      default: break
      }
    }
  }

  /// The tokens of files that can be a brand's. Without modifiers they are the same everywhere, and values that are written out
  /// are read once: there are dozens of contexts, and files may have thousands of tokens.
  private mutating func brandTokens(in scope: inout TokenScope) -> [BrandToken] {
    if let brandTokens { return brandTokens }
    var all: [BrandToken] = []
    scope.root.forEachToken { path, token in
      guard token.position.file >= 0 else { return }
      let name = path.joined(separator: ".")
      if !themeNames.contains(name) { all.append(BrandToken(name: name, path: path, token: token)) }
    }
    guard all.count <= TokenLimits.tokens else { return [] }
    let own = all.compactMap { item -> BrandToken? in
      guard !item.token.value.hasLink else { return item }
      var item = item
      item.constant = scope.brandValue(of: item)
      return item.constant == nil ? nil : item
    }
    if isUnmodified { brandTokens = own }
    return own
  }

  /// A family that is not loaded is remarked upon where a text uses it, not where a file mentions it.
  private func familyOrFirst(_ names: [String]) -> Font.Family? {
    family(among: names) ?? names.first.map(Font.Family.named)
  }

  private func set(_ name: String, to color: Color, in context: ThemeToken.Context, of theme: inout Theme) {
    ThemeToken(ColorToken.brand(name)).set(&theme, .color(color), context)
  }
}

extension TokenScope {
  /// The value of a token of a type that a brand can have; nil for any other, and after a failure, which was reported.
  fileprivate mutating func brandValue(of item: BrandToken) -> TokenValue? {
    guard let resolved = resolve(item.token, at: item.path, expecting: nil), let type = resolved.type,
      BrandToken.types.contains(type)
    else { return nil }
    return read(resolved, as: type)
  }
}

extension DocumentNode {
  /// Whether the node is a reference or has one in it.
  fileprivate var hasLink: Bool {
    link != nil || entries?.contains { $0.value.hasLink } ?? items?.contains(where: \.hasLink) ?? false
  }
}
