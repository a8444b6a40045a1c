/// A drawing for use beside text, which matches its size and weight.
public struct Symbol: Hashable, Sendable {
  private let parsedName: SymbolName
  private let glyph: SymbolGlyph
  private let frame: SymbolGlyph?
  private let badge: SymbolGlyph?

  init(name: SymbolName, glyph: SymbolGlyph, frame: SymbolGlyph? = nil, badge: SymbolGlyph? = nil) {
    parsedName = name
    self.glyph = glyph
    self.frame = frame
    self.badge = badge
  }

  /// The name, such as `bell.slash.fill`.
  public var name: String { parsedName.text }

  /// Whether right-to-left reading mirrors the symbol.
  public var isDirectional: Bool { glyph.mirroring == .rightToLeft }

  /// The number of steps of a variable value, such as the waves of a loudspeaker; 0 if the symbol has none.
  public var steps: Int { glyph.steps }

  /// Draws the symbol for text of a size and weight.
  ///
  /// - Parameters:
  ///   - isAmongArabicLetters: whether the text around the symbol is in Arabic letters, which mirror the question mark.
  ///   - pointSize: the size of the text in points; a size that is not a positive number counts as 0, one above 10,000
  ///     as 10,000.
  ///   - value: the variable value, from 0 to 1: the share of steps drawn in full; nil for all.
  public func drawing(
    pointSize: Double, weight: FontWeight = .regular, scale: SymbolScale = .medium,
    direction: LayoutDirection = .leftToRight, isAmongArabicLetters: Bool = false,
    rendering: SymbolRendering = .monochrome, value: Double? = nil
  ) -> SymbolDrawing {
    let stroke = SymbolGrid.stroke(for: weight) * scale.strokeFactor / scale.factor
    let composer = SymbolComposer(
      name: parsedName, glyph: glyph, frame: frame, badge: badge,
      direction: direction, isAmongArabicLetters: isAmongArabicLetters)
    // A filled frame is one area; the parts that are knocked out of it have no steps.
    let isSolid = frame != nil && parsedName.isFilled && rendering == .monochrome
    return SymbolDrawing(
      pieces: composer.pieces(stroke: stroke), pointSize: pointSize, scale: scale,
      layering: SymbolLayering(rendering: rendering, value: isSolid ? nil : value), steps: steps)
  }
}
