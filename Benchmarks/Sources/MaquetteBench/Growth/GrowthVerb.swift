import MaquetteControlKit
import MaquetteElements
import MaquetteLint
import MaquetteSheets

/// What a command does with a sheet.
enum GrowthVerb: String, Sendable {
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
    let sheet = try? Sheet(bytes, path: "growth.yaml")
    guard self != .refuse, self != .read else {
      return (sheet == nil) == (self == .refuse) ? CPUClock.now - begin : nil
    }
    guard let sheet, let picture = sheet.pictures.first else { return nil }
    let read = CPUClock.now
    switch self {
    case .read, .refuse: break
    case .layout: _ = picture.layout()
    case .list: _ = picture.mockup().displayList()
    case .lint: _ = Linter().report(on: sheet)
    case .inspect: _ = picture.layout().accessibilityText
    case .messages: _ = sheet.diagnostics(for: picture.layout())
    case .frames:
      let composition = picture.composed()
      for frame in composition.timeline()?.frames ?? [] { _ = composition.at(frame.start).layout() }
    }
    return CPUClock.now - read
  }
}
