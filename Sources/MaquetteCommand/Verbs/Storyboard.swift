internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteDocuments
internal import MaquetteInteraction
internal import MaquetteRendering
internal import MaquetteSheets
internal import MaquetteStudio

/// Draws the interaction of a sheet as a storyboard.
struct Storyboard: Verb {
  static let configuration = CommandConfiguration(
    commandName: "storyboard",
    abstract: "Run the interaction of a sheet, and draw its steps.",
    discussion: """
      A sheet lists the steps of a user under 'interaction': taps, drags and waits, on elements by their ids. Each step \
      is drawn with the finger and the events that controls send, in the order of UIKit; with --format apng as one \
      animated picture. Time passes only as the steps say, so that the same sheet always has the same storyboard.

      EXAMPLES
        maquette storyboard sheet.yaml                  writes sheet-storyboard.png
        maquette storyboard sheet.yaml --format apng    as an animation
        maquette storyboard sheet.yaml --log text       prints the events and actions
        maquette storyboard sheet.yaml --log json | jq '.[].events[].events // empty'

      The log as JSON is an array with an object for each picture, {"picture": NAME, "events": [...]}. Each event \
      is an object with its time in seconds, its control if it has one, and one of these: "touch" (down, move, up, \
      cancel) with the place "at" in points; "events" with the "value" at that time; "action"; "text" that was typed; "key".
      """)

  /// How events are printed.
  enum LogFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(help: "A sheet, or - for standard input.")
  var sheet: String

  @Option(
    name: .shortAndLong, help: "A .png file, a folder (made if there is none), or - for standard output.")
  var out: String?

  @Option(help: ArgumentHelp("Draw a strip of pictures, or an animated one.", valueName: "png|apng"))
  var format: String?

  @Option(help: "Print what happened in each picture, and draw nothing.")
  var log: LogFormat?

  @OptionGroup var options: SheetOptions

  @Option(help: Help.compression)
  var compression = CompressionLevel.default

  @Option(help: Help.threads)
  var threads: Int?

  func validate() throws { try Help.checkThreads(threads) }

  func run(on console: Console) throws {
    let document = try SheetInput(path: sheet)
      .document(in: options.theme.environment(on: console), stream: console.input)
    console.say(document.warnings)
    let pictures = try MotionChoice.option(format: format).apply(
      to: document.pictures(scale: options.pixelsPerPoint(), path: sheet))
    guard pictures.allSatisfy({ !$0.canvas.interaction.steps.isEmpty }) else {
      throw StudioError(
        .badInput,
        "\(sheet): this sheet has no interaction; add 'interaction:' and steps, such as '- tap: play'")
    }
    if let log { return print(pictures, as: log, on: console) }
    let place =
      try out.map { (out) throws(StudioError) in try OutputPlace(out) }
      ?? (sheet == SheetInput.stream ? .stream : .folder(""))
    try place.check(on: console)
    if case .folder = place {
    } else if pictures.count > 1 {
      throw StudioError(.usage, "there are \(pictures.count) pictures; name a folder with --out")
    }
    let renderer = Renderer()
    let threads = threads ?? console.processors
    for var picture in pictures {
      picture.canvas.isStoryboard = true
      let drawn = try PictureDrawing(picture, path: sheet)
        .picture(by: renderer, threads: threads, isTraced: false)
      let bytes = try PictureOutput.encode(
        drawn, compression: compression.compression, threads: threads)
      try place.write(bytes, named: picture.name + "-storyboard", console: console)
    }
  }

  private func print(_ pictures: [Sheet], as format: LogFormat, on console: Console) {
    guard format == .text else { return console.write(Self.json(pictures)) }
    for picture in pictures {
      if pictures.count > 1 { console.write("== \(picture.name)\n") }
      console.write(picture.storyboard().log.description)
    }
  }

  /// One array, also for a single picture, so that a program need not know how many there are.
  private static func json(_ pictures: [Sheet]) -> String {
    let objects = pictures.map { picture in
      let lines = picture.storyboard().log.json.split(separator: "\n").joined(separator: "\n    ")
      return "  {\n    \"picture\": \(JSON.text(picture.name).line),\n    \"events\": \(lines)\n  }"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }
}
