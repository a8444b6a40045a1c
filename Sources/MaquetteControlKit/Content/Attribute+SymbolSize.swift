package import MaquetteElements

extension Attribute {
  /// The attribute of controls whose symbols can have another size than their own.
  package static func symbolSize(_ path: @autoclosure @escaping Place<Double?>) -> Attribute {
    Attribute(
      "symbol-size", path(), help: "The symbol's size, as the font size in points that it matches.",
      in: 1...1000)
  }
}
