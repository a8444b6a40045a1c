public import MaquetteElements

/// The background of a bar.
public enum BarBackground: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// That of the platform: none while no content is under the bar.
  case automatic
  /// A surface with a line; on glass, content fades.
  case standard
  /// None.
  case transparent

  package static let colorHelp = "The colour of the background instead of the platform's material."
  package static let help = "The background: transparent, a bar's over content, or the platform's choice."

  /// Whether a bar has a background; `atRest` is the platform's choice outside of a screen. One with a colour of its own has
  /// it over no content too.
  package func isShown(
    atRest: Bool, hidesAtEdge: Bool, color: ColorReference? = nil, in environment: Environment
  ) -> Bool {
    switch self {
    case .standard: return true
    case .transparent: return false
    case .automatic:
      if color != nil { return true }
      guard let isUnder = environment.isContentUnderBar else { return atRest }
      return isUnder || !hidesAtEdge
    }
  }
}
