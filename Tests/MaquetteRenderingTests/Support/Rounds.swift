import Foundation

/// How often random tests are repeated: 1, or `MAQUETTE_TEST_ROUNDS` for a night's run.
enum Rounds {
  static let factor = max(
    1, ProcessInfo.processInfo.environment["MAQUETTE_TEST_ROUNDS"].flatMap(Int.init) ?? 1)
}
