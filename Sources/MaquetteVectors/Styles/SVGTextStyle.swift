import MaquetteGraphics
import MaquetteTypography

/// The properties of text that an element hands down.
struct SVGTextStyle: Hashable, Sendable {
  enum Anchor: String, Sendable {
    case start, middle, end
  }

  /// Where the alphabetic baseline lies relative to the place of the text.
  enum Baseline: String, Sendable {
    case alphabetic, middle, central, hanging, ideographic, mathematical
    case auto
    case textBeforeEdge = "text-before-edge"
    case textAfterEdge = "text-after-edge"
    case textTop = "text-top"
    case textBottom = "text-bottom"
  }

  /// The size in units of the picture.
  var size = 16.0
  var weight = FontWeight.regular
  var isItalic = false
  /// The names of families from the one that is preferred.
  var families: [String] = []
  var anchor = Anchor.start
  var baseline = Baseline.auto
  var letterSpacing = 0.0
  var isRightToLeft = false
  var isPreserved = false
  var hasUnderline = false
  var hasStrikethrough = false

  /// The largest size of glyphs that is drawn.
  static let largestSize = 10_000.0

  private static let sizes: [String: Double] = [
    "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
  ]

  /// Applies the properties of an element; returns those whose values are not understood.
  mutating func apply(_ properties: [String: String]) -> [String] {
    var unknown: [String] = []
    let around = size
    func take(_ name: String, _ read: (String) -> Bool) {
      if let value = properties[name], value != "inherit", value != "unset", !value.isEmpty, !read(value) {
        unknown.append(name)
      }
    }
    take("font-size") { text in
      let relative = ["smaller": around / 1.2, "larger": around * 1.2][text]
      let length = SVGLength(text).map { $0.resolved(fontSize: around, of: around) }
      guard let value = relative ?? Self.sizes[text] ?? length, value >= 0 else { return false }
      size = Swift.min(value, Self.largestSize)
      return true
    }
    take("font-weight") { text in
      let steps = FontWeight.allCases
      switch text {
      case "normal": weight = .regular
      case "bold": weight = .bold
      case "bolder": weight = weight < .regular ? .regular : weight < .semibold ? .bold : .black
      case "lighter": weight = weight < .semibold ? .ultraLight : weight < .heavy ? .regular : .bold
      default:
        guard let number = Double(drawing: text), number >= 1, number <= 1000 else { return false }
        weight =
          steps.min { abs(Double($0.rawValue) - number) < abs(Double($1.rawValue) - number) } ?? .regular
      }
      return true
    }
    take("font-style") { text in
      isItalic = text.hasPrefix("italic") || text.hasPrefix("oblique")
      return isItalic || text == "normal"
    }
    take("font-family") { text in
      families = text.split(separator: ",").map { String($0).trimmed.filter { !"\"'".contains($0) } }
      return !families.isEmpty
    }
    take("text-anchor") { text in
      anchor = Anchor(rawValue: text) ?? anchor
      return Anchor(rawValue: text) != nil
    }
    for name in ["dominant-baseline", "alignment-baseline"] {
      take(name) { text in
        if text == "baseline" {
          baseline = .auto
          return true
        }
        baseline = Baseline(rawValue: text) ?? baseline
        return Baseline(rawValue: text) != nil
      }
    }
    take("letter-spacing") { text in
      letterSpacing = SVGLength(text)?.resolved(fontSize: size, of: size) ?? 0
      return text == "normal" || SVGLength(text) != nil
    }
    take("direction") { text in
      isRightToLeft = text == "rtl"
      return ["rtl", "ltr"].contains(text)
    }
    take("xml:space") { text in
      isPreserved = text == "preserve"
      return true
    }
    take("white-space") { text in
      isPreserved = text == "pre" || text == "break-spaces"
      return ["pre", "normal", "nowrap", "break-spaces"].contains(text)
    }
    take("text-decoration") { text in
      let words = text.split(separator: " ")
      hasUnderline = words.contains("underline")
      hasStrikethrough = words.contains("line-through")
      return words.allSatisfy { ["underline", "line-through", "none", "solid"].contains($0) }
    }
    return unknown
  }
}
