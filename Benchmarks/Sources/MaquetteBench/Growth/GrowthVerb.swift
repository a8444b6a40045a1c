internal import MaquetteElements
internal import MaquetteLint
internal import MaquetteSheets

/// What a command does with a sheet.
enum GrowthVerb: String {
  case read, layout
  case list = "display list"
  case lint, inspect, messages, frames
  /// A sheet that is wrong everywhere is read.
  case refuse

  /// The verbs for a picture that does not move.
  static let still: [GrowthVerb] = [.read, .layout, .list, .lint, .inspect]

  /// Returns the milliseconds of one thread for a sheet; nil if the sheet is refused.
  func time(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    let begin = CPUClock.now
    let document = try? SheetDocument(bytes, path: "growth.yaml")
    guard self != .refuse, self != .read else {
      return (document == nil) == (self == .refuse) ? CPUClock.now - begin : nil
    }
    guard let document, let sheet = document.sheets.first else { return nil }
    let read = CPUClock.now
    switch self {
    case .read, .refuse: break
    case .layout: _ = sheet.layout()
    case .list: _ = sheet.mockup().displayList()
    case .lint: _ = Linter().report(on: document)
    case .inspect: _ = sheet.layout().accessibilityText
    case .messages: _ = document.diagnostics(for: sheet.layout())
    case .frames:
      let composition = sheet.composed()
      for frame in composition.timeline()?.frames ?? [] { _ = composition.at(frame.start).layout() }
    }
    return CPUClock.now - read
  }
}
