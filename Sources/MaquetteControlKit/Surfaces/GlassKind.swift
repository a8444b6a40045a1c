public import MaquetteElements

/// How much of the picture behind it glass shows.
public enum GlassKind: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Light over light and dark over dark, so that text on it is legible.
  case regular
  /// Nearly all of the picture, over photographs and films.
  case clear
  /// None of it: the tint with the light of glass, for the most important action.
  case prominent
}
