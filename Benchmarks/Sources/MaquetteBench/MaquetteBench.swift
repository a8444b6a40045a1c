import ArgumentParser

/// Measures the stages of Maquette; one subcommand per stage.
@main
struct MaquetteBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maquette-bench",
    abstract: "Measure the time of Maquette's stages, and the fidelity of its pictures.",
    subcommands: [
      SceneBenchmark.self, StageBenchmark.self, SheetBenchmark.self, PNGBenchmark.self,
      ComparisonBenchmark.self, Growth.self, Fidelity.self, FidelityScores.self, Identity.self,
    ])
}
