internal import ArgumentParser
internal import MaquetteGraphics

/// Runs one stage a given number of times, for a profiler to count.
struct StageBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stage", abstract: "Run one stage a few times, to be watched by a profiler.",
    discussion: """
      Under 'valgrind --tool=callgrind' the difference between two numbers of runs is what one run executes; \
      '.ci/instructions' compares it with Benchmarks/instructions.txt.
      """)

  @Argument(help: "The stage.")
  var stage: Stage?

  @Option(help: "How often the stage is run; 0 only prepares it.")
  var runs = 1

  @Flag(help: "Print the names of the stages.")
  var list = false

  func run() throws {
    if list {
      for stage in Stage.allCases { print(stage.rawValue) }
      return
    }
    guard let stage else { throw ValidationError("Name a stage, or --list them.") }
    let work = try stage.work()
    let begin = CPUClock.now
    for run in 0..<max(runs, 0) { try work(run) }
    guard runs > 0 else { return }
    print("\(stage.rawValue): \(((CPUClock.now - begin) / Double(runs)).decimalText) ms a run")
  }
}
