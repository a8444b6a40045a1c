// The types of Design Tokens Format Module 2025.10, chapters 8 and 9, and their names in older files.

enum TokenType: String, Hashable, Sendable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// The type's name in a sentence, with its article.
  var noun: String {
    switch self {
    case .color: "a colour"
    case .dimension: "a dimension"
    case .fontFamily: "a font family"
    case .fontWeight: "a font weight"
    case .duration: "a duration"
    case .cubicBezier: "a cubic Bézier curve"
    case .number: "a number"
    case .strokeStyle: "a stroke style"
    case .border: "a border"
    case .transition: "a transition"
    case .shadow: "a shadow"
    case .gradient: "a gradient"
    case .typography: "a typography"
    }
  }

  /// The type for the `type` that a token of Style Dictionary states.
  ///
  /// The names are those of its built-in transforms and of the plugins that feed it.
  init?(legacy name: String) {
    if let type = TokenType(rawValue: name) {
      self = type
      return
    }
    switch name {
    case "size", "sizing", "spacing", "space", "borderRadius", "borderWidth", "fontSize", "fontSizes",
      "letterSpacing":
      self = .dimension
    case "opacity", "lineHeights", "lineHeight", "zIndex": self = .number
    case "fontFamilies", "font": self = .fontFamily
    case "fontWeights": self = .fontWeight
    case "time": self = .duration
    case "boxShadow": self = .shadow
    default: return nil
    }
  }

  /// The type that Style Dictionary derives from the first group of a token's path ("category, type, item").
  init?(category: String) {
    switch category {
    case "color", "colors": self = .color
    case "size", "sizes", "space", "spacing", "radius": self = .dimension
    case "time", "duration": self = .duration
    case "opacity": self = .number
    default: return nil
    }
  }
}
