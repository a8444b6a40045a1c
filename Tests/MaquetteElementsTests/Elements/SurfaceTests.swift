import TestSupport
import Testing

@testable import MaquetteElements

/// Borders and shadows of surfaces, and surfaces with a background.
@Suite struct SurfaceTests {
  private static let size = Size(width: 60, height: 20)

  private static func drawn(_ surface: Surface) -> Drawn {
    Drawn(surface.frame(width: size.width, height: size.height))
  }

  /// The box of everything that a border draws, as a picture at one pixel per point shows it.
  @Test(arguments: [1, 5, 9.5, 10, 11, 20, 40, 1000], [0, 4, 10, 30])
  func aBorderStaysInside(width: Double, radius: Double) throws {
    let outline: Surface.Outline = radius == 0 ? .rectangle : .rounded(radius: radius, .circular)
    let border = Surface.Border(color: .token(.red), width: width)
    let drawn = Self.drawn(Surface(outline, fill: .token(.blue), border: border))
    let whole = Rect(origin: .zero, size: Self.size)
    for operation in drawn.operations {
      switch operation {
      case .stroke(let shape, let style, _):
        let box = try #require(shape.bounds).inset(by: -style.width / 2)
        #expect(box.intersection(whole) == box, "\(width) \(radius)")
        // A stroke with a sharp corner reaches over a round outline.
        if case .roundedRectangle(let middle) = shape, radius > 0 { #expect(middle.radii.topLeft > 0) }
        if case .rect = shape { #expect(radius == 0) }
      case .fill(let shape, _):
        let box = try #require(shape.bounds)
        #expect(box.intersection(whole) == box)
      default: break
      }
    }
    let last = try #require(drawn.fills.last)
    #expect(
      (last.color == .token(.red) && last.rect == whole)
        == (2 * width >= 20 || 2 * min(radius, 10) < width && radius > 0))
  }

  @Test func aTransparentFillCastsNoShadow() {
    let shadow = Shadow(color: .black, sigma: 4)
    func count(_ surface: Surface) -> Int { Self.drawn(surface).shadows.count }
    let clear = ColorReference.color(Color(red: 255, green: 255, blue: 255, alpha: 0))
    #expect(count(Surface(fill: clear, shadows: [shadow])) == 0)
    #expect(count(Surface(fill: .token(.red), shadows: [shadow])) == 1)
    // What lies in front of a surface without a fill casts its shadow.
    #expect(count(Surface(shadows: [shadow])) == 1)
    let border = Surface.Border(color: .token(.red), width: 1)
    #expect(count(Surface(fill: clear, border: border, shadows: [shadow])) == 1)
  }

  @Test func aBackgroundAndASurfaceDoWhatTheySayTogether() throws {
    func attributes(_ surface: AttributeValue) throws -> Drawn {
      var attributes = CommonAttributes()
      let errors = attributes.decode([
        .init(name: "background", value: .plain("red")), .init(name: "surface", value: surface),
      ])
      #expect(errors.isEmpty)
      return Drawn(attributes.apply(to: Text("a")))
    }
    // The fill of a surface that has none, in its shape.
    let shaped = try attributes(.mapping(["radius": "8"]))
    #expect(shaped.fills.map(\.color) == [.token(.red)] && shaped.cornerRadius == 8)
    // Behind a surface that has one.
    let both = try attributes(.mapping(["radius": "8", "fill": "blue"]))
    #expect(both.fills.map(\.color) == [.token(.red), .token(.blue)])
  }
}

extension Shape {
  fileprivate var bounds: Rect? {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect
    case .roundedRectangle(let rounded): rounded.rect
    case .path(let path, _): path.controlBounds
    }
  }
}
