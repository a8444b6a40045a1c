import MaquetteElements

/// A sheet of any size: neighbours in a container, elements inside each other, changes, or unknown names.
struct GrowthSheet: Sendable {
  /// The name in the table.
  let name: String
  /// The numbers of elements, levels, changes or names, ascending.
  let counts: [Int]
  /// The verbs that are timed.
  let verbs: [GrowthVerb]
  /// Returns the text of the sheet.
  let text: @Sendable (Int) -> String

  private static let neighbours = [500, 2000]
  /// A sheet can have 64 nested lists and mappings, which is about 30 elements.
  private static let levels = [7, 14, 28]
  private static let platform = "maquette: 1\nscale: 1\n"

  /// Every sheet, for the elements of a catalogue.
  static func all(of catalogue: Catalogue) -> [GrowthSheet] {
    let entries = catalogue.entries
    func example(_ entry: CatalogueEntry) -> String? {
      catalogue.elements.first { $0.name == entry.name }?.example
    }
    return entries.filter(\.takesChildren).flatMap { [siblings(in: $0), depth(of: $0)] }
      + entries.filter { !$0.takesChildren }.map { copies(of: $0, example: example($0)) }
      + [changes, nestedChanges, unknownSymbols, unknownNames]
  }

  private static func head(_ entry: CatalogueEntry) -> String {
    let platform = Platform.allCases.first(where: entry.platforms.contains) ?? .ios
    return Self.platform + "platform: \(platform.rawValue)\n"
  }

  /// Buttons beside each other in a container.
  private static func siblings(in entry: CatalogueEntry) -> GrowthSheet {
    GrowthSheet(name: "\(entry.name), siblings", counts: neighbours, verbs: GrowthVerb.still) { count in
      let buttons = (0..<count).map { "        - button: Button \($0)\n" }.joined()
      return head(entry) + "body:\n  vstack:\n    - \(entry.name):\n        children:\n" + buttons
    }
  }

  /// A container in itself, in itself.
  private static func depth(of entry: CatalogueEntry) -> GrowthSheet {
    GrowthSheet(name: "\(entry.name), depth", counts: levels, verbs: GrowthVerb.still) { count in
      let open = String(repeating: "{ \(entry.name): [", count: count)
      let close = String(repeating: "] }", count: count)
      return head(entry) + "body: \(open){ label: Deep }\(close)\n"
    }
  }

  /// Many of an element in a row.
  private static func copies(of entry: CatalogueEntry, example: String?) -> GrowthSheet {
    GrowthSheet(name: "\(entry.name) in an hstack", counts: neighbours, verbs: GrowthVerb.still) { count in
      let lines = (example ?? "\(entry.name): {}").split(separator: "\n")
      let item = "    - " + lines.joined(separator: "\n      ") + "\n"
      return head(entry) + "body:\n  hstack:\n" + String(repeating: item, count: count)
    }
  }

  /// Changes of one switch, each before the one before has ended.
  private static let changes = GrowthSheet(
    name: "changes of a switch", counts: [400, 1600], verbs: [.read, .frames]
  ) { count in
    let changes = (0..<count).map { "      - { after: 0.02, value: \($0 % 2 == 1) }\n" }.joined()
    return platform + "format: apng\nanimation: { frame-rate: 10 }\nbody:\n  switch:\n    then:\n" + changes
  }

  /// Stacks with a change each, one inside the other.
  private static let nestedChanges = GrowthSheet(
    name: "changes inside each other", counts: [5, 10, 20], verbs: [.read, .frames]
  ) { count in
    let open = String(repeating: "{ vstack: { then: { spacing: 4 }, children: [", count: count)
    let close = String(repeating: "] } }", count: count)
    return platform + "format: apng\nbody: \(open){ label: Deep }\(close)\n"
  }

  private static let unknownSymbols = GrowthSheet(
    name: "unknown symbols", counts: [500, 2000], verbs: [.read, .list, .messages]
  ) { count in
    platform + "body:\n  vstack:\n" + (0..<count).map { "    - symbol: unknown.symbol\($0)\n" }.joined()
  }

  private static let unknownNames = GrowthSheet(
    name: "unknown attributes", counts: [500, 2000], verbs: [.refuse]
  ) { count in
    platform + "body:\n  vstack:\n" + (0..<count).map { "    - button: { titel\($0): A }\n" }.joined()
  }
}
