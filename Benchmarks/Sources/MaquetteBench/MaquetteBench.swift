internal import ArgumentParser

/// Measures the stages of Maquette; one subcommand a stage.
@main
struct MaquetteBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maquette-bench",
    abstract: "Measure how long Maquette's stages take, and how true its pictures are.",
    subcommands: [
      SceneBenchmark.self, StageBenchmark.self, SheetBenchmark.self, PNGBenchmark.self,
      ComparisonBenchmark.self, Growth.self, Fidelity.self, Identity.self,
    ])
}
