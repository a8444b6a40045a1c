import ArgumentParser
import MaquetteFiles
import MaquetteMCP
import MaquetteRPC
import MaquetteStudio

struct AgentServer: Verb {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve agents that write sheets: pictures, checks and help over the Model Context Protocol.",
    discussion: """
      The server reads requests from standard input and answers on standard output until the input ends. It draws \
      sheets and previews, describes elements, and lints, compares and touches pictures. It reads only files in \
      the folder, and writes only to its '.build/maquette'.

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
      throw StudioError(.badInput, "cannot read the client's messages: \(error.message)")
    }
  }
}
