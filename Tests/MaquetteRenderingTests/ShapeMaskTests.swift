import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import Testing

/// Shapes drawn from stretched masks against the same shapes drawn as paths.
@Suite struct ShapeMaskTests {
  private static let size = Size(width: 90, height: 70)

  /// Radii, places within a pixel, sizes and corner styles of all kinds; one renderer, so that most are drawn from masks
  /// that another size has left.
  @Test func roundedRectanglesMatchTheirPaths() throws {
    var numbers = SeededGenerator(state: 11)
    let renderer = Renderer()
    for index in 0..<600 {
      let shape = Shape.roundedRectangle(Self.rounded(&numbers, style: CornerStyle.allCases[index % 2]))
      try Self.expectEqual(
        .fill(shape, Self.paint(index)), .path(shape.path, .nonzero), renderer, index, "\(shape)")
    }
  }

  /// Every size around the one from which a shape is stretched, small ones first and large ones first.
  @Test func masksOfOneSizeServeTheOthers() throws {
    for sizes in [Array(1...24), (1...24).reversed()] {
      let renderer = Renderer()
      for (index, size) in sizes.enumerated() {
        let shape = Shape.roundedRectangle(
          RoundedRectangle(
            rect: Rect(x: 3, y: 4, width: Double(size), height: Double(size / 2 + 1)), radius: 1))
        try Self.expectEqual(
          .fill(shape, Self.paint(index)), .path(shape.path, .nonzero), renderer, index, "\(shape)")
      }
    }
  }

  @Test func ellipsesMatchTheirPaths() throws {
    var numbers = SeededGenerator(state: 12)
    let renderer = Renderer()
    for index in 0..<300 {
      let shape = Shape.ellipse(Self.rect(&numbers))
      try Self.expectEqual(
        .fill(shape, Self.paint(index)), .path(shape.path, .nonzero), renderer, index, "\(shape)")
    }
  }

  /// Outlines lie between two rounded rectangles, or between two circles.
  @Test func outlinesMatchTheirPaths() throws {
    var numbers = SeededGenerator(state: 13)
    let renderer = Renderer()
    for index in 0..<600 {
      var rounded = Self.rounded(&numbers, style: .circular)
      if index % 5 == 0 { rounded.radii = CornerRadii(all: 0) }
      rounded.radii = rounded.fittedRadii
      let width = Self.grid([0.5, 1, 2, 3.25, 9, 40], &numbers)
      var path = rounded.inset(by: -width / 2).path
      if rounded.rect.width > width && rounded.rect.height > width { path.add(rounded.inset(by: width / 2)) }
      try Self.expectEqual(
        .stroke(.roundedRectangle(rounded), StrokeStyle(width: width), Self.paint(index)),
        .path(path, .evenOdd), renderer, index, "\(rounded), width \(width)")
    }
    for index in 0..<200 {
      var rect = Self.rect(&numbers)
      rect.size.height = rect.size.width
      let width = Self.grid([0.5, 1, 2, 3.25, 9, 40], &numbers)
      var path = Path()
      path.add(ellipseIn: rect.inset(by: -width / 2))
      if rect.width > width { path.add(ellipseIn: rect.inset(by: width / 2)) }
      try Self.expectEqual(
        .stroke(.ellipse(rect), StrokeStyle(width: width), Self.paint(index)), .path(path, .evenOdd),
        renderer, index, "\(rect), width \(width)")
    }
  }

  /// Outlines of small paths, many of them the same path a few pixels further on.
  @Test func strokedPathsMatchTheirOutlines() throws {
    var numbers = SeededGenerator(state: 14)
    let renderer = Renderer()
    for index in 0..<60 {
      var path = Path()
      path.move(to: Self.rect(&numbers).origin)
      for _ in 0..<Int.random(in: 1...3, using: &numbers) { path.line(to: Self.rect(&numbers).origin) }
      path.cubic(
        to: Self.rect(&numbers).origin, control1: Self.rect(&numbers).origin,
        control2: Self.rect(&numbers).origin)
      let style = StrokeStyle(
        width: Self.grid([0.5, 1, 2.5, 7], &numbers), cap: StrokeStyle.Cap.allCases[index % 3],
        join: StrokeStyle.Join.allCases[index / 3 % 3], dashes: index % 4 == 0 ? [3, 2] : [])
      for _ in 0..<6 {
        let moved = path.applying(
          .translation(
            x: Double(Int.random(in: -30...60, using: &numbers)) / 2,
            y: Double(Int.random(in: -30...60, using: &numbers))))
        try Self.expectEqual(
          .stroke(.path(moved, .nonzero), style, Self.paint(index)),
          .path(moved.stroked(style), .nonzero), renderer, index, "\(moved.points), \(style)")
      }
    }
  }

  /// Numbers that no mask is made for.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e99, -1e18, 1e7])
  func hostileNumbersAreDrawnAsPathsAre(number: Double) throws {
    let renderer = Renderer()
    for place in 0..<5 {
      var values = [5.0, 5, 40, 30, 8]
      values[place] = number
      let shape = Shape.roundedRectangle(
        RoundedRectangle(
          rect: Rect(x: values[0], y: values[1], width: values[2], height: values[3]), radius: values[4]))
      try Self.expectEqual(.fill(shape, Self.paint(0)), .path(shape.path, .nonzero), renderer, 0, "\(shape)")
      _ = try Self.render(.stroke(shape, StrokeStyle(width: number), Self.paint(0)), renderer)
      _ = try Self.render(
        .stroke(.path(shape.path, .nonzero), StrokeStyle(width: number), Self.paint(0)), renderer)
      _ = try Self.render(
        .fill(.ellipse(Rect(x: values[0], y: 5, width: values[2], height: 9)), Self.paint(0)), renderer)
    }
  }

  private static func expectEqual(
    _ operation: DisplayList.Operation, _ path: Shape, _ renderer: Renderer, _ index: Int, _ comment: String
  ) throws {
    #expect(try render(operation, renderer) == render(.fill(path, paint(index)), Renderer()), "\(comment)")
  }

  private static func render(_ operation: DisplayList.Operation, _ renderer: Renderer) throws -> Bitmap {
    try renderer.render(DisplayList(size: size, [operation]), scale: 1, library: .bundled)
  }

  private static func paint(_ index: Int) -> Paint {
    index % 3 == 0 ? .color(.black) : .color(Color(red: 20, green: 90, blue: 200, alpha: 130))
  }

  private static func rect(_ numbers: inout SeededGenerator) -> Rect {
    let parts = [0, 0.25, 0.5, 0.3, 0.875]
    return Rect(
      x: Double.random(in: -20...30, using: &numbers).rounded() + grid(parts, &numbers),
      y: Double.random(in: -20...30, using: &numbers).rounded() + grid(parts, &numbers),
      width: Double.random(in: 1...70, using: &numbers).rounded() + grid(parts, &numbers),
      height: Double.random(in: 1...60, using: &numbers).rounded() + grid(parts, &numbers))
  }

  private static func rounded(_ numbers: inout SeededGenerator, style: CornerStyle) -> RoundedRectangle {
    let radii = [0, 0.5, 1, 4, 4.5, 7.3, 12, 100]
    let radius = grid(radii, &numbers)
    let corners =
      Bool.random(using: &numbers)
      ? CornerRadii(all: radius)
      : CornerRadii(
        topLeft: radius, topRight: grid(radii, &numbers), bottomRight: grid(radii, &numbers),
        bottomLeft: grid(radii, &numbers))
    return RoundedRectangle(rect: rect(&numbers), radii: corners, style: style)
  }

  private static func grid(_ values: [Double], _ numbers: inout SeededGenerator) -> Double {
    values[Int.random(in: 0..<values.count, using: &numbers)]
  }
}
