/// Something that an element could not draw as asked, so that it drew a visible stand-in.
public enum ElementWarning: Hashable, Sendable {
  /// No symbol has this name; a dashed square was drawn.
  case unknownSymbol(name: String, nearest: String?)
  /// The fonts have no glyph for these characters; boxes were drawn.
  case missingGlyphs(characters: [Character], text: String)
  /// The element has nothing to show.
  case emptyTitle(element: String)
  /// The element holds fewer or more items than its kind may; they were drawn all the same.
  case itemCount(element: String, count: Int, allowed: ClosedRange<Int>)
  /// No item has this place, counted from 0; none was drawn as selected.
  case noSuchItem(element: String, index: Int, count: Int)
  /// The value given for a parent is not what its children amount to; theirs was drawn.
  case contradictedParent(title: String, stated: ToggleValue, derived: ToggleValue)
  /// Of a group in which one item is chosen, none or several are.
  case selectionCount(element: String, count: Int)
  /// The item to be chosen is not in the group; none was drawn as chosen.
  case unknownOption(name: String, nearest: String?)
  /// A step of minutes that does not divide an hour; steps of one minute were drawn.
  case indivisibleInterval(minutes: Int)
}
