/// A colour as a token or as channel values.
public enum ColorReference: Hashable, Sendable {
  /// A colour that depends on appearance and contrast.
  case token(ColorToken)
  /// A fixed colour.
  case color(Color)

  /// Reads a token's name (`blue`, `secondary-label`), `white`, `black`, `clear`, or `#RGB`, `#RRGGBB`, `#RRGGBBAA`; nil for
  /// anything else.
  public init?(text: String) {
    if let color = Self.constants[text] {
      self = .color(color)
    } else if let token = ColorToken.named(text) {
      self = .token(token)
    } else if let color = Color(hex: text) {
      self = .color(color)
    } else {
      return nil
    }
  }
}

extension ColorReference {
  /// Colours that are the same in every appearance, as in SwiftUI and UIKit.
  package static let constants: [String: Color] = [
    "white": Color(red: 255, green: 255, blue: 255), "black": Color(red: 0, green: 0, blue: 0),
    "clear": Color(red: 0, green: 0, blue: 0, alpha: 0),
  ]

  /// All names of colours that sheets can write, those of a brand aside.
  package static func names(in catalogue: Catalogue) -> [String] {
    catalogue.colors.map(\.name) + constants.keys.sorted()
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
