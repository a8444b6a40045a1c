package import MaquetteElements

/// The minimal example of an element, and the sheet that draws its picture.
package struct ElementExample: Sendable {
  /// The element as a sheet writes it.
  package let element: String
  /// The path of the picture from the root of the repository.
  package let picture: String
  /// The sheet that draws the picture.
  package let sheet: String

  /// The example of an entry of a catalogue; nil if it has none.
  package init?(of entry: CatalogueEntry) {
    guard let example = entry.example,
      let platform = entry.examplePlatform ?? Platform.allCases.first(where: entry.platforms.contains)
    else { return nil }
    element = example
    picture = "Golden/Elements/\(entry.name).png"
    let body = example.split(separator: "\n").map { "  \($0)\n" }.joined()
    sheet = "maquette: 1\nplatform: \(platform.rawValue)\nscale: 2\nbody:\n\(body)"
  }
}
