internal import ArgumentParser

/// Measures the stages of Maquette; one subcommand a stage.
@main
struct MaquetteBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maquette-bench",
    abstract: "Measure how long Maquette's stages take.",
    subcommands: [SceneBenchmark.self])
}
