public import MaquetteTypography

/// Colours, letters and measures of one platform and era; controls read nothing else.
public struct Theme: Sendable {
  /// The system that the theme belongs to.
  public let platform: Platform
  /// What each colour token looks like.
  public var colors: ColorTable
  /// What each text style looks like.
  public var typeRamp: TypeRamp
  /// The measures that differ from the platform's own, by their types.
  private var changes: [ObjectIdentifier: any ThemeMetrics] = [:]

  /// Creates a theme with the platform's own letters and measures.
  public init(platform: Platform, colors: ColorTable) {
    self.platform = platform
    self.colors = colors
    typeRamp = platform.typeRamp
  }

  /// The measures of a control, by their type.
  public subscript<Metrics: ThemeMetrics>(_ type: Metrics.Type) -> Metrics {
    get {
      // Few themes change anything, and a cast costs as much as a small control.
      guard !changes.isEmpty, let changed = changes[ObjectIdentifier(type)] as? Metrics else {
        return .standard(for: platform)
      }
      return changed
    }
    set { changes[ObjectIdentifier(type)] = newValue }
  }

  /// iOS 15 to 18, before the glass era.
  public static let ios = Theme(platform: .ios, colors: .ios)

  /// macOS 11 to 15, before the glass era.
  public static let macos = Theme(platform: .macos, colors: .macos)

  /// watchOS: its own text styles, and the colours and controls of iOS, which it has none of its own for.
  public static let watchos = Theme(platform: .watchos, colors: .ios)

  /// Returns the theme that a platform has unless another is given.
  public static func standard(for platform: Platform) -> Theme {
    switch platform {
    case .ios: .ios
    case .macos: .macos
    case .watchos: .watchos
    }
  }
}
