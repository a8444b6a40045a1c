public import MaquetteComparison
public import MaquetteSnapshots

/// The configuration of the snapshots of a suite, a test or a body; nil values are inherited.
public struct SnapshotConfiguration: Sendable {
  /// Which golden files may be written; nil for the mode of the environment.
  public var record: RecordMode?
  /// How far pixels may be from the golden ones.
  public var tolerance: Tolerance?
  /// The folder for the folders of golden files, one for each test file; a relative path begins beside the
  /// test file. Nil for `__Snapshots__`.
  public var directory: String?
  /// The variables that decide when nothing else does; nil for those of the process.
  package var environment: [String: String]?
  /// The folder for what failed; nil for `.build/maquette` of the package that the test file is in.
  package var results: String?

  /// Creates a configuration.
  public init(record: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil) {
    self.record = record
    self.tolerance = tolerance
    self.directory = directory
  }

  /// What holds here: the innermost value of each.
  public static var current: SnapshotConfiguration { SnapshotScope.current.configuration }

  /// This configuration with the values of an outer one in place of nil.
  func within(_ outer: SnapshotConfiguration) -> SnapshotConfiguration {
    var result = outer
    result.record = record ?? outer.record
    result.tolerance = tolerance ?? outer.tolerance
    result.directory = directory ?? outer.directory
    result.environment = environment ?? outer.environment
    result.results = results ?? outer.results
    return result
  }
}

/// Runs a body under a configuration; nil values are inherited.
///
/// In XCTest it stands around a whole class:
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

/// Where code runs as far as snapshots are concerned: under which configuration, and in which run of a test.
struct SnapshotScope: Sendable {
  /// The scope of the code that runs.
  @TaskLocal static var current = SnapshotScope()

  var configuration = SnapshotConfiguration()
  /// The numbers of the run of the test; nil where no trait knows when a run begins.
  var numbering: SnapshotNumbering?
  /// Who asserted what about which file; nil for everything in the process.
  var claims: SnapshotClaims?

  /// The scope within this one that a configuration makes.
  func inside(_ configuration: SnapshotConfiguration) -> SnapshotScope {
    var scope = self
    scope.configuration = configuration.within(self.configuration)
    return scope
  }
}

/// What an assertion may write, and why not more.
struct RecordPermission: Sendable {
  /// Which golden files may be written.
  var mode: RecordMode
  /// Why it is not the requested mode; nil if it is.
  var refusal: GoldenError?

  /// The permission of an assertion: its own mode, else that of its test or suite, else that of the environment, else
  /// `missing`, so that a first run writes the goldens.
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
