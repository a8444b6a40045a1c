/// The role of a text, as the platforms name them; a `TypeRamp` gives it a size.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle = "large-title"
  case title1 = "title1"
  case title2 = "title2"
  case title3 = "title3"
  case headline = "headline"
  case body = "body"
  case callout = "callout"
  case subheadline = "subheadline"
  case footnote = "footnote"
  case caption1 = "caption1"
  case caption2 = "caption2"
}
