/// What an element of an SVG picture hands down to its children (SVG 1.1, 11 and 14; SVG 2, 13).
package struct SVGPainting {
  /// Whether neither the element nor what is in it is drawn: `display`, `opacity` 0, and definitions for use elsewhere.
  package var isHidden = false
  /// Whether the shapes that do not say otherwise are visible.
  private var isVisible = true
  private var fill = Paint.color
  private var stroke = Paint.none
  private var fillIsClear = false
  private var strokeIsClear = false
  private var strokeIsThin = false
  package private(set) var isEvenOdd = false

  package init() {}

  private enum Paint {
    case none, color
    /// A gradient or a pattern.
    case server
  }

  /// How a shape is drawn.
  package enum Look {
    case area, line
    /// Without any paint, as exports frame a drawing.
    case invisible
  }

  /// The elements whose content is not drawn in place.
  private static let definitions: Set<Substring> = [
    "defs", "clipPath", "mask", "symbol", "pattern", "marker", "title", "desc", "metadata", "linearGradient",
    "radialGradient", "filter",
  ]

  /// Applies what a tag says.
  package mutating func apply(_ tag: SVGTag) {
    if Self.definitions.contains(tag.name) || tag.name.contains(":") || tag.word("display") == "none"
      || Self.isZero(tag.word("opacity"))
    {
      isHidden = true
    }
    switch tag.word("visibility") {
    case "hidden", "collapse": isVisible = false
    case "visible": isVisible = true
    default: break
    }
    if let value = tag.word("fill"), let paint = Self.paint(value) { fill = paint }
    if let value = tag.word("stroke"), let paint = Self.paint(value) { stroke = paint }
    func set(_ flag: inout Bool, _ name: Substring) {
      if let value = tag.word(name), value != "inherit" { flag = Self.isZero(value) }
    }
    set(&fillIsClear, "fill-opacity")
    set(&strokeIsClear, "stroke-opacity")
    set(&strokeIsThin, "stroke-width")
    if let rule = tag.word("fill-rule"), rule != "inherit" { isEvenOdd = rule == "evenodd" }
  }

  package var look: Look {
    if !isVisible { return .invisible }
    if fill != .none && !fillIsClear { return .area }
    if stroke != .none && !strokeIsClear && !strokeIsThin { return .line }
    return .invisible
  }

  /// Whether a shape of this look is painted by a gradient or a pattern.
  package var usesServer: Bool {
    switch look {
    case .area: fill == .server
    case .line: stroke == .server
    case .invisible: false
    }
  }

  /// The paint that a value means; nil for that of the parent.
  private static func paint(_ value: Substring) -> Paint? {
    if value == "inherit" || value.isEmpty { return nil }
    if value.hasPrefix("url(") { return .server }
    let digits = value.dropFirst()
    let isClearHex =
      value.hasPrefix("#")
      && (digits.count == 4 && digits.hasSuffix("0") || digits.count == 8 && digits.hasSuffix("00"))
    return value == "none" || value == "transparent" || isClearHex || isClearFunction(value)
      ? Paint.none : .color
  }

  /// `rgba(0, 0, 0, 0)`, `hsl(0 0% 0% / 0%)`: a fourth number that is 0.
  private static func isClearFunction(_ value: Substring) -> Bool {
    guard let open = value.firstIndex(of: "("), value.hasSuffix(")") else { return false }
    let parts = value[value.index(after: open)...].dropLast().split { ", /".contains($0) }
    return parts.count == 4 && isZero(parts[3])
  }

  /// Whether a number, a length or a percentage is 0 or less.
  private static func isZero(_ value: Substring?) -> Bool {
    guard let value else { return false }
    let number = value.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    return Double(number).map { $0 <= 0 } ?? false
  }
}
