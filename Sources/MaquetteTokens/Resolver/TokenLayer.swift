internal import MaquetteControls
internal import MaquetteDiagnostics

/// The contribution of one set or modifier to the tokens, in the order of resolution.
enum TokenLayer: Sendable {
  /// Tokens of every context.
  case tokens(TokenGroup)
  /// Tokens that depend on a context.
  case modifier(TokenModifier)
}

/// Tokens for each of several contexts (Design Tokens Resolver Module 2025.10, section 4.1.5).
struct TokenModifier: Sendable {
  var name: String
  var position: SourceLocation
  /// The contribution of each context, in the order of the file.
  var contexts: [(name: String, layers: [TokenGroup])]
  /// The default context.
  var defaultContext: String?

  /// The contribution of a context; names are compared without case.
  func layers(of context: String) -> [TokenGroup]? {
    contexts.first { $0.name.lowercased() == context.lowercased() }?.layers
  }
}
