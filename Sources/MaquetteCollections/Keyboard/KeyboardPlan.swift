import MaquetteElements
import MaquetteGraphics

/// The keys of a keyboard, and where they lie in any width.
///
/// The letters of the first row share the width; other rows use the same key width. The set of keys does not depend on the
/// width. Latin keyboards have the same order under right-to-left reading.
struct KeyboardPlan: Sendable {
  var type: KeyboardType
  var plane: KeyboardPlane
  var language: KeyboardLanguage
  /// Returns a word on a key.
  var word: @Sendable (SpokenWord) -> String
  /// The look of the shift key and of the letters.
  var shift: ShiftState
  var returnKey: KeyboardKey
  var switchKey: KeyboardSwitchKey
  /// Whether keys lie below the rows, beside a home indicator.
  var hasHomeIndicator: Bool
  /// The parts of the screen at both sides that keys stay out of.
  var sides: (left: Double, right: Double) = (0, 0)
  var metrics: KeyboardMetrics

  /// Whether the rows are a pad of twelve large keys.
  var isPad: Bool { type.isPad || type == .namePhone && plane != .letters }

  /// The height of the rows and of what lies below them, in points.
  func height(width: Double) -> Double {
    let rows = metrics.rows(width: width, hasHomeIndicator: hasHomeIndicator)
    return rowsHeight(rows) + (hasHomeIndicator ? metrics.bottomArea(width: width) : 0)
  }

  /// Returns the distance of the outermost keys from the sides of the keyboard in a width.
  func rowsMargin(width: Double) -> Double {
    metrics.rows(width: width, hasHomeIndicator: hasHomeIndicator).margin
  }

  /// The margins that keys avoid at this width. They must not affect which keys exist.
  private func sides(width: Double) -> (left: Double, right: Double) {
    guard hasHomeIndicator, width >= KeyboardMetrics.landscapeWidth else { return sides }
    let least = metrics.landscapeSide
    return (sides.left > 0 ? sides.left : least, sides.right > 0 ? sides.right : least)
  }

  private func rowsHeight(_ rows: KeyboardMetrics.Rows) -> Double {
    rows.top + 3 * rows.pitch + rows.keyHeight + metrics.shadowHeight + rows.bottom
  }

  /// Returns the keys in a width in points, row by row.
  func keys(width: Double) -> [PlacedKey] {
    let rows = metrics.rows(width: width, hasHomeIndicator: hasHomeIndicator)
    let sides = sides(width: width)
    let left = sides.left + rows.margin
    let right = Swift.max(left, width - sides.right - rows.margin)
    let area = Rect(minX: left, minY: rows.top, maxX: right, maxY: rowsHeight(rows))
    var keys = isPad ? pad(in: area, rows) : letters(in: area, rows) + bottomRow(in: area, rows)
    // A pad has no letters of another language, and nothing to dictate.
    if hasHomeIndicator, !isPad { keys += corners(width: width, below: area.maxY, rows) }
    return keys
  }

  // The three upper rows.
  private func letters(in area: Rect, _ rows: KeyboardMetrics.Rows) -> [PlacedKey] {
    let texts = language.rows(of: plane)
    let grid = KeyGrid(area, columns: texts.map(\.count).max() ?? 1, gap: metrics.gap, rows)
    var keys: [PlacedKey] = []
    for (row, letters) in texts.prefix(2).enumerated() {
      let frames = grid.centered(letters.count, row: row)
      keys += zip(letters, frames).map { PlacedKey(key: character($0), frame: $1) }
    }
    return keys + thirdRow(texts.last ?? [], grid)
  }

  private func thirdRow(_ texts: [String], _ grid: KeyGrid) -> [PlacedKey] {
    // The signs are fewer and wider: they take the place of the letters of the Latin alphabet's last row. Others have more.
    let cells = Swift.max(7, Double(texts.count))
    let inset = (Double(grid.columns) - cells) / 2
    let width = cells / Double(Swift.max(texts.count, 1))
    let side = Swift.min(grid.keyWidth + metrics.sideKeyExtra, inset * grid.pitch - metrics.gap)
    var first = grid.cell(0, row: 2)
    first.size.width = side
    var last = first
    last.origin.x = grid.area.maxX - side
    let middle = texts.enumerated().map { index, text in
      PlacedKey(key: character(text), frame: grid.cell(inset + Double(index) * width, row: 2, cells: width))
    }
    return [PlacedKey(key: leadingKey, frame: first)] + middle + [PlacedKey(key: Self.delete, frame: last)]
  }

  /// The key before the third row.
  private var leadingKey: KeyboardKey {
    switch plane {
    case .letters:
      KeyboardKey(
        action: .shift,
        caption: .symbol(
          shift == .lowercase ? "shift" : shift == .uppercase ? "shift.fill" : "capslock.fill"),
        look: shift == .lowercase ? .special : .shifted)
    case .numbers: KeyboardKey(action: .plane(.symbols), caption: .plane("#+="), look: .special)
    case .symbols: KeyboardKey(action: .plane(.numbers), caption: .plane("123"), look: .special)
    }
  }

  private func bottomRow(in area: Rect, _ rows: KeyboardMetrics.Rows) -> [PlacedKey] {
    let grid = KeyGrid(area, columns: 10, gap: metrics.gap, rows)
    let planeKey =
      plane == .letters
      ? KeyboardKey(action: .plane(.numbers), caption: .plane("123"), look: .special)
      : KeyboardKey(action: .plane(.letters), caption: .plane(language.alphabet), look: .special)
    func place(_ key: KeyboardKey, _ from: Double, cells: Double) -> PlacedKey {
      PlacedKey(key: key, frame: grid.cell(from, row: 3, cells: cells))
    }
    if hasHomeIndicator {
      return [place(planeKey, 0, cells: 2.5)] + middle(grid, from: 2.5, cells: 5)
        + [place(returnKey, 7.5, cells: 2.5)]
    }
    // Below the letters: the first two keys share the width up to the first letter's end.
    var keys = [place(planeKey, 0, cells: 2.5)]
    if switchKey != .none {
      keys[0].frame.size.width = (keys[0].frame.width - grid.gap) / 2
      var second = keys[0].frame
      second.origin.x = second.maxX + grid.gap
      keys.append(PlacedKey(key: switching(.special), frame: second))
    }
    keys.append(
      place(KeyboardKey(action: .dictation, caption: .symbol("mic"), look: .letter), 2.5, cells: 1))
    return keys + middle(grid, from: 3.5, cells: 4) + [place(returnKey, 7.5, cells: 2.5)]
  }

  /// The space bar, and the signs that a kind of text needs most.
  private func middle(_ grid: KeyGrid, from start: Double, cells: Double) -> [PlacedKey] {
    let space = KeyboardKey(
      action: .space, caption: metrics.hasBlankSpace ? .none : .word(word(.spaceKey)))
    let extras: [String] =
      switch type {
      case .email: ["@", "."]
      case .twitter: ["@", "#"]
      case .webSearch: ["."]
      case .url: [".", "/", ".com"]
      default: []
      }
    if type == .url {
      let width = cells / Double(extras.count)
      return extras.enumerated().map { index, text in
        PlacedKey(
          key: KeyboardKey(action: .text(text), caption: text.count > 1 ? .word(text) : .character(text)),
          frame: grid.cell(start + Double(index) * width, row: 3, cells: width))
      }
    }
    let rest = cells - Double(extras.count)
    return [PlacedKey(key: space, frame: grid.cell(start, row: 3, cells: rest))]
      + extras.enumerated().map { index, text in
        PlacedKey(
          key: KeyboardKey(action: .text(text), caption: .character(text)),
          frame: grid.cell(start + rest + Double(index), row: 3))
      }
  }

  /// The keys in the corners beside the home indicator; on a phone on its side, those beside the last row.
  private func corners(width: Double, below y: Double, _ rows: KeyboardMetrics.Rows) -> [PlacedKey] {
    let side = metrics.cornerKeySide
    let isSideways = width >= KeyboardMetrics.landscapeWidth
    let sides = sides(width: width)
    let center =
      isSideways ? rows.top + 3 * rows.pitch + rows.keyHeight / 2 : y + metrics.cornerKeyDrop
    func place(_ key: KeyboardKey, x: Double) -> PlacedKey {
      PlacedKey(key: key, frame: Rect(x: x - side / 2, y: center - side / 2, width: side, height: side))
    }
    let left = isSideways ? sides.left / 2 : sides.left + metrics.cornerKeyInset
    let right = width - (isSideways ? sides.right / 2 : sides.right + metrics.cornerKeyInset)
    let dictation = KeyboardKey(action: .dictation, caption: .symbol("mic"), look: .clear)
    return (switchKey == .none ? [] : [place(switching(.clear), x: left)]) + [place(dictation, x: right)]
  }

  private func switching(_ look: KeyboardKey.Look) -> KeyboardKey {
    KeyboardKey(
      action: .switchKeyboard, caption: .symbol(switchKey == .emoji ? "emoji.face.grinning" : "globe"),
      look: look)
  }

  private static let delete = KeyboardKey(action: .delete, caption: .symbol("delete.left"), look: .special)

  private func character(_ text: String) -> KeyboardKey {
    let shown = shift == .lowercase || plane != .letters ? text : text.uppercased()
    return KeyboardKey(action: .text(shown), caption: .character(shown))
  }
}
