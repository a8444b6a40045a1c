/// How the parts that are taken out grow, with the rounds and with the time since the first.
struct RemovalPace {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  init() { start = clock.now }

  /// The smallest parts to take out in a round of a stage.
  func size(round: Int, _ stage: ModuleBuild.Stage) -> RemovalSize {
    // Rounds without bodies are short, and many: a type that is gone takes others with it.
    let few = stage == .interfaces ? 16 : 8
    let passed = clock.now - start
    if round >= 2 * few || passed > .seconds(600) { return .file }
    return round >= few || passed > .seconds(300) ? .declaration : .body
  }
}
