package import MaquetteElements
import MaquetteGraphics

/// What a bar at an edge of a screen is drawn on, under what is outside of the safe area too.
package struct BarSurface: Element {
  package var edge: ScreenEdge
  /// The colour instead of the platform's material; nil for that.
  package var color: ColorReference?

  package init(edge: ScreenEdge, color: ColorReference? = nil) {
    self.edge = edge
    self.color = color
  }

  package func node(in environment: Environment) -> Node {
    let metrics = environment.theme[BarMetrics.self]
    guard !metrics.isGlass || color != nil else { return ScrollEdge(edge: edge).node(in: environment) }
    let material = Material(sigma: metrics.blur, saturation: metrics.saturation, tint: .token(.barFill))
    let surface = Surface(fill: color, material: color == nil ? material : nil)
    let pixel = 1 / environment.scale
    let line = Surface(fill: .token(.barLine)).frame(height: pixel)
    // The line lies outside of the bar, over the content.
    return surface.overlay(
      line.padding(Insets(top: edge == .top ? 0 : -pixel, bottom: edge == .top ? -pixel : 0)),
      alignment: edge == .top ? .bottom : .top
    ).node(in: environment)
  }
}

extension Surface.Outline {
  /// The outline of glass with round ends.
  package static let glassCapsule = capsule(.continuous)
}

extension Environment {
  private enum BarGroupKey: EnvironmentKey { static let defaultValue = false }
  private enum BarKey: EnvironmentKey { static let defaultValue = false }
  private enum BottomBarKey: EnvironmentKey { static let defaultValue = false }

  /// Whether buttons lie on glass that they share.
  package var isBarGroup: Bool {
    get { self[BarGroupKey.self] }
    set { self[BarGroupKey.self] = newValue }
  }

  /// Whether the element is in the bar at the bottom of a screen.
  package var isInBottomBar: Bool {
    get { self[BottomBarKey.self] }
    set { self[BottomBarKey.self] = newValue }
  }

  /// Whether the element is in a bar.
  package var isInBar: Bool {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }

  /// The environment of a bar's contents: text is no larger there than the platform lets it become.
  package var ofBar: Environment {
    var inside = self
    inside.isInBar = true
    inside.textSize = Swift.min(textSize, .xxxLarge)
    return inside
  }
}
