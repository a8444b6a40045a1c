/// Whether a program runs where nobody looks at what it does to golden pictures.
package enum ContinuousIntegration {
  /// Whether an environment is that of a continuous integration service: those set `CI` to something that is not
  /// empty and does not deny it.
  package static func isSet(in environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}
