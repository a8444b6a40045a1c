package import MaquetteElements
import MaquetteGraphics

extension Color {
  /// Creates a colour of the theme.
  package init(systemToken token: ColorToken) { self.init(token: token) }

  /// The channels, 0 to 1, in an appearance of iOS 26.
  package func components(isDark: Bool) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    var settings = MaquetteElements.Environment(theme: .standard(for: .ios, era: .glass))
    settings.appearance = isDark ? .dark : .light
    let color = resolved(settings)
    return (
      Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, Double(color.alpha) / 255
    )
  }
}
