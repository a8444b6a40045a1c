internal import MaquetteSnapshots

/// What an assertion may write, and why not more.
struct RecordPermission: Sendable {
  /// Which golden files may be written.
  var mode: RecordMode
  /// Why it is not the mode that was asked for; nil if it is.
  var refusal: GoldenError?

  /// The permission of an assertion: what it says itself, else what its test or suite says, else what the
  /// environment says, else `missing`, so that a first run makes the goldens.
  ///
  /// Under CI nothing is written. Tests may say `missing` or `failed` for good; there they compare as with `never`.
  ///
  /// - Throws: `GoldenError` for a variable that names no mode; under CI for a variable that asks for any mode but
  ///   `never`, and for `all`, with which no test could fail for what it draws.
  init(
    parameter: RecordMode?, configuration: SnapshotConfiguration, environment: [String: String]
  ) throws(GoldenError) {
    mode = .missing
    if let code = parameter ?? configuration.record {
      mode = code
    } else if let name = environment[RecordMode.variable], !name.isEmpty {
      mode = try RecordMode(environment: environment)
    } else {
      if (try? mode.allowed(in: environment)) == nil { mode = .never }
      return
    }
    do throws(GoldenError) {
      mode = try mode.allowed(in: environment)
    } catch {
      if mode == .all { throw error }
      refusal = error
      mode = .never
    }
  }
}
