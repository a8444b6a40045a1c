import MaquetteElements
import MaquetteDocuments
import MaquetteGraphics
import MaquetteTypography

extension ThemeToken.Kind {
  /// The token's type in token files.
  var type: TokenType {
    switch self {
    case .color, .colorToken: .color
    case .points: .dimension
    case .number: .number
    case .weight: .fontWeight
    case .typography, .textStyle: .typography
    }
  }
}

extension ThemeTokenValue {
  /// The name of the font family token that all text styles refer to.
  static let familyToken = familyPath.joined(separator: ".")
  /// The token's group and its own name.
  static let familyPath = ["font", "family"]
  /// The name of the platform's own font, as in CSS.
  static let systemFamily = "system-ui"

  /// The value as in token files.
  var json: JSON { json(tracking: 0) }

  /// The value as in token files; a typography has a letter spacing in points.
  func json(tracking: Double) -> JSON {
    switch self {
    case .color(let color): Self.json(color)
    case .points(let points): Self.json(points: points)
    case .number(let number): .number(number)
    case .weight(let weight): .number(Double(weight.rawValue))
    case .typography(let entry):
      .object([
        "fontFamily": Self.json(entry.family), "fontSize": Self.json(points: entry.size),
        "fontWeight": .number(Double(entry.weight.rawValue)), "letterSpacing": Self.json(points: tracking),
        "lineHeight": .number(entry.leading / entry.size),
      ])
    case .textStyle(let style): .text("{\(Theme.typeGroup).\(style.rawValue)}")
    case .colorToken(let token): .text("{\(Theme.colorGroup).\(token.name)}")
    }
  }

  private static func json(points: Double) -> JSON {
    .object(["value": .number(points), "unit": .text("px")])
  }

  static func json(_ family: Font.Family) -> JSON {
    switch family {
    case .system: .text("{\(familyToken)}")
    case .named(let name): .text(name)
    }
  }

  /// Channels as fractions of 1 that round to the bytes they came from, and the bytes beside them.
  private static func json(_ color: Color) -> JSON {
    let channels = [color.red, color.green, color.blue].map { JSON.number(Self.part(of: $0)) }
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    var members: [JSON.Member] = [
      .init("colorSpace", .text("srgb")), .init("components", .array(channels)),
    ]
    if color.alpha < 255 { members.append(.init("alpha", .number(Self.part(of: color.alpha)))) }
    members.append(.init("hex", .text(opaque.hexText.lowercased())))
    return .object(members)
  }

  /// Four digits distinguish 255 steps.
  private static func part(of byte: UInt8) -> Double { (Double(byte) / 255 * 10_000).rounded() / 10_000 }
}
