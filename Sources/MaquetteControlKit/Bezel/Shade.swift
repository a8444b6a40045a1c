package import MaquetteElements
package import MaquetteGraphics

/// The fractions by which a colour moves towards white, then towards black; negative values move it away.
package struct Shade: Hashable, Sendable {
  package var lightening = 0.0
  package var darkening = 0.0

  /// Creates a shade; without fractions it leaves a colour as it is.
  package init(lightening: Double = 0, darkening: Double = 0) {
    self.lightening = lightening
    self.darkening = darkening
  }
}

extension MetricTokens<Shade> {
  package static var shade: MetricTokens {
    [.number("lightening", \.lightening, in: -1...1), .number("darkening", \.darkening, in: -1...1)]
  }
}

extension Color {
  /// Returns the colour moved towards white, then towards black, per channel.
  package func shaded(_ shade: Shade) -> Color {
    func moved(_ channel: UInt8) -> UInt8 {
      let lighter = 255 - (255 - Double(channel)) * (1 - shade.lightening)
      return UInt8(Swift.max(0, Swift.min(255, lighter * (1 - shade.darkening))) + 0.5)
    }
    return Color(red: moved(red), green: moved(green), blue: moved(blue), alpha: alpha)
  }
}
