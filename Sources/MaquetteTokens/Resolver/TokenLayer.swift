internal import MaquetteControls
internal import MaquetteDiagnostics

/// What one set or modifier contributes to the tokens, in the order of resolution.
enum TokenLayer: Sendable {
  /// Tokens that are always there.
  case tokens(TokenGroup)
  /// Tokens that depend on a context.
  case modifier(TokenModifier)
}

/// Tokens for each of several contexts (Design Tokens Resolver Module 2025.10, section 4.1.5).
struct TokenModifier: Sendable {
  var name: String
  var position: SourceLocation
  /// What each context contributes, in the order of the file.
  var contexts: [(name: String, layers: [TokenGroup])]
  /// The context where nothing chooses another.
  var defaultContext: String?

  /// What a context contributes; names differ in more than case.
  func layers(of context: String) -> [TokenGroup]? {
    contexts.first { $0.name.lowercased() == context.lowercased() }?.layers
  }
}
