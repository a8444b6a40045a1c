import MaquetteDiagnostics
import Synchronization

/// The symbols that a mockup can use: those of Maquette, and those that a project adds, which take precedence.
///
/// ```swift
/// var symbols = SymbolLibrary.standard
/// try symbols.add("o circle 12 12 6", named: "record")
/// ```
public struct SymbolLibrary: Hashable, Sendable {
  /// The symbols of Maquette.
  public static let standard = SymbolLibrary()

  /// The added drawings by name; nil for none, so that copies of the standard library cost nothing.
  private var added: [String: SymbolGlyph]?

  /// The names of the added drawings, sorted.
  public var addedNames: [String] { (added ?? [:]).keys.sorted() }

  /// Adds a drawing in the file format of Maquette's own drawings, or replaces one of the same name.
  ///
  /// Rules compose `.fill`, `.slash`, `.circle` and the like from it. The drawing may derive from an existing one
  /// (`from: bell mirrored`).
  public mutating func add(_ text: String, named name: String) throws(SymbolSyntaxError) {
    let file = try SymbolFile(text)
    guard let glyph = SymbolGlyph(file, origin: glyph(named:)) else {
      throw SymbolSyntaxError(line: 1, text: "")
    }
    try add(glyph, named: name)
  }

  /// Adds a drawing from an SVG picture, or replaces one of the same name.
  ///
  /// Shapes with only a stroke follow the weight of the text; filled shapes stay unchanged. The view box is scaled to the
  /// 24 grid, its longer side to 24 units.
  public mutating func add(svg text: String, named name: String) throws(SymbolSyntaxError) {
    try add(SymbolGlyph(parts: SymbolPicture(svg: text).parts), named: name)
  }

  private mutating func add(_ glyph: SymbolGlyph, named name: String) throws(SymbolSyntaxError) {
    let glyphs = (added ?? [:]).merging([name: glyph]) { $1 }
    guard glyph.segmentCount <= SymbolLimits.segments,
      glyphs.values.reduce(0, { $0 + $1.segmentCount }) <= SymbolLimits.allSegments
    else { throw .tooManySegments }
    added = glyphs
  }

  /// Returns the symbol with a name, composed by rule if necessary; nil if there is none.
  public func symbol(named name: String) -> Symbol? {
    added == nil ? Symbols.symbol(named: name) : Symbols.symbol(named: name, glyph: glyph(named:))
  }

  /// Returns the name nearest to a misspelt one; nil if none is near.
  public func nearestName(to name: String) -> String? {
    isStandard
      ? Symbols.nearestName(to: name) : NearestName.nearest(to: name, among: addedNames + Symbols.names)
  }

  private var isStandard: Bool { added == nil }

  private func glyph(named name: String) -> SymbolGlyph? { added?[name] ?? Symbols.glyph(named: name) }
}

extension SymbolLibrary {
  /// The parameters of a cached drawing.
  private struct Key: Hashable {
    var name: String
    var pointSize: Double
    var weight: FontWeight
    var scale: SymbolScale
    var direction: LayoutDirection
    var isAmongArabicLetters: Bool
    var layering: SymbolLayering
    var pixelScale: Double
  }

  /// The maximum number of cached drawings, about half a megabyte.
  private static let cacheLimit = 256

  private static let cache = Mutex<[Key: SymbolDrawing]>([:])

  /// Returns a symbol drawn for text of a size and weight; nil if there is none. Its stems are fitted to the pixels of a
  /// scale.
  ///
  /// A sheet shows the same few symbols many times, and composing one takes longer than laying out a control, so drawings of
  /// Maquette's symbols are cached; a library with added symbols looks up every name again.
  package func drawing(
    named name: String, pointSize: Double, weight: FontWeight, scale: SymbolScale, direction: LayoutDirection,
    isAmongArabicLetters: Bool = false, layering: SymbolLayering = SymbolLayering(),
    pixelScale: Double = .infinity
  ) -> SymbolDrawing? {
    let key = Key(
      name: name, pointSize: pointSize, weight: weight, scale: scale, direction: direction,
      isAmongArabicLetters: isAmongArabicLetters, layering: layering, pixelScale: pixelScale)
    if isStandard, let known = Self.cache.withLock({ $0[key] }) { return known }
    let drawing = symbol(named: name)?
      .drawing(
        pointSize: pointSize, weight: weight, scale: scale, direction: direction,
        isAmongArabicLetters: isAmongArabicLetters, rendering: layering.rendering, value: layering.value
      ).fitted(to: pixelScale)
    guard isStandard, let drawing else { return drawing }
    Self.cache.withLock { drawings in
      // The limit exceeds the number of symbols in a sheet; the next drawings fill the cache again.
      if drawings.count >= Self.cacheLimit { drawings.removeAll(keepingCapacity: true) }
      drawings[key] = drawing
    }
    return drawing
  }
}
