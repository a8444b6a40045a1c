internal import MaquetteDiagnostics

/// The symbols that a mockup can name: those that come with Maquette, and before them those that a project adds.
///
/// ```swift
/// var symbols = SymbolLibrary.standard
/// try symbols.add("o circle 12 12 6", named: "record")
/// ```
public struct SymbolLibrary: Hashable, Sendable {
  /// The symbols that come with Maquette.
  public static let standard = SymbolLibrary()

  /// What was added, by name; nil for nothing, so that copies of the standard library cost nothing.
  private var added: [String: SymbolGlyph]?

  /// The names that were added, sorted.
  public var addedNames: [String] { (added ?? [:]).keys.sorted() }

  /// Adds a drawing written as the files of Maquette's own are, or replaces one of the same name.
  ///
  /// `.fill`, `.slash`, `.circle` and the like are composed of it by rule. It may come from a drawing that is there
  /// already (`from: bell mirrored`).
  public mutating func add(_ text: String, named name: String) throws(SymbolSyntaxError) {
    let file = try SymbolFile(text)
    guard let glyph = SymbolGlyph(file, origin: glyph(named:)) else {
      throw SymbolSyntaxError(line: 1, text: "")
    }
    added = (added ?? [:]).merging([name: glyph]) { $1 }
  }

  /// Adds a drawing from an SVG picture, or replaces one of the same name.
  ///
  /// What is only stroked follows the weight of the text; what is filled stays as it is drawn. The view box becomes
  /// the 24 grid, its longer side 24 units.
  public mutating func add(svg text: String, named name: String) throws(SymbolSyntaxError) {
    let glyph = SymbolGlyph(parts: try SymbolPicture(svg: text).parts)
    added = (added ?? [:]).merging([name: glyph]) { $1 }
  }

  /// Returns the symbol with a name, composed by rule if need be, or nil if there is none.
  public func symbol(named name: String) -> Symbol? {
    added == nil ? Symbols.symbol(named: name) : Symbols.symbol(named: name, glyph: glyph(named:))
  }

  /// Returns the name that is nearest to a misspelt one, or nil if none is near.
  public func nearestName(to name: String) -> String? {
    added == nil
      ? Symbols.nearestName(to: name) : NearestName.nearest(to: name, among: addedNames + Symbols.names)
  }

  /// Whether nothing was added.
  var isStandard: Bool { added == nil }

  private func glyph(named name: String) -> SymbolGlyph? { added?[name] ?? Symbols.glyph(named: name) }
}
