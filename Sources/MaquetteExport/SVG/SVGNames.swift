/// Identifiers that are unique in a file and valid in XML and in references.
struct SVGNames {
  private var counts: [String: Int] = [:]

  /// Returns an identifier that begins like a text: the text itself if it is free, else with a number.
  mutating func unique(_ text: String) -> String {
    let base = Self.valid(text)
    while true {
      let count = (counts[base] ?? 0) + 1
      counts[base] = count
      let name = count == 1 ? base : "\(base)-\(count)"
      // `a-2` may be an identifier of the sheet as well.
      if count == 1 || counts[name] == nil {
        counts[name] = counts[name] ?? 1
        return name
      }
    }
  }

  /// Returns a text with hyphens in place of what identifiers cannot contain, and an underscore before a digit.
  private static func valid(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(120) {
      let isValid = scalar.properties.isXIDContinue || scalar == "-" || scalar == "." || scalar == "_"
      result.append(isValid ? scalar : "-")
    }
    guard let first = result.first else { return "element" }
    let begins = first.properties.isXIDStart || first == "_"
    return (begins ? "" : "_") + String(result)
  }
}
