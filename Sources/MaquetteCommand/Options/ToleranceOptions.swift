import MaquetteStudio
public import ArgumentParser
public import MaquetteComparison
public import MaquetteRaster

struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The metric that compares pixels.",
      valueName: Tolerance.Metric.allCases.map(\.rawValue).joined(separator: "|"))
  )
  var tolerance = Tolerance.Metric.exact

  @Option(
    help: ArgumentHelp(
      "The largest difference of a pixel that passes: channel up to 255 (2), antialiased up to 1 (0.02), "
        + "perceptual in CIEDE2000 (2.5); for structural the lowest similarity (0.9).", valueName: "number"))
  var threshold: Double?

  @Option(help: ArgumentHelp("The number of pixels that may exceed the threshold.", valueName: "count"))
  var maxPixels = 0

  @Option(
    help: ArgumentHelp(
      "The number of pixels above the threshold allowed in any area of \(Tolerance.window) × \(Tolerance.window) (8).",
      valueName: "count"))
  var maxDensity: Int?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A rectangle in pixels to ignore; repeat for more.", valueName: "x,y,w,h"))
  var mask: [PixelRect] = []

  func allowed() throws(StudioError) -> Tolerance {
    let asked = Tolerance(
      tolerance, threshold: threshold, maxPixels: maxPixels, maxDensity: maxDensity)
    if let problem = asked.problem { throw StudioError(.usage, problem) }
    return asked
  }
}

/// The names of the metrics are the values of `--tolerance`.
extension Tolerance.Metric: ExpressibleByArgument {}

/// A mask on the command line: `x,y,w,h` in pixels.
extension PixelRect: ExpressibleByArgument {
  public init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
