internal import MaquetteStudio
internal import ArgumentParser
internal import MaquetteComparison
internal import MaquetteRaster

/// The tolerance and the masks of a comparison.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How pixels are compared.", valueName: MetricArgument.allCases.map(\.rawValue).joined(separator: "|"))
  )
  var tolerance = MetricArgument.exact

  @Option(
    help: ArgumentHelp(
      "The last difference of a pixel that passes: of channel up to 255 (2), antialiased up to 1 (0.02), "
        + "perceptual in CIEDE2000 (2.5); for structural the least similarity (0.9).", valueName: "number"))
  var threshold: Double?

  @Option(help: ArgumentHelp("How many pixels may differ by more.", valueName: "count"))
  var maxPixels = 0

  @Option(
    help: ArgumentHelp(
      "How many of them may lie in any \(Tolerance.window) × \(Tolerance.window) pixels (8).",
      valueName: "count"))
  var maxDensity: Int?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A rectangle in pixels that is not compared; repeat it for more.", valueName: "x,y,w,h"))
  var mask: [MaskArgument] = []

  /// The tolerance of the options.
  func allowed() throws(StudioError) -> Tolerance {
    let asked = Tolerance(
      tolerance.metric, threshold: threshold, maxPixels: maxPixels, maxDensity: maxDensity)
    if let problem = asked.problem { throw StudioError(.usage, problem) }
    return asked
  }

  /// The rectangles that are not compared.
  var masks: [PixelRect] { mask.map(\.rectangle) }
}

/// A metric on the command line.
enum MetricArgument: String, CaseIterable, ExpressibleByArgument {
  case exact, channel, antialiased, perceptual, structural

  var metric: Tolerance.Metric {
    switch self {
    case .exact: .exact
    case .channel: .channel
    case .antialiased: .antialiased
    case .perceptual: .perceptual
    case .structural: .structural
    }
  }
}

/// A mask on the command line: `x,y,w,h` in pixels.
struct MaskArgument: ExpressibleByArgument {
  let rectangle: PixelRect

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0
    else { return nil }
    rectangle = PixelRect(x: x, y: y, width: width, height: height)
  }
}
