import Synchronization

/// Metrics whose built-in values stand in a file `*.measures` beside the control.
public protocol MeasuredMetrics: ThemeMetrics {
  /// Creates metrics without values, which their file replaces.
  init()

  /// The metrics of each built-in theme; each type stores its own.
  static var standard: StandardMeasures<Self> { get }
}

extension MeasuredMetrics {
  // Inlinable, so that each control's module has its own; a generic one looks its types up each time.
  @inlinable
  public static func standard(for platform: Platform, era: Era) -> Self {
    standard[StandardTheme(platform, era)]
  }

  /// Returns the metrics that the file states for a theme.
  package static func read(_ theme: StandardTheme) -> Self {
    var metrics = Self()
    guard let file = MeasureFile(of: tokenGroup) else { return metrics }
    for (place, token) in tokens.list.enumerated() {
      guard let row = file.row(of: token.name, expected: place) else { continue }
      for appearance in token.variesByAppearance ? [Appearance.light, .dark] : [.light] {
        let value = file.value(row, in: theme, under: appearance)
        guard let value = value.flatMap({ token.kind.value(of: $0, among: colors) }) else { continue }
        token.fill(&metrics, value, appearance)
      }
    }
    return metrics
  }
}

extension ThemeToken.Kind {
  /// Returns a stated value as one of this kind; nil if it is none.
  fileprivate func value(of stated: MeasureFile.Value, among colors: [ColorToken]) -> ThemeTokenValue? {
    switch (self, stated) {
    case (.points, .number(let number)): .points(number)
    case (.number, .number(let number)): .number(number)
    case (.weight, .number(let number)): FontWeight(rawValue: Int(number)).map { .weight($0) }
    case (.textStyle, .name(let name)): TextStyle(rawValue: name).map { .textStyle($0) }
    case (.colorToken, .name(let name)):
      (colors.first { $0.name == name } ?? ColorToken.named(name)).map { .colorToken($0) }
    default: nil
    }
  }
}

/// The metrics of a control in each built-in theme, read from its file when they are first asked for.
public final class StandardMeasures<Metrics: MeasuredMetrics>: Sendable {
  @usableFromInline
  final class Stored: Sendable {
    @usableFromInline let metrics: Metrics

    init(_ metrics: Metrics) { self.metrics = metrics }
  }

  private let ios7 = AtomicLazyReference<Stored>()
  private let ios = AtomicLazyReference<Stored>()
  private let iosGlass = AtomicLazyReference<Stored>()
  private let macos10 = AtomicLazyReference<Stored>()
  private let macos = AtomicLazyReference<Stored>()
  private let macosGlass = AtomicLazyReference<Stored>()
  private let watchos = AtomicLazyReference<Stored>()

  /// Creates the metrics; none is read yet.
  public init() {}

  /// The metrics of a theme.
  @inlinable
  public subscript(theme: StandardTheme) -> Metrics { stored(theme).metrics }

  @usableFromInline
  func stored(_ theme: StandardTheme) -> Stored {
    switch theme {
    case .ios7: Self.read(ios7, theme)
    case .ios: Self.read(ios, theme)
    case .iosGlass: Self.read(iosGlass, theme)
    case .macos10: Self.read(macos10, theme)
    case .macos: Self.read(macos, theme)
    case .macosGlass: Self.read(macosGlass, theme)
    case .watchos: Self.read(watchos, theme)
    }
  }

  /// Two threads may read the same file at once: one of the equal results is kept.
  private static func read(_ slot: borrowing AtomicLazyReference<Stored>, _ theme: StandardTheme) -> Stored {
    slot.load() ?? slot.storeIfNil(Stored(.read(theme)))
  }
}
