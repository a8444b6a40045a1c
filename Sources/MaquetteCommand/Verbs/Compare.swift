import ArgumentParser
import MaquetteComparison
import MaquetteDocuments
import MaquetteFiles
import MaquettePNG
import MaquetteRaster
import MaquetteSnapshots
import MaquetteStudio

struct Compare: Verb {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two PNGs, pixel by pixel.",
    discussion: """
      The comparison is exact by default. Animations are compared frame by frame, with their durations. With any \
      tolerance, pictures fail if their sizes differ, if everything moved, if colours drifted overall, or if their \
      words changed (if both files store them).

      Colours are compared in sRGB after applying colour profiles and EXIF rotation.

      TOLERANCES
        exact          every pixel is equal
        channel        no channel differs by more than the threshold, over white or black
        antialiased    as pixelmatch: edges may be smoothed differently
        perceptual     differences are invisible (CIEDE2000)
        structural     the structure is the same (SSIM); tones may differ

      EXAMPLES
        maquette compare new.png old.png
        maquette compare new.png old.png --diff difference.png
        maquette compare new.png old.png --tolerance antialiased --max-pixels 20
        maquette compare new.png old.png --mask 0,0,120,40
        maquette draw button title=Play -o - | maquette compare - Golden/play.png

      The exit code is 1 if the pictures differ, 65 if one is not a picture or nothing can be compared, and 66 if \
      one is missing.
      """)

  @Argument(help: "The new picture, or - for standard input.", completion: Completion.pictures)
  var actual: String

  @Argument(help: "The expected picture, or - for standard input.", completion: Completion.pictures)
  var expected: String

  @OptionGroup var options: ToleranceOptions

  @Option(
    help: ArgumentHelp(
      "Write a picture of the differences, if any: failing pixels in magenta, tolerated ones in yellow.",
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
    if !PNG.isAnimation(files.actual.bytes), !PNG.isAnimation(files.expected.bytes),
      let bounds = try? PNG.boundsIfEqual(files.actual.bytes, files.expected.bytes)
    {
      let comparison = Comparison.ofEqual(bounds, tolerance: tolerance, masks: options.mask)
      return try report(PictureComparison(comparison), of: files.actual.name, on: console)
    }
    let comparison = PictureComparison(
      try files.actual.compared(), try files.expected.compared(), tolerance: tolerance, masks: options.mask)
    try report(comparison, of: files.actual.name, on: console)
    if let diff, comparison.pixels.outcome != .equal {
      try write(comparison.differencePNG(masks: options.mask, scale: nil), to: diff)
    }
    if !comparison.passes { throw ExitStatus.different }
  }

  private func report(
    _ comparison: PictureComparison, of name: String, on console: Console
  ) throws(StudioError) {
    if json { console.write(comparison.json.text()) }
    if case .invalid(let reason) = comparison.pixels.outcome {
      throw StudioError(.badInput, "\(name): nothing was compared: \(reason)")
    }
    if !json {
      console.write("\(name): \(comparison)\n" + comparison.changes.map { "  \($0)\n" }.joined())
    }
    if let masking = comparison.masking, masking.hidesMost {
      console.say("warning: \(name): \(masking), so the comparison proves little")
    }
  }

  private func write(_ picture: [UInt8]?, to path: String) throws(StudioError) {
    guard let picture else {
      throw StudioError(.overLimit, "\(path): the picture of the differences would be too large")
    }
    NamedOutput.add(path)
    try attempt(StudioError.init) { () throws(PNGError) in try PictureOutput.writeWhole(picture, to: path) }
  }
}

extension PictureComparison {
  /// The comparison for programs; what was not measured is null.
  var json: JSON {
    .object(
      [
        .init("outcome", .text(outcome.name)), .init("passes", .boolean(passes)),
        .init("reason", .text("\(self)")),
        .init("frame", .optional(frame) { .whole($0) }),
      ] + pixels.members + [
        .init("changes", .array(changes.map(\.json))), .init("masked", .optional(masking, \.json)),
      ])
  }
}

extension Change {
  fileprivate var json: JSON {
    .object([
      "element": .text(element), "id": id.map { .text($0) }, "effects": .array(effects.map { .text($0) }),
    ])
  }
}

extension Masking {
  fileprivate var json: JSON {
    .object([
      "share": .number(share), "elements": hiddenElements.map { .whole($0) },
      "of-elements": elementCount.map { .whole($0) },
    ])
  }
}

extension PictureComparison.Outcome {
  fileprivate var name: String {
    switch self {
    case .movesOtherwise: "different-timing"
    case .saysOtherwise: "different-content"
    case .tolerated(let pixels), .differs(let pixels): pixels.outcome.name
    case .equal: "equal"
    }
  }
}

extension Comparison {
  /// The comparison of pixels as members of an object.
  fileprivate var members: [JSON.Member] {
    [
      .init("actual", Self.size(actual)), .init("expected", Self.size(expected)),
      .init("tolerance", tolerance.json),
      .init("compared-pixels", .whole(comparedCount)),
      .init("differing-pixels", .whole(difference?.count ?? 0)),
      .init("failing-pixels", .whole(failingCount)),
      .init(
        "largest-channel-difference", .optional(difference) { .whole($0.largestChannelDifference) }),
      .init("score", .optional(score) { .number($0) }),
      .init("bounds", .optional(difference) { Self.rectangle($0.bounds) }),
      .init("regions", .array(regions.map(Self.rectangle))),
      .init(
        "densest",
        .optional(densest) {
          .object(["pixels": .whole($0.count), "window": Self.rectangle($0.window)])
        }),
      .init("shift", .optional(shift) { .object(["x": .whole($0.dx), "y": .whole($0.dy)]) }),
      .init(
        "drift", .optional(drift) { .object(["share": .number($0.share), "mean": .number($0.mean)]) }),
    ]
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
