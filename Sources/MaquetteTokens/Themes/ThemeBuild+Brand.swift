internal import MaquetteDiagnostics
internal import MaquetteElements
internal import MaquetteTypography

// Tokens of files that the theme does not have are a brand's own: sheets use them by name.

extension ThemeBuild {
  /// Reads the colours, gradients and fonts that files define beside the theme's tokens, in one context.
  ///
  /// Gradients and fonts are the same in every context: those of the first one count.
  func readBrand(from scope: inout TokenScope, in context: ThemeToken.Context, into theme: inout Theme) {
    var own: [(path: [String], token: Token)] = []
    scope.root.forEachToken { path, token in
      if token.position.file >= 0, !themeNames.contains(path.joined(separator: ".")) {
        own.append((path, token))
      }
    }
    guard !own.isEmpty, own.count <= TokenLimits.tokens else { return }
    // The theme's is read and set once: each time is a copy.
    var brand = theme.brand
    defer { theme.brand = brand }
    for (path, token) in own {
      let name = path.joined(separator: ".")
      guard let resolved = scope.resolve(token, at: path, expecting: nil), let type = resolved.type,
        [.color, .gradient, .typography, .fontFamily].contains(type),
        let value = scope.read(resolved, as: type)
      else { continue }
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

  /// A family that is not loaded is remarked upon where a text uses it, not where a file mentions it.
  private func familyOrFirst(_ names: [String]) -> Font.Family? {
    family(among: names) ?? names.first.map(Font.Family.named)
  }

  private func set(_ name: String, to color: Color, in context: ThemeToken.Context, of theme: inout Theme) {
    ThemeToken(ColorToken.brand(name)).set(&theme, .color(color), context)
  }
}
