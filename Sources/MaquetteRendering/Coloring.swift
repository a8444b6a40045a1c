import MaquetteGraphics
import MaquetteScene

/// The colours of a group that follow the picture behind it.
struct Coloring: Sendable {
  /// Whether plain colours become the ink's.
  var isInked = false
  /// The colour of the ink; nil for everything's own.
  private let color: Color?
  /// The opacity that shadows approach, and how far.
  private let shadow: (opacity: Double, part: Double)?

  /// Creates the colours of ink over the mean colour of a picture.
  init(_ ink: Ink, over mean: Color) {
    let face = mean.isDark ? ink.darkFace ?? ink.face : ink.face
    color = face.map { face in
      let luminance = mean.glassLuminance
      func channel(_ value: UInt8) -> UInt8 {
        let level = face.lift + face.gain * luminance + face.chroma * (Double(value) - luminance)
        return Self.rounded(level)
      }
      return Color(red: channel(mean.red), green: channel(mean.green), blue: channel(mean.blue), alpha: 255)
    }
    let channels = [mean.red, mean.green, mean.blue].map(Double.init)
    let (low, high) = (channels.reduce(255, Swift.min), channels.reduce(0, Swift.max))
    shadow = ink.shadowOpacity.map { ($0, (high - low) / 255) }
  }

  /// Returns an operation in these colours.
  func colored(_ operation: DisplayList.Operation) -> DisplayList.Operation {
    switch operation {
    case .fill(let shape, .color(let own)): .fill(shape, .color(inked(own)))
    case .stroke(let shape, let style, .color(let own)): .stroke(shape, style, .color(inked(own)))
    case .glyphs(let run, let origin, let own): .glyphs(run, origin: origin, color: inked(own))
    case .pathGroup(let group, let origin, let own): .pathGroup(group, origin: origin, color: inked(own))
    case .shadow(let shape, let own): .shadow(shape, deepened(own))
    case .fill, .stroke, .image, .push, .pop: operation
    }
  }

  private func inked(_ own: Color) -> Color {
    guard isInked, let color else { return own }
    return Color(red: color.red, green: color.green, blue: color.blue, alpha: own.alpha)
  }

  private func deepened(_ own: Shadow) -> Shadow {
    guard let shadow else { return own }
    var result = own
    let opacity = Double(own.color.alpha) / 255
    result.color = Color(
      red: own.color.red, green: own.color.green, blue: own.color.blue,
      alpha: Self.rounded(255 * (opacity + (shadow.opacity - opacity) * shadow.part)))
    return result
  }

  /// The nearest level of 0 to 255; NaN counts as 0.
  private static func rounded(_ level: Double) -> UInt8 {
    level > 0 ? UInt8(Swift.min(level, 255) + 0.5) : 0
  }
}
