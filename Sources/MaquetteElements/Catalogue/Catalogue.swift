import Synchronization

/// The elements that sheets can name; lists, help, themes and rules use the same catalogue.
///
/// A package with controls of its own adds them to the standard ones, and passes the result to every reader of sheets:
///
/// ```swift
/// let catalogue = Catalogue.standard.adding(Rating.self)
/// ```
public final class Catalogue: Sendable {
  package let elements: [any CatalogueElement.Type]
  /// What makes another element of a decoded one, by the names of elements: a floor above knows what the element's own does not.
  private let completions: [String: Completion]
  /// The names of the elements, in the order of ``entries``.
  package let names: [String]
  private let places: [String: Int]
  /// The entries that were asked for: a sheet names few elements, and all entries take longer to make than twelve buttons to lay
  /// out.
  private let made: Mutex<[CatalogueEntry?]>
  private let themeTokens = Mutex<[ThemeToken]?>(nil)

  /// Returns the element of a sheet that takes the place of a decoded one.
  package typealias Completion = @Sendable (any Element) -> any Element

  /// Creates a catalogue of elements; of two with the same name, the first is found.
  public convenience init(_ elements: [any CatalogueElement.Type]) { self.init(elements, completing: [:]) }

  /// Creates a catalogue of elements, some of which become others once they are decoded.
  package init(_ elements: [any CatalogueElement.Type], completing completions: [String: Completion]) {
    self.elements = elements
    self.completions = completions
    let names = elements.map { $0.name } + [Matrix.name]
    self.names = names
    places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    made = Mutex([CatalogueEntry?](repeating: nil, count: names.count))
    // Sheets can name the colours.
    ColorToken.declareWhenAsked { for metrics in Catalogue.metrics(of: elements) { _ = metrics.colors } }
  }

  /// The elements in the order of lists and pages.
  public var entries: [CatalogueEntry] { names.indices.map(entry) }

  /// Returns a catalogue with more elements at its end.
  public func adding(_ elements: any CatalogueElement.Type...) -> Catalogue {
    Catalogue(self.elements + elements, completing: completions)
  }

  /// Returns the entry with a name; nil if there is none.
  public func entry(named name: String) -> CatalogueEntry? {
    places[name].map(entry)
  }

  private func entry(at place: Int) -> CatalogueEntry {
    if let entry = made.withLock({ $0[place] }) { return entry }
    // Made without the lock, for an element of another package may ask a catalogue meanwhile.
    let own = place < elements.count ? elements[place].entry : .matrix
    let entry = completions[own.name].map(own.completed) ?? own
    return made.withLock { made in
      if let first = made[place] { return first }
      made[place] = entry
      return entry
    }
  }

  /// The tables of measures that the elements read, each once.
  package var metrics: [any ThemeMetrics.Type] { Self.metrics(of: elements) }

  private static func metrics(of elements: [any CatalogueElement.Type]) -> [any ThemeMetrics.Type] {
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
