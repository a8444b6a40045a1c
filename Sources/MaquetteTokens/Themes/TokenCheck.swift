import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

/// Checks every token of the files, used or not.
struct TokenCheck {
  private let paths: [[String]]
  /// The type that each token of the theme has.
  private let themeTypes: [String: TokenType]
  /// Tokens that are not in the theme, and where each was first seen.
  private var strangers: [String: SourceLocation] = [:]
  /// Every target of a reference, in any context.
  private var referenced: Set<String> = []
  /// The tokens without references that were checked: they are the same in every context that has them.
  private var literals: Set<Literal> = []

  private struct Literal: Hashable {
    var position: SourceLocation
    var type: TokenType?
  }

  init(_ catalogue: Catalogue) {
    paths = catalogue.tokens.map(\.path)
    var types = Dictionary(catalogue.tokens.map { ($0.name, $0.kind.type) }) { first, _ in first }
    types[ThemeTokenValue.familyToken] = .fontFamily
    themeTypes = types
  }

  mutating func check(_ scope: inout TokenScope) {
    var tokens = Written()
    find(in: scope.root, at: [], type: nil, into: &tokens)
    if tokens.count > TokenLimits.tokens, let last = tokens.last {
      scope.diagnostics.add(.tooManyTokens, at: last)
      return
    }
    for (path, token) in tokens.unchecked { check(token, at: path, in: &scope) }
    referenced.formUnion(scope.referenced)
  }

  /// The tokens of files in one context.
  private struct Written {
    var count = 0
    var last: SourceLocation?
    var unchecked: [(path: [String], token: Token)] = []
  }

  /// Finds the tokens of a group, whose own tokens have a type if they state none. Most are literals that another context has too.
  private func find(in group: TokenGroup, at path: [String], type: TokenType?, into tokens: inout Written) {
    let type = group.type?.name ?? type
    for name in group.names {
      switch group[name] {
      case .token(let token) where token.position.file >= 0:
        tokens.count += 1
        tokens.last = token.position
        if literals.contains(Literal(position: token.position, type: token.type?.name ?? type)) { continue }
        tokens.unchecked.append((path + [name], token))
      case .group(let inner): find(in: inner, at: path + [name], type: type, into: &tokens)
      case .token, nil: break
      }
    }
  }

  private mutating func check(_ token: Token, at path: [String], in scope: inout TokenScope) {
    let name = path.joined(separator: ".")
    let expected = themeTypes[name]
    if expected == nil, strangers[name] == nil { strangers[name] = token.position }
    // What is copied to another place may have another type there.
    if token.origin == nil, !token.value.hasLinks {
      literals.insert(Literal(position: token.position, type: scope.type(of: token, at: path)))
    }
    guard let resolved = scope.resolve(token, at: path, expecting: nil) else { return }
    if let type = resolved.type, let expected, type != expected, !resolved.isLegacy {
      scope.diagnostics.add(
        .wrongTypeForTheme(name, expected: expected, found: type), at: token.value.position)
      return
    }
    guard let type = resolved.isLegacy ? expected ?? resolved.type : resolved.type else {
      // Style Dictionary's tokens need no type, and an unused one may have any value.
      if resolved.isLegacy || token.hasWrongType { return }
      scope.diagnostics.add(.noType(name, expected: expected), at: token.position)
      return
    }
    _ = scope.read(resolved, as: type)
  }

  /// Warns of tokens that change nothing but look as if they should: one name away from a token of the theme, or in
  /// one of its groups. A palette beside the theme's colours is not reported.
  func warnOfStrangers(into diagnostics: inout DiagnosticList) {
    let neighbors = TokenNeighbors(paths)
    let groups = Set(paths.map { $0.dropLast().joined(separator: ".") })
    for (name, position) in strangers.sorted(by: { $0.key < $1.key }) where !referenced.contains(name) {
      let path = name.split(separator: ".").map(String.init)
      let nearest = neighbors.nearest(to: path)?.joined(separator: ".")
      let group = path.dropLast().joined(separator: ".")
      if nearest != nil || groups.contains(group) && group != Theme.colorGroup {
        diagnostics.add(.unknownToken(name, nearest: nearest), at: position)
      }
      if diagnostics.isFull { return }
    }
  }
}
