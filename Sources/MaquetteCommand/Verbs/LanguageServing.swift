import ArgumentParser
import MaquetteLanguageServer
import MaquetteRPC
import MaquetteStudio

struct LanguageServing: Verb {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve editors: problems, completion, help and pictures while you type.",
    discussion: """
      The server speaks the Language Server Protocol on standard input and output. Editors start it; see \
      'Editors/' for their settings. It reads files and never writes any.

      EXAMPLES
        maquette lsp
      """)

  func run(on console: Console) throws {
    let server = RPCServer(console.messageStream(), dialect: .languageServer)
    let service = LanguageServer(
      catalogue: console.catalogue, variables: console.variables, version: Version.current)
    switch server.run(service) {
    case .closed: break
    // The protocol asks for a failure after an exit without a shutdown.
    case .exit: if !service.wasShutDown { throw ExitStatus(.badInput) }
    case .broken(let error):
      throw StudioError(.badInput, "cannot read the client's messages: \(error.message)")
    }
  }
}
