public import Synchronization

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
    let tokens = tokens
    for index in tokens.list.indices {
      let token = tokens.list[index]
      guard let row = file.row(of: token.name, expected: index) else { continue }
      for appearance in token.variesByAppearance ? [Appearance.light, .dark] : [.light] {
        let value = file.value(row, in: theme, under: appearance)
        guard let value = value.flatMap({ token.kind.value(of: $0, among: colors) }) else { continue }
        tokens.set(index, in: &metrics, to: value, under: appearance, grows: true)
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

/// The metrics of a control in each built-in theme, read from its file on first use.
///
/// Every control asks for metrics, so this is inlined into its module, and costs a load.
///
/// - Note: `@unchecked Sendable` and `@safe` are sound because each pointer is written once, atomically, and what it points to does
///   not change and is never freed.
@safe
public final class StandardMeasures<Metrics: MeasuredMetrics>: @unchecked Sendable {
  /// Metrics that live as long as the program.
  @usableFromInline typealias Place = Atomic<UnsafePointer<Metrics>?>

  @usableFromInline let ios7 = unsafe Place(nil)
  @usableFromInline let ios = unsafe Place(nil)
  @usableFromInline let iosGlass = unsafe Place(nil)
  @usableFromInline let macos10 = unsafe Place(nil)
  @usableFromInline let macos = unsafe Place(nil)
  @usableFromInline let macosGlass = unsafe Place(nil)
  @usableFromInline let watchos = unsafe Place(nil)

  /// Creates the metrics; none is read yet.
  public init() {}

  /// The metrics of a theme.
  @inlinable
  public subscript(theme: StandardTheme) -> Metrics {
    switch theme {
    case .ios7: unsafe read(ios7, theme)
    case .ios: unsafe read(ios, theme)
    case .iosGlass: unsafe read(iosGlass, theme)
    case .macos10: unsafe read(macos10, theme)
    case .macos: unsafe read(macos, theme)
    case .macosGlass: unsafe read(macosGlass, theme)
    case .watchos: unsafe read(watchos, theme)
    }
  }

  @inlinable
  func read(_ place: borrowing Place, _ theme: StandardTheme) -> Metrics {
    if let known = unsafe place.load(ordering: .acquiring) { return unsafe known.pointee }
    return unsafe Self.stored(theme, in: place).pointee
  }

  /// Reads the metrics. Two threads may read the same file at once: one of the equal results is kept.
  @usableFromInline
  static func stored(_ theme: StandardTheme, in place: borrowing Place) -> UnsafePointer<Metrics> {
    let made = UnsafeMutablePointer<Metrics>.allocate(capacity: 1)
    unsafe made.initialize(to: .read(theme))
    let (isFirst, known) = unsafe place.compareExchange(
      expected: nil, desired: UnsafePointer(made), ordering: .acquiringAndReleasing)
    guard !isFirst, let known = unsafe known else { return unsafe UnsafePointer(made) }
    unsafe made.deinitialize(count: 1)
    unsafe made.deallocate()
    return unsafe known
  }
}
