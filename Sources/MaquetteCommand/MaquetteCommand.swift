internal import ArgumentParser
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The command `maquette`: a verb each for what can be done with sheets.
@main
struct MaquetteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maquette",
    abstract: "Draws mockups of platform controls, with the same pixels on every machine.",
    discussion: """
      A sheet is a YAML or JSON file that says what to draw; a single control needs none.

      EXAMPLES
        maquette draw button title=Play symbol=play.fill style=filled
        maquette render sheet.yaml
        maquette render sheets/ --out build/
        maquette list controls button

      EXIT CODES
        0    fine
        1    pictures differ             66   no such file
        2    a guideline is broken       70   a mistake in maquette
        64   wrong command line          73   cannot write
        65   wrong input                 75   over a limit
      """,
    version: "maquette \(Version.current)",
    subcommands: [
      Render.self, Plan.self, Draw.self, Check.self, Review.self, Accept.self, Merge.self, Compare.self,
      Extract.self, Verify.self, Lint.self, Inspect.self, TellStoryboard.self, List.self, Tokens.self,
    ])

  @Flag(help: "Print the licences of maquette and of what is inside it.")
  var licenses = false

  func run() throws {
    guard licenses else { throw CleanExit.helpRequest(self) }
    try Console.standard.write(Licenses.text)
  }

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    do {
      if let plain = PlainRender(words) { return try plain.run() }
      try checkVerb(words)
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      Console.standard.say(failure)
      _exit(failure.status.rawValue)
    } catch {
      exit(withError: error)
    }
  }

  /// Says what was probably meant by a verb that does not exist, which the parser calls an unexpected argument.
  private static func checkVerb(_ arguments: ArraySlice<String>) throws(Failure) {
    guard let verb = arguments.first, !verb.hasPrefix("-"), verb != "help" else { return }
    let verbs = names(of: configuration.subcommands)
    if !verbs.contains(verb) {
      throw Failure(unknown: "verb", verb, among: verbs, list: "maquette --help")
    }
    guard verb == List.configuration.commandName, let list = arguments.dropFirst().first, !list.hasPrefix("-")
    else {
      return
    }
    let lists = names(of: List.configuration.subcommands)
    if !lists.contains(list) {
      throw Failure(unknown: "list", list, among: lists, list: "maquette list --help")
    }
  }

  private static func names(of commands: [any ParsableCommand.Type]) -> [String] {
    commands.compactMap { $0.configuration.commandName }
  }
}
