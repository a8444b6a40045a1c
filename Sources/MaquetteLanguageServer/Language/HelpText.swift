import MaquetteElements
import MaquetteGraphics
import MaquetteSheets

/// The help of names, in Markdown, from the tables that decode sheets.
enum HelpText {
  static func element(_ entry: CatalogueEntry) -> String {
    var parts = [entry.summary]
    if let guideline = entry.guideline { parts.append("*Guideline.* \(guideline)") }
    let platforms = Platform.allCases.filter(entry.platforms.contains)
    if platforms.count < Platform.allCases.count {
      parts.append("On \(platforms.map(\.title).joined(separator: " and ")) only.")
    }
    if let example = entry.example {
      parts.append("```yaml\n\(example.trimmingLineFeeds)\n```")
    }
    return parts.joined(separator: "\n\n")
  }

  static func attribute(_ attribute: AttributeDescription) -> String {
    var lines = [attribute.help, "Takes \(attribute.takes)."]
    if case .scalar(let text, _)? = attribute.initial {
      lines.append("Default: `\(text)`.")
    } else if let fallback = attribute.fallback {
      lines.append("Default: \(fallback).")
    }
    return lines.joined(separator: "\n\n")
  }

  static func key(_ key: LanguageKey) -> String { "\(key.help)\n\nTakes \(key.takes)." }

  /// The looks of a colour in an environment; nil for no colour.
  static func color(_ name: String, in environment: Environment) -> String? {
    switch ColorReference(text: name) {
    case .token(let token):
      let looks = environment.theme.colors[token]
      return "Light `\(hex(looks.light))`, dark `\(hex(looks.dark))`."
    case .color(let color): return "`\(hex(color))`"
    case nil: return nil
    }
  }

  /// A colour as sheets write it.
  static func hex(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])
    return "#"
      + channels.map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.utf8.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension String {
  fileprivate var trimmingLineFeeds: Substring {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
