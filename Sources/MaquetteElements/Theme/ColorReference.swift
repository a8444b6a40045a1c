/// A colour as a token or as channel values.
public enum ColorReference: Hashable, Sendable {
  /// A colour that depends on appearance and contrast.
  case token(ColorToken)
  /// A fixed colour.
  case color(Color)

  /// Reads a token's name (`blue`, `secondary-label`) or `#RGB`, `#RRGGBB`, `#RRGGBBAA`; nil for anything else.
  public init?(text: String) {
    if let token = ColorToken.named(text) {
      self = .token(token)
    } else if let color = Color(hex: text) {
      self = .color(color)
    } else {
      return nil
    }
  }
}

extension Color {
  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hex text: String) {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().map(\.hexDigitValue)
    let values = digits.compactMap(\.self)
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3:
      self.init(red: UInt8(values[0] * 17), green: UInt8(values[1] * 17), blue: UInt8(values[2] * 17))
    case 6, 8:
      func byte(_ index: Int) -> UInt8 { UInt8(values[index] * 16 + values[index + 1]) }
      self.init(red: byte(0), green: byte(2), blue: byte(4), alpha: values.count == 8 ? byte(6) : 255)
    default: return nil
    }
  }
}
