import MaquetteGraphics

/// Reads colours: names, hexadecimal, `rgb()` and `hsl()` with or without an alpha (CSS Color 4).
enum SVGColor {
  /// Returns the colour of a text; nil if it is none that is known. `current` is that of `currentColor`.
  static func read(_ text: String, current: Color) -> Color? {
    let text = text.lowercased()
    if text == "currentcolor" { return current }
    if text == "transparent" { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if let digits = ColorNames.value(of: text) { return hexadecimal(digits) }
    return function(text)
  }

  private static func hexadecimal(_ digits: Substring) -> Color? {
    guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    let values = digits.compactMap { $0.hexDigitValue.flatMap(UInt8.init(exactly:)) }
    switch values.count {
    case 3, 4:
      return Color(
        red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17,
        alpha: values.count == 4 ? values[3] * 17 : 255)
    case 6, 8:
      let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
      return Color(
        red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
    default: return nil
    }
  }

  private static func function(_ text: String) -> Color? {
    var scanner = ValueScanner(text)
    let name = scanner.word()
    guard ["rgb", "rgba", "hsl", "hsla"].contains(name), scanner.take("(") else { return nil }
    var parts: [(value: Double, unit: String)] = []
    while !scanner.take(")") {
      guard let value = scanner.number() else { return nil }
      let unit = scanner.take("%") ? "%" : scanner.isAtWord() ? scanner.word() : ""
      parts.append((value, unit))
      scanner.skipSeparator()
      if scanner.take("/") { scanner.skipSpace() }
    }
    guard scanner.isAtEnd(), parts.count == 3 || parts.count == 4 else { return nil }
    let alpha = parts.count == 4 ? parts[3].value / (parts[3].unit == "%" ? 100 : 1) : 1
    if name.hasPrefix("rgb") {
      guard parts.allSatisfy({ $0.unit.isEmpty || $0.unit == "%" }) else { return nil }
      let levels = parts.prefix(3).map { $0.unit == "%" ? $0.value * 255 / 100 : $0.value }
      return color(levels, alpha: alpha)
    }
    guard parts[1].unit == "%", parts[2].unit == "%" else { return nil }
    let turn: Double
    switch parts[0].unit {
    case "", "deg": turn = 360
    case "turn": turn = 1
    case "grad": turn = 400
    default: return nil
    }
    return color(
      levels(hue: parts[0].value / turn, saturation: parts[1].value / 100, lightness: parts[2].value / 100),
      alpha: alpha)
  }

  private static func levels(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    let (saturation, lightness) = (clamped(saturation), clamped(lightness))
    // CSS Color 4, 7.1: each channel is a tent over the turn of hues.
    let reach = saturation * Swift.min(lightness, 1 - lightness)
    return [0.0, 8, 4].map { shift in
      let place = (shift + (hue - hue.rounded(.down)) * 12).truncatingRemainder(dividingBy: 12)
      return 255 * (lightness - reach * Swift.max(-1, Swift.min(place - 3, 9 - place, 1)))
    }
  }

  private static func color(_ levels: [Double], alpha: Double) -> Color {
    func byte(_ level: Double) -> UInt8 { UInt8(Swift.min(Swift.max(level, 0), 255).rounded()) }
    return Color(
      red: byte(levels[0]), green: byte(levels[1]), blue: byte(levels[2]), alpha: byte(alpha * 255))
  }

  private static func clamped(_ part: Double) -> Double { Swift.min(Swift.max(part, 0), 1) }
}
