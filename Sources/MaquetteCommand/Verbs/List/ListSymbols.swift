import ArgumentParser
import MaquetteStudio
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

struct ListSymbols: Verb {
  static let configuration = CommandConfiguration(
    commandName: "symbols", abstract: "List symbols, including composed ones such as bell.slash.fill.",
    discussion: """
      With --long each drawing has a line with its category, its keywords and, for an alias, the
      drawing that it stands for. Any name can take .slash, a frame (.circle, .square, .rectangle,
      .shield, .seal, .bubble, …), .fill and a badge (.badge, .badge.plus, …), in that order.

      EXAMPLES
        maquette list symbols
        maquette list symbols delete
        maquette list symbols arrow up --long
        maquette list symbols --category weather
        maquette list symbols --categories
      """)

  @Argument(help: "Words to search for in names and keywords.")
  var words: [String] = []

  @Option(help: "List one category only.", completion: Completion.categories)
  var category: String?

  @Flag(help: "List the categories with their number of drawings.")
  var categories = false

  @Flag(help: "Print one line per drawing, with category and keywords.")
  var long = false

  @OptionGroup var options: ListOptions

  func run(on console: Console) throws {
    if categories { return printCategories(on: console) }
    let chosen = try chosenCategories()
    let words = words.map { $0.lowercased() }
    let matches = chosen.flatMap { category in
      category.symbols.filter { entry in words.allSatisfy(entry.matches) }
        .map { (category: category.name, entry: $0) }
    }
    guard !matches.isEmpty else {
      throw StudioError(
        unknown: "symbol", words.joined(separator: " "),
        nearest: NearestName.nearest(to: words.joined(separator: " "), among: Symbols.names),
        list: "maquette list symbols")
    }
    if long {
      options.print(
        Columns.text(matches.map { [$0.entry.name, $0.category, Self.remark($0.entry)] }),
        json: .array(matches.map { Self.json($0.entry, in: $0.category) }), on: console)
    } else {
      let names = matches.flatMap(\.entry.names).sorted()
      options.print(names.map { $0 + "\n" }.joined(), json: .array(names.map(JSON.text)), on: console)
    }
  }

  private func chosenCategories() throws(StudioError) -> [SymbolCategory] {
    guard let category else { return Symbols.categories }
    let chosen = Symbols.categories.filter { $0.name == category }
    guard !chosen.isEmpty else {
      throw StudioError(
        unknown: "category", category,
        nearest: NearestName.nearest(to: category, among: Symbols.categories.map(\.name)),
        list: "maquette list symbols --categories")
    }
    return chosen
  }

  private func printCategories(on console: Console) {
    options.print(
      Columns.text(Symbols.categories.map { [$0.name, String($0.symbols.count)] }),
      json: .array(
        Symbols.categories.map {
          .object(["name": .text($0.name), "drawings": .whole($0.symbols.count)])
        }), on: console)
  }

  private static func remark(_ entry: SymbolCategory.Entry) -> String {
    ([entry.alias.map { "= \($0)" }].compactMap(\.self) + entry.keywords).joined(separator: " ")
  }

  private static func json(_ entry: SymbolCategory.Entry, in category: String) -> JSON {
    .object([
      "name": .text(entry.name), "category": .text(category), "alias-of": .optional(entry.alias),
      "keywords": .array(entry.keywords.map(JSON.text)),
      "names": .array(entry.names.map(JSON.text)),
    ])
  }
}
