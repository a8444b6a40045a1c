import MaquetteControlKit
public import MaquetteElements

extension Element {
  /// Returns the element with an overlay, such as an alert, in front of the picture; the element is its anchor, and if it is
  /// a button, its action presents the overlay.
  public func presents(_ overlay: any Element) -> any Element {
    self.overlay(overlay.presented ?? overlay)
  }

  /// The element in front of the picture, at the element that it is an overlay of; nil for one that does not stand there.
  package var presented: (any Element)? {
    unmodified is any ScreenOverlay ? environment(\.overlayPlace, .anchor) : nil
  }

  /// Returns the element with overlays in front of all of it.
  func behind(_ overlays: [any Element], at place: OverlayPlace) -> any Element {
    overlays.reduce(self) { $0.overlay($1.environment(\.overlayPlace, place)) }
  }

  /// Returns the element as a container under a label.
  func exposed(as label: String) -> any Element {
    Modified(self) { content, environment in
      var node = content.node(in: environment)
      node.accessibility = Accessibility(label: environment.spoken(label), isContainer: true)
      return node
    }
  }
}
