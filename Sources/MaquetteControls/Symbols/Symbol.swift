public import MaquetteGraphics
internal import MaquetteScene
public import MaquetteTypography

/// A drawing that stands beside text and matches its size and weight.
public struct Symbol: Hashable, Sendable {
  private let parsedName: SymbolName
  private let glyph: SymbolGlyph

  init(name: SymbolName, glyph: SymbolGlyph) {
    parsedName = name
    self.glyph = glyph
  }

  /// The name, such as `bell.slash.fill`.
  public var name: String { parsedName.text }

  /// Whether right-to-left reading mirrors the symbol.
  public var isDirectional: Bool { glyph.isDirectional }

  /// Draws the symbol for text of a size and weight.
  ///
  /// - Parameter pointSize: the size of the text in points; one that is not a positive number counts as 0, one above
  ///   10,000 as 10,000.
  public func drawing(
    pointSize: Double, weight: FontWeight = .regular, scale: SymbolScale = .medium,
    direction: LayoutDirection = .leftToRight
  ) -> SymbolDrawing {
    let isMirrored = glyph.isDirectional && direction == .rightToLeft
    let stroke = SymbolGrid.stroke(for: weight) * scale.strokeFactor / scale.factor
    let composer = SymbolComposer(glyph: glyph, name: parsedName, isMirrored: isMirrored)
    return SymbolDrawing(gridParts: composer.parts(stroke: stroke), pointSize: pointSize, scale: scale)
  }
}
