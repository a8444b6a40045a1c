import MaquetteSnapshots
import MaquetteStudio

/// The exit codes of the command; those from 64 on are from `sysexits.h`. A verb that has printed why it fails throws
/// the code alone.
enum ExitStatus: Int32, Error {
  case fine = 0
  /// Pictures differ from their goldens.
  case different = 1
  /// A sheet breaks a guideline.
  case guideline = 2
  /// The command line asks for something that does not exist.
  case usage = 64
  case badInput = 65
  case noInput = 66
  /// A bug in this program.
  case internalError = 70
  case cannotWrite = 73
  case overLimit = 75

  init(_ kind: StudioError.Kind) {
    self =
      switch kind {
      case .usage: .usage
      case .badInput: .badInput
      case .noInput: .noInput
      case .different: .different
      case .internalError: .internalError
      case .cannotWrite: .cannotWrite
      case .overLimit: .overLimit
      }
  }

  /// The exit code of a check in which this case is the worst.
  init(_ item: ReportCase) {
    self =
      switch item.outcome {
      case .unreadable where item.isOverLimit, .notDrawn where item.isOverLimit: .overLimit
      case .equal, .tolerated, .recorded, .accepted: .fine
      case .missing, .different, .unreadable, .orphan, .rejected: .different
      case .notDrawn: .badInput
      case .notRecorded: .cannotWrite
      }
  }
}
