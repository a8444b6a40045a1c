import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import Testing

@testable import MaquetteControls

/// The line that lights make inside of the edge of glass.
@Suite struct LitRimTests {
  private struct Ring: Equatable {
    var width, radius: Double
    var core: Rect?
    var alpha: UInt8
  }

  /// The rings of a capsule of 64 by 44, from the edge inwards.
  private func rings(scale: Double) -> [Ring] {
    let rim = LitRim(width: 1, color: Color(red: 255, green: 255, blue: 255, alpha: 200))
    let operations = rim.operations(scale: scale) { inset in
      Surface(.capsule).shape(in: Rect(x: 0, y: 0, width: 64, height: 44).inset(by: inset))
    }
    return operations.compactMap { operation in
      guard case .stroke(.roundedRectangle(let shape), let style, .gradient(let gradient)) = operation,
        case .facing(let core, _) = gradient.geometry
      else { return nil }
      let alpha = gradient.stops.last?.color.alpha ?? 0
      return Ring(width: style.width, radius: shape.radii.topLeft, core: core, alpha: alpha)
    }
  }

  /// `ios26-navbar-title-glassbutton-dark`: (55), (47) and (39) on (25), which is all, seven tenths and four tenths.
  @Test func aRimFadesInwards() {
    let rings = rings(scale: 3)
    #expect(rings.map(\.alpha) == [200, 140, 80])
    #expect(rings.allSatisfy { abs($0.width - 1.0 / 3) < 1e-12 })
    #expect(zip(rings, [1.0 / 6, 0.5, 5.0 / 6]).allSatisfy { abs($0.radius - (22 - $1)) < 1e-9 })
  }

  /// A capsule of 64 by 44 has its corners around two points 20 apart.
  @Test func theLightTurnsAroundTheCorners() throws {
    for ring in rings(scale: 3) {
      let core = try #require(ring.core)
      #expect(abs(core.minX - 22) < 1e-9 && abs(core.width - 20) < 1e-9 && abs(core.height) < 1e-9)
    }
  }

  @Test func thereAreNoMoreRingsThanPixels() {
    #expect(rings(scale: 1).map(\.width) == [1] && rings(scale: 1).map(\.alpha) == [140])
    #expect(rings(scale: 2).count == 2)
  }

  /// With increased contrast the line is whole.
  @Test func increasedContrastHasAnEvenLine() {
    let bar = NavigationBar { BarButton("Edit") }
    func lines(_ contrast: Contrast) -> [Bool] {
      Drawn(bar, .ios, era: .glass, scale: 3, width: 390) { $0.contrast = contrast }.operations.compactMap {
        guard case .stroke(.roundedRectangle, _, let paint) = $0 else { return nil }
        if case .gradient = paint { return true }
        return false
      }
    }
    #expect(lines(.standard) == [true, true, true])
    #expect(lines(.increased) == [false])
  }
}
