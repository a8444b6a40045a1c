package import MaquetteGraphics
package import MaquetteTypography
internal import Synchronization

extension Symbols {
  /// What a drawing depends on.
  private struct Key: Hashable {
    var name: String
    var pointSize: Double
    var weight: FontWeight
    var scale: SymbolScale
    var direction: LayoutDirection
    var layering: SymbolLayering
    var pixelScale: Double
  }

  /// The most drawings that are remembered, about half a megabyte.
  private static let limit = 256

  private static let drawings = Mutex<[Key: SymbolDrawing]>([:])

  /// Returns a symbol drawn for text of a size and weight, remembered from the last time; nil if there is none.
  /// Its stems are fitted to the pixels of a scale.
  ///
  /// A sheet shows the same few symbols again and again, and composing one takes longer than laying out a control.
  static func drawing(
    named name: String, pointSize: Double, weight: FontWeight, scale: SymbolScale, direction: LayoutDirection,
    layering: SymbolLayering = SymbolLayering(), pixelScale: Double = .infinity
  ) -> SymbolDrawing? {
    let key = Key(
      name: name, pointSize: pointSize, weight: weight, scale: scale, direction: direction,
      layering: layering, pixelScale: pixelScale)
    if let known = drawings.withLock({ $0[key] }) { return known }
    guard
      let drawing = symbol(named: name)?
        .drawing(
          pointSize: pointSize, weight: weight, scale: scale, direction: direction,
          rendering: layering.rendering, value: layering.value
        ).fitted(to: pixelScale)
    else { return nil }
    drawings.withLock { drawings in
      // More than a sheet ever shows: what is drawn next fills the memory anew.
      if drawings.count >= limit { drawings.removeAll(keepingCapacity: true) }
      drawings[key] = drawing
    }
    return drawing
  }
}

extension SymbolLibrary {
  /// Returns a symbol drawn for text of a size and weight; nil if there is none.
  ///
  /// The symbols that come with Maquette are remembered; with added ones, the names of all are looked up anew.
  package func drawing(
    named name: String, pointSize: Double, weight: FontWeight, scale: SymbolScale, direction: LayoutDirection,
    layering: SymbolLayering = SymbolLayering(), pixelScale: Double = .infinity
  ) -> SymbolDrawing? {
    isStandard
      ? Symbols.drawing(
        named: name, pointSize: pointSize, weight: weight, scale: scale, direction: direction,
        layering: layering, pixelScale: pixelScale)
      : symbol(named: name)?
        .drawing(
          pointSize: pointSize, weight: weight, scale: scale, direction: direction,
          rendering: layering.rendering, value: layering.value
        ).fitted(to: pixelScale)
  }
}
