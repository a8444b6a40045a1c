public import MaquetteTypography

/// The system whose controls are drawn.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case ios, macos, watchos

  /// The sizes of the platform's text styles.
  public var typeRamp: TypeRamp {
    switch self {
    case .ios: .ios
    case .macos: .macos
    case .watchos: .watchos
    }
  }

  /// The eras with different looks on the platform, the classic one first.
  public var eras: [Era] {
    switch self {
    case .ios: [.classic, .ios7, .glass]
    case .macos: [.classic, .glass]
    case .watchos: [.classic]
    }
  }
}
