import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteTypography

// Tokens of files that the theme does not have are a brand's own: sheets use them by name.

/// A token of a file that the theme does not have.
struct BrandToken {
  let name: String
  let path: [String]
  let token: Token
  var origin = Origin.context

  /// What decides the value of a token. Files may have thousands of them, and there are dozens of contexts.
  enum Origin {
    /// The files alone: the value is written out, or the references to it pass no token of the theme.
    case files(TokenValue)
    /// A token of the theme, which the references lead to.
    case theme(String)
    /// Anything else: the value is read in each context.
    case context
  }
}

extension ThemeBuild {
  /// Reads what files define beside the theme's tokens, in one context.
  ///
  /// All but colours is the same in every context: that of the first one counts.
  mutating func readBrand(
    from scope: inout TokenScope, in context: ThemeToken.Context, into theme: inout Theme
  ) {
    let own = brandTokens(in: &scope)
    guard !own.isEmpty else { return }
    // The theme's is read and set once: each time is a copy.
    var brand = theme.brand
    defer { theme.brand = brand }
    var known: [String: TokenValue] = [:]
    for item in own {
      let (name, token) = (item.name, item.token)
      guard let value = scope.brandValue(of: item, known: &known) else { continue }
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
      default:
        for (part, color) in value.colors(ofPartsOf: name) {
          brand.colors.insert(part)
          set(part, to: color, in: context, of: &theme)
        }
        if brand.literals[name] == nil { brand.literals[name] = value.literal(named: name) }
      }
    }
  }

  /// The tokens of files that can be a brand's. Without modifiers they are the same everywhere, and what decides their values is
  /// found once.
  private mutating func brandTokens(in scope: inout TokenScope) -> [BrandToken] {
    if let brandTokens { return brandTokens }
    var all: [BrandToken] = []
    scope.root.forEachToken { path, token in
      guard token.position.file >= 0 else { return }
      let name = path.joined(separator: ".")
      if !themeNames.contains(name) { all.append(BrandToken(name: name, path: path, token: token)) }
    }
    guard all.count <= TokenLimits.tokens else { return [] }
    guard isUnmodified else { return all }
    var endings = TokenEndings(themeNames: themeNames)
    let own = all.compactMap { scope.withOrigin($0, endings: &endings) }
    brandTokens = own
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
  /// Finds what decides the value of a token; nil for one whose value no context changes and that is wrong.
  fileprivate mutating func withOrigin(_ item: BrandToken, endings: inout TokenEndings) -> BrandToken? {
    guard let resolved = resolve(item.token, at: item.path, expecting: nil) else {
      // The failure was reported. It can be one of this context.
      return item.token.value.hasLink ? item : nil
    }
    guard let type = resolved.type else { return nil }
    var item = item
    let value = read(resolved, as: type)
    switch endings.ending(of: item.name, in: self) {
    case .theme(let name): if value != nil { item.origin = .theme(name) }
    case .files:
      guard let value else { return nil }
      item.origin = .files(value)
    case .part: break
    }
    return item
  }

  /// The value of a token; nil after a failure, which was reported.
  ///
  /// - Parameter known: The values of tokens of the theme in this context, by their names.
  fileprivate mutating func brandValue(
    of item: BrandToken, known: inout [String: TokenValue]
  ) -> TokenValue? {
    switch item.origin {
    case .files(let value): return value
    case .context: return brandValue(of: item)
    case .theme(let name):
      if let value = known[name] { return value }
      let value = brandValue(of: item)
      known[name] = value
      return value
    }
  }

  private mutating func brandValue(of item: BrandToken) -> TokenValue? {
    guard let resolved = resolve(item.token, at: item.path, expecting: nil), let type = resolved.type else {
      return nil
    }
    return read(resolved, as: type)
  }
}

/// Where the references of tokens lead. Each is followed once, so that chains of any length cost one pass over the files.
private struct TokenEndings {
  enum Ending {
    /// The first token of the theme on the way.
    case theme(String)
    /// A value in a file that is written out.
    case files
    /// A part of a value, or a value with references in it.
    case part
  }

  let themeNames: Set<String>
  private var known: [String: Ending] = [:]

  init(themeNames: Set<String>) { self.themeNames = themeNames }

  /// The ending of a token that has a value, so that its references end.
  mutating func ending(of name: String, in scope: TokenScope) -> Ending {
    var way: [String] = []
    var name = name
    var found = known[name]
    while found == nil {
      way.append(name)
      if themeNames.contains(name) {
        found = .theme(name)
      } else if let next = scope.successor(of: name) {
        name = next
        found = known[name]
      } else if case .token(let last)? = scope.root.item(at: name.split(separator: ".").map(String.init)) {
        found = last.value.hasLink ? .part : .files
      } else {
        found = .part
      }
    }
    let ending = found ?? .part
    for name in way { known[name] = ending }
    return ending
  }
}

extension DocumentNode {
  /// Whether the node is a reference or has one in it.
  fileprivate var hasLink: Bool {
    link != nil || entries?.contains { $0.value.hasLink } ?? items?.contains(where: \.hasLink) ?? false
  }
}
