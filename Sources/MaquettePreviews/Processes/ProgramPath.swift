#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The file of the running program.
package enum ProgramPath {
  /// Its path; nil if the system does not name it.
  package static var current: String? {
    #if os(Linux)
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      CommandLine.arguments.first
    #endif
  }

  /// The variables of the process: the compiler's path, the user's cache.
  package static var variables: [String: String] { ProcessInfo.processInfo.environment }
}
