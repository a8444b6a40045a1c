// Colours, Design Tokens Color Module 2025.10, chapter 3, and their notations in earlier drafts and Style Dictionary.
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteGraphics

extension TokenScope {
  /// A colour in a space, or `#RRGGBB` and its variants; Style Dictionary also has `rgb()` and `hsl()`.
  mutating func color(_ node: DocumentNode, isLegacy: Bool) -> Color? {
    if let text = node.text {
      if let color = Color(token: text) ?? (isLegacy ? Color(function: text) : nil) { return color }
      reject(node, .color)
      return nil
    }
    guard let entries = node.entries else {
      reject(node, .color)
      return nil
    }
    guard
      let parts = parts(
        entries, of: .color, names: ["colorSpace", "components"], optional: ["alpha", "hex"], at: node),
      let name = parts["colorSpace"], let list = parts["components"]
    else { return nil }
    let space = space(name, isLegacy: isLegacy)
    var alpha = 1.0
    var isRight = true
    if let node = parts["alpha"] {
      if let value = number(part: "alpha", node, of: .color, isLegacy: isLegacy),
        inRange(value, 0...1, "alpha", node)
      {
        alpha = value
      } else {
        isRight = false
      }
    }
    if let hex = parts["hex"], Color(token: hex.text ?? "") == nil {
      report(.expectedPart("hex", of: .color, found: hex.kind, what: "'#RRGGBB'"), at: hex)
      isRight = false
    }
    guard let space, let components = components(list, of: space, isLegacy: isLegacy), isRight else {
      return nil
    }
    return Color(channels: space.sRGB(components), alpha: alpha)
  }

  private mutating func space(_ node: DocumentNode, isLegacy: Bool) -> ColorSpace? {
    let resolved = resolve(node, expecting: .color, isLegacy: isLegacy)
    guard let name = resolved?.node.text else {
      if resolved != nil {
        report(.expectedPart("colorSpace", of: .color, found: node.kind, what: "a colour space"), at: node)
      }
      return nil
    }
    if let space = ColorSpace(rawValue: name) { return space }
    report(.unknownColorSpace(name), at: node)
    return nil
  }

  private mutating func components(
    _ node: DocumentNode, of space: ColorSpace, isLegacy: Bool
  ) -> ColorSpace.Components? {
    guard let list = resolve(node, expecting: .color, isLegacy: isLegacy)?.node else { return nil }
    guard let items = list.items else {
      report(.expectedPart("components", of: .color, found: list.kind, what: "a list of numbers"), at: node)
      return nil
    }
    guard items.count == 3 else {
      report(.componentCount(space.rawValue, expected: 3, found: items.count), at: list)
      return nil
    }
    var components = ColorSpace.Components.zero
    var isRight = true
    for (index, item) in items.enumerated() {
      // A component of `none` is drawn as 0 (section 3.2).
      if item.text == "none" { continue }
      if let value = number(part: "components", item, of: .color, isLegacy: isLegacy),
        inRange(value, space.ranges[index], "a component of '\(space.rawValue)'", item)
      {
        components[index] = value
      } else {
        isRight = false
      }
    }
    return isRight ? components : nil
  }

  private mutating func inRange(
    _ value: Double, _ range: ClosedRange<Double>, _ name: String, _ node: DocumentNode
  ) -> Bool {
    if range.contains(value) { return true }
    report(.outOfRange(name, range, found: value), at: node)
    return false
  }
}

extension Color {
  /// Channels from 0 to 1 as bytes.
  init(channels: ColorSpace.Components, alpha: Double) {
    func byte(_ value: Double) -> UInt8 { UInt8(min(max((value * 255).rounded(), 0), 255)) }
    self.init(red: byte(channels.x), green: byte(channels.y), blue: byte(channels.z), alpha: byte(alpha))
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  init?(token text: String) {
    if text.utf8.count == 5, text.hasPrefix("#") {
      self.init(hex: "#" + text.dropFirst().map { "\($0)\($0)" }.joined())
    } else {
      self.init(hex: text)
    }
  }

  /// Reads `rgb(r, g, b)`, `rgba(r, g, b, a)`, `hsl(h, s%, l%)` and `hsla(h, s%, l%, a)`; nil for anything else.
  init?(function text: String) {
    let pieces = text.lowercased().split(whereSeparator: { "(), /".contains($0) })
    guard text.hasSuffix(")"), let name = pieces.first, (4...5).contains(pieces.count) else { return nil }
    var numbers: [Double] = []
    for piece in pieces.dropFirst() {
      let isPercentage = piece.hasSuffix("%")
      let digits = isPercentage ? piece.dropLast() : piece.hasSuffix("deg") ? piece.dropLast(3) : piece
      guard let number = Double(digits), number.isFinite else { return nil }
      // A percentage is a fraction of alpha and of channels; the components of hsl are percentages themselves.
      let scale = isPercentage ? (numbers.count == 3 ? 0.01 : name.hasPrefix("rgb") ? 2.55 : 1) : 1
      numbers.append(number * scale)
    }
    let alpha = numbers.count == 4 ? numbers[3] : 1
    let color = ColorSpace.Components(numbers[0], numbers[1], numbers[2])
    switch name {
    case "rgb", "rgba": self.init(channels: color / 255, alpha: alpha)
    case "hsl", "hsla":
      guard zip(numbers, ColorSpace.hsl.ranges).allSatisfy({ $1.contains($0) }) else { return nil }
      self.init(channels: ColorSpace.hsl.sRGB(color), alpha: alpha)
    default: return nil
    }
  }
}
