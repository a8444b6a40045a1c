package import MaquetteGraphics
package import MaquetteTypography
internal import Synchronization

extension Symbols {
  /// The parameters that a drawing depends on.
  private struct Key: Hashable {
    var name: String
    var pointSize: Double
    var weight: FontWeight
    var scale: SymbolScale
    var direction: LayoutDirection
    var layering: SymbolLayering
    var pixelScale: Double
  }

  /// The maximum number of cached drawings, about half a megabyte.
  private static let limit = 256

  private static let drawings = Mutex<[Key: SymbolDrawing]>([:])

  /// Returns a symbol drawn for text of a size and weight, from the cache if possible; nil if there is none.
  /// Its stems are fitted to the pixels of a scale.
  ///
  /// A sheet shows the same few symbols many times, and composing one takes longer than laying out a control.
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
      // The limit exceeds the number of symbols in a sheet; the next drawings fill the cache again.
      if drawings.count >= limit { drawings.removeAll(keepingCapacity: true) }
      drawings[key] = drawing
    }
    return drawing
  }
}

extension SymbolLibrary {
  /// Returns a symbol drawn for text of a size and weight; nil if there is none.
  ///
  /// The symbols of Maquette are cached; a library with added symbols looks up every name again.
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
