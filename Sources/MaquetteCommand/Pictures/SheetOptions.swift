internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteSheets

/// What the command line decides over a sheet.
struct SheetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Pixels per point, from 0.5 to 8, instead of what the sheet says.", valueName: "number"))
  var scale: String?

  @OptionGroup var theme: ThemeOptions

  /// What sheets are drawn under where they say nothing.
  func environment() throws(Failure) -> Environment { try theme.environment() }

  /// The scale to draw at; nil for what sheets say.
  func pixelsPerPoint() throws(Failure) -> Double? {
    guard let scale else { return nil }
    var canvas = SheetCanvas()
    try AttributeOption.set("scale", to: scale, of: &canvas)
    return canvas.scale
  }

  /// The pictures of a document at a scale; nil for what the sheet says.
  static func pictures(of document: SheetDocument, path: String, scale: Double?) throws(Failure) -> [Sheet] {
    guard let scale else { return document.sheets }
    if Set(document.sheets.map(\.environment.scale)).count > 1 {
      throw Failure(.usage, "\(path): the sheet's variants have scales of their own; leave --scale out")
    }
    return document.sheets.map { $0.scaled(to: scale) }
  }
}
