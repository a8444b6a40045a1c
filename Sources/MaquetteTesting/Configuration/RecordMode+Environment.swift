internal import MaquetteSnapshots

extension RecordMode {
  /// The mode of an assertion: what it says itself, else what its test or suite says, else what the environment
  /// says, else `missing`, so that a first run makes the goldens; under CI `never`.
  ///
  /// - Throws: `GoldenError` for a variable that names no mode, and for any mode but `never` under CI.
  static func resolved(
    parameter: RecordMode?, configuration: SnapshotConfiguration, environment: [String: String]
  ) throws(GoldenError) -> RecordMode {
    if let mode = parameter ?? configuration.record { return try mode.allowed(in: environment) }
    if let name = environment[variable], !name.isEmpty { return try RecordMode(environment: environment) }
    do throws(GoldenError) {
      return try RecordMode.missing.allowed(in: environment)
    } catch {
      return .never
    }
  }
}
