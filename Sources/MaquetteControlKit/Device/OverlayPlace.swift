import MaquetteElements
package import MaquetteGraphics

/// Where an overlay stands.
package enum OverlayPlace: Hashable, Sendable {
  /// Where it is in the tree.
  case tree
  /// In front of a screen, or of a window of macOS.
  case screen, window
  /// In front of the picture, at the element that presents it.
  case anchor
}

extension Environment {
  private enum PlaceKey: EnvironmentKey { static let defaultValue = OverlayPlace.tree }
  private enum KeyboardKey: EnvironmentKey { static let defaultValue = 0.0 }

  /// Where an overlay stands.
  package var overlayPlace: OverlayPlace {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }

  /// The height in points of the keyboard of a field in what stands in front of the screen; 0 for none.
  package var keyboardHeight: Double {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }

  /// The parts of the screen outside of its safe area, in points, which what stands in front of it keeps off; zero outside of
  /// screens.
  package var safeAreaInsets: Insets { screenCanvas?.safeArea ?? .zero }

  /// The kind of device whose screen the element is on; nil outside of screens.
  package var deviceKind: Device.Kind? { screenCanvas?.device.kind }
}
