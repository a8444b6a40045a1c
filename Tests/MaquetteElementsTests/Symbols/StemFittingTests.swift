import TestSupport
import MaquetteVectors
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct StemFittingTests {
  private func fitted(
    _ name: String, _ size: Double = 17, _ weight: FontWeight = .regular, at scale: Double
  ) throws -> SymbolDrawing {
    try #require(Symbols.symbol(named: name)).drawing(pointSize: size, weight: weight).fitted(to: scale)
  }

  /// The edges of the straight lines across or along an axis, in pixels.
  private func edges(_ drawing: SymbolDrawing, scale: Double, isVertical: Bool) -> [(Double, Double)] {
    drawing.pathGroup.parts.flatMap { part -> [(Double, Double)] in
      guard let width = part.stroke?.width else { return [] }
      var edges: [(Double, Double)] = []
      for (a, b) in zip(part.path.points, part.path.points.dropFirst()) {
        let (from, to) = isVertical ? (a.x, b.x) : (a.y, b.y)
        guard abs(from - to) < 1e-9 else { continue }
        edges.append(((from - width / 2) * scale, (from + width / 2) * scale))
      }
      return edges
    }
  }

  /// The middle between the left and the right end of the ink.
  private func inkMiddle(_ drawing: SymbolDrawing) throws -> Double {
    let ink = drawing.pathGroup.parts.filter { $0.operation == .union }.compactMap(\.inkBounds)
    return (try #require(ink.map(\.minX).min()) + #require(ink.map(\.maxX).max())) / 2
  }

  private func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }

  @Test(arguments: ["plus", "minus", "list.bullet", "square", "pause", "rectangle"], [1.0, 2])
  func stemsBeginBetweenPixels(_ name: String, _ scale: Double) throws {
    for weight in FontWeight.allCases.dropFirst(2) {
      for size in [11.0, 13, 17, 24] {
        let drawing = try fitted(name, size, weight, at: scale)
        let edges =
          (drawing.rowShift != nil ? edges(drawing, scale: scale, isVertical: false) : [])
          + (drawing.columnShift != nil ? edges(drawing, scale: scale, isVertical: true) : [])
        #expect(!edges.isEmpty)
        for (low, high) in edges {
          // A stem of 1.4 pixels in the middle lies on a pixel's centre, any other has its outer edge between two.
          let isCentered = !isWhole(high - low) && isWhole(low + high)
          #expect(isWhole(low) || isWhole(high) || isCentered, "\(name) \(size) \(weight): \(low)")
        }
      }
    }
  }

  @Test(arguments: [
    (1.0, 1.0), (0.8, 1), (1.29, 1), (1.31, 1.31), (1.43, 1.43), (2.86, 3), (0.4, 0.4), (8.6, 9),
  ])
  func thicknessesNearAWholePixelBecomeOne(_ width: Double, _ expected: Double) {
    #expect(StemFitting.fitted(width: width) == expected)
  }

  @Test func bothEdgesAreCrispWhereTheThicknessIs() throws {
    // 17 points at 2x: 2.86 pixels become 3. 13 points at 1x: 1.09 become 1.
    for (size, scale) in [(17.0, 2.0), (13, 1)] {
      let drawing = try fitted("list.bullet", size, at: scale)
      for (low, high) in edges(drawing, scale: scale, isVertical: false) {
        #expect(isWhole(low) && isWhole(high))
      }
    }
  }

  @Test(arguments: [11.0, 12, 13, 15, 17, 19, 20, 22, 28], [1.0, 2])
  func evenSpacingStaysEven(_ size: Double, _ scale: Double) throws {
    let edges = edges(try fitted("line.3.horizontal", size, at: scale), scale: scale, isVertical: false)
    let tops = edges.map(\.0).sorted()
    #expect(tops.count == 3)
    #expect(abs((tops[1] - tops[0]) - (tops[2] - tops[1])) < 1e-6)
  }

  @Test(arguments: ["plus", "square", "circle", "pause", "house", "bell", "lock", "trash", "calendar"])
  func whatIsSymmetricalStaysSo(_ name: String) throws {
    for scale in [1.0, 2] {
      for size in [13.0, 17, 22] {
        let drawing = try fitted(name, size, at: scale)
        let middle = try inkMiddle(drawing)
        for part in drawing.pathGroup.parts where part.operation == .union {
          let xs = part.path.points.map(\.x)
          for x in xs {
            #expect(
              xs.contains { abs($0 + x - 2 * middle) < 0.06 }
                || drawing.pathGroup.parts.contains { other in
                  other.path.points.contains { abs($0.x + x - 2 * middle) < 0.06 }
                },
              "\(name) at \(size): \(x) has no counterpart")
          }
        }
      }
    }
  }

  @Test(arguments: ["trash", "person.2", "gearshape", "doc.on.doc", "keyboard", "info.circle.fill"])
  func nothingMovesFarAndTheBoxStays(_ name: String) throws {
    let plain = try #require(Symbols.symbol(named: name)).drawing(pointSize: 17)
    for scale in [1.0, 2] {
      let drawing = plain.fitted(to: scale)
      #expect(drawing.size == plain.size && drawing.baseline == plain.baseline)
      for (part, original) in zip(drawing.pathGroup.parts, plain.pathGroup.parts) {
        #expect(part.path.verbs == original.path.verbs)
        for (point, before) in zip(part.path.points, original.path.points) {
          #expect(abs(point.x - before.x) * scale < 1.6 && abs(point.y - before.y) * scale < 1.6)
        }
      }
    }
  }

  @Test func finerScreensAndSlantedSignsAreLeftAlone() throws {
    let bell = try #require(Symbols.symbol(named: "bell")).drawing(pointSize: 17)
    for scale in [3.0, 0, -1, .infinity, .nan] { #expect(bell.fitted(to: scale) == bell) }
    let cross = try #require(Symbols.symbol(named: "xmark")).drawing(pointSize: 17)
    #expect(cross.fitted(to: 2) == cross)
    #expect(cross.origin(at: Point(x: 0.3, y: 0.3), scale: 2) == Point(x: 0.3, y: 0.3))
  }

  @Test func aBoxWithStemsStandsBetweenPixels() throws {
    let square = try fitted("square", at: 2)
    let origin = square.origin(at: Point(x: 0.3, y: 0.8), scale: 2)
    #expect(isWhole(origin.x * 2) && isWhole(origin.y * 2))
    let minus = try fitted("minus", at: 2)
    #expect(minus.origin(at: Point(x: 0.3, y: 0.8), scale: 2).x == 0.3, "no vertical stem, no rounding")
  }

  @Test(arguments: ["square", "circle", "list.bullet", "globe", "info.circle", "lock"], [1.0, 2])
  func theMiddleStaysWithinHalfAPixel(_ name: String, _ scale: Double) throws {
    for size in [11.0, 13, 17, 20, 28] {
      let drawing = try fitted(name, size, at: scale)
      let middle = try inkMiddle(drawing)
      for place in stride(from: 0.0, to: 2, by: 0.13) {
        let origin = drawing.origin(at: Point(x: place, y: place), scale: scale)
        let meant = place + drawing.size.width / 2
        #expect(abs(origin.x + middle - meant) * scale < 0.56, "\(name) at \(size)")
      }
    }
  }
}
