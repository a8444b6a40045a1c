internal import Synchronization

/// The elements that sheets can name; lists, help, themes and rules use the same catalogue.
///
/// A package with controls of its own adds them to the standard ones, and passes the result to every reader of sheets:
///
/// ```swift
/// let catalogue = Catalogue.standard.adding(Rating.self)
/// ```
public final class Catalogue: Sendable {
  /// The elements in the order in which lists show them.
  public let entries: [CatalogueEntry]
  package let elements: [any CatalogueElement.Type]
  private let places: [String: Int]
  private let themeTokens = Mutex<[ThemeToken]?>(nil)

  /// Creates a catalogue of elements; of two with the same name, the first is found.
  public init(_ elements: [any CatalogueElement.Type]) {
    self.elements = elements
    entries = elements.map { $0.entry } + [.matrix]
    places = Dictionary(entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    // Declares the colours, so that sheets can name them.
    for metrics in metrics { _ = metrics.colors }
  }

  /// Returns a catalogue with more elements at its end.
  public func adding(_ elements: any CatalogueElement.Type...) -> Catalogue {
    Catalogue(self.elements + elements)
  }

  /// Returns the entry with a name; nil if there is none.
  public func entry(named name: String) -> CatalogueEntry? {
    places[name].map { entries[$0] }
  }

  /// The tables of measures that the elements read, each once.
  package var metrics: [any ThemeMetrics.Type] {
    var seen: Set<ObjectIdentifier> = []
    return elements.flatMap { $0.metrics }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The colours that sheets can name: those of the system, then those of controls.
  package var colors: [ColorToken] { ColorToken.system + metrics.flatMap { $0.colors } }

  /// All tokens of a theme: colours, text styles, and the measures of controls.
  package var tokens: [ThemeToken] {
    themeTokens.withLock { known in
      if let known { return known }
      let tokens =
        colors.map(ThemeToken.init) + TextStyle.allCases.map(ThemeToken.init)
        + metrics.flatMap { ThemeToken.tokens(of: $0) }
      known = tokens
      return tokens
    }
  }
}

extension Catalogue: Hashable {
  public static func == (first: Catalogue, second: Catalogue) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
