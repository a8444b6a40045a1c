internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteSheets

/// What verbs that draw sheets let the command line decide.
struct DrawingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Pixels per point, instead of what the sheet says.", valueName: "1|2|3"))
  var scale: String?

  @Option(help: FontOption.help)
  var font: [String] = []

  @Flag(help: "Make warnings errors, such as a symbol that does not exist.")
  var strict = false

  @Option(help: "How many pictures to draw at the same time; by default one for each processor.")
  var threads: Int?

  func validate() throws {
    if let threads, threads < 1 { throw ValidationError("--threads takes a number from 1 on.") }
  }

  /// The number of threads to use.
  var threadCount: Int { threads ?? ProcessEnvironment.processorCount }

  /// The pictures of a document under these options.
  func pictures(of document: SheetDocument, path: String) throws(Failure) -> [Sheet] {
    guard let scale else { return document.sheets }
    var canvas = Canvas()
    try AttributeOption.set("scale", to: scale, of: &canvas)
    if Set(document.sheets.map(\.canvas.scale)).count > 1 {
      throw Failure(.usage, "\(path): the sheet's variants have scales of their own; leave --scale out")
    }
    return document.sheets.map { sheet in
      var sheet = sheet
      sheet.canvas.scale = canvas.scale
      sheet.environment.scale = canvas.scale
      return sheet
    }
  }
}
