internal import MaquetteGraphics
internal import Synchronization

/// The catalogue of symbols.
///
/// The names are the platforms' own, so that a mockup says what the finished interface will say. The drawings
/// are not: see `SymbolSource`.
public enum Symbols {
  /// Returns the symbol with a name, composed by rule if need be, or nil if there is none.
  ///
  /// Known are the names of the base drawings, and with them `.slash`, then `.circle` or `.square`, then `.fill`.
  public static func symbol(named name: String) -> Symbol? {
    guard let parsed = SymbolName(name, isBase: { sources[$0] != nil }), let glyph = glyph(named: parsed.base)
    else {
      return nil
    }
    if parsed.isFilled && parsed.enclosure == nil && !glyph.canBeFilled { return nil }
    return Symbol(name: parsed, glyph: glyph)
  }

  /// The names of all base drawings and the usual composed ones, sorted.
  public static let names: [String] = glyphs.flatMap { name, glyph in
    usualNames(of: name, glyph).map(\.text)
  }.sorted()

  /// Returns the listed name that is nearest to a misspelt one, or nil if none is near.
  public static func nearestName(to name: String) -> String? {
    NearestName.nearest(to: name, among: names)
  }

  /// The composed names of one drawing that make sense to list.
  private static func usualNames(of base: String, _ glyph: SymbolGlyph) -> [SymbolName] {
    let fills = glyph.canBeFilled ? [false, true] : [false]
    var names = fills.map { SymbolName(base: base, isFilled: $0) }
    if glyph.composition == .object {
      names += fills.map { SymbolName(base: base, isSlashed: true, isFilled: $0) }
    }
    if glyph.composition != .frame {
      for enclosure in SymbolName.Enclosure.allCases {
        names += [false, true].map { SymbolName(base: base, enclosure: enclosure, isFilled: $0) }
      }
    }
    return names
  }

  /// The base drawings by name. A test makes sure that every one can be read.
  static var glyphs: [String: SymbolGlyph] {
    var glyphs: [String: SymbolGlyph] = [:]
    for name in sources.keys { glyphs[name] = glyph(named: name) }
    return glyphs
  }

  /// Returns a base drawing, which is read when it is first asked for; nil if there is none.
  ///
  /// A picture shows a few symbols of many, and reading all of them takes longer than drawing it.
  static func glyph(named name: String) -> SymbolGlyph? {
    if let known = read.withLock({ $0[name] }) { return known }
    // Read outside the lock: two threads may do the same work, but they get the same result.
    guard let index = sources[name], let glyph = try? glyph(of: SymbolSource.all[index], at: index) else {
      return nil
    }
    read.withLock { $0[name] = glyph }
    return glyph
  }

  /// The places of the base drawings in the list of sources, by name.
  private static let sources = Dictionary(
    SymbolSource.all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The base drawings that have been read; there are no more than sources.
  private static let read = Mutex<[String: SymbolGlyph]>([:])

  /// Reads one drawing; what it is derived from must stand before it in the list.
  static func glyph(of source: SymbolSource, at index: Int) throws(SymbolPlanError) -> SymbolGlyph {
    func derived(from name: String) throws(SymbolPlanError) -> SymbolGlyph {
      guard let place = sources[name], place < index, var glyph = glyph(named: name) else {
        throw SymbolPlanError(line: name)
      }
      glyph.composition = source.composition
      glyph.innerScale = source.innerScale
      return glyph
    }
    switch source.plan {
    case .text(let plan):
      return SymbolGlyph(
        parts: try SymbolPart.parse(plan: plan), composition: source.composition,
        innerScale: source.innerScale)
    case .turned(let name, let quarterTurns):
      return try derived(from: name).applying(.aboutCenter(.rotation(quarterTurns: quarterTurns)))
    case .mirrored(let name):
      return try derived(from: name).applying(.mirror)
    case .directional(let name):
      var glyph = try derived(from: name)
      glyph.isDirectional = true
      return glyph
    }
  }
}
