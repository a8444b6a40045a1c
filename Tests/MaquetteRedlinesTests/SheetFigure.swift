import MaquetteControls
import MaquetteElements

@testable import MaquetteRedlines

/// A sheet's measures and what was placed, as the sheet itself finds and places them.
struct SheetFigure {
  let measurements: Measurements
  let figure: Figure

  init(
    _ element: any Element, kinds: Set<Redline> = Set(Redline.allCases), padding: Double = 24,
    title: String? = "Title", _ change: (inout MaquetteElements.Environment) -> Void = { _ in }
  ) {
    var mockup = Mockup(element, padding: Insets(all: padding))
    change(&mockup.environment)
    let sheet = RedlineSheet(mockup, kinds: kinds, title: title)
    let picture = mockup.layout()
    measurements = sheet.measurements(of: picture)
    figure = sheet.figure(for: measurements, size: picture.frame.size)
  }

  /// The rectangles that letters stand in: from the top of a digit to the bottom of a descender.
  var letterBoxes: [Rect] {
    figure.texts.map { text in
      Rect(
        x: text.origin.x, y: text.origin.y - text.lettering.capHeight, width: text.lettering.width,
        height: text.lettering.capHeight + 2)
    }
  }

  /// The straight pieces of each leader.
  var leaderPieces: [[Rect]] {
    figure.leaders.map { leader in
      zip(leader.points, leader.points.dropFirst()).map { from, to in
        Rect(
          minX: Swift.min(from.x, to.x), minY: Swift.min(from.y, to.y), maxX: Swift.max(from.x, to.x),
          maxY: Swift.max(from.y, to.y))
      }
    }
  }
}

/// Whether two rectangles, which may be lines, have a point in common that is more than rounding.
func touches(_ a: Rect, _ b: Rect) -> Bool {
  let slack = 0.01
  return a.minX < b.maxX - slack && b.minX < a.maxX - slack && a.minY < b.maxY - slack
    && b.minY < a.maxY - slack
    || (a.width == 0) != (b.width == 0) && a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY
      && b.minY <= a.maxY
}
