import ArgumentParser
import MaquetteGraphics

/// Runs one stage a given number of times under a profiler.
struct StageBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stage", abstract: "Run one stage a few times under a profiler.",
    discussion: """
      Under 'valgrind --tool=callgrind' the difference between two numbers of runs is what one run executes; \
      '.ci/instructions' compares it with Benchmarks/instructions.txt.
      """)

  @Argument(help: "The stage.")
  var stage: Stage?

  @Option(help: "The number of runs; 0 only prepares the stage.")
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
    print("\(stage.rawValue): \(((CPUClock.now - begin) / Double(runs)).decimalText) ms per run")
  }
}
