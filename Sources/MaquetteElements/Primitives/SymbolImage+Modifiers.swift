public import MaquetteTypography

extension SymbolImage {
  /// Creates a symbol with a variable value, from 0 to 1, which decides how many steps are drawn in full.
  public init(_ symbol: String, variableValue: Double, style: TextStyle = .body, weight: FontWeight? = nil) {
    self.init(symbol, style: style, weight: weight)
    value = variableValue
  }

  /// Returns the symbol in a colour.
  public func color(_ color: ColorReference) -> SymbolImage { with(\.color, color) }
  /// Returns the symbol with a rendering mode, for one or several colours.
  public func symbolRenderingMode(_ rendering: SymbolRendering) -> SymbolImage {
    with(\.rendering, rendering)
  }
  /// Returns the symbol with a colour for each layer, the most important first.
  public func palette(_ colors: ColorReference...) -> SymbolImage {
    with(\.rendering, .palette).with(\.palette, colors)
  }
  /// Returns the symbol with a scale relative to its text.
  public func imageScale(_ scale: SymbolScale) -> SymbolImage { with(\.symbolScale, scale) }
}
