import Testing

/// Runs the tests of a suite one after another, with those of all other suites that have the trait.
///
/// A process has one working folder, so runs of the command take turns. A test that waits in this trait leaves its thread to tests of
/// other modules; in a lock it would hold the thread.
struct InTurn: SuiteTrait, TestTrait, TestScoping {
  private static let turns = Turns()

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // With a high priority, so that the next turn begins at once and not after all tests that are waiting for a thread.
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high) {
        await Self.turns.begin()
        do {
          try await function()
        } catch {
          await Self.turns.end()
          throw error
        }
        await Self.turns.end()
      }.value
    }
  }
}

extension Trait where Self == InTurn {
  /// Runs the tests one after another, with those of all other suites that have the trait.
  static var inTurn: Self { InTurn() }
}

/// The turns of tests, first come, first served.
private actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
