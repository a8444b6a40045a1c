/// The changes of one element between a golden picture and a drawing.
package struct Change: Sendable, Hashable, Codable {
  /// The element in words: `button 'Save'`.
  package var element: String
  /// The element's identifier in its sheet.
  package var id: String?
  /// The position: `Golden/Button/matrix.yaml:14`; nil for an element made in Swift.
  package var place: String?
  /// Its line in the sheet, from 1; nil for an element made in Swift.
  package var line: Int?
  /// The changes, one phrase each: `moved 4 pt right`, `fill changed from #007AFF to #0A84FF`.
  package var effects: [String]

  /// Creates a change.
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
