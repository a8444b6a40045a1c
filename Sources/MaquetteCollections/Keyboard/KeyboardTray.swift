import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// What the keys of a keyboard lie on: a colour, or with round upper corners glass that blurs and bends what is behind.
struct KeyboardTray: Element {
  /// The radius of the upper corners in points.
  var radius: Double

  func node(in environment: Environment) -> Node {
    guard radius > 0 else { return Surface(fill: .token(.keyboardTray)).node(in: environment) }
    let glass = environment.theme[GlassMetrics.self]
    let isGlass = environment.showsGlass
    var surface = PanelSurface(
      .rounded(radius: radius, .continuous),
      PanelMetrics(
        outlineWidth: 0, rimWidth: glass.rim.width, blur: isGlass ? glass.panelBlur : 0, saturation: 1,
        shadows: []),
      PanelColors(fill: .keyboardTray, outline: nil, rim: .glassBorder))
    if isGlass {
      surface.optics = { glass.edge(of: $0.size, in: environment) }
    } else {
      // What the glass is over a page.
      let fill = environment.color(.keyboardTray)
      let opacity = Double(fill.alpha) / 255
      surface.tint = .color(environment.color(.background).mixed(with: fill.opaque, fraction: opacity))
    }
    // The lower edge with its corners lies below the keyboard's end, where the picture is clipped.
    return surface.padding(Insets(bottom: -2 * radius)).clipped().node(in: environment)
  }
}
