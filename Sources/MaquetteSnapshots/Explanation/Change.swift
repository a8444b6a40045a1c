/// What changed about one element between a golden picture and a drawing.
public struct Change: Sendable, Hashable, Codable {
  /// The element in words: `button 'Save'`.
  public var element: String
  /// The element's identifier in its sheet.
  public var id: String?
  /// Where it stands: `Golden/Button/matrix.yaml:14`; nil for an element made in Swift.
  public var place: String?
  /// Its line in the sheet, from 1; nil for an element made in Swift.
  public var line: Int?
  /// What changed, one phrase each: `moved 4 pt right`, `fill changed from #007AFF to #0A84FF`.
  public var effects: [String]

  /// Creates a change.
  public init(element: String, id: String? = nil, place: String? = nil, line: Int? = nil, effects: [String]) {
    self.element = element
    self.id = id
    self.place = place
    self.line = line
    self.effects = effects
  }
}

extension Change: CustomStringConvertible {
  /// The change in one line: `button 'Save' (sheet.yaml:14): moved 4 pt right; fill changed from #007AFF to #0A84FF`.
  public var description: String {
    element + (place.map { " (\($0))" } ?? "") + ": " + effects.joined(separator: "; ")
  }
}
