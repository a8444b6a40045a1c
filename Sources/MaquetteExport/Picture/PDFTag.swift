/// The structure types of tagged PDF that pictures need (ISO 32000-1, 14.8.4).
enum PDFTag: String {
  case division = "Div"
  case figure = "Figure"
  case heading = "H1"
  case paragraph = "P"

  /// Whether the element is text to read, whose content is its text.
  var isText: Bool { self == .heading || self == .paragraph }
}
