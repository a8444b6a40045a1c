import MaquetteDiagnostics
import MaquetteDocuments

extension ColorSet {
  /// Reads a colour: the name of one of the system, or components as 0 to 255, 0.0 to 1.0, hexadecimal, or a gray.
  static func value(_ color: DocumentNode, into list: inout DiagnosticList) -> Value? {
    guard let entries = color.entries else {
      list.insert(AssetProblem.expected("a colour", found: color.kind), at: color.position)
      return nil
    }
    if let name = entries.value(of: "reference")?.scalar?.text { return .system(name) }
    if let space = entries.value(of: "color-space"), let name = space.scalar?.text,
      !["srgb", "extended-srgb", "gray-gamma-22", "extended-gray"].contains(name)
    {
      list.insert(AssetProblem.colorSpace(name), at: space.position)
    }
    guard let components = entries.value(of: "components")?.entries else {
      list.insert(AssetProblem.missing("components", of: "the colour"), at: color.position)
      return nil
    }
    var reader = ComponentReader(components: components, owner: color)
    let alpha = reader.value("alpha", or: 1, into: &list)
    if components.value(of: "white") != nil {
      let white = reader.value("white", or: nil, into: &list)
      guard let white, let alpha else { return nil }
      return .channels(red: white, green: white, blue: white, alpha: alpha)
    }
    let red = reader.value("red", or: nil, into: &list)
    let green = reader.value("green", or: nil, into: &list)
    let blue = reader.value("blue", or: nil, into: &list)
    guard let red, let green, let blue, let alpha else { return nil }
    return .channels(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// Reads the components of one colour.
private struct ComponentReader {
  let components: [DocumentNode.Entry]
  let owner: DocumentNode

  /// A component, 0 to 1; nil if it is missing or is no number.
  mutating func value(_ name: String, or other: Double?, into list: inout DiagnosticList) -> Double? {
    guard let node = components.value(of: name) else {
      if other == nil { list.insert(AssetProblem.missing(name, of: "the colour"), at: owner.position) }
      return other
    }
    let text = node.scalar?.text ?? ""
    if let value = Self.number(text, isAlpha: name == "alpha") { return max(0, min(1, value)) }
    list.insert(AssetProblem.component(name, text), at: node.position)
    return nil
  }

  /// A number of a notation; without a point it is of 255, except for the opacity, which always is of 1.
  private static func number(_ text: String, isAlpha: Bool) -> Double? {
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") || isAlpha ? value : value / 255
  }
}
