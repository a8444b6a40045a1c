import Foundation
import struct MaquetteGraphics.Point
import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// The drum against trigonometry, which it does not use.
@Suite struct DrumTests {
  private let drum = PickerMetrics.standard[.ios].drum

  /// The angle between rows, from the numbers that the theme's were derived from.
  private let angle = 32.0 / 216 * 2 * asin(1 / 1.07) / 1.25

  @Test func theThemesNumbersAreWhatTheyWereDerivedFrom() {
    #expect(abs(drum.rowTangent - tan(angle / 2)) < 0.000_001)
    #expect(abs(drum.radius - 216 * 1.07 / 2) < 0.01)
  }

  @Test(arguments: [-5, -4, -2.5, -1, -0.4, 0, 0.001, 0.5, 0.999, 1, 2, 3.75, 5])
  func rowsLieOnACircle(place: Double) {
    let row = drum.row(place)
    #expect(abs(row.sine - sin(place * angle)) < 0.000_01)
    #expect(abs(row.cosine - cos(place * angle)) < 0.000_01)
    #expect(abs(row.sine * row.sine + row.cosine * row.cosine - 1) < 1e-12)
  }

  /// Computes the projection anew: a rotation about a horizontal axis behind the front, seen from a point before it.
  @Test(arguments: [-3.0, -1, 0, 2, 4])
  func pointsAreSeenInPerspective(place: Double) {
    let turn = place * 2 * atan(drum.rowTangent)
    let point = Point(x: 70, y: -9)
    let depth = drum.radius - drum.radius * cos(turn) + point.y * sin(turn)
    let height = drum.radius * sin(turn) + point.y * cos(turn)
    let eye = 1 / drum.perspective
    let seen = drum.projected(point, on: drum.row(place))
    #expect(abs(seen.x - point.x * eye / (eye + depth)) < 1e-9)
    #expect(abs(seen.y - height * eye / (eye + depth)) < 1e-9)
  }

  @Test func theChosenRowIsNotChanged() {
    let point = Point(x: 12, y: 5)
    #expect(drum.projected(point, on: drum.row(0)) == point)
  }

  /// The farther rows turn, the lower and closer together they are, above as below.
  @Test func rowsGatherTowardsTheEdge() {
    let middles = (0...4).map { drum.projected(.zero, on: drum.row(Double($0))).y }
    let steps = zip(middles.dropFirst(), middles).map { $0 - $1 }
    #expect(steps == steps.sorted(by: >))
    #expect(steps.allSatisfy { $0 > 0 })
    #expect((1...4).allSatisfy { drum.projected(.zero, on: drum.row(-Double($0))).y == -middles[$0] })
    #expect(abs(middles[1] - 32) < 0.5)
  }
}
