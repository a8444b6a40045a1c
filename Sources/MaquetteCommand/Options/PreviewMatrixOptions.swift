import ArgumentParser
import MaquettePreviews
import MaquetteStudio

/// The settings that each preview is drawn in: lists of values, in every combination.
struct PreviewMatrixOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The appearances: light, dark.", valueName: "list"))
  var appearance: String?

  @Option(help: ArgumentHelp("The contrasts: standard, increased.", valueName: "list"))
  var contrast: String?

  @Option(help: ArgumentHelp("The text sizes, from x-small to accessibility-5.", valueName: "list"))
  var textSize: String?

  @Option(help: ArgumentHelp("The reading directions: left-to-right, right-to-left.", valueName: "list"))
  var direction: String?

  @Option(help: ArgumentHelp("The languages, such as en,de,ar.", valueName: "list"))
  var locale: String?

  @Option(help: ArgumentHelp("The devices, such as iphone-17,ipad-mini.", valueName: "list"))
  var device: String?

  @Option(
    help: ArgumentHelp("The system whose look is drawn: ios26, ios18, macos26, macos15.", valueName: "name")
  )
  var system: String?

  @Option(help: ArgumentHelp("Pixels per point.", valueName: "number"))
  var scale: Double?

  /// All cells; an unknown value is an error with the nearest known one.
  func cells() throws(StudioError) -> [PreviewCell] {
    if let scale, !(scale >= 0.5 && scale <= 8) {
      throw StudioError(.usage, "--scale takes a number from 0.5 to 8")
    }
    return PreviewCell.all(
      appearances: try PreviewValues.appearances.list(appearance),
      contrasts: try PreviewValues.contrasts.list(contrast),
      textSizes: try PreviewValues.textSizes.list(textSize),
      directions: try PreviewValues.directions.list(direction), locales: Self.words(locale),
      devices: try PreviewValues.devices.list(device), system: try PreviewValues.systems.list(system).first,
      scale: scale)
  }

  private static func words(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}
