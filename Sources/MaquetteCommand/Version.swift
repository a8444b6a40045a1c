/// The version of the command and of what it writes.
enum Version {
  /// The version, by https://semver.org.
  static let current = "0.1.0"

  /// The program and its version, as what it writes names them.
  static let generator = "Maquette \(current)"
}
