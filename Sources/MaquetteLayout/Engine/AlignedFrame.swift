internal import MaquetteGraphics

extension Alignment {
  /// Returns the frame of an item whose guides meet those of a container that fills `rect`, leading at left.
  func frame(of item: Measurement, in rect: Rect, container: Measurement) -> Rect {
    Rect(
      origin: Point(
        x: rect.minX + (horizontal.guide(in: container) - horizontal.guide(in: item)),
        y: rect.minY + (vertical.guide(in: container) - vertical.guide(in: item))),
      size: item.size)
  }
}
