import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of avatars, in points, and in multiples of the diameter.
struct AvatarMetrics: Hashable, Sendable {
  /// The diameters of the sizes.
  var mini = 0.0, small = 0.0, medium = 0.0, large = 0.0
  /// The radius of the corners of one that is no circle, in multiples of the diameter.
  var cornerRadius = 0.0
  /// The size of initials and symbols, in multiples of the diameter.
  var initialsSize = 0.0, symbolSize = 0.0
  var initialsWeight = FontWeight.regular
  /// The diameter of the mark of presence and the gap around it, in multiples of the diameter.
  var presenceSize = 0.0, presenceGap = 0.0
  /// The least gap, in points.
  var leastGap = 0.0
  /// How far the avatars of a group lie over each other, in multiples of the diameter.
  var overlap = 0.0
  /// The size of initials in a group, in multiples of the diameter.
  var groupInitialsSize = 0.0

  /// The symbol of a person without a name.
  static let standIn = "person.fill"

  /// The diameter of a size.
  func side(of size: ControlSize) -> Double {
    size.choice(mini: mini, small: small, medium: medium, large: large)
  }
}

extension AvatarMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<AvatarMetrics>()

  static let tokenGroup = "avatar"
  static let colors: [ColorToken] = [.avatarTop, .avatarBottom]

  static let tokens: MetricTokens<AvatarMetrics> = [
    .points("mini", \.mini), .points("small", \.small), .points("medium", \.medium),
    .points("large", \.large), .number("corner-radius", \.cornerRadius),
    .number("initials-size", \.initialsSize), .number("symbol-size", \.symbolSize),
    .weight("initials-weight", \.initialsWeight), .number("presence-size", \.presenceSize),
    .number("presence-gap", \.presenceGap), .points("least-gap", \.leastGap),
    .number("overlap", \.overlap), .number("group-initials-size", \.groupInitialsSize),
  ]
}

extension ColorToken {
  /// The top and the bottom of the surface of an avatar without a colour of its own.
  static let avatarTop = ColorToken("avatar-top")
  static let avatarBottom = ColorToken("avatar-bottom")
}
