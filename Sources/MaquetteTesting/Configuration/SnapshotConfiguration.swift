public import MaquetteComparison
public import MaquetteSnapshots

/// The configuration of the snapshots of a suite, a test or a body; nil values are inherited.
public struct SnapshotConfiguration: Sendable {
  /// Which golden files may be written; nil for the mode of the environment.
  public var record: RecordMode?
  /// How much pixels may differ from the golden ones.
  public var tolerance: Tolerance?
  /// The folder for the folders of golden files, one for each test file; a relative path begins beside the
  /// test file. Nil for `__Snapshots__`.
  public var directory: String?
  /// The environment variables, which have the lowest priority; nil for those of the process.
  package var environment: [String: String]?
  /// The folder for results; nil for `.build/maquette` of the test file's package.
  package var results: String?

  /// The folder inside that of a test file, for goldens of a system of their own; nil for none.
  package var subfolder: String?
  /// The folder of the golden files, whatever the test file is; nil for that of `directory`.
  package var goldens: String?

  /// Creates a configuration.
  public init(record: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil) {
    self.record = record
    self.tolerance = tolerance
    self.directory = directory
  }

  /// The configuration in effect: the innermost value of each property.
  public static var current: SnapshotConfiguration { SnapshotScope.current.configuration }

  /// This configuration with the values of an outer one in place of nil.
  func within(_ outer: SnapshotConfiguration) -> SnapshotConfiguration {
    var result = outer
    result.record = record ?? outer.record
    result.tolerance = tolerance ?? outer.tolerance
    result.directory = directory ?? outer.directory
    result.environment = environment ?? outer.environment
    result.results = results ?? outer.results
    result.subfolder = subfolder ?? outer.subfolder
    result.goldens = goldens ?? outer.goldens
    return result
  }
}

/// Runs a body under a configuration; nil values are inherited.
///
/// In XCTest it can wrap all tests of a class:
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotConfiguration(record: .failed) { super.invokeTest() }
/// }
/// ```
public func withSnapshotConfiguration<Result>(
  record: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
  _ body: () throws -> Result
) rethrows -> Result {
  try withSnapshotConfiguration(
    SnapshotConfiguration(record: record, tolerance: tolerance, directory: directory), body)
}

/// Runs an asynchronous body under a configuration; nil values are inherited.
public func withSnapshotConfiguration<Result>(
  record: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotConfiguration(record: record, tolerance: tolerance, directory: directory)
  return try await SnapshotScope.$current.withValue(
    SnapshotScope.current.inside(configuration), operation: body, isolation: isolation)
}

package func withSnapshotConfiguration<Result>(
  _ configuration: SnapshotConfiguration, _ body: () throws -> Result
) rethrows -> Result {
  try SnapshotScope.$current.withValue(SnapshotScope.current.inside(configuration), operation: body)
}

/// The snapshot scope of running code: its configuration and its run of a test.
struct SnapshotScope: Sendable {
  /// The scope of the code that runs.
  @TaskLocal static var current = SnapshotScope()

  var configuration = SnapshotConfiguration()
  /// The numbers of the run of the test; nil without a trait, which knows when a run begins.
  var numbering: SnapshotNumbering?
  /// The claims on golden files; nil for those of the whole process.
  var claims: SnapshotClaims?

  /// The scope of a configuration within this one.
  func inside(_ configuration: SnapshotConfiguration) -> SnapshotScope {
    var scope = self
    scope.configuration = configuration.within(self.configuration)
    return scope
  }
}

/// Which golden files an assertion may write, and the reason for a restriction.
struct RecordPermission: Sendable {
  /// Which golden files may be written.
  var mode: RecordMode
  /// The reason if it is not the requested mode; nil if it is.
  var refusal: GoldenError?
  /// Whether the request itself is a mistake, which fails the run: a variable of the environment, or `all`, under which no
  /// difference can fail.
  var isMistake = false

  /// The permission of an assertion: its own mode, else that of its test or suite, else that of the environment, else
  /// `missing`, so that a first run writes the goldens.
  ///
  /// Under CI nothing is written. Tests may keep `missing` or `failed`; under CI they compare as with `never`.
  ///
  /// - Throws: `GoldenError` for a variable that names no mode.
  init(
    parameter: RecordMode?, configuration: SnapshotConfiguration, environment: [String: String]
  ) throws(GoldenError) {
    mode = .missing
    if let code = parameter ?? configuration.record {
      mode = code
    } else if let name = environment[RecordMode.variable], !name.isEmpty {
      guard let variable = RecordMode(rawValue: name) else { throw .unknownRecordMode(name: name) }
      mode = variable
      isMistake = true
    } else {
      if (try? mode.allowed(in: environment)) == nil { mode = .never }
      return
    }
    do throws(GoldenError) {
      mode = try mode.allowed(in: environment)
    } catch {
      isMistake = isMistake || mode == .all
      refusal = error
      mode = .never
    }
  }
}
