/// The built-in themes: one for each look that a platform has had.
public enum StandardTheme: Int, Hashable, Sendable, CaseIterable {
  /// iOS 7 to 12.
  case ios7
  /// iOS 13 to 18.
  case ios
  /// iOS 26.
  case iosGlass
  /// macOS 10.10 to 10.15.
  case macos10
  /// macOS 11 to 15.
  case macos
  /// macOS 26.
  case macosGlass
  /// watchOS.
  case watchos

  /// The theme of a platform in an era; an era that the platform does not distinguish is the classic one.
  public init(_ platform: Platform, _ era: Era) {
    self =
      switch (platform, era) {
      case (.ios, .ios7): .ios7
      case (.ios, .classic): .ios
      case (.ios, .glass): .iosGlass
      case (.macos, .ios7): .macos10
      case (.macos, .classic): .macos
      case (.macos, .glass): .macosGlass
      case (.watchos, _): .watchos
      }
  }

  /// The theme itself.
  package var theme: Theme {
    switch self {
    case .ios7: .ios7
    case .ios: .ios
    case .iosGlass: .iosGlass
    case .macos10: .macos10
    case .macos: .macos
    case .macosGlass: .macosGlass
    case .watchos: .watchos
    }
  }

  /// The systems that look so: "iOS 7", "macOS 26".
  package var title: String {
    switch self {
    case .ios7: "iOS 7"
    case .ios: "iOS"
    case .iosGlass: "iOS 26"
    case .macos10: "macOS 10"
    case .macos: "macOS"
    case .macosGlass: "macOS 26"
    case .watchos: "watchOS"
    }
  }
}
