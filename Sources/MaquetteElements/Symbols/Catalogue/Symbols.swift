import CSymbols
import MaquetteDiagnostics
import Synchronization

/// The catalogue of the symbols of Maquette.
///
/// The names are those of the platforms, so that a mockup uses the names of the finished interface. The drawings are not:
/// all were made for this project from the plain idea of the object, and nothing was traced.
public enum Symbols {
  /// Returns the symbol with a name, composed by rule if necessary; nil if there is none.
  ///
  /// A name consists of the name of a base drawing, then `.slash`, then a frame such as `.circle` or `.square`, then
  /// `.fill`, then `.badge` or a sign in a corner, as in `.badge.plus`; all suffixes are optional.
  public static func symbol(named name: String) -> Symbol? {
    symbol(named: name, glyph: glyph(named:))
  }

  /// Returns the symbol with a name, made of base drawings that `glyph` returns.
  static func symbol(named name: String, glyph: (String) -> SymbolGlyph?) -> Symbol? {
    guard let parsed = SymbolName(name, isBase: { glyph($0) != nil }), let base = glyph(parsed.base) else {
      return nil
    }
    if parsed.isFilled && parsed.enclosure == nil && !base.canBeFilled { return nil }
    let badge = parsed.badge.flatMap { $0.isEmpty ? nil : glyph($0) }
    return Symbol(name: parsed, glyph: base, frame: parsed.enclosure.flatMap(glyph), badge: badge)
  }

  /// The names of all base drawings and the usual composed ones, sorted.
  public static let names: [String] = categories.flatMap(\.symbols).flatMap(\.names).sorted()

  /// Returns the listed name nearest to a misspelt one; nil if none is near.
  public static func nearestName(to name: String) -> String? {
    NearestName.nearest(to: name, among: outlines)
  }

  /// The names with what rules most of them out: a sheet may have a thousand unknown ones.
  private static let outlines = NameOutlines(names)

  /// The base drawings by name. A test checks that every one can be read.
  static var glyphs: [String: SymbolGlyph] {
    var glyphs: [String: SymbolGlyph] = [:]
    for name in categories.flatMap(\.symbols).map(\.name) { glyphs[name] = glyph(named: name) }
    return glyphs
  }

  /// Returns a base drawing, which is read at its first use; nil if there is none.
  ///
  /// A picture shows a few of many symbols, and reading all of them takes longer than drawing the picture.
  static func glyph(named name: String) -> SymbolGlyph? { glyph(named: name, depth: 0) }

  private static func glyph(named name: String, depth: Int) -> SymbolGlyph? {
    if let known = read.withLock({ $0[name] }) { return known }
    // Reads outside the lock: two threads may do the same work, but they get the same result.
    guard depth <= depthLimit, let text = text(of: name), let file = try? SymbolFile(text),
      let glyph = SymbolGlyph(file, origin: { Symbols.glyph(named: $0, depth: depth + 1) })
    else { return nil }
    read.withLock { $0[name] = glyph }
    return glyph
  }

  /// The file of a base drawing; nil if there is none.
  static func text(of name: String) -> String? {
    // The text is a constant C string of the program.
    unsafe maquette_symbol_text(name).map { unsafe String(cString: $0) }
  }

  /// The base drawings that have been read, at most as many as there are files.
  private static let read = Mutex<[String: SymbolGlyph]>([:])

  /// The maximum length of a chain of drawings that derive from each other.
  private static let depthLimit = 4
}

extension SymbolGlyph {
  /// Creates a drawing from its file, or from its origin if the file has no parts; nil if the origin does not exist.
  init?(_ file: SymbolFile, origin: (String) -> SymbolGlyph?) {
    if let source = file.origin {
      guard var glyph = origin(source.name) else { return nil }
      switch source.change {
      case .none: break
      case .turned(let turns): glyph = glyph.applying(.aboutCenter(.rotation(quarterTurns: turns)))
      case .mirrored: glyph = glyph.applying(.mirror)
      case .flipped: glyph = glyph.applying(.flip)
      case .directional: glyph.mirroring = .rightToLeft
      }
      self = glyph
    } else {
      self.init(parts: file.parts, room: file.room)
    }
    if let composition = file.composition { self.composition = composition }
    if let innerScale = file.innerScale { self.innerScale = innerScale }
    if let accent = file.accent { self.accent = accent }
    if let mirroring = file.mirroring { self.mirroring = mirroring }
    keywords += file.keywords
  }
}
