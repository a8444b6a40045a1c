/// Text for XML 1.0 (W3C, fifth edition, 2.2 and 2.4): special characters are escaped, and characters that XML cannot
/// represent become U+FFFD.
enum XMLText {
  /// Text between tags.
  static func text(_ string: String) -> String { escaped(string, isAttribute: false) }

  /// An attribute's value in quotation marks.
  static func quoted(_ string: String) -> String { "\"" + escaped(string, isAttribute: true) + "\"" }

  /// A time with three decimals, whatever the locale.
  static func seconds(_ seconds: Double) -> String {
    let largest = 1e9
    let thousandths = Int((min(max(seconds, 0), largest) * 1000).rounded())
    let decimals = String(thousandths % 1000 + 1000).dropFirst()
    return "\(thousandths / 1000).\(decimals)"
  }

  private static func escaped(_ string: String, isAttribute: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"" where isAttribute: result.append(contentsOf: "&quot;".unicodeScalars)
      // A parser would make a line feed of the first, and spaces of all in an attribute.
      case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
      case "\n" where isAttribute: result.append(contentsOf: "&#10;".unicodeScalars)
      case "\t" where isAttribute: result.append(contentsOf: "&#9;".unicodeScalars)
      case "\n", "\t": result.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
