import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteTypography

extension TokenScope {
  /// Whether a file defines a token of the theme, or the family that all text styles share.
  func isWritten(_ token: ThemeToken) -> Bool {
    func isWritten(_ path: [String]) -> Bool { (root.item(at: path)?.position.file ?? -1) >= 0 }
    return isWritten(token.path) || token.kind == .typography && isWritten(ThemeTokenValue.familyPath)
  }

  /// The value of a token of the theme; nil if it is wrong, which is reported.
  ///
  /// - Parameter families: Finds the first available one of some font families.
  mutating func value(
    of token: ThemeToken, families: ([String]) -> Font.Family?
  ) -> ThemeTokenValue? {
    let path = token.path
    guard case .token(let written) = root.item(at: path),
      let resolved = resolve(written, at: path, expecting: nil)
    else { return nil }
    let type = token.kind.type
    guard resolved.isLegacy || resolved.type == type else {
      // A missing or wrong type is reported by the check of all tokens.
      return nil
    }
    // Even if only the reference is used, its target must be right.
    guard let value = read(resolved, as: type) else { return nil }
    switch (token.kind, value) {
    case (.color, .color(let color)): return .color(color)
    case (.points(let range), .points(let number)):
      return inRange(number, range, token, resolved.node) ? .points(number) : nil
    case (.number(let range), .number(let number)):
      return inRange(number, range, token, resolved.node) ? .number(number) : nil
    case (.weight, .weight(let weight)): return .weight(weight)
    case (.typography, .typography(let typography)):
      return .typography(entry(typography, named: token.name, written, families: families))
    case (.textStyle, _):
      if let style = target(of: token, in: Theme.typeGroup, TextStyle.init) { return .textStyle(style) }
      diagnostics.add(.expectedThemeStyle(token.name), at: written.value.position)
    case (.colorToken, _):
      if let color = target(of: token, in: Theme.colorGroup, ColorToken.named) { return .colorToken(color) }
      diagnostics.add(.expectedThemeColor(token.name), at: written.value.position)
    default: break
    }
    return nil
  }

  private mutating func inRange(
    _ number: Double, _ range: ClosedRange<Double>, _ token: ThemeToken, _ node: DocumentNode
  ) -> Bool {
    if range.contains(number) { return true }
    report(.outOfRange(Evidence.quoted(token.name), range, found: number), at: node)
    return false
  }

  /// The first token of a group of the theme on the way from a token to its value.
  private func target<Name>(
    of token: ThemeToken, in group: String, _ named: (String) -> Name?
  ) -> Name? {
    for name in chain(from: token.name).dropFirst() where name.hasPrefix(group + ".") {
      if let found = named(String(name.dropFirst(group.count + 1))) { return found }
    }
    return nil
  }

  /// The font of a token; a family that is missing and what no theme has are remarked upon.
  mutating func entry(
    _ typography: TokenValue.Typography, named name: String, _ written: Token,
    families: ([String]) -> Font.Family?
  ) -> TypeRamp.Entry {
    var entry = TypeRamp.ios.entry(for: .body)
    entry.family = .system
    entry.size = min(max(typography.size, 1), 1000)
    entry.leading = entry.size * min(max(typography.lineHeight, 0), 100)
    entry.weight = typography.weight
    if let family = families(typography.families) {
      entry.family = family
    } else {
      diagnostics.add(.unknownFamily(typography.families), at: place(of: written))
    }
    if typography.letterSpacing != 0 {
      diagnostics.add(.letterSpacing(name), at: place(of: written))
    }
    return entry
  }

  /// The place that defines a text style: the style itself, or the family that all styles share.
  private func place(of token: Token) -> SourceLocation {
    if token.value.position.file >= 0 { return token.value.position }
    if case .token(let family)? = root.item(at: ThemeTokenValue.familyPath) { return family.value.position }
    return token.value.position
  }
}
