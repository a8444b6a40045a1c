/// The exit codes of the command; those from 64 on are the ones of `sysexits.h`.
enum ExitStatus: Int32 {
  case fine = 0
  /// Pictures differ from their goldens.
  case different = 1
  /// A sheet breaks a guideline.
  case guideline = 2
  /// The command line asks for something that does not exist.
  case usage = 64
  /// The input is wrong.
  case badInput = 65
  /// The input is not there.
  case noInput = 66
  /// A mistake of this program.
  case internalError = 70
  /// The output cannot be written.
  case cannotWrite = 73
  /// The input asks for more than a limit allows.
  case overLimit = 75
}

/// Why a verb stops: a message for people and a code for programs.
struct Failure: Error {
  let status: ExitStatus
  /// What is said on standard error; empty if all has been said.
  let message: String

  /// A failure of the command; its message does not begin with a place in a sheet.
  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = "maquette: \(message)"
  }

  /// A failure whose message says itself where it is.
  init(_ status: ExitStatus, verbatim message: String) {
    self.status = status
    self.message = message
  }

  /// A failure of which all has been said.
  init(said status: ExitStatus) { self.init(status, verbatim: "") }
}
