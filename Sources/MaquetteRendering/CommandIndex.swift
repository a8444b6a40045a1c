import MaquetteGraphics
import MaquetteRaster

/// The commands of a picture that is drawn in small parts, found by their place.
///
/// A band lists all commands of its rows, and a row of a thousand buttons would run all of them for the part of each. What lies
/// beside a part is not run here.
struct CommandIndex: Sendable {
  private let index: RectIndex
  /// The positions of the indexed commands.
  private let places: [Int]

  init(_ commands: [PixelCommand], for bounds: PixelRect) {
    let columns = Self.columns(of: commands, within: bounds)
    places = commands.indices.filter { !commands[$0].rows.isEmpty && !columns[$0].isEmpty }
    index = RectIndex(places.map { Self.rect(columns: columns[$0], rows: commands[$0].rows) })
  }

  /// Draws those commands of the canvas's part that a test picks by their indices.
  @inline(__always)
  func draw(_ commands: [PixelCommand], on canvas: inout Canvas, where isDrawn: (Int) -> Bool) {
    let bounds = canvas.bounds
    var found: [Int] = []
    index.search(Self.rect(columns: bounds.columns, rows: bounds.rows)) { place in
      if isDrawn(places[place]) { found.append(places[place]) }
      return true
    }
    found.sort()
    let commands = commands.span
    for place in found { commands[place].draw(on: &canvas) }
  }

  private static func rect(columns: Range<Int>, rows: Range<Int>) -> Rect {
    Rect(
      x: Double(columns.lowerBound), y: Double(rows.lowerBound), width: Double(columns.count),
      height: Double(rows.count))
  }

  /// The columns that each command can touch; the beginning and the end of a group have those of everything in the group.
  private static func columns(of commands: [PixelCommand], within bounds: PixelRect) -> [Range<Int>] {
    var columns = [Range<Int>](repeating: 0..<0, count: commands.count)
    var open: [(place: Int, columns: Range<Int>)] = []
    // The beginning of an empty group has no rows, and no end.
    for (place, command) in commands.enumerated() where !command.rows.isEmpty {
      switch command.action {
      case .pushClip, .pushLayer:
        open.append((place, 0..<0))
        continue
      case .popClip, .popLayer:
        guard let group = open.popLast() else { continue }
        columns[group.place] = group.columns
        columns[place] = group.columns
      default: columns[place] = command.columns(within: bounds.columns)
      }
      if let last = open.indices.last { open[last].columns = open[last].columns.union(columns[place]) }
    }
    return columns
  }
}
