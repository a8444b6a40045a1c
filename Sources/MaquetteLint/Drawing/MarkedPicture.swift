import MaquetteElements

/// A picture with numbered frames on it and a note for each number beside it.
struct MarkedPicture: Sendable {
  /// A frame with its note.
  struct Mark: Sendable {
    /// The area in points of the picture.
    var area: Rect
    /// The first line of the note.
    var title: String
    /// The second line, smaller.
    var detail: String
    /// The colour of frame and number.
    var tint: ColorReference
  }

  var mockup: Mockup
  var layout: LayoutNode
  /// The heading of the notes.
  var title: String
  /// The marks; they are numbered from 1.
  var marks: [Mark]

  // Our choice: notes as wide as a phone's text, numbers that are legible at one pixel a point.
  private static let noteWidth = 300.0
  private static let badgeSide = 18.0
  private static let lineWidth = 1.5
  private static let haloWidth = 0.5

  /// The picture with its marks, ready to be drawn.
  var marked: Mockup {
    var environment = Environment(fonts: mockup.environment.fonts)
    environment.scale = mockup.environment.scale
    // Notes may be in any language, so the room beside the picture is not mirrored.
    let picture = picture
    let notes = notes
    return Mockup(
      HStack(spacing: 24, alignment: .top) {
        picture
        notes
      }, environment: environment, padding: Insets(all: 24), background: .token(.secondaryBackground))
  }

  private var picture: any Element {
    var layers: [any Element] = [PlacedPicture(list: mockup.displayList(of: layout))]
    let bounds = layout.frame
    var taken: [Rect] = []
    for mark in marks {
      let frame = mark.area.inset(by: -Self.lineWidth / 2)
      // A light line around the frame keeps it visible on its own colour.
      let halo = frame.inset(by: -Self.haloWidth)
      layers.append(
        Surface(border: Surface.Border(color: .token(.onTint), width: Self.lineWidth + 2 * Self.haloWidth))
          .frame(width: halo.width, height: halo.height).offset(x: halo.minX, y: halo.minY))
      layers.append(
        Surface(border: Surface.Border(color: mark.tint, width: Self.lineWidth))
          .frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY))
    }
    for (index, mark) in marks.enumerated() {
      let place = free(for: mark.area, among: taken, in: bounds)
      taken.append(place)
      layers.append(badge(index + 1, mark.tint).offset(x: place.minX, y: place.minY))
    }
    return ZStack(alignment: .topLeading) { layers }.frame(
      width: bounds.width, height: bounds.height, alignment: .topLeading)
  }

  /// The place of a number: the leading corner of the area, or the next free place along its edge.
  private func free(for area: Rect, among taken: [Rect], in bounds: Rect) -> Rect {
    let side = Self.badgeSide
    var place = Rect(
      x: Swift.max(0, Swift.min(bounds.maxX - side, area.minX - side / 2)),
      y: Swift.max(0, Swift.min(bounds.maxY - side, area.minY - side / 2)), width: side, height: side)
    let start = place
    while taken.contains(where: { !$0.intersection(place).isEmpty }) {
      place = place.offset(dx: side + 1, dy: 0)
      if place.maxX > bounds.maxX {
        place = Rect(x: start.minX, y: place.minY + side + 1, width: side, height: side)
        if place.maxY > bounds.maxY { return start }
      }
    }
    return place
  }

  private var notes: any Element {
    VStack(spacing: 12, alignment: .leading) {
      Text(title, style: .headline).verbatim()
      if marks.isEmpty { Text("Nothing is marked.", style: .footnote).verbatim() }
      marks.enumerated().map { index, mark in
        HStack(spacing: 8, alignment: .firstBaseline) {
          badge(index + 1, mark.tint)
          VStack(spacing: 2, alignment: .leading) {
            Text(mark.title, style: .subheadline).verbatim()
            if !mark.detail.isEmpty {
              Text(mark.detail, style: .caption1).color(.token(.secondaryLabel)).verbatim()
            }
          }
        } as any Element
      }
    }.frame(width: Self.noteWidth, alignment: .topLeading)
  }

  private func badge(_ number: Int, _ tint: ColorReference) -> any Element {
    let side = Self.badgeSide
    return Text("\(number)", weight: .bold).with(\.size, number > 99 ? 8 : 10.5).color(.token(.onTint))
      .verbatim()
      .frame(width: side, height: side)
      .background(
        Surface(.capsule, fill: tint, border: Surface.Border(color: .token(.onTint), width: 1)))
  }
}

/// A display list as an element of another picture.
struct PlacedPicture: Element {
  var list: DisplayList

  func node(in environment: Environment) -> Node {
    let size = list.size
    let list = list
    return Node(name: .picture, item: LayoutItem { _ in Measurement(size: size) }) { place in
      let frame = Rect(origin: place.frame.origin, size: size)
      let layer = Layer(clip: .rect(frame), transform: .translation(x: frame.minX, y: frame.minY))
      let ground = DisplayList.Operation.fill(
        .rect(Rect(origin: .zero, size: size)), .color(list.background))
      return [.push(layer), ground] + list.commands.map(\.operation) + [.pop]
    }
  }
}
