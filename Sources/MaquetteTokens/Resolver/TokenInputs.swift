internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments
internal import MaquetteTypography

/// What chooses the contexts of modifiers: the platform, the era, and what an element is drawn under.
struct TokenInputs: Hashable, Sendable {
  var platform: Platform
  var era: Era
  var context: ThemeToken.Context

  /// The modifiers that contexts are chosen for.
  static let names = ["platform", "era", "appearance", "contrast", "text-size"]

  /// The context that is chosen for a modifier, whose name may be written in any case (section 5.1).
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

  /// What a layer contributes here; a modifier that cannot be decided is reported.
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
      diagnostics.insert(problem, at: modifier.position)
      return []
    }
  }
}
