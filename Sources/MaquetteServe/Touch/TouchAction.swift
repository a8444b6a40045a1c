import MaquetteElements

/// What a person does on a page in touch mode.
enum TouchAction: Sendable {
  case down(Point)
  case move(Point)
  case up(Point, velocity: Point)
  case cancel
  case hover(Point)
  case secondary(Point)
  case text(String)
  case key(MenuKey)
  case delete
  case restart

  /// Reads an action from the names and values of a request; nil for an unknown one, or a place that is none.
  init?(_ values: [String: String]) {
    func number(_ name: String) -> Double? {
      values[name].flatMap { Double($0) }.flatMap { $0.isFinite && abs($0) < 1e6 ? $0 : nil }
    }
    let place = number("x").flatMap { x in number("y").map { Point(x: x, y: $0) } }
    switch (values["do"], place) {
    case ("down", let place?): self = .down(place)
    case ("move", let place?): self = .move(place)
    case ("up", let place?):
      self = .up(place, velocity: Point(x: number("vx") ?? 0, y: number("vy") ?? 0))
    case ("hover", let place?): self = .hover(place)
    case ("secondary", let place?): self = .secondary(place)
    case ("cancel", _): self = .cancel
    case ("restart", _): self = .restart
    case ("delete", _): self = .delete
    case ("text", _):
      guard let text = values["text"], text.count <= 64 else { return nil }
      self = .text(text)
    case ("key", _):
      guard let key = values["key"].flatMap(MenuKey.init) else { return nil }
      self = .key(key)
    default: return nil
    }
  }
}
