import ArgumentParser
import MaquetteDocuments
import MaquetteLint
import MaquetteSheets
import MaquetteTokens

struct Schema: Verb {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of sheets, token files or lint configurations, for editors.",
    discussion: """
      The schema of sheets (2020-12) has every element, attribute, choice and range, with its help. Editors with the \
      YAML language server use it to complete and check a sheet that begins with a line such as

        # yaml-language-server: $schema=./maquette.schema.json

      EXAMPLES
        maquette schema > maquette.schema.json
        maquette schema tokens > tokens.schema.json
        maquette schema lint > lint.schema.json
      """)

  enum Language: String, CaseIterable, ExpressibleByArgument {
    case sheet, tokens, lint
  }

  @Argument(help: "The kind of file that the schema describes.")
  var language = Language.sheet

  func run(on console: Console) throws {
    let schema =
      switch language {
      case .sheet: SheetSchema.json(of: console.catalogue)
      case .tokens: TokenSchema.json
      case .lint: RuleBook(console.catalogue).schema
      }
    console.write(schema.line + "\n")
  }
}
