import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics

extension ControlWidgetMetrics {
  /// Returns the surface of a control: dark, clear glass under its tint, or before iOS 26 a material with a line in its edge.
  func surface(
    _ outline: Surface.Outline, tint: Color, rim: Color, in environment: Environment
  ) -> any Element {
    guard environment.showsGlass else {
      return Surface(
        outline, border: .init(color: .color(rim), width: rimWidth),
        material: Material(sigma: blur, saturation: saturation, tint: .color(tint)))
    }
    // Symbols and titles are white in light appearance too.
    var dark = environment
    dark.appearance = .dark
    var glass = PanelSurface.glass(outline, kind: .clear, role: .control, in: dark)
    glass.tint = .color(tint)
    return glass
  }

  /// Returns the surface of the panel of options, which blurs as menus do where surfaces are of glass.
  func optionsSurface(_ outline: Surface.Outline, in environment: Environment) -> any Element {
    guard environment.showsGlass else {
      return Surface(
        outline, border: .init(color: .token(.controlRim), width: rimWidth),
        material: Material(sigma: blur, saturation: saturation, tint: .token(.controlSheet)))
    }
    let glass = environment.theme[GlassMetrics.self]
    var panel = PanelSurface(
      outline,
      PanelMetrics(
        outlineWidth: 0, rimWidth: glass.rim.width, blur: glass.panelBlur, saturation: saturation,
        shadows: [glass.shadow]),
      PanelColors(fill: .controlSheet, outline: nil, rim: nil))
    panel.optics = { glass.edge(of: $0.size, in: environment) }
    return panel
  }
}
