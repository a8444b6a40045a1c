import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
public import MaquetteTypography

/// A symbol that stands beside text as a letter would, which sheets call `symbol`.
public struct SymbolImage: CatalogueElement {
  /// The symbol's name, such as `play.fill`.
  public var symbol = ""
  /// The text style whose size and weight the symbol takes.
  public var style: TextStyle = .body
  /// A size in points instead of the style's.
  public var size: Double?
  /// A weight instead of the style's.
  public var weight: FontWeight?
  /// How large the symbol is beside its text.
  public var symbolScale: SymbolScale = .medium
  /// The colour.
  public var color: ColorReference = .token(.label)

  /// Creates a symbol without a name.
  public init() {}

  /// Creates a symbol that goes with a text style.
  public init(_ symbol: String, style: TextStyle = .body, weight: FontWeight? = nil) {
    self.symbol = symbol
    self.style = style
    self.weight = weight
  }

  /// The name in sheets.
  public static let name = "symbol"
  /// What it is.
  public static let summary = "A symbol that stands beside text as a letter would."
  /// A bare scalar is the symbol's name.
  public static let shorthand: String? = "name"

  /// What sheets can say of it.
  public static let attributes: [Attribute<SymbolImage>] = [
    Attribute("name", \.symbol, help: "The symbol's name.", type: .symbol),
    Attribute("style", \.style, help: "The text style whose size and weight the symbol takes."),
    Attribute("size", \.size, help: "A size in points instead of the style's.", in: 1...1000),
    Attribute("weight", \.weight, help: "A weight instead of the style's."),
    Attribute("scale", \.symbolScale, help: "How large the symbol is beside its text."),
    Attribute("color", \.color, help: "The colour."),
  ]

  /// Returns a leaf that draws the symbol, or a dashed square and a warning if there is none.
  public func node(in environment: Environment) -> Node {
    let entry = environment.platform.typeRamp.entry(for: style, at: environment.textSize)
    let pointSize = size ?? entry.size
    let weight = weight ?? entry.weight
    let found = environment.symbols.drawing(
      named: symbol, pointSize: pointSize, weight: weight, scale: symbolScale,
      direction: environment.direction)
    let drawing =
      found ?? SymbolDrawing.placeholder(pointSize: pointSize, weight: weight, scale: symbolScale)
    let color = environment.color(color)
    let measurement = Measurement(
      size: drawing.size, firstBaseline: drawing.baseline, lastBaseline: drawing.baseline)

    var node = Node(name: Self.name, item: LayoutItem { _ in measurement }) { place in
      // The frame is snapped outwards and inwards by up to half a pixel; the symbol stays in its middle.
      let origin = Point(
        x: place.frame.center.x - drawing.size.width / 2,
        y: place.frame.center.y - drawing.size.height / 2)
      return [.compound(drawing.compound, origin: origin, color: color)]
    }
    if found == nil {
      node.warnings = [.unknownSymbol(name: symbol, nearest: environment.symbols.nearestName(to: symbol))]
    }
    node.accessibility = Accessibility(label: symbol, traits: [.image])
    return node
  }
}
