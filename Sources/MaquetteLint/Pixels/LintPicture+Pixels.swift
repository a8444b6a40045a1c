internal import MaquetteControls
internal import MaquetteGraphics

extension LintPicture {
  /// Whether letters and what is behind them are colours that the theme has names for, so that the system makes
  /// them stand out where people ask for increased contrast.
  func isPlatformPair(_ ink: Color, on ground: Color) -> Bool {
    let tokens = Catalogue.standard.colors.map(environment.color).filter { $0.alpha >= 40 }
    guard tokens.contains(where: { $0.over(ground).isNear(ink) }) else { return false }
    // A button in a colour may shade it a little from top to bottom.
    return !ink.isNeutral
      || tokens.contains { $0.alpha == 255 && $0.isNear(ground, within: $0.isNeutral ? 3 : 24) }
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

  /// Whether it is white, black or a grey between them.
  fileprivate var isNeutral: Bool { red == green && green == blue }

  /// Whether it looks the same but for rounding, or so many steps of 255 in each part.
  fileprivate func isNear(_ other: Color, within steps: Int = 3) -> Bool {
    func isNear(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) <= steps }
    return isNear(red, other.red) && isNear(green, other.green) && isNear(blue, other.blue)
  }
}
