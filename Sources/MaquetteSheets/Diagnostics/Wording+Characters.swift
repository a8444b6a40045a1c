import MaquetteDiagnostics

extension Character {
  /// The character with its code points, and with its name if it has one: `'😀' (U+1F600 GRINNING FACE)`.
  var named: String {
    var points = unicodeScalars.map { "U+" + Evidence.hex($0.value, digits: 4) }
    if unicodeScalars.count == 1, let name = unicodeScalars.first?.properties.name { points.append(name) }
    return "\(Evidence.quoted(String(self))) (\(points.joined(separator: " ")))"
  }
}

extension [Character] {
  /// What is drawn in place of characters that the fonts lack.
  var substitute: String {
    let marks = filter { $0.unicodeScalars.allSatisfy(\.properties.isGraphemeExtend) }
    return marks.isEmpty
      ? "boxes are drawn" : marks == self ? "left out" : "they are drawn as boxes, marks are left out"
  }
}
