import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of avatars, in points, and in multiples of the diameter.
struct AvatarMetrics: Hashable, Sendable {
  /// The diameters of the sizes.
  var mini, small, medium, large: Double
  /// The radius of the corners of one that is no circle, in multiples of the diameter.
  var cornerRadius: Double
  /// The size of initials and symbols, in multiples of the diameter.
  var initialsSize, symbolSize: Double
  var initialsWeight: FontWeight
  /// The diameter of the mark of presence and the gap around it, in multiples of the diameter.
  var presenceSize, presenceGap: Double
  /// The least gap, in points.
  var leastGap: Double
  /// How far the avatars of a group lie over each other, in multiples of the diameter.
  var overlap: Double
  /// The size of initials in a group, in multiples of the diameter.
  var groupInitialsSize: Double

  /// The symbol of a person without a name.
  static let standIn = "person.fill"

  static let ios = AvatarMetrics(
    mini: 20, small: 28, medium: 40, large: 80, cornerRadius: 0.225, initialsSize: 0.42, symbolSize: 0.5,
    initialsWeight: .semibold, presenceSize: 0.28, presenceGap: 0.05, leastGap: 1.5, overlap: 0.18,
    groupInitialsSize: 0.33)

  /// iOS 7 to 12: thin letters.
  static let ios7 = ios.with { $0.initialsWeight = .regular }

  /// macOS, and watchOS: smaller ones.
  static let macos = ios.with {
    $0.mini = 16
    $0.small = 24
    $0.medium = 32
    $0.large = 64
  }

  /// The diameter of a size.
  func side(of size: ControlSize) -> Double {
    size.choice(mini: mini, small: small, medium: medium, large: large)
  }
}

extension AvatarMetrics: ThemeMetrics {
  static func standard(for platform: Platform, era: Era) -> AvatarMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, macos: .macos, watchos: .macos)
  }

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
  static let avatarTop = ColorToken(
    "avatar-top", DynamicColor(0xA5AB_B9FF, 0xA5AB_B9FF, 0x6F74_80FF, 0x7D82_8FFF))
  static let avatarBottom = ColorToken(
    "avatar-bottom", DynamicColor(0x8589_94FF, 0x8589_94FF, 0x5A5E_68FF, 0x666A_74FF))
}
