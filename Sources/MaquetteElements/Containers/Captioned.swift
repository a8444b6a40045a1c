internal import MaquetteGraphics
internal import MaquetteLayout
internal import MaquetteTypography

extension Element {
  /// Returns the element with a caption below it; the caption belongs to the sheet and is never translated.
  public func caption(_ text: String) -> some Element { Captioned(text: text, content: self) }
}

/// An element with a caption below it.
struct Captioned<Content: Element>: Element {
  var text: String
  var content: Content

  func node(in environment: Environment) -> Node {
    var node = VStack(spacing: 6) {
      content
      Text(text, style: .caption1).alignment(.center).color(.token(.secondaryLabel)).verbatim()
    }.node(in: environment)
    node.name = "captioned"
    return node
  }
}

extension Captioned: WrappingElement {
  var wrapped: any Element { content }
}
