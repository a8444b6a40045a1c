/// The detection of continuous integration, where nobody reviews recorded pictures.
package enum ContinuousIntegration {
  /// Whether an environment is that of a continuous integration service, which sets `CI` to a true value.
  package static func isSet(in environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}
