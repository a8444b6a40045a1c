internal import ArgumentParser
internal import MaquettePNG

/// How much time the encoder may spend on making a picture's file small.
struct CompressionOption: ParsableArguments {
  private enum Level: String, ExpressibleByArgument, CaseIterable {
    case fast
    case `default`
    case best
  }

  @Option(
    name: .customLong("compression"),
    help: ArgumentHelp(
      "How hard to compress; the pixels are the same.", valueName: "fast|default|best"))
  private var level = Level.default

  /// The effort to encode with.
  var compression: PNGOptions.Compression {
    switch level {
    case .fast: .fast
    case .default: .default
    case .best: .best
    }
  }
}
