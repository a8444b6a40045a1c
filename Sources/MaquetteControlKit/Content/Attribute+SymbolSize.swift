package import MaquetteElements

extension Attribute {
  /// The attribute of controls whose symbols can have another size than their own.
  package static func symbolSize(_ path: @autoclosure @escaping Place<Double?>) -> Attribute {
    Attribute("symbol-size", path(), help: "The font size that the symbol matches.", in: 1...1000)
  }
}
