import MaquetteGraphics
import MaquetteTypography

/// What an element hands down to those within it (SVG 1.1, 6.2).
struct SVGStyle: Sendable {
  /// What an area or a line is painted with.
  indirect enum Paint: Hashable, Sendable {
    case none, current
    case color(Color)
    /// The gradient with an id, or what is beside it if there is none.
    case server(String, fallback: Paint?)
  }

  var color = Color.black
  var fill = Paint.color(.black)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonzero
  var clipRule = FillRule.nonzero
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(1)
  var cap = StrokeStyle.Cap.butt
  var join = StrokeStyle.Join.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(0)
  var isStrokeFirst = false
  var isVisible = true
  var text = SVGTextStyle()

  /// Applies the properties of an element; returns those whose values are not understood.
  mutating func apply(_ properties: [String: String]) -> [String] {
    var unknown: [String] = []
    func take(_ name: String, _ read: (String) -> Bool) {
      if let value = properties[name], value != "inherit", value != "unset", !value.isEmpty, !read(value) {
        unknown.append(name)
      }
    }
    // Lengths and `currentColor` depend on these two.
    take("color") { set(\.color, SVGColor.read($0, current: color)) }
    unknown += text.apply(properties)
    take("fill") { set(\.fill, Self.paint($0)) }
    take("stroke") { set(\.stroke, Self.paint($0)) }
    take("fill-opacity") { set(\.fillOpacity, Self.opacity($0)) }
    take("stroke-opacity") { set(\.strokeOpacity, Self.opacity($0)) }
    take("fill-rule") { set(\.fillRule, Self.rule($0)) }
    take("clip-rule") { set(\.clipRule, Self.rule($0)) }
    take("stroke-width") { set(\.strokeWidth, SVGLength($0).flatMap { $0.value >= 0 ? $0 : nil }) }
    take("stroke-linecap") { set(\.cap, StrokeStyle.Cap(rawValue: $0)) }
    take("stroke-linejoin") { set(\.join, StrokeStyle.Join(rawValue: $0)) }
    take("stroke-miterlimit") { set(\.miterLimit, Double(drawing: $0).flatMap { $0 >= 1 ? $0 : nil }) }
    take("stroke-dasharray") {
      set(
        \.dashes, $0 == "none" ? [] : SVGLength.list($0).flatMap { $0.contains { $0.value < 0 } ? nil : $0 })
    }
    take("stroke-dashoffset") { set(\.dashOffset, SVGLength($0)) }
    take("visibility") {
      isVisible = $0 == "visible"
      return ["visible", "hidden", "collapse"].contains($0)
    }
    take("paint-order") { order in
      let words = order.split(separator: " ")
      isStrokeFirst =
        words.first == "stroke" || words.first == "markers" && words.dropFirst().first == "stroke"
      return words.allSatisfy { ["normal", "fill", "stroke", "markers"].contains($0) }
    }
    return unknown
  }

  private mutating func set<Value>(_ path: WritableKeyPath<SVGStyle, Value>, _ value: Value?) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }

  /// A number or a percentage from 0 to 1.
  static func opacity(_ text: String) -> Double? {
    guard let length = SVGLength(text), length.unit == .none || length.unit == .percent else { return nil }
    return Swift.min(Swift.max(length.resolved(fontSize: 0, of: 1), 0), 1)
  }

  private static func rule(_ text: String) -> FillRule? {
    ["nonzero": FillRule.nonzero, "evenodd": .evenOdd][text]
  }

  private static func paint(_ text: String) -> Paint? {
    if text == "none" { return Paint.none }
    if text.lowercased() == "currentcolor" { return .current }
    guard let reference = SVGReference(text) else {
      return SVGColor.read(text, current: .black).map(Paint.color)
    }
    return .server(
      reference.id, fallback: reference.rest.isEmpty ? nil : paint(reference.rest) ?? Paint.none)
  }
}

/// A reference to an element of the picture: `url(#id)`, or `#id` in an attribute.
struct SVGReference: Hashable, Sendable {
  /// The id; empty for one in another file.
  var id: String
  /// What follows, such as the colour for want of the element.
  var rest = ""

  /// Reads `url(…)`; nil for any other text.
  init?(_ text: String) {
    guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
    let target = text[text.index(text.startIndex, offsetBy: 4)..<end].filter { !"\"' ".contains($0) }
    id = target.hasPrefix("#") ? String(target.dropFirst()) : ""
    rest = String(text[text.index(after: end)...]).trimmed
  }

  /// Reads the value of `href`.
  init(href: String) {
    let text = href.trimmed
    id = text.hasPrefix("#") ? String(text.dropFirst()) : ""
  }
}
