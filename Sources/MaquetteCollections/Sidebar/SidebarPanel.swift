import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics

extension SidebarMetrics {
  /// Returns the glass of a sidebar that floats: it blurs, bends and lights what is behind, less in a window that is not active.
  func panel(in environment: Environment) -> PanelSurface {
    let glass = environment.theme[GlassMetrics.self]
    let isActive = environment.isWindowActive
    var panel = PanelSurface(
      .rounded(radius: panelRadius, .continuous),
      PanelMetrics(
        outlineWidth: rimWidth, rimWidth: glass.rim.width, blur: blur,
        saturation: isActive ? saturation : saturation * glass.inactiveSaturation,
        shadows: isActive ? [shadow] : []),
      PanelColors(fill: .sidebarFill, outline: .sidebarRim, rim: nil))
    if environment.showsGlass { panel.optics = { glass.edge(of: $0.size, in: environment) } }
    return panel
  }
}
