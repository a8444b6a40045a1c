public import MaquetteScreens
import ArgumentParser
public import MaquetteElements
import MaquetteDiagnostics
import MaquetteFiles
import MaquetteStudio

/// A verb of the command.
protocol Verb: ParsableCommand {
  /// Executes the command line. Throws a `StudioError`, which is then printed, or an ``ExitStatus``.
  func run(on console: Console) throws
}

/// The command line of `maquette`, for a program with its own controls:
///
/// ```swift
/// MaquetteTool.main(catalogue: .standard.adding(Rating.self))
/// ```
public enum MaquetteTool {
  /// Runs the command with the arguments of the process, and ends the process with the exit code.
  ///
  /// - Parameter catalogue: The elements that sheets can name; `lint` also checks their rules.
  public static func main(catalogue: Catalogue = .standard) -> Never {
    Interruption.holdBack()
    Interruption.exit(
      RootCommand.run(Array(CommandLine.arguments.dropFirst()), on: Console(catalogue: catalogue)))
  }
}

/// The command `maquette`, with one verb for each operation on sheets.
struct RootCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "maquette",
    abstract: "Draw mockups of platform controls, with the same pixels on every machine.",
    discussion: """
      A sheet is a YAML or JSON file that describes what to draw. A single control needs no sheet.

      EXAMPLES
        maquette draw button title=Play symbol=play.fill style=filled
        maquette init mockups
        maquette render sheet.yaml
        maquette render sheets/ --out build/
        maquette list controls button

      EXIT CODES
        0    success
        1    pictures differ             66   file not found
        2    guideline broken            70   bug in maquette
        64   wrong command line          73   cannot write
        65   invalid input               75   limit exceeded
      """,
    version: "maquette \(Version.current)",
    subcommands: [
      Render.self, Plan.self, Draw.self, Check.self, Review.self, Accept.self, Prune.self, Merge.self,
      Compare.self,
      Export.self, Extract.self, Verify.self, Lint.self, Inspect.self, Storyboard.self, List.self,
      Tokens.self, Schema.self, Format.self, Init.self, Previews.self, LanguageServing.self,
      Serve.self, AgentServer.self,
    ])

  @Flag(help: "Print the licences of maquette and its components.")
  var licenses = false

  func run(on console: Console) throws {
    guard licenses else { throw CleanExit.helpRequest(self) }
    console.write(Licenses.text)
  }

  /// Runs the command with the arguments after its name and returns the exit code.
  static func run(_ words: [String], on console: Console) -> Int32 {
    do {
      let words = namesVerb(words) ? words : ["render"] + words
      if let request = Render.plainRequest(words[...], console: console) {
        try Render.draw(request, console: console)
      } else {
        try checkVerb(words[...])
        try checkOptions(words)
        var command = try Completion.$catalogue.withValue(console.catalogue) { try parseAsRoot(words) }
        if let verb = command as? any Verb { try verb.run(on: console) } else { try command.run() }
      }
      if let error = console.outputError { throw error }
      return ExitStatus.fine.rawValue
    } catch let error as StudioError {
      console.say(error)
      return ExitStatus(error.kind).rawValue
    } catch let status as ExitStatus {
      return status.rawValue
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code.isSuccess { console.write(message + "\n") } else { console.say(lines: message) }
      return code.rawValue
    }
  }

  /// Whether words begin as a command line does; what begins with the path of a sheet is drawn.
  private static func namesVerb(_ words: [String]) -> Bool {
    guard let word = words.first, !word.hasPrefix("-"),
      !configuration.subcommands.contains(where: { $0.configuration.commandName == word })
    else { return true }
    return !["yaml", "yml", "json"].contains(FileName.suffix(of: word)) && Folder.kind(of: word) != .folder
  }

  /// Suggests the nearest verb for one that does not exist, which the parser calls an unexpected argument.
  private static func checkVerb(_ words: ArraySlice<String>) throws(StudioError) {
    guard let verb = words.first, !verb.hasPrefix("-"), verb != "help" else { return }
    try check(verb, "verb", of: configuration, list: "maquette --help")
    guard verb == List.configuration.commandName, let list = words.dropFirst().first, !list.hasPrefix("-")
    else { return }
    try check(list, "list", of: List.configuration, list: "maquette list --help")
  }

  /// Names the option that an option of other tools stands for.
  private static func checkOptions(_ words: [String]) throws(StudioError) {
    let meant = [
      "--dark": "appearance dark", "--light": "appearance light", "--ios": "platform ios",
      "--macos": "platform macos", "--watchos": "platform watchos",
    ]
    for word in words.prefix(while: { $0 != "--" }) {
      guard let option = meant[word] else { continue }
      let isDrawing = words.first == Draw.configuration.commandName
      let remedy =
        isDrawing ? "write '--\(option)'" : "write it in the sheet: '\(option.replacing(" ", with: ": "))'"
      throw StudioError(.usage, "unknown option '\(word)'; \(remedy)")
    }
  }

  private static func check(
    _ name: String, _ kind: String, of configuration: CommandConfiguration, list: String
  ) throws(StudioError) {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !configuration.subcommands.contains(where: { $0.configuration.aliases.contains(name) }),
      !names.contains(name)
    else { return }
    throw StudioError(
      unknown: kind, name, nearest: NearestName.nearest(to: name, among: names), list: list)
  }
}
