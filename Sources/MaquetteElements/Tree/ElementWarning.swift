/// A problem in drawing an element as requested; the element draws a visible substitute.
///
/// Cases carry the names that exist. The nearest is searched for when a message is shown.
public enum ElementWarning: Hashable, Sendable {
  /// No symbol has this name; a dashed square is drawn.
  case unknownSymbol(name: String, library: SymbolLibrary)
  /// No picture has this name; a dashed square is drawn.
  case unknownImage(name: String)
  /// The fonts have no glyph for these characters; boxes are drawn, and marks are left out.
  case missingGlyphs(characters: [Character], text: String)
  /// The element has nothing to show.
  case emptyTitle(element: String)
  /// The element holds fewer or more items than allowed; they are drawn nevertheless.
  case itemCount(element: String, count: Int, allowed: ClosedRange<Int>)
  /// No item has this index, counted from 0; none is drawn as selected.
  case noSuchItem(element: String, index: Int, count: Int)
  /// The value given for a parent differs from the combined value of its children, which is drawn.
  case contradictedParent(title: String, stated: ToggleValue, derived: ToggleValue)
  /// None or several items are chosen in a group that requires one.
  case selectionCount(element: String, count: Int)
  /// The item to choose is not in the group; none is drawn as chosen.
  case unknownOption(name: String, known: [String])
  /// No font family of this name is loaded; the system font's substitute is drawn.
  case unknownFont(name: String, known: [String])
  /// No element inside has this identifier; the beginning is shown.
  case noSuchElement(id: String, place: String, known: [String])
  /// The element stands where it is drawn as any other, and belongs to another element.
  case misplaced(element: String, place: String)
  /// The element stands in a container that draws only other elements, and is left out.
  case leftOut(element: String, place: String, expected: String?)
  /// There are several elements of which there can be one; the first is drawn.
  case repeated(element: String, count: Int, place: String)
  /// There are more elements inside each other than that; those farther inside are left out.
  case nestedTooDeeply(limit: Int)
  /// Attributes exclude each other; the element is drawn with the nearest values that do not.
  case contradiction(element: String, Contradiction)
  /// The step of minutes does not divide an hour; steps of one minute are drawn.
  case indivisibleInterval(minutes: Int)
  /// No keyboard of this language is known; an English one is drawn.
  case missingKeyboard(language: String, known: [String])
}
