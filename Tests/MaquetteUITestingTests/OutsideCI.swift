import MaquetteTesting

/// Runs a body as it runs outside of CI, where goldens are recorded.
func outsideCI<Result>(_ body: () throws -> Result) rethrows -> Result {
  var configuration = SnapshotConfiguration()
  configuration.environment = [:]
  return try withSnapshotConfiguration(configuration, body)
}
