import MaquetteElements
import MaquetteDiagnostics
import MaquetteGraphics
import MaquetteTypography

struct OutputCell {
  var sheet: String
  var variant: SheetVariant
  /// The environment of the picture, whether it varies or not.
  var environment: Environment

  var scale: Double { environment.scale }

  /// The value of a placeholder; nil for an unknown one.
  func text(of placeholder: String) -> String? {
    switch placeholder {
    case "sheet": sheet
    case "variant": variant.name
    case "scale": Evidence.number(scale)
    case "platform": environment.platform.rawValue
    case "era": environment.era.rawValue
    case "appearance": environment.appearance.rawValue
    case "contrast": environment.contrast.rawValue
    case "transparency": environment.transparency.rawValue
    case "direction": environment.direction.rawValue
    case "text-size": environment.textSize.rawValue
    case "locale": environment.locale?.description ?? "default"
    case "pseudo-language": environment.pseudoLanguage.rawValue
    default: variant.values.first { $0.attribute == placeholder }?.label
    }
  }

  /// The placeholders of every picture, with their values.
  static let table: [(name: String, meaning: String)] = [
    ("sheet", "the sheet's name"),
    ("variant", "the varying attributes except the scale, joined by hyphens, or `default`"),
    ("scale", "device pixels per point"),
    ("platform", "the system"),
    ("era", "the look of a range of system versions"),
    ("appearance", "light or dark"),
    ("contrast", "standard or increased"), ("transparency", "standard or reduced"),
    ("direction", "left-to-right or right-to-left"),
    ("text-size", "the Dynamic Type size"),
    ("locale", "the language, or `default`"),
    ("pseudo-language", "the pseudo-language, or `none`"),
  ]

  static let placeholders = table.map(\.name)

  /// The labels of everything that varies except some attributes.
  func labels(except attributes: [String]) -> [String] {
    variant.values.filter { !attributes.contains($0.attribute) }.map(\.label)
  }
}
