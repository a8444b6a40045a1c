/// The colours, text styles and metrics of one platform and era; controls read nothing else.
public struct Theme: Sendable {
  /// The system that the theme belongs to.
  public let platform: Platform
  /// The era that the theme belongs to: one of its platform's eras.
  public let era: Era
  /// The looks of colour tokens.
  public var colors: ColorTable
  /// The fonts of text styles.
  public var typeRamp: TypeRamp
  /// The colours, gradients and fonts that token files add.
  public package(set) var brand: Brand {
    get { added?.brand ?? Brand() }
    set { added = Added(newValue) }
  }
  /// One reference, and mostly none: environments are copied for every element, and few themes have a brand.
  ///
  /// It is a new one whenever metrics change too, which cannot be compared.
  private var added: Added?
  /// The metrics that differ from those of the platform, by type.
  private var changes: [ObjectIdentifier: any ThemeMetrics] = [:]

  /// Creates the theme of a platform in an era, with its fonts, colours and metrics.
  public init(platform: Platform, era: Era = .classic) {
    self.platform = platform
    self.era = era
    colors = ColorTable(platform: platform, era: era)
    typeRamp = platform.typeRamp
  }

  /// The metrics of a control, by type.
  public subscript<Metrics: ThemeMetrics>(_ type: Metrics.Type) -> Metrics {
    get {
      // Few themes change metrics, and a cast costs as much as a small control.
      changes.isEmpty ? .standard(for: platform, era: era) : changed(type)
    }
    set {
      changes[ObjectIdentifier(type)] = newValue
      added = Added(brand)
    }
  }

  // Kept out of line: the compiler fetches optional metadata on entry even when this branch is not taken.
  @inline(never)
  private func changed<Metrics: ThemeMetrics>(_ type: Metrics.Type) -> Metrics {
    changes[ObjectIdentifier(type)] as? Metrics ?? .standard(for: platform, era: era)
  }

  /// Whether another theme is a copy of this one, or has the same built-in measures and the same colours and fonts.
  func isSame(as other: Theme) -> Bool {
    platform == other.platform && era == other.era && added === other.added && colors == other.colors
      && typeRamp == other.typeRamp
  }

  private final class Added: Sendable {
    let brand: Brand

    init(_ brand: Brand) { self.brand = brand }
  }

  /// iOS 7 to 12: flat, with hairlines.
  public static let ios7 = Theme(platform: .ios, era: .ios7)

  /// iOS 15 to 18, before the glass era.
  public static let ios = Theme(platform: .ios)

  /// iOS 26.
  public static let iosGlass = Theme(platform: .ios, era: .glass)

  /// macOS 10.10 to 10.15: outlined controls with blue gradients.
  public static let macos10 = Theme(platform: .macos, era: .ios7)

  /// macOS 11 to 15, before the glass era.
  public static let macos = Theme(platform: .macos)

  /// macOS 26.
  public static let macosGlass = Theme(platform: .macos, era: .glass)

  /// watchOS: its own text styles, colours and buttons; the other controls are those of iOS.
  public static let watchos = Theme(platform: .watchos)

  /// Returns the built-in theme of a platform in an era; an era that the platform does not distinguish is the classic one.
  public static func standard(for platform: Platform, era: Era = .classic) -> Theme {
    StandardTheme(platform, era).theme
  }

  /// Every built-in theme: that of each platform in each of its eras, the classic one first.
  public static var allStandard: [Theme] {
    Platform.allCases.flatMap { platform in platform.eras.map { standard(for: platform, era: $0) } }
  }
}
