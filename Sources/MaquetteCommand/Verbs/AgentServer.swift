import ArgumentParser
import MaquetteFiles
import MaquetteMCP
import MaquetteRPC
import MaquetteStudio

struct AgentServer: Verb {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve agents that write sheets: pictures, checks and help by the Model Context Protocol.",
    discussion: """
      The server reads requests from standard input and answers on standard output, until the input ends. It draws \
      sheets and texts, describes elements, lints, compares and touches pictures. It reads files in the folder only, \
      and writes there only the results of checks.

      EXAMPLES
        maquette mcp              serves the current folder
        maquette mcp mockups
      """)

  @Argument(help: "The folder of the sheets; by default the current one.", completion: .directory)
  var folder = ""

  func run(on console: Console) throws {
    let studio = AgentStudio(
      folder: try AgentFolder(folder), catalogue: console.catalogue, variables: console.variables,
      threads: console.processors)
    let stream = RPCStream(input: console.input, output: console.output)
    if case .broken(let error) = RPCServer(stream, dialect: .modelContext).run(AgentService(studio)) {
      throw StudioError(.badInput, "the messages cannot be read: \(error.message)")
    }
  }
}
