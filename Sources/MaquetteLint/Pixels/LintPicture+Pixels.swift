internal import MaquetteControls
internal import MaquetteGraphics

extension LintPicture {
  /// Whether letters and what is behind them are colours that the theme has names for, so that the system makes
  /// them stand out where people ask for increased contrast.
  func isPlatformPair(_ ink: Color, on ground: Color) -> Bool {
    let tokens = ColorToken.allCases.map(environment.color).filter { $0.alpha >= 40 }
    guard tokens.contains(where: { $0.over(ground).isNear(ink) }) else { return false }
    let isNeutral = ink.red == ink.green && ink.green == ink.blue
    return !isNeutral || tokens.contains { $0.alpha == 255 && $0.isNear(ground) }
  }

  /// The colour behind an element, just outside of its frame's middle line.
  func ground(of node: SurveyedNode) -> Color {
    ink?.pixel(x: node.frame.minX - 1, y: node.frame.center.y) ?? environment.color(.background).opaque
  }
}

extension Color {
  /// The opaque colour that it makes on another.
  fileprivate func over(_ ground: Color) -> Color {
    let part = Double(alpha) / 255
    func mix(_ top: UInt8, _ below: UInt8) -> UInt8 {
      UInt8(Double(below) + (Double(top) - Double(below)) * part + 0.5)
    }
    return Color(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// Whether it looks the same but for rounding.
  fileprivate func isNear(_ other: Color) -> Bool {
    func isNear(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) <= 3 }
    return isNear(red, other.red) && isNear(green, other.green) && isNear(blue, other.blue)
  }
}
