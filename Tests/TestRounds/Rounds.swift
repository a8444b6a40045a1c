import Foundation

/// How thoroughly tests try what has no end, or takes long: a part in each run, all of it in a night's run.
package enum Rounds {
  /// How often random tests are repeated: 1, or `MAQUETTE_TEST_ROUNDS`.
  package static let factor = max(
    1, ProcessInfo.processInfo.environment["MAQUETTE_TEST_ROUNDS"].flatMap(Int.init) ?? 1)

  /// Returns every n-th item of a list from the first on, or all of them in a night's run.
  package static func part<Item>(_ items: [Item], every count: Int) -> [Item] {
    factor > 1 ? items : stride(from: 0, to: items.count, by: count).map { items[$0] }
  }
}
