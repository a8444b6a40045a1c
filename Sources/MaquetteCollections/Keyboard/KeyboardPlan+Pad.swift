import MaquetteElements
import MaquetteGraphics

extension KeyboardPlan {
  /// The letters of a telephone's digits, from 1 (ITU-T E.161).
  ///
  /// The 1 has none, but stands as high as the others.
  private static let letters = [" ", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  /// The twelve keys of a pad: three columns as high as the rows of letters.
  func pad(in area: Rect, _ rows: KeyboardMetrics.Rows) -> [PlacedKey] {
    let (gap, between) = (metrics.gap, metrics.padGap)
    let left = area.minX + metrics.padMargin - rows.margin
    let width = (area.maxX - (metrics.padMargin - rows.margin) - left - 2 * gap) / 3
    let top = metrics.padTop
    let cell = (area.maxY - rows.bottom - top - 3 * between) / 4
    return padKeys.enumerated().map { index, key in
      let (row, column) = (index / 3, index % 3)
      return PlacedKey(
        key: key,
        frame: Rect(
          x: left + Double(column) * (width + gap), y: top + Double(row) * (cell + between), width: width,
          height: Swift.max(0, cell - metrics.shadowHeight)))
    }
  }

  private var padKeys: [KeyboardKey] {
    let digits = (1...9).map { digit in
      KeyboardKey(action: .text("\(digit)"), caption: .digit("\(digit)", letters: Self.letters[digit - 1]))
    }
    let zero = KeyboardKey(action: .text("0"), caption: .digit("0", letters: ""))
    let delete = KeyboardKey(action: .delete, caption: .symbol("delete.left"), look: .clear)
    if type == .phonePad && plane != .letters { return signs + [padSwitch, zero, delete] }
    return digits + [padSwitch, zero, delete]
  }

  /// The signs for which a telephone pauses or waits, and those of its own keys.
  private var signs: [KeyboardKey] {
    let empty = KeyboardKey(action: .none, caption: .none, look: .clear)
    func sign(_ text: String, _ caption: String) -> KeyboardKey {
      KeyboardKey(action: .text(text), caption: text == caption ? .digit(text, letters: "") : .word(caption))
    }
    return [
      empty, empty, empty, sign(",", word(.pauseKey)), sign("+", "+"), sign(";", word(.waitKey)),
      sign("*", "*"), empty,
      sign("#", "#"),
    ]
  }

  /// The key in the lower left corner.
  private var padSwitch: KeyboardKey {
    switch type {
    case .decimal:
      KeyboardKey(
        action: .text(language.decimalSeparator), caption: .character(language.decimalSeparator), look: .clear
      )
    case .phonePad where plane == .letters:
      KeyboardKey(action: .plane(.symbols), caption: .plane("+*#"), look: .clear)
    case .phonePad: KeyboardKey(action: .plane(.letters), caption: .plane("123"), look: .clear)
    case .namePhone: KeyboardKey(action: .plane(.letters), caption: .plane(language.alphabet), look: .clear)
    default: KeyboardKey(action: .none, caption: .none, look: .clear)
    }
  }
}

/// Columns of equal width across an area, and the rows of keys.
///
/// Columns are whole or half points wide, and keys begin at whole points where columns do; what is left over widens the keys
/// at both ends of a row (`ios11-keyboard-lower`: 41 in 414, `a` and `z` half a column farther and half a point more).
struct KeyGrid {
  let area: Rect
  let columns: Int
  let gap: Double
  let rows: KeyboardMetrics.Rows
  /// The distance between the left edges of two keys in a row.
  let pitch: Double
  /// Where the first column begins.
  private let left: Double

  init(_ area: Rect, columns: Int, gap: Double, _ rows: KeyboardMetrics.Rows) {
    (self.area, self.columns, self.gap, self.rows) = (area, columns, gap, rows)
    let width = (area.width + gap) / Double(Swift.max(columns, 1))
    pitch = (width * 2).rounded(.down) / 2
    left = area.minX + ((area.width + gap - pitch * Double(columns)) / 2).rounded(.down)
  }

  var keyWidth: Double { Swift.max(0, pitch - gap) }

  /// Returns the frame of a key that begins at a column and takes some of them.
  func cell(_ column: Double, row: Int, cells: Double = 1) -> Rect {
    let start = column > 0 ? edge(column) : area.minX
    let end = column + cells < Double(columns) ? edge(column + cells) - gap : area.maxX
    return Rect(
      x: start, y: rows.top + Double(row) * rows.pitch, width: Swift.max(0, end - start),
      height: rows.keyHeight)
  }

  /// Returns the frames of a row of keys in the middle of the columns.
  func centered(_ count: Int, row: Int) -> [Rect] {
    let first = Double(columns - count) / 2
    var cells = (0..<count).map { cell(first + Double($0), row: row) }
    guard first > 0, let last = cells.indices.last else { return cells }
    let (before, after) = (left - area.minX, area.maxX - edge(Double(columns)) + gap)
    cells[0].origin.x -= before
    cells[0].size.width += before
    cells[last].size.width += after
    return cells
  }

  private func edge(_ column: Double) -> Double {
    let unit = pitch == pitch.rounded() ? 1.0 : 0.5
    return left + (column * pitch / unit).rounded(.up) * unit
  }
}
