import MaquetteLayout

/// The area of a link in a text, which is pressed like a button.
///
/// The text itself draws the words.
struct LinkArea: ButtonControl {
  var state: ControlState = .normal
  private var label = ""
  private var shape = LinkShape()

  init() {}

  init(link: TextLayout.Link, label: String, layout: TextLayout) {
    self.label = label
    shape.place = LinkShape.Place(link: link, layout: layout)
  }

  static let name = "link"
  static let guideline = "A link reads as what it leads to."
  static let attributes: [Attribute<LinkArea>] = []

  func body(in environment: Environment) -> any Element {
    shape.with(\.isPressed, effectiveState(in: environment).contains(.highlighted))
  }

  func accessibility(in environment: Environment) -> Accessibility {
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    return Accessibility(label: label, traits: isDisabled ? [.link, .notEnabled] : [.link])
  }
}

/// A surface over each line of a link while it is pressed; nothing otherwise.
private struct LinkShape: Element {
  struct Place {
    var link: TextLayout.Link
    var layout: TextLayout
  }

  var place: Place?
  var isPressed = false

  func node(in environment: Environment) -> Node {
    guard let place else {
      return Node(name: .surface, item: LayoutItem { _ in Measurement(size: .zero) })
    }
    let (link, layout) = (place.link, place.layout)
    let item = LayoutItem { proposal in
      Measurement(size: layout.box(of: link, in: layout.setting.paragraph(for: proposal)).size)
    }
    guard isPressed else { return Node(name: .surface, item: item) }
    let color = environment.color(.fill)
    let radius = environment.theme[TextMetrics.self].linkRadius
    return Node(name: .surface, item: item) { drawing in
      layout.rects(of: link, in: drawing).map { rect in
        let shape = RoundedRectangle(rect: rect, radius: radius, style: .continuous)
        return .fill(.roundedRectangle(shape), .color(color))
      }
    }
  }
}
