internal import ArgumentParser

/// How many pictures are drawn at the same time.
struct ThreadOption: ParsableArguments {
  @Option(help: "How many pictures to draw at the same time; by default one for each processor.")
  var threads: Int?

  func validate() throws {
    if let threads, threads < 1 { throw ValidationError("--threads takes a number from 1 on.") }
  }

  /// The number of threads to use.
  var count: Int { threads ?? ProcessEnvironment.processorCount }
}
