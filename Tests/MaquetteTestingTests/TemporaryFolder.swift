import Foundation
@testable import MaquetteTesting

/// A folder for golden files and results that disappears with its test.
final class TemporaryFolder: Sendable {
  let path = NSTemporaryDirectory() + "maquette-testing-\(UUID().uuidString)"

  deinit { remove() }

  /// Removes the folder, for tests of XCTest, which never go away themselves.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Runs assertions as in a run of the tests of their own, whose files lie in the folder; the messages of those
  /// that fail.
  func issues(
    record: RecordMode? = nil, tolerance: Tolerance? = nil, environment: [String: String] = [:],
    claims: SnapshotClaims = SnapshotClaims(), _ body: () throws -> Void
  ) rethrows -> [String] {
    var scope = scope(record: record, tolerance: tolerance, environment: environment)
    scope.claims = claims
    return try SnapshotScope.$current.withValue(scope) { try recordedIssues(body) }
  }

  /// Runs assertions that wait; the messages of those that fail.
  func issues(
    record: RecordMode? = nil, environment: [String: String] = [:],
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> [String] {
    let scope = scope(record: record, tolerance: nil, environment: environment)
    return try await SnapshotScope.$current.withValue(
      scope, operation: { try await recordedIssues(isolation: isolation, body) }, isolation: isolation)
  }

  private func scope(
    record: RecordMode?, tolerance: Tolerance?, environment: [String: String]
  ) -> SnapshotScope {
    var configuration = SnapshotConfiguration(record: record, tolerance: tolerance, directory: path)
    configuration.environment = environment
    configuration.results = path + "/results"
    var scope = SnapshotScope()
    scope.configuration = configuration
    scope.numbering = SnapshotNumbering()
    scope.claims = SnapshotClaims()
    return scope
  }

  /// The names of the golden files in the folder of a test file, in order.
  func goldens(of file: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(file)")) ?? []).sorted()
  }

  /// The names of what was laid down of failures, in order.
  var results: [String] {
    (FileManager.default.subpaths(atPath: path + "/results") ?? []).sorted()
  }

  /// The content of a golden file; empty if there is none.
  func bytes(_ name: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data())
  }

  /// Writes a file.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
