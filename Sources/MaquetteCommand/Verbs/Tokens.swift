import ArgumentParser
import MaquetteFiles
import MaquetteStudio
import MaquetteTokens

struct Tokens: Verb {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Write the built-in theme as design tokens, or check token files.",
    discussion: """
      Token files are in the format of the Design Tokens Community Group, 2025.10, with groups, references \
      and resolvers; files of Style Dictionary are read too. A file changes what it names and leaves the rest \
      of the theme as it is: '--tokens brand.tokens.json' at render, draw, check and inspect.

      EXAMPLES
        maquette tokens --export                     prints everything that the themes are made of
        maquette tokens --export -o theme.resolver.json
        maquette tokens brand.tokens.json            says what is wrong with a file
        maquette list tokens                         names all tokens
      """)

  @Argument(
    help: "Token files and resolvers to check together, later ones over earlier ones.",
    completion: Completion.tokens)
  var files: [String] = []

  @Flag(help: "Write the built-in themes as a resolver file, for every platform, appearance and contrast.")
  var export = false

  @Option(name: .shortAndLong, help: "Where --export writes; by default standard output.")
  var out: String?

  @OptionGroup var fonts: FontOptions

  @Flag(help: "Make warnings errors, such as a token that the theme does not have.")
  var strict = false

  func validate() throws {
    if export != files.isEmpty {
      throw ValidationError("Name token files to check, or write the theme with --export.")
    }
    if out != nil && !export { throw ValidationError("--out goes with --export.") }
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
