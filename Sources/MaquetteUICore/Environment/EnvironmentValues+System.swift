public import Foundation
public import MaquetteFoundation

// The values of SwiftUI that views read; those without a storage are what a still picture has.
extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { own.colorScheme }
    set { own.colorScheme = newValue }
  }
  /// Standard or increased contrast.
  public var colorSchemeContrast: ColorSchemeContrast { own.contrast }
  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { own.textSize }
    set { own.textSize = newValue }
  }
  /// The reading direction.
  public var layoutDirection: LayoutDirection {
    get { own.direction }
    set { own.direction = newValue }
  }
  /// The language and the region.
  public var locale: Locale {
    get { own.locale }
    set { own.locale = newValue }
  }
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { own.isEnabled }
    set { own.isEnabled = newValue }
  }
  /// The font.
  public var font: Font? {
    get { own.font }
    set { own.font = newValue }
  }
  /// The size of controls.
  public var controlSize: ControlSize {
    get { own.controlSize }
    set { own.controlSize = newValue }
  }
  /// The most lines of a text.
  public var lineLimit: Int? {
    get { own.lineLimit }
    set { own.lineLimit = newValue }
  }
  /// The distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { own.lineSpacing }
    set { own.lineSpacing = newValue }
  }
  /// The alignment of lines.
  public var multilineTextAlignment: TextAlignment {
    get { own.multilineAlignment }
    set { own.multilineAlignment = newValue }
  }
  /// The part of a text that is left out.
  public var truncationMode: Text.TruncationMode {
    get { own.truncation }
    set { own.truncation = newValue }
  }
  /// The least factor of a text that has too little room.
  public var minimumScaleFactor: CGFloat {
    get { own.minimumScale }
    set { own.minimumScale = newValue }
  }
  /// The case of texts.
  public var textCase: Text.Case? {
    get { own.textCase }
    set { own.textCase = newValue }
  }
  /// The scale of symbols.
  public var imageScale: Image.Scale {
    get { own.imageScale }
    set { own.imageScale = newValue }
  }
  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { own.symbolVariants }
    set { own.symbolVariants = newValue }
  }
  /// How symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { own.symbolRendering }
    set { own.symbolRendering = newValue }
  }
  /// Why content is replaced.
  public var redactionReasons: RedactionReasons {
    get { own.redaction }
    set { own.redaction = newValue }
  }
  /// The tint of controls.
  public var tint: Color? {
    get { own.tint }
    set { own.tint = newValue }
  }
  /// Whether the view is shown by a presentation.
  public var isPresented: Bool { dismissal != nil }
  /// Whether the pointer is over the view.
  public var isHovered: Bool { false }
  /// Whether the view has the focus.
  public var isFocused: Bool { false }
  /// Whether a list selects rows.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// Whether the scene is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// Whether the window is in use.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// The device pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The length of a device pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The calendar: Gregorian, in the time zone of the environment.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone: UTC.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// The least height of a list's rows that stands for the system's own.
  static let usualMinListRowHeight: CGFloat = 44
  /// The least height of a list's rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }
  /// The least height of a list's headers, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }
  public var accessibilityReduceMotion: Bool { true }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var legibilityWeight: LegibilityWeight? { .regular }
  public var allowsTightening: Bool {
    get { false }
    set {}
  }
  public var autocorrectionDisabled: Bool {
    get { false }
    set {}
  }
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
  public var isSearching: Bool { false }
  public var isLuminanceReduced: Bool { false }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum ControlActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }
private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 3 }
private enum MinRowHeightKey: EnvironmentKey {
  static let defaultValue = EnvironmentValues.usualMinListRowHeight
}
private enum MinHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private enum CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
}

// Values that rarer views read.
extension EnvironmentValues {
  public var undoManager: UndoManager? { nil }
  /// How prominent the headers of sections are.
  public var headerProminence: Prominence {
    get { hasProminentHeaders ? .increased : .standard }
    set { hasProminentHeaders = newValue == .increased }
  }
  public var menuIndicatorVisibility: Visibility { .automatic }
  public var supportsMultipleWindows: Bool { false }
  public var appearsActive: Bool { true }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var rename: RenameAction? { nil }
}

/// Gives the focus back; a still picture has none.
nonisolated public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Changes a name; a still picture ignores it.
nonisolated public struct RenameAction: Sendable {
  public func callAsFunction() {}
}
