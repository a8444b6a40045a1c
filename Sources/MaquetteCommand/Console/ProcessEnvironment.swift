internal import CSystem
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import MaquetteBatch

/// The environment variables of the process and what else it is told by the system.
enum ProcessEnvironment {
  /// The variables that the command looks at.
  static var all: [String: String] {
    var variables: [String: String] = [:]
    for name in names {
      // The pointer is read at once; nothing in this process changes its environment.
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }

  private static let names =
    [
      "CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "MAQUETTE_RECORD", "NO_COLOR", "TERM",
    ] + ShareVariables.names

  /// The number of processors that this process may run on.
  static var processorCount: Int { max(1, Int(csystem_processors())) }
}
