internal import ArgumentParser
internal import MaquetteComparison
internal import MaquetteDocuments
internal import MaquetteFiles
internal import MaquettePNG
internal import MaquetteRaster

/// Compares two pictures.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two PNGs, pixel by pixel.",
    discussion: """
      Exact by default. Whatever the tolerance, pictures fail that have other sizes, in which everything moved, or \
      whose colours drifted as a whole.

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

  @Argument(help: "The new picture, or - for standard input.")
  var actual: String

  @Argument(help: "The picture that it should be, or - for standard input.")
  var expected: String

  @OptionGroup var options: ToleranceOptions

  @Option(
    help: ArgumentHelp(
      "Write a picture of the difference if there is one: what fails in magenta, what is tolerated in yellow.",
      valueName: "file"))
  var diff: String?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let console = Console.standard
    Interruption.holdBack()
    let tolerance = try options.allowed()
    if let diff { try OutputPlace.check(file: diff) }
    if actual == PictureFile.stream && expected == PictureFile.stream {
      throw Failure(.usage, "standard input ('-') can be read once only")
    }
    let files = (actual: try PictureFile(actual), expected: try PictureFile(expected))
    let new = try files.actual.bitmap()
    // Equal bytes are equal pixels, so that one decoding is enough. It is not left out: nothing short of it
    // knows that the bytes are a picture, and two equal files of rubbish must not pass.
    let old = files.actual.bytes == files.expected.bytes ? new : try files.expected.bitmap()
    let comparison = Comparison.compare(new, old, tolerance: tolerance, masks: options.masks)

    try console.write(json ? comparison.json.text() : text(of: comparison))
    if case .invalid(let reason) = comparison.outcome {
      throw Failure(.badInput, "\(files.actual.name): nothing was compared: \(reason)")
    }
    if let diff, comparison.outcome != .equal {
      try write(
        DifferenceImage.make(actual: new, expected: old, tolerance: tolerance, masks: options.masks),
        to: diff, console: console)
    }
    if !comparison.passes { throw Failure(said: .different) }
  }

  private func text(of comparison: Comparison) -> String {
    if case .invalid = comparison.outcome { return "" }
    return "\(actual): \(comparison)\n"
  }

  private func write(_ image: Bitmap?, to path: String, console: Console) throws(Failure) {
    guard let image else {
      throw Failure(.overLimit, "\(path): a picture of the difference would be too large")
    }
    do throws(PNGError) {
      try PictureOutput.write(PNG.encode(image), to: path)
    } catch {
      throw Failure(error)
    }
  }
}
