import MaquetteControls
public import MaquetteElements
import MaquetteDiagnostics
import MaquetteFiles
import MaquetteScreens

extension ElementWarning {
  /// What to put into elements that show no title or symbol.
  private static let content = [
    "alert": "give it a title or a message", "card": "give it a title, a picture or elements",
    "chart": "put a mark with data into it, such as a bar-mark", "control-widget": "give it a symbol",
    "edit-menu": "give it items", "map-annotation": "give it a title",
    "notification": "give it a title or a text", "tool-tip": "give it a text",
  ]

  /// The part that could not be drawn as asked, and what is drawn instead.
  public var message: String {
    switch self {
    case .unknownImage(let name):
      "the picture \(Evidence.quoted(name)) does not exist; a placeholder is drawn"
    case .unknownSymbol(let name, _): "unknown symbol \(Evidence.quoted(name)); a placeholder is drawn"
    case .missingGlyphs(let characters, let text):
      "the fonts have no glyph for \(Wording.list(characters.map(\.named), most: 8))"
        + " in \(Evidence.quoted(text)); \(characters.substitute)"
    case .emptyTitle(let element): "this \(element) is empty"
    case .itemCount(let element, let count, let allowed):
      "this \(element) has \(count) items; \(allowed.lowerBound) to \(allowed.upperBound) are allowed"
    case .noSuchItem(let element, let index, let count):
      "this \(element) has no item \(index): it has \(count), counted from 0"
    case .contradictedParent(let title, let stated, let derived):
      "\(Evidence.quoted(title)) has the value \(stated.rawValue), but its children make it \(derived.rawValue);"
        + " \(derived.rawValue) is drawn"
    case .selectionCount(let element, 0): "no item is selected in this \(element)"
    case .selectionCount(let element, let count): "\(count) items are selected in this \(element)"
    case .indivisibleInterval(let minutes):
      "an interval of \(minutes) minutes does not divide an hour; 1 is drawn"
    case .contradiction(let element, .bounds(let lower, let upper)):
      "'\(lower.name)' of this \(element) is \(lower.value), more than '\(upper.name)', \(upper.value)"
    case .contradiction(let element, .outside(let value, let bound)):
      "'\(value.name)' of this \(element), \(value.value), is beyond '\(bound.name)', \(bound.value)"
    case .contradiction(let element, .step(let step, let range)):
      "'\(step.name)' of this \(element) is \(step.value), more than the range of \(range)"
    case .unknownFont(let name, _):
      "the font family \(Evidence.quoted(name)) is not loaded; the system font is drawn"
    case .noSuchElement(let id, let place, _):
      "no element in this \(place) has the id \(Evidence.quoted(id)); "
        + (place == ScreenFlow.name ? "the arrow is left out" : "the beginning is shown")
    case .misplaced(let element, let place):
      "a \(element) must be a direct child of a \(place == SplitView.name ? "column of a split-view" : place); here it is drawn as an ordinary element"
    case .leftOut(let element, let place, let expected):
      expected.map { "a \(place) shows \($0) only; this \(element) is left out" }
        ?? "this \(place) cannot show a \(element); the \(element) is left out"
    case .repeated(let element, let count, let place):
      "this \(place) has \(count) '\(element)' elements; only the first is drawn"
    case .nestedTooDeeply(let limit):
      "elements and modifiers are nested more than \(limit) levels deep; the rest is left out"
    case .missingKeyboard(let language, _):
      "no keyboard exists for \(Evidence.quoted(language)); the English one is drawn"
    case .unknownOption(let name, _): "no item has the title \(Evidence.quoted(name)); none is selected"
    }
  }

  /// How to fix it, if that is known.
  public var hint: String? {
    switch self {
    case .unknownImage: "add the picture to the images of the environment"
    case .unknownSymbol(let name, _) where ["png", "jpg", "jpeg"].contains(FileName.suffix(of: name)):
      "draw a picture with 'image: \(name)'; name drawings under 'symbols'"
    case .unknownSymbol(let name, let library): NearestName.hint(library.nearestName(to: name))
    case .missingGlyphs: "use other characters, or name a font that has them"
    case .emptyTitle(let element): Self.content[element] ?? "give it a title or a symbol"
    case .itemCount: nil
    // A page control always has one open page; elsewhere no item need be chosen.
    case .noSuchItem(PageControl.name, _, let count): count > 1 ? "write 0 to \(count - 1)" : "write 0"
    case .noSuchItem(_, _, let count): count > 0 ? "write 0 to \(count - 1), or none" : nil
    case .contradictedParent: "remove the value, or change the values of the children"
    case .contradiction(_, .bounds(let lower, let upper)):
      "write '\(lower.name): \(upper.value)' and '\(upper.name): \(lower.value)' if they are exchanged"
    case .contradiction(_, .outside(let value, let bound)):
      "change one of them; '\(value.name)' is drawn as \(bound.value)"
    case .contradiction(_, .step(_, let range)): "write a step greater than 0, and at most \(range)"
    case .selectionCount(_, 0): "choose one"
    case .selectionCount: "select one; use checkboxes if several can be selected"
    case .missingKeyboard(_, let known): "'language' can be \(Wording.list(known))"
    case .indivisibleInterval: "write 1, 2, 3, 4, 5, 6, 10, 12, 15, 20 or 30"
    case .repeated(let element, _, _): "keep one \(element)"
    case .noSuchElement(let id, _, let known): NearestName.hint(for: id, among: known)
    case .misplaced(let element, SplitView.name):
      "make the column a 'vstack' with the \(element) and what stands below it"
    case .misplaced(let element, let place): "make the \(element) a child of the \(place) itself"
    case .leftOut(_, let place, let expected):
      (expected.map { "put it into one of the \($0), or " } ?? "put it ") + "beside the \(place)"
    case .unknownFont(let name, let known):
      NearestName.hint(for: name, among: known) ?? "load it with --font"
    case .unknownOption(let name, let known): NearestName.hint(for: name, among: known)
    case .nestedTooDeeply: "use fewer levels, and check that no control contains itself"
    }
  }
}
