internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteSheets

/// Whether pictures move, or which moment of theirs is drawn.
struct MotionOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw pictures that move as animated PNGs, or still, instead of what sheets say.",
      valueName: "png|apng"))
  var format: String?

  @Option(
    name: .customLong("at"),
    help: ArgumentHelp("Draw the still picture of a moment of those that move.", valueName: "seconds"))
  var seconds: Double?

  /// What was asked for; nil for what sheets say.
  struct Choice: Sendable {
    var format: PictureFormat?
    var moment: Moment?

    /// Pictures as they are asked for.
    func apply(to sheets: [Sheet]) -> [Sheet] {
      guard format != nil || moment != nil else { return sheets }
      return sheets.map { sheet in
        var sheet = moment.map { sheet.at($0) } ?? sheet
        sheet.canvas.format = moment == nil ? format ?? sheet.canvas.format : .png
        return sheet
      }
    }
  }

  /// What was asked for by a format alone.
  static func choice(format: String?) throws(Failure) -> Choice {
    var canvas = SheetCanvas()
    try AttributeOption.set("format", to: format, of: &canvas)
    return Choice(format: format == nil ? nil : canvas.format, moment: nil)
  }

  /// What was asked for.
  func choice() throws(Failure) -> Choice {
    var choice = try Self.choice(format: format)
    if let seconds {
      guard (0...Moment.longest.seconds).contains(seconds) else {
        throw Failure(.usage, "--at takes a number of seconds from 0 to \(Int(Moment.longest.seconds))")
      }
      if choice.format == .apng {
        throw Failure(.usage, "--at draws a still picture, and --format apng one that moves; leave one out")
      }
    }
    choice.moment = seconds.map { Moment(seconds: $0) }
    return choice
  }
}
