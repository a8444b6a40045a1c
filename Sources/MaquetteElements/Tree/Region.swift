/// A part of a window or a screen with a purpose of its own, for rules about the place of elements.
public enum Region: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// A window or a dialog, in a picture that shows several.
  case window
  /// The bar at a window's top with its tools.
  case toolbar
  /// The bar with the system's status symbols, or the bar at a window's bottom.
  case statusBar = "status-bar"
  /// A keyboard on the screen.
  case keyboard
  /// A view that scrolls.
  case scroll
}

extension Element {
  /// Returns the element as a part of a window or a screen.
  public func region(_ region: Region) -> some Element { Annotated(region: region, content: self) }
}
