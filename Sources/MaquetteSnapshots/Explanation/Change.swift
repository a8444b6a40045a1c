/// The changes of one element between a golden picture and a drawing.
package struct Change: Sendable, Hashable, Codable {
  /// The element in words: `button 'Save'`.
  package var element: String
  package var id: String?
  /// The position: `Golden/Button/matrix.yaml:14`, or `Cards/CardView.swift:14` for one of an app's view whose source was found; nil
  /// for an element made in Swift.
  package var place: String?
  /// Its line in the sheet, from 1; nil for an element made in Swift.
  package var line: Int?
  /// The type of the app's view around it, with its module: `Cards.CardView`; nil for an element of a sheet.
  package var view: String?
  /// What the element of an app's view shows, by which its line can be found in the source. Not stored.
  package var words: [String] = []
  /// The changes, one phrase each: `moved 4 pt right`, `fill changed from #007AFF to #0A84FF`.
  package var effects: [String]

  private enum CodingKeys: String, CodingKey {
    case element, id, place, line, view, effects
  }

  package init(element: String, id: String? = nil, place: String? = nil, line: Int? = nil, effects: [String])
  {
    self.element = element
    self.id = id
    self.place = place
    self.line = line
    self.effects = effects
  }
}

extension Change: CustomStringConvertible {
  /// The change in one line: `button 'Save' (sheet.yaml:14): moved 4 pt right; fill changed from #007AFF to #0A84FF`.
  package var description: String {
    element + (place.map { " (\($0))" } ?? "") + ": " + effects.joined(separator: "; ")
  }
}

extension [Change] {
  /// The changes, one per line; those beyond a limit are counted.
  package func text(limit: Int = 20) -> String {
    let shown = prefix(Swift.max(1, limit)).map(\.description)
    let rest = count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
  }
}
