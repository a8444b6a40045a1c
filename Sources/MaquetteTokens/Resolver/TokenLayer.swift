import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteTypography

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
  var defaultContext: String?

  /// The contribution of a context; names are compared without case.
  func layers(of context: String) -> [TokenGroup]? {
    contexts.first { $0.name.lowercased() == context.lowercased() }?.layers
  }
}

/// The inputs that choose the contexts of modifiers: the platform, the era, and the context of drawing.
struct TokenInputs: Hashable, Sendable {
  var platform: Platform
  var era: Era
  var context: ThemeToken.Context

  /// The supported modifiers.
  static let names = ["platform", "era", "appearance", "contrast", "text-size"]

  /// The chosen context of a modifier, whose name may be written in any case (section 5.1).
  func choice(for modifier: String) -> String? {
    switch modifier.lowercased() {
    case "platform": platform.rawValue
    case "era": era.rawValue
    case "appearance": context.appearance.rawValue
    case "contrast": context.contrast.rawValue
    case "text-size": context.textSize.rawValue
    default: nil
    }
  }

  /// The contribution of a layer under these inputs; a modifier that cannot be decided is reported.
  func groups(of layer: TokenLayer, into diagnostics: inout DiagnosticList) -> [TokenGroup] {
    switch layer {
    case .tokens(let group): return [group]
    case .modifier(let modifier):
      let choice = choice(for: modifier.name)
      if let choice, let layers = modifier.layers(of: choice) { return layers }
      if let layers = modifier.defaultContext.flatMap(modifier.layers) { return layers }
      let problem: TokenProblem =
        if let choice {
          .unknownContext(choice, modifier: modifier.name, choices: modifier.contexts.map(\.name))
        } else {
          .noChoice(modifier.name)
        }
      diagnostics.add(problem, at: modifier.position)
      return []
    }
  }
}
