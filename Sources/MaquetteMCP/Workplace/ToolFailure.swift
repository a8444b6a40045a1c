import MaquetteRPC
import MaquetteStudio

/// Why a tool has no result.
enum ToolFailure: Error {
  /// The call is wrong: the client gets an error of the protocol.
  case call(RPCError)
  /// The tool's input is wrong: the client gets a result that says what to change.
  case work(StudioError)
}

/// Does work whose failure is an answer.
func work<Success>(_ body: () throws(StudioError) -> Success) throws(ToolFailure) -> Success {
  do throws(StudioError) {
    return try body()
  } catch {
    throw .work(error)
  }
}
