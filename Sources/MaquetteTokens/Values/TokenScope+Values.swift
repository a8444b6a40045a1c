// Simple values, Design Tokens Format Module 2025.10, chapter 8, and their notations in Style Dictionary and earlier
// drafts.
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteGraphics
import MaquetteTypography

extension TokenScope {
  /// Reads a value, or the target of its reference, as a type; nil if it is wrong, which is reported.
  mutating func read(_ node: DocumentNode, as type: TokenType, isLegacy: Bool) -> TokenValue? {
    resolve(node, expecting: type, isLegacy: isLegacy).flatMap { read($0, as: type) }
  }

  mutating func read(_ resolved: Resolution, as type: TokenType) -> TokenValue? {
    let node = resolved.node
    switch type {
    case .color: return color(node, isLegacy: resolved.isLegacy).map(TokenValue.color)
    case .dimension: return points(node, isLegacy: resolved.isLegacy).map(TokenValue.points)
    case .number: return number(node, isLegacy: resolved.isLegacy).map(TokenValue.number)
    case .fontWeight: return weight(node, isLegacy: resolved.isLegacy).map(TokenValue.weight)
    case .fontFamily: return families(node, isLegacy: resolved.isLegacy).map(TokenValue.families)
    case .typography: return typography(node, isLegacy: resolved.isLegacy).map(TokenValue.typography)
    case .duration: return seconds(node, isLegacy: resolved.isLegacy).map(TokenValue.seconds)
    case .cubicBezier: return curve(node, isLegacy: resolved.isLegacy).map(TokenValue.curve)
    case .strokeStyle: return strokeStyle(node, isLegacy: resolved.isLegacy).map(TokenValue.strokeStyle)
    case .border: return border(node, isLegacy: resolved.isLegacy)
    case .transition: return transition(node, isLegacy: resolved.isLegacy).map(TokenValue.transition)
    case .shadow: return shadows(node, isLegacy: resolved.isLegacy).map(TokenValue.shadows)
    case .gradient: return gradient(node, isLegacy: resolved.isLegacy).map(TokenValue.gradient)
    }
  }

  mutating func report(_ problem: TokenProblem, at node: DocumentNode) {
    diagnostics.add(problem, at: node.position)
  }

  mutating func reject(_ node: DocumentNode, _ type: TokenType) {
    let text = node.text ?? ""
    let isExpression = text.contains("{") || text.hasPrefix("calc(")
    report(isExpression ? .expression(text, type) : .expected(type, found: node.kind), at: node)
  }

  /// Points: `{ "value": 8, "unit": "px" }`; a rem is 16 points, the usual default. Earlier drafts and Style
  /// Dictionary write "8px", the latter also 8.
  mutating func points(_ node: DocumentNode, isLegacy: Bool) -> Double? {
    guard let (value, unit, unitNode) = quantity(node, .dimension, isLegacy: isLegacy) else { return nil }
    switch unit {
    case "px": return value
    case "pt" where isLegacy, "dp" where isLegacy: return value
    case "rem": return value * 16
    case "" where isLegacy || value == 0: return value
    default: return unknown(unit, .dimension, at: unitNode)
    }
  }

  private mutating func unknown(_ unit: String, _ type: TokenType, at node: DocumentNode) -> Double? {
    report(.unknownUnit(unit, allowed: type == .duration ? ["ms", "s"] : ["px", "rem"]), at: node)
    return nil
  }

  /// Seconds; a number of Style Dictionary without a unit is of milliseconds.
  mutating func seconds(_ node: DocumentNode, isLegacy: Bool) -> Double? {
    guard let (value, unit, unitNode) = quantity(node, .duration, isLegacy: isLegacy) else { return nil }
    switch unit {
    case "s": return value
    case "ms": return value / 1000
    case "" where isLegacy: return value / 1000
    default: return unknown(unit, .duration, at: unitNode)
    }
  }

  /// A number and its unit, as an object or as one text.
  private mutating func quantity(
    _ node: DocumentNode, _ type: TokenType, isLegacy: Bool
  ) -> (value: Double, unit: String, unitNode: DocumentNode)? {
    if let entries = node.entries {
      guard let parts = parts(entries, of: type, names: ["value", "unit"], at: node) else { return nil }
      guard let value = parts["value"], let unit = parts["unit"] else { return nil }
      let number = number(part: "value", value, of: type, isLegacy: isLegacy)
      guard let text = resolve(unit, expecting: type, isLegacy: isLegacy)?.node.text else {
        report(.expectedPart("unit", of: type, found: unit.kind, what: "a unit"), at: unit)
        return nil
      }
      return number.map { ($0, text, unit) }
    }
    if isLegacy, let value = node.number { return (value, "", node) }
    if let text = node.text {
      let digits = text.prefix { "+-.0123456789".contains($0) }
      if let value = Double(digits), value.isFinite {
        return (value, String(text.dropFirst(digits.count)), node)
      }
    }
    reject(node, type)
    return nil
  }

  /// A number; Style Dictionary's may be a text, and a percentage.
  mutating func number(_ node: DocumentNode, isLegacy: Bool) -> Double? {
    if let number = node.number { return number }
    if isLegacy, let text = node.text {
      if let value = Double(text), value.isFinite { return value }
      if text.hasSuffix("%"), let value = Double(text.dropLast()), value.isFinite { return value / 100 }
    }
    reject(node, .number)
    return nil
  }

  /// A number that is a part of another value.
  mutating func number(part name: String, _ node: DocumentNode, of type: TokenType, isLegacy: Bool) -> Double?
  {
    guard let resolved = resolve(node, expecting: .number, isLegacy: isLegacy) else { return nil }
    if let number = resolved.node.number { return number }
    if resolved.isLegacy { return number(resolved.node, isLegacy: true) }
    report(.expectedPart(name, of: type, found: resolved.node.kind, what: "a number"), at: node)
    return nil
  }

  /// A weight from 1 to 1000 or one of the format's names, rounded to the nearest weight of fonts.
  mutating func weight(_ node: DocumentNode, isLegacy: Bool) -> FontWeight? {
    var number = node.number
    if let text = node.text {
      if let known = Self.weights[text] ?? (isLegacy ? Self.weights[text.lowercased()] : nil) {
        number = known
      } else if isLegacy, let value = Double(text), value.isFinite {
        number = value
      } else {
        report(.unknownKeyword(text, of: .fontWeight, known: Self.weights.keys.sorted()), at: node)
        return nil
      }
    }
    guard let number else {
      reject(node, .fontWeight)
      return nil
    }
    guard (1...1000).contains(number) else {
      report(.outOfRange("a font weight", 1...1000, found: number), at: node)
      return nil
    }
    return FontWeight(rawValue: min(max(Int((number / 100).rounded()), 1), 9) * 100)
  }

  /// The names of section 8.4.
  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
    "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
    "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  /// One family name or several, the preferred one first.
  mutating func families(_ node: DocumentNode, isLegacy: Bool) -> [String]? {
    if let name = node.text, !name.isEmpty {
      return isLegacy ? name.split(separator: ",").map { Self.unquoted($0) } : [name]
    }
    guard let items = node.items, !items.isEmpty else {
      reject(node, .fontFamily)
      return nil
    }
    var names: [String] = []
    for item in items {
      guard let resolved = resolve(item, expecting: .fontFamily, isLegacy: isLegacy) else { continue }
      if let name = resolved.node.text, !name.isEmpty {
        names.append(name)
      } else {
        reject(resolved.node, .fontFamily)
      }
    }
    return names.count == items.count ? names : nil
  }

  private static func unquoted(_ name: Substring) -> String {
    String(name.drop { " '\"".contains($0) }.reversed().drop { " '\"".contains($0) }.reversed())
  }

  /// Four numbers, the first and the third from 0 to 1 (section 8.6).
  mutating func curve(_ node: DocumentNode, isLegacy: Bool) -> TimingCurve? {
    guard let items = node.items, items.count == 4 else {
      reject(node, .cubicBezier)
      return nil
    }
    var (numbers, isRight) = ([Double](), true)
    for (index, item) in items.enumerated() {
      guard let value = number(part: "\(index)", item, of: .cubicBezier, isLegacy: isLegacy) else {
        isRight = false
        continue
      }
      if index % 2 == 0, !(0...1).contains(value) {
        report(.outOfRange("an x coordinate", 0...1, found: value), at: item)
        isRight = false
      }
      numbers.append(value)
    }
    return isRight ? TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3]) : nil
  }
}
