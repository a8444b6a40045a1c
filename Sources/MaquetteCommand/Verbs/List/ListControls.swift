import ArgumentParser
import MaquetteStudio
import MaquetteElements
import MaquetteDocuments

struct ListControls: Verb {
  static let configuration = CommandConfiguration(
    commandName: "controls", abstract: "List controls and containers, or the attributes of one.",
    aliases: ["elements"])

  @Argument(help: "A control, to see its attributes.", completion: Completion.elements)
  var name: String?

  @OptionGroup var options: ListOptions

  func run(on console: Console) throws {
    guard let name else {
      options.print(
        Columns.text(
          console.catalogue.entries.map { [$0.name, $0.kind.rawValue, Self.platforms(of: $0), $0.summary] }),
        json: .array(console.catalogue.entries.map(Self.json)), on: console)
      return
    }
    guard let entry = console.catalogue.entry(named: name) else {
      throw StudioError(
        unknown: "control", name,
        nearest: ElementSynonyms.nearest(to: name, among: console.catalogue.names),
        list: "maquette list controls")
    }
    options.print(Self.text(entry), json: Self.json(entry), on: console)
  }

  private static func text(_ entry: CatalogueEntry) -> String {
    // Those within `with` are those of the environment.
    let common = CommonAttributes.descriptions(in: nil).flatMap { attribute in
      [(path: attribute.name, attribute: attribute)] + (attribute.name == "with" ? [] : attribute.inner)
    }
    var text = "\(entry.name): \(entry.summary)\n"
    if let guideline = entry.guideline { text += "\(guideline)\n" }
    text += "Platforms: \(platforms(of: entry)).\n"
    if let example = entry.example {
      text += "\nEXAMPLE\n" + example.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    text += "\nATTRIBUTES\n" + rows(entry.attributes.map { ($0.name, $0) })
    text += "\nATTRIBUTES OF EVERY ELEMENT\n" + rows(common)
    if let shorthand = entry.shorthand {
      text +=
        "\nA \(entry.listShorthand == nil ? "text" : "list") alone is the \(shorthand): '\(entry.name): …' in a sheet, "
        + "'maquette draw \(entry.name) …' on the command line.\n"
    }
    return text
  }

  /// The platforms that have an element: `iOS, watchOS`.
  private static func platforms(of entry: CatalogueEntry) -> String {
    let platforms = Platform.allCases.filter(entry.platforms.contains)
    return platforms.count == Platform.allCases.count
      ? "all" : platforms.map(\.title).joined(separator: ", ")
  }

  private static func rows(_ attributes: [(path: String, attribute: AttributeDescription)]) -> String {
    Columns.text(attributes.map { ["  " + $0, "\($1.help) Takes \($1.takes)."] })
  }

  private static func json(_ entry: CatalogueEntry) -> JSON {
    .object([
      "name": .text(entry.name), "kind": .text(entry.kind.rawValue), "summary": .text(entry.summary),
      "platforms": .array(Platform.allCases.filter(entry.platforms.contains).map { .text($0.rawValue) }),
      "guideline": .optional(entry.guideline), "example": .optional(entry.example),
      "shorthand": .optional(entry.shorthand),
      "attributes": .array(
        entry.attributes.map { attribute in
          .object([
            "name": .text(attribute.name), "type": .text(attribute.type.description),
            "help": .text(attribute.help),
          ])
        }),
    ])
  }
}
