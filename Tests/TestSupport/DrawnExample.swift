package import MaquetteElements
import MaquetteScreens
import MaquetteSheets
import Testing

/// The example of an element, as its golden draws it.
package struct DrawnExample: Sendable, CustomTestStringConvertible {
  /// The name of the element.
  package let name: String
  /// The picture of the example.
  package let mockup: Mockup

  package var testDescription: String { name }

  /// The examples of all elements.
  package static let all: [DrawnExample] = Catalogue.standard.entries.compactMap { DrawnExample($0) }

  /// Reads the example of an entry; nil if it has none, or one that is wrong.
  private init?(_ entry: CatalogueEntry) {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let example = ElementExample(of: entry),
      let sheet = try? Sheet(Array(example.sheet.utf8), path: "/\(root)/Golden/Elements/\(entry.name).yaml"),
      let picture = sheet.pictures.first
    else { return nil }
    name = entry.name
    mockup = picture.mockup()
  }
}
