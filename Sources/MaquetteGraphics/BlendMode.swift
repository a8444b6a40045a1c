/// How the pixels of a group are mixed with those below, as in SwiftUI.
///
/// The formulas are those of Compositing and Blending Level 1, and for the two sums those of Core Graphics.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The group lies over what is below.
  case normal
  /// The product: white changes nothing.
  case multiply
  /// The product of what is missing to white: black changes nothing.
  case screen
  /// The product where the picture below is dark, and `screen` where it is light.
  case overlay
  /// The darker of the two, in each channel.
  case darken
  /// The lighter of the two, in each channel.
  case lighten
  /// The picture below, made lighter by the group.
  case colorDodge = "color-dodge"
  /// The picture below, made darker by the group.
  case colorBurn = "color-burn"
  /// As `hardLight`, with less contrast.
  case softLight = "soft-light"
  /// The product where the group is dark, and `screen` where it is light.
  case hardLight = "hard-light"
  /// The distance of the two.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The hue of the group, with saturation and lightness of what is below.
  case hue
  /// The saturation of the group, with hue and lightness of what is below.
  case saturation
  /// Hue and saturation of the group, with the lightness of what is below.
  case color
  /// The lightness of the group, with hue and saturation of what is below.
  case luminosity
  /// The sum, up to white.
  case plusLighter = "plus-lighter"
  /// The sum of what is missing to white, down to black.
  case plusDarker = "plus-darker"
  /// The group, where there is something below.
  case sourceAtop = "source-atop"
  /// The group, behind what is below.
  case destinationOver = "destination-over"
  /// What is below, where the group is not.
  case destinationOut = "destination-out"
  /// What is below, where the group is.
  case destinationIn = "destination-in"

  /// The place of the mode in the list of all.
  package var index: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? 0) }
}
