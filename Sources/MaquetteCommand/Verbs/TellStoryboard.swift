internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteDocuments
internal import MaquetteInteraction
internal import MaquetteRendering
internal import MaquetteSheets

/// Tells in pictures what somebody does to a sheet's picture.
struct TellStoryboard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storyboard",
    abstract: "Touch the picture of a sheet, and tell in pictures what comes of it.",
    discussion: """
      A sheet says under 'interaction' what somebody does: taps, drags, waits, on elements by their ids. Each step is \
      drawn with the finger and the events that controls sent, in the order of UIKit; with --format apng as one picture \
      that moves. Time is what the steps say, so that the same sheet always tells the same.

      EXAMPLES
        maquette storyboard sheet.yaml                  writes sheet-storyboard.png
        maquette storyboard sheet.yaml --format apng    as it moves
        maquette storyboard sheet.yaml --log text       prints the events and actions
        maquette storyboard sheet.yaml --log json | jq '.[].events[].events // empty'

      The log as JSON is an array with an object for each picture, {"picture": NAME, "events": [...]}. Whatever happened \
      is an object with its time in seconds, the control if there was one, and one of these: "touch" (down, move, up, \
      cancel) with the place "at" in points; "events" with the "value" meanwhile; "action"; "text" that was typed; "key".
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

  @Option(help: ArgumentHelp("Draw a strip of pictures, or one that moves.", valueName: "png|apng"))
  var format: String?

  @Option(help: "Print what happened in each picture, and draw nothing.")
  var log: LogFormat?

  @OptionGroup var options: SheetOptions
  @OptionGroup var compression: CompressionOption
  @OptionGroup var threads: ThreadOption

  func run() throws {
    let console = Console.standard
    Interruption.holdBack()
    let reading = SheetReading(
      SheetInput(path: sheet, subfolder: ""), environment: try options.environment())
    let document = try reading.outcome.get()
    console.say(document.warnings)
    let choice = try MotionOption.choice(format: format)
    let pictures = choice.apply(
      to: try SheetOptions.pictures(of: document, path: sheet, scale: options.pixelsPerPoint()))
    guard pictures.allSatisfy({ !$0.canvas.interaction.steps.isEmpty }) else {
      throw Failure(
        .badInput,
        "\(sheet): nothing is done to this sheet; add 'interaction:' and steps, such as '- tap: play'")
    }
    if let log { return try print(pictures, as: log, on: console) }
    let place = try out.map { try OutputPlace($0) } ?? (sheet == SheetInput.stream ? .stream : .folder(""))
    try place.check(on: console)
    if case .folder = place {
    } else if pictures.count > 1 {
      throw Failure(.usage, "there are \(pictures.count) pictures; name a folder with --out")
    }
    let renderer = Renderer()
    for picture in pictures { try draw(picture, to: place, by: renderer, console: console) }
  }

  private func draw(
    _ picture: Sheet, to place: OutputPlace, by renderer: Renderer, console: Console
  ) throws(Failure) {
    var picture = picture
    picture.canvas.isStoryboard = true
    let target = place.path(of: picture.name + "-storyboard", in: "")
    if let target { try PictureOutput.createFolder(of: target) }
    let drawing = try PictureDrawing(picture, path: sheet)
    try PictureOutput.write(
      drawing.picture(by: renderer, threads: threads.count, isTraced: false),
      compression: compression.compression, threads: threads.count, to: target, console: console)
    if let target { try console.write(target + "\n") }
  }

  private func print(_ pictures: [Sheet], as format: LogFormat, on console: Console) throws(Failure) {
    guard format == .text else { return try console.write(Self.json(pictures)) }
    for picture in pictures {
      if pictures.count > 1 { try console.write("== \(picture.name)\n") }
      try console.write(picture.storyboard().log.description)
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
