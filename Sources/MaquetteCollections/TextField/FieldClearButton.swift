import MaquetteElements
import MaquetteLayout

/// The button at the trailing end of a field that empties it.
struct FieldClearButton: Element {
  /// The font size that the symbol matches, in points.
  var size: Double
  var color: ColorReference

  func node(in environment: Environment) -> Node {
    let symbol = SymbolImage("xmark.circle.fill").with(\.size, size).color(color)
    var node = Node(name: Self.name, layout: PaddingLayout(.zero), children: [symbol], in: environment)
    node.accessibility = Accessibility(label: environment.translated(.clearText), traits: [.button])
    return node
  }

  /// The name of its nodes, by which a touch finds it.
  static let name = NodeName("clear-button")
}

/// The button beside a field that ends what is done in it.
enum FieldCancelButton {
  /// The name of its nodes, by which a touch finds it.
  static let name = NodeName("search-cancel")
}
