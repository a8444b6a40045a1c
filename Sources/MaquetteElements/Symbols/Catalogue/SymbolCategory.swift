import CSymbols

/// Symbols that belong together, such as arrows.
public struct SymbolCategory: Hashable, Sendable {
  /// A base drawing.
  public struct Entry: Hashable, Sendable {
    /// The name, such as `bell`.
    public var name: String
    /// The drawing that this name is an alias of; nil for a drawing of its own.
    public var alias: String?
    /// Further search words, such as `notification`.
    public var keywords: [String]
    /// The name and the usual composed names, such as `bell.slash.fill`.
    public var names: [String]

    /// Whether a word occurs in a name or begins a keyword.
    public func matches(_ word: String) -> Bool {
      names.contains { $0.contains(word) } || keywords.contains { $0.hasPrefix(word) }
    }
  }

  /// The name, such as `arrows`.
  public var name: String
  /// The symbols, in order of name.
  public var symbols: [Entry]
}

extension Symbols {
  /// All base drawings by category, both in alphabetical order. The list requires reading every drawing.
  public static let categories: [SymbolCategory] = (0..<maquette_symbol_category_count()).map { index in
    // A static table: names are constant C strings, and `place` is below the number of files.
    let category = unsafe maquette_symbol_category(index)
    let entries = unsafe (0..<category.count).compactMap { place in
      unsafe entry(named: String(cString: category.files[place].name))
    }
    return SymbolCategory(name: unsafe String(cString: category.name), symbols: entries)
  }

  private static func entry(named name: String) -> SymbolCategory.Entry? {
    guard let glyph = glyph(named: name) else { return nil }
    let origin = text(of: name).flatMap { try? SymbolFile($0) }?.origin
    let alias = origin.flatMap { $0.change == .none ? $0.name : nil }
    return SymbolCategory.Entry(
      name: name, alias: alias, keywords: glyph.keywords, names: usualNames(of: name, glyph).map(\.text))
  }

  /// The composed names of one drawing that lists show.
  private static func usualNames(of base: String, _ glyph: SymbolGlyph) -> [SymbolName] {
    let fills = glyph.canBeFilled ? [false, true] : [false]
    var names = fills.map { SymbolName(base: base, isFilled: $0) }
    if glyph.composition == .object {
      names += fills.map { SymbolName(base: base, isSlashed: true, isFilled: $0) }
    }
    if glyph.composition != .frame {
      for enclosure in ["circle", "square"] {
        names += [false, true].map { SymbolName(base: base, enclosure: enclosure, isFilled: $0) }
      }
    }
    // A composed name with a drawing of its own is listed with that drawing.
    return names.filter { name in
      SymbolName(name.text, isBase: { Symbols.text(of: $0) != nil })?.base == base
    }
  }
}
