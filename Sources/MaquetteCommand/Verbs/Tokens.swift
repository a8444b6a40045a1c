import ArgumentParser
import MaquetteFiles
import MaquetteStudio
import MaquetteTokens

struct Tokens: Verb {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Write the built-in theme as design tokens, or check token files.",
    discussion: """
      Token files use the Design Tokens Community Group format, 2025.10, with groups, references and resolvers. \
      Style Dictionary files are read too. A file changes the tokens that it names and keeps the rest of the \
      theme. Pass it to render, draw, check and inspect with '--tokens brand.tokens.json'.

      EXAMPLES
        maquette tokens --export                     prints all tokens of the themes
        maquette tokens --export -o theme.resolver.json
        maquette tokens brand.tokens.json            checks a file
        maquette list tokens                         lists all tokens
      """)

  @Argument(
    help: "Token files and resolvers to check together; later ones win.",
    completion: Completion.tokens)
  var files: [String] = []

  @Flag(help: "Write the built-in themes as a resolver file, for every platform, appearance and contrast.")
  var export = false

  @Option(name: .shortAndLong, help: "The file or folder for --export; by default standard output.")
  var out: String?

  @OptionGroup var fonts: FontOptions

  @Flag(help: "Treat warnings, such as a token unknown to the theme, as errors.")
  var strict = false

  func validate() throws {
    if export != files.isEmpty {
      throw ValidationError("Name token files to check, or add --export to write the theme.")
    }
    if out != nil && !export { throw ValidationError("--out needs --export.") }
  }

  func run(on console: Console) throws {
    if export {
      guard let out, out != "-" else { return console.write(TokenExport.text(of: console.catalogue)) }
      NamedOutput.add(out)
      return try attempt({ StudioError($0, path: out) }) { () throws(FileProblem) in
        try Interruption.whileWriting { () throws(FileProblem) in
          try FileBytes.write(Array(TokenExport.text(of: console.catalogue).utf8), to: out)
        }
      }
    }
    let warnings = try ThemeSources(
      fonts: fonts.paths, tokens: files, catalogue: console.catalogue, stream: console.input
    ).load().warnings
    console.say(strict ? warnings.asErrors : warnings)
    if strict && !warnings.isEmpty { throw ExitStatus.badInput }
  }
}
