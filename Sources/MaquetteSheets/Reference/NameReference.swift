import MaquetteElements

/// The names of elements in SwiftUI, UIKit and AppKit beside those in sheets and in Swift.
enum NameReference {
  static let head = ["SwiftUI", "UIKit", "AppKit", "sheet", "Maquette in Swift", "platforms"]

  /// Every element of a catalogue, as Markdown.
  static func markdown(of catalogue: Catalogue) -> String {
    """
    # Names in other frameworks

    Find an element by its name in SwiftUI, UIKit or AppKit. In a sheet these names work as hints: `toggle: true` gives
    "did you mean 'switch'?". A dash stands for a framework without a counterpart.


    """
      + Markdown.table(
        head,
        catalogue.entries.map { entry in
          var row = row(of: entry)
          row[3] = "[\(row[3])](Sheets/\(entry.name).md)"
          return row
        }, linksIn: 3)
  }

  /// The row of an element.
  static func row(of entry: CatalogueEntry) -> [String] {
    let names = ElementSynonyms.frameworks(of: entry.name)?.split(separator: " | ").map(String.init) ?? []
    let words = (0..<3).map { index in
      guard index < names.count, names[index] != "–" else { return "–" }
      return names[index]
    }
    return words + [
      Markdown.code(entry.name), Markdown.code(entry.swiftType), ElementReference.platforms(of: entry),
    ]
  }
}
