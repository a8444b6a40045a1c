package import MaquetteElements
package import MaquetteGraphics

/// An element that a screen lays out at its top or bottom edge, such as a navigation bar, with the other content between.
package protocol ScreenBar: Element {
  /// Returns the edge of the screen, which some bars change with the system and the device.
  func screenEdge(in environment: Environment) -> ScreenEdge
}

/// An edge of a screen that bars lie at.
package enum ScreenEdge: Hashable, Sendable {
  case top, bottom
}

extension Environment {
  private enum ScreenInsetsKey: EnvironmentKey { static let defaultValue = Insets.zero }
  private enum ScreenBarsKey: EnvironmentKey { static let defaultValue = Insets.zero }
  private enum ContentUnderBarsKey: EnvironmentKey { static let defaultValue: Bool? = nil }
  private enum CompactHeightKey: EnvironmentKey { static let defaultValue = false }
  private enum OnKeyboardKey: EnvironmentKey { static let defaultValue = false }

  /// The parts of the screen outside of its safe area, in points: a bar is higher by its edge's and keeps its content off them.
  /// Zero outside of a screen.
  package var screenInsets: Insets {
    get { self[ScreenInsetsKey.self] }
    set { self[ScreenInsetsKey.self] = newValue }
  }

  /// What the screen's bars and its unsafe parts cover of the content, in points; what scrolls begins after it and
  /// goes on under it.
  package var coveredInsets: Insets {
    get { self[ScreenBarsKey.self] }
    set { self[ScreenBarsKey.self] = newValue }
  }

  /// Whether content has been scrolled under a bar, which then has its background; nil outside of a screen.
  package var isContentUnderBar: Bool? {
    get { self[ContentUnderBarsKey.self] }
    set { self[ContentUnderBarsKey.self] = newValue }
  }

  /// Whether the screen is that of a phone on its side, where bars are lower; the largest phones are not compact.
  package var isCompactHeight: Bool {
    get { self[CompactHeightKey.self] }
    set { self[CompactHeightKey.self] = newValue }
  }

  /// Whether a bar stands on the keyboard, because what is edited is in it.
  package var isOnKeyboard: Bool {
    get { self[OnKeyboardKey.self] }
    set { self[OnKeyboardKey.self] = newValue }
  }
}
