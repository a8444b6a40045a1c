// Composite values, Design Tokens Format Module 2025.10, chapter 9: objects with parts of known types, each of which may
// be a reference.
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteGraphics
import MaquetteTypography

extension TokenScope {
  /// The parts of an object by name, exactly the required ones; nil if not, which is reported.
  mutating func parts(
    _ entries: [DocumentNode.Entry], of type: TokenType, names: [String], optional: [String] = [],
    at node: DocumentNode
  ) -> [String: DocumentNode]? {
    var parts: [String: DocumentNode] = [:]
    var isRight = true
    for entry in entries {
      if names.contains(entry.key) || optional.contains(entry.key) {
        parts[entry.key] = entry.value
      } else {
        diagnostics.add(.unknownPart(entry.key, of: type, known: names + optional), at: entry.position)
        isRight = false
      }
    }
    for name in names where parts[name] == nil && isRight {
      report(.missingPart(name, of: type), at: node)
      isRight = false
    }
    return isRight ? parts : nil
  }

  /// Reads every part of an object as its type; nil if any is wrong.
  private mutating func values(
    _ node: DocumentNode, of type: TokenType, parts types: [(name: String, type: TokenType)],
    optional: [String] = [], isLegacy: Bool
  ) -> [String: TokenValue]? {
    guard let entries = node.entries else {
      reject(node, type)
      return nil
    }
    let names = types.map(\.name)
    // Style Dictionary passes composite values on unchanged; only known parts are checked.
    let known = isLegacy ? entries.filter { names.contains($0.key) } : entries
    guard
      let parts = parts(
        known, of: type, names: isLegacy ? known.map(\.key) : names, optional: optional, at: node)
    else { return nil }
    var values: [String: TokenValue] = [:]
    var isRight = true
    for (name, type) in types {
      guard let part = parts[name] else { continue }
      values[name] = read(part, as: type, isLegacy: isLegacy)
      isRight = isRight && values[name] != nil
    }
    return isRight ? values : nil
  }

  /// Section 9.3. Of a border of Style Dictionary without a colour or a width nothing is drawn.
  mutating func border(_ node: DocumentNode, isLegacy: Bool) -> TokenValue? {
    let parts: [(String, TokenType)] = [("color", .color), ("width", .dimension), ("style", .strokeStyle)]
    guard let values = values(node, of: .border, parts: parts, isLegacy: isLegacy) else { return nil }
    guard case .color(let color)? = values["color"], case .points(let width)? = values["width"] else {
      return .other
    }
    var style = TokenValue.LineStyle.named("solid")
    if case .strokeStyle(let written)? = values["style"] { style = written }
    return .border(TokenValue.Border(color: color, width: width, style: style))
  }

  /// Section 9.4.
  mutating func transition(_ node: DocumentNode, isLegacy: Bool) -> ChangeTiming? {
    let parts: [(String, TokenType)] = [
      ("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier),
    ]
    guard let values = values(node, of: .transition, parts: parts, isLegacy: isLegacy) else { return nil }
    var timing = ChangeTiming()
    if case .seconds(let seconds)? = values["duration"] { timing.duration = seconds }
    if case .seconds(let seconds)? = values["delay"] { timing.delay = seconds }
    if case .curve(let curve)? = values["timingFunction"] { timing.curve = curve }
    return timing
  }

  /// Section 9.2: a name of CSS, or dashes and their line caps.
  mutating func strokeStyle(_ node: DocumentNode, isLegacy: Bool) -> TokenValue.LineStyle? {
    if let name = node.text {
      let names = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
      if names.contains(name) { return .named(name) }
      report(.unknownKeyword(name, of: .strokeStyle, known: names), at: node)
      return nil
    }
    guard let entries = node.entries else {
      reject(node, .strokeStyle)
      return nil
    }
    guard
      let parts = parts(entries, of: .strokeStyle, names: ["dashArray", "lineCap"], at: node),
      let dashes = parts["dashArray"], let cap = parts["lineCap"]
    else { return nil }
    var lengths: [Double]? = []
    if let items = dashes.items, !items.isEmpty {
      for item in items {
        if case .points(let length)? = read(item, as: .dimension, isLegacy: isLegacy) {
          lengths?.append(length)
        } else {
          lengths = nil
        }
      }
    } else {
      report(
        .expectedPart(
          "dashArray", of: .strokeStyle, found: dashes.kind, what: "a list of lengths"),
        at: dashes)
      lengths = nil
    }
    guard let name = cap.text, ["round", "butt", "square"].contains(name) else {
      report(
        .expectedPart("lineCap", of: .strokeStyle, found: cap.kind, what: "round, butt or square"), at: cap)
      return nil
    }
    return lengths.map { .dashes($0, cap: name) }
  }

  /// Section 9.5: one shadow or several.
  mutating func shadows(_ node: DocumentNode, isLegacy: Bool) -> [TokenValue.Shadow]? {
    guard let items = node.items else { return shadow(node, isLegacy: isLegacy).map { [$0] } }
    if items.isEmpty { reject(node, .shadow) }
    var shadows: [TokenValue.Shadow] = []
    for item in items {
      guard let resolved = resolve(item, expecting: .shadow, isLegacy: isLegacy),
        let shadow = shadow(resolved.node, isLegacy: resolved.isLegacy)
      else { continue }
      shadows.append(shadow)
    }
    return shadows.count == items.count && !items.isEmpty ? shadows : nil
  }

  private mutating func shadow(_ node: DocumentNode, isLegacy: Bool) -> TokenValue.Shadow? {
    let lengths = ["offsetX", "offsetY", "blur", "spread"].map { ($0, TokenType.dimension) }
    let parts = [("color", TokenType.color)] + lengths
    let values = values(node, of: .shadow, parts: parts, optional: ["inset"], isLegacy: isLegacy)
    if let inset = node.entries?.value(of: "inset"), !isLegacy,
      !["true", "false"].contains(inset.scalar.flatMap { $0.isQuoted ? nil : $0.text })
    {
      report(.expectedPart("inset", of: .shadow, found: inset.kind, what: "true or false"), at: inset)
      return nil
    }
    guard let values else { return nil }
    func points(_ name: String) -> Double {
      if case .points(let length)? = values[name] { length } else { 0 }
    }
    var shadow = TokenValue.Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0), x: points("offsetX"), y: points("offsetY"),
      blur: points("blur"), isUndrawn: points("spread") != 0)
    if case .color(let color)? = values["color"] { shadow.color = color }
    if node.entries?.value(of: "inset")?.scalar?.text == "true" { shadow.isUndrawn = true }
    return shadow
  }

  /// Section 9.6: stops; positions beyond the ends count as the ends.
  mutating func gradient(_ node: DocumentNode, isLegacy: Bool) -> [TokenValue.Stop]? {
    guard let items = node.items, !items.isEmpty else {
      reject(node, .gradient)
      return nil
    }
    var stops: [TokenValue.Stop] = []
    for item in items {
      guard let resolved = resolve(item, expecting: .gradient, isLegacy: isLegacy),
        let parts = values(
          resolved.node, of: .gradient, parts: [("color", .color), ("position", .number)],
          isLegacy: resolved.isLegacy)
      else { continue }
      // Style Dictionary may leave out parts: without a colour there is nothing to draw.
      guard case .color(let color)? = parts["color"], case .number(let position)? = parts["position"] else {
        continue
      }
      stops.append(TokenValue.Stop(color: color, position: min(max(position, 0), 1)))
    }
    return stops.count == items.count ? stops : nil
  }

  /// Section 9.7.
  mutating func typography(_ node: DocumentNode, isLegacy: Bool) -> TokenValue.Typography? {
    let parts: [(String, TokenType)] = [
      ("fontFamily", .fontFamily), ("fontSize", .dimension), ("fontWeight", .fontWeight),
      ("letterSpacing", .dimension), ("lineHeight", .number),
    ]
    guard let values = values(node, of: .typography, parts: parts, isLegacy: isLegacy) else { return nil }
    var typography = TokenValue.Typography(
      families: ["system-ui"], size: 17, weight: .regular, letterSpacing: 0, lineHeight: 1.2)
    if case .families(let names) = values["fontFamily"] { typography.families = names }
    if case .points(let size) = values["fontSize"] { typography.size = size }
    if case .weight(let weight) = values["fontWeight"] { typography.weight = weight }
    if case .points(let spacing) = values["letterSpacing"] { typography.letterSpacing = spacing }
    if case .number(let height) = values["lineHeight"] { typography.lineHeight = height }
    return typography
  }
}
