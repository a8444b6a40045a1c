import ArgumentParser
import MaquetteComparison
import MaquetteDocuments
import MaquettePNG
import MaquetteRaster
import MaquetteStudio

struct Compare: Verb {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two PNGs, pixel by pixel.",
    discussion: """
      Exact by default. Whatever the tolerance, pictures fail that have other sizes, in which everything moved, or \
      whose colours drifted as a whole.

      Colours are compared in sRGB, to which the pictures' profiles are converted, and as their EXIF turns them.

      TOLERANCES
        exact          every pixel is equal
        channel        no channel differs by more than the threshold, over white or black
        antialiased    as pixelmatch: edges may be smoothed differently
        perceptual     nobody sees the difference (CIEDE2000)
        structural     the structure is alike (SSIM), tones may differ

      EXAMPLES
        maquette compare new.png old.png
        maquette compare new.png old.png --diff difference.png
        maquette compare new.png old.png --tolerance antialiased --max-pixels 20
        maquette compare new.png old.png --mask 0,0,120,40
        maquette draw button title=Play -o - | maquette compare - Golden/play.png

      The exit code is 1 if the pictures differ, 65 if one is no picture or there is nothing to compare, and 66 if \
      one is missing.
      """)

  @Argument(help: "The new picture, or - for standard input.", completion: Completion.pictures)
  var actual: String

  @Argument(help: "The picture that it should be, or - for standard input.", completion: Completion.pictures)
  var expected: String

  @OptionGroup var options: ToleranceOptions

  @Option(
    help: ArgumentHelp(
      "Write a picture of the difference if there is one: what fails in magenta, what is tolerated in yellow.",
      valueName: "file"))
  var diff: String?

  @Flag(help: "Print JSON.")
  var json = false

  func run(on console: Console) throws {
    let tolerance = try options.allowed()
    if let diff { try OutputPlace.check(file: diff) }
    if actual == PictureFile.stream && expected == PictureFile.stream {
      throw StudioError.streamReadTwice
    }
    let files = (
      actual: try PictureFile(actual, stream: console.input),
      expected: try PictureFile(expected, stream: console.input)
    )
    // Damage is found again when the file is decoded, and reported with its name.
    if let bounds = try? PNG.boundsIfEqual(files.actual.bytes, files.expected.bytes) {
      let comparison = Comparison.ofEqual(bounds, tolerance: tolerance, masks: options.mask)
      return try report(comparison, of: files.actual.name, on: console)
    }
    let new = try files.actual.bitmap()
    let old = try files.expected.bitmap()
    let comparison = Comparison.compare(new, old, tolerance: tolerance, masks: options.mask)
    try report(comparison, of: files.actual.name, on: console)
    if let diff, comparison.outcome != .equal {
      try write(
        DifferenceBitmap.make(actual: new, expected: old, tolerance: tolerance, masks: options.mask),
        to: diff)
    }
    if !comparison.passes { throw ExitStatus.different }
  }

  private func report(_ comparison: Comparison, of name: String, on console: Console) throws(StudioError) {
    console.write(json ? comparison.json.text() : text(of: comparison))
    if case .invalid(let reason) = comparison.outcome {
      throw StudioError(.badInput, "\(name): nothing was compared: \(reason)")
    }
  }

  private func text(of comparison: Comparison) -> String {
    if case .invalid = comparison.outcome { return "" }
    return "\(actual): \(comparison)\n"
  }

  private func write(_ image: Bitmap?, to path: String) throws(StudioError) {
    guard let image else {
      throw StudioError(.overLimit, "\(path): a picture of the difference would be too large")
    }
    try attempt(StudioError.init) { () throws(PNGError) in
      try PictureOutput.writeWhole(PNG.encode(image), to: path)
    }
  }
}

extension Comparison {
  /// The comparison for programs; what was not measured is null.
  var json: JSON {
    .object([
      "outcome": .text(outcome.name), "passes": .boolean(passes), "reason": .text(description),
      "actual": Self.size(actual), "expected": Self.size(expected), "tolerance": tolerance.json,
      "compared-pixels": .whole(comparedCount), "differing-pixels": .whole(difference?.count ?? 0),
      "failing-pixels": .whole(failingCount),
      "largest-channel-difference": .optional(difference) { .whole($0.largestChannelDifference) },
      "score": .optional(score) { .number($0) },
      "bounds": .optional(difference) { Self.rectangle($0.bounds) },
      "regions": .array(regions.map(Self.rectangle)),
      "densest": .optional(densest) {
        .object(["pixels": .whole($0.count), "window": Self.rectangle($0.window)])
      },
      "shift": .optional(shift) { .object(["x": .whole($0.dx), "y": .whole($0.dy)]) },
      "drift": .optional(drift) { .object(["share": .number($0.share), "mean": .number($0.mean)]) },
    ])
  }

  private static func size(_ picture: PixelRect) -> JSON {
    .object(["width": .whole(picture.width), "height": .whole(picture.height)])
  }

  private static func rectangle(_ rectangle: PixelRect) -> JSON {
    .object([
      "x": .whole(rectangle.x), "y": .whole(rectangle.y), "width": .whole(rectangle.width),
      "height": .whole(rectangle.height),
    ])
  }
}

extension Comparison.Outcome {
  var name: String {
    switch self {
    case .equal: "equal"
    case .tolerated: "tolerated"
    case .different: "different"
    case .differentSize: "different-size"
    case .invalid: "invalid"
    }
  }
}

extension Tolerance {
  fileprivate var json: JSON {
    .object([
      "metric": .text(metric.rawValue), "threshold": .number(threshold),
      "max-pixels": .whole(maxPixels), "max-density": .whole(maxDensity),
      "window": .whole(Self.window),
    ])
  }
}
