import ArgumentParser
import MaquettePNG
import MaquetteStudio

struct Storyboard: Verb {
  static let configuration = CommandConfiguration(
    commandName: "storyboard",
    abstract: "Run a sheet's interaction and draw its steps.",
    discussion: """
      A sheet lists the steps of a user under 'interaction': taps, drags and waits, on elements by their ids. Each step \
      is drawn with the finger and the events that controls send, in UIKit's order; --format apng makes one \
      animation. Time passes only in steps, so a sheet always gives the same storyboard.

      EXAMPLES
        maquette storyboard sheet.yaml                  writes sheet-storyboard.png
        maquette storyboard sheet.yaml --format apng    as an animation
        maquette storyboard sheet.yaml --log text       prints the events and actions
        maquette storyboard sheet.yaml --log json | jq '.[].events[].events // empty'

      The JSON log is an array with an object per picture, {"picture": NAME, "events": [...]}. Each event has a \
      time in seconds, its control if any, and one of: "touch" (down, move, up, cancel) with its position "at" in \
      points; "events" with the "value" at that time; "action"; the typed "text"; "key".
      """)

  @Argument(help: "A sheet, or - for standard input.", completion: Completion.sheets)
  var sheet: String

  @Option(
    name: .shortAndLong, help: "A .png file, a folder (created if needed), or - for standard output.",
    completion: .file())
  var out: String?

  @Option(help: ArgumentHelp("Draw a strip of pictures, or an animation.", valueName: "png|apng"))
  var format: String?

  @Option(help: "Print the events of each step, but draw nothing.")
  var log: StoryboardLogFormat?

  @OptionGroup var options: SheetOptions

  @Option(help: Help.compression)
  var compression = PNGOptions.Compression.default

  @Option(help: Help.threads)
  var threads: Int?

  func validate() throws { try Help.checkThreads(threads) }

  func run(on console: Console) throws {
    let request = try options.request(for: sheet, on: console)
    let motion = try MotionChoice.option(format: format)
    let observer = console.observer()
    if let log { return console.write(try request.storyboardLog(as: log, observer: observer)) }
    let place = try OutputPlace(out ?? (sheet == SheetInput.stream ? "-" : ""), on: console)
    try request.drawStoryboards(
      to: place, motion: motion, compression: compression,
      threads: threads ?? console.processors, observer: observer)
  }
}

/// The names of the forms are the values of `--log`.
extension StoryboardLogFormat: ExpressibleByArgument {}
