import MaquetteElements
package import MaquetteGraphics

extension Environment {
  private enum ScreenCanvasKey: EnvironmentKey { static let defaultValue: DeviceCanvas? = nil }
  private enum ScreenSizeKey: EnvironmentKey { static let defaultValue: Size? = nil }
  private enum SheetKey: EnvironmentKey { static let defaultValue = false }
  private enum ContentMarginsKey: EnvironmentKey { static let defaultValue = ContentMargins.none }
  private enum ContentScrollKey: EnvironmentKey { static let defaultValue = 0.0 }
  private enum KeyboardShiftKey: EnvironmentKey { static let defaultValue = 0.0 }
  private enum FillsScreenKey: EnvironmentKey { static let defaultValue = false }
  private enum DeviceIslandKey: EnvironmentKey { static let defaultValue: Rect? = nil }
  private enum WideIslandKey: EnvironmentKey { static let defaultValue: Double? = nil }

  /// The screen that the element is on; nil outside of one.
  package var screenCanvas: DeviceCanvas? {
    get { self[ScreenCanvasKey.self] }
    set { self[ScreenCanvasKey.self] = newValue }
  }

  /// The size of that screen in points; nil outside of one.
  package var screenSize: Size? {
    get { self[ScreenSizeKey.self] }
    set { self[ScreenSizeKey.self] = newValue }
  }

  /// Whether the element is in a sheet that does not cover its screen.
  package var isInSheet: Bool {
    get { self[SheetKey.self] }
    set { self[SheetKey.self] = newValue }
  }

  /// The distance in points by which the screen's content has been scrolled, for bars that change with it.
  package var contentScroll: Double {
    get { self[ContentScrollKey.self] }
    set { self[ContentScrollKey.self] = newValue }
  }

  /// The distance in points that content scrolls for a field that a keyboard would hide.
  package var keyboardShift: Double {
    get { self[KeyboardShiftKey.self] }
    set { self[KeyboardShiftKey.self] = newValue }
  }

  /// The margins that scrolled content keeps from the sides of the screen.
  package var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// Whether the element is the content of a screen, which it fills.
  package var fillsScreen: Bool {
    get { self[FillsScreenKey.self] }
    set { self[FillsScreenKey.self] = newValue }
  }

  /// The frame in points of the device's island at rest, for the element that it shows; nil for other elements.
  package var deviceIsland: Rect? {
    get { self[DeviceIslandKey.self] }
    set { self[DeviceIslandKey.self] = newValue }
  }

  /// The width in points of an island that shows something, to which the status bar gives way; nil for an island at rest.
  package var wideIsland: Double? {
    get { self[WideIslandKey.self] }
    set { self[WideIslandKey.self] = newValue }
  }

  /// Whether nobody has chosen a tint: controls with a colour of their own, such as the green of switches, have that.
  package var hasPlatformTint: Bool { chosenTint == .token(.accent) }
}
