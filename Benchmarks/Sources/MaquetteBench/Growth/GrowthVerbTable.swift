import Foundation
import MaquetteElements
import MaquetteScreens

/// The times of verbs for sheets of growing size, and the power with which they grow.
struct GrowthVerbTable {
  /// Whether rows that do not grow too fast are left out.
  var isShort: Bool
  /// A verb that takes longer than this for a size, in milliseconds, is not timed for larger ones.
  private static let patience = 2000.0
  /// The power above which a row is marked: 1 is linear, 2 quadratic.
  private static let suspicious = 1.4
  /// Shorter times, in milliseconds, say nothing about growth.
  private static let shortest = 5.0

  static let header = ["sheet", "verb", "numbers", "ms", "power", ""]

  /// Calls a body with the cells of each row.
  func forEachRow(_ body: ([String]) -> Void) {
    for sheet in GrowthSheet.all(of: .standard) {
      for verb in sheet.verbs {
        guard let row = row(sheet, verb) else { continue }
        body(row)
      }
    }
  }

  private func row(_ sheet: GrowthSheet, _ verb: GrowthVerb) -> [String]? {
    var times: [(count: Int, time: Double)] = []
    for count in sheet.counts {
      let text = sheet.text(count)
      guard let first = verb.time(text) else { break }
      // What takes long is timed once: the table has hundreds of rows.
      let time = first > Self.patience / 20 ? first : min(first, verb.time(text) ?? first)
      times.append((count, time))
      if time > Self.patience { break }
    }
    // A container that holds no buttons, or not itself, is no input.
    guard let last = times.last, times.count > 1 || last.time > Self.patience else { return nil }
    let power = power(of: times)
    let isFast = last.time < Self.shortest || power ?? .infinity < Self.suspicious
    if isShort, isFast { return nil }
    let cells = [
      times.map { "\($0.count)" }.joined(separator: " "),
      times.map(\.time.decimalText).joined(separator: " "), power?.decimalText ?? "?",
      isFast ? "" : "superlinear",
    ]
    return [sheet.name, verb.rawValue] + cells
  }

  private func power(of times: [(count: Int, time: Double)]) -> Double? {
    guard times.count > 1 else { return nil }
    let (former, last) = (times[times.count - 2], times[times.count - 1])
    return log(last.time / former.time) / log(Double(last.count) / Double(former.count))
  }
}
