import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import Testing

@testable import MaquetteSheets

/// What sheets say about surfaces, overlays and places of any element.
@Suite struct SurfaceTests {
  private func layout(_ element: String) throws -> LayoutNode {
    let sheet = "maquette: 1\npadding: 0\nscale: 1\nbody: { \(element) }"
    return try Sheet(Array(sheet.utf8), path: "s").pictures[0].mockup().layout()
  }

  private func operations(_ attributes: String) throws -> [DisplayList.Operation] {
    let layout = try layout("spacer: { frame: { width: 40, height: 20 }, \(attributes) }")
    return layout.displayList(size: layout.frame.size, background: .white).commands.map(\.operation)
  }

  private let frame = Rect(x: 0, y: 0, width: 40, height: 20)
  private let red = Color(red: 255, green: 0, blue: 0)

  @Test func aSurfaceFillsItsFrame() throws {
    #expect(try operations("surface: { fill: '#F00' }") == [.fill(.rect(frame), .color(red))])
    let rounded = RoundedRectangle(rect: frame, radius: 6, style: .continuous)
    #expect(
      try operations("surface: { fill: '#F00', radius: 6 }") == [
        .fill(.roundedRectangle(rounded), .color(red))
      ])
    let circular = RoundedRectangle(rect: frame, radius: 6, style: .circular)
    #expect(
      try operations("surface: { fill: '#F00', radius: 6, corner-style: circular }")
        == [.fill(.roundedRectangle(circular), .color(red))])
  }

  @Test func aBorderLiesJustInside() throws {
    let line = Rect(x: 2, y: 2, width: 36, height: 16)
    #expect(
      try operations("surface: { border: { color: '#F00', width: 4 } }")
        == [.stroke(.rect(line), StrokeStyle(width: 4), .color(red))])
  }

  /// CSS Backgrounds and Borders 3: the blur radius is twice the standard deviation.
  @Test func aShadowIsBlurredByHalfItsRadius() throws {
    #expect(
      try operations("surface: { shadow: { color: '#F00', blur: 6, x: 1, y: -2 } }")
        == [.shadow(.rect(frame), Shadow(color: red, sigma: 3, offset: Point(x: 1, y: -2)))])
  }

  @Test func shadowsAreDrawnInOrderUnderTheFill() throws {
    let drawn = try operations("surface: { fill: '#F00', shadow: [{ blur: 2 }, { blur: 4 }] }")
    let sigmas = drawn.compactMap { operation -> Double? in
      guard case .shadow(_, let shadow) = operation else { return nil }
      return shadow.sigma
    }
    #expect(sigmas == [1, 2])
    #expect(drawn.last == .fill(.rect(frame), .color(red)))
  }

  @Test func aGradientRunsFromTopToBottom() throws {
    guard
      case .fill(_, .gradient(let gradient)) = try operations("surface: { gradient: ['#F00', '#FFF'] }")[0]
    else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.geometry == .linear(start: Point(x: 0, y: 0), end: Point(x: 0, y: 20)))
    #expect(gradient.stops.map(\.color) == [red, .white])
  }

  @Test func anOverlayStandsWhereItsAlignmentSays() throws {
    let behind = "frame: { width: 100, height: 60 }"
    let small = "{ spacer: { id: a, frame: { width: 10, height: 10 } } }"
    func place(_ overlay: String) throws -> Point? {
      try layout("spacer: { \(behind), overlay: \(overlay) }").first { $0.id == "a" }?.frame.origin
    }
    #expect(try place(small) == Point(x: 45, y: 25))
    #expect(try place("{ content: \(small), alignment: top-trailing }") == Point(x: 90, y: 0))
  }

  @Test func anOffsetMovesOnlyTheElement() throws {
    let row = try layout(
      "hstack: { spacing: 0, children: [ { spacer: { id: a, frame: { width: 10, height: 10 }, offset: { x: 3, y: 4 } } }, "
        + "{ spacer: { id: b, frame: { width: 10, height: 10 } } } ] }")
    #expect(row.nodes(named: "spacer")[0].frame.origin == Point(x: 3, y: 4))
    #expect(row.first { $0.id == "b" }?.frame.origin == Point(x: 10, y: 0))
    #expect(row.frame.size == Size(width: 20, height: 10))
  }

  @Test func aGreaterPriorityGetsRoomFirst() throws {
    func widths(_ priority: String) throws -> [Double] {
      let text = "text: several words of text, lines: 1"
      let row = try layout(
        "hstack: { frame: { width: 200 }, children: [ { label: { id: a, \(text) } }, { label: { id: b, \(text)\(priority) } } ] }"
      )
      return ["a", "b"].compactMap { id in row.first { $0.id == id }?.frame.width }
    }
    let (equal, second) = (try widths(""), try widths(", layout-priority: 1"))
    #expect(equal[0] == equal[1] && second[1] > equal[1] && second[0] < equal[0])
  }

  @Test func aFixedSizeIsTheIdealOne() throws {
    func width(_ attributes: String) throws -> Double {
      try layout("label: { text: several words of text, frame: { width: 60 }\(attributes) }")
        .nodes(named: "label")[0].frame.width
    }
    #expect(try width("") <= 60)
    #expect(try width(", fixed-size: horizontal") > 120)
    #expect(try width(", fixed-size: true") > 120)
    #expect(try width(", fixed-size: vertical") <= 60)
  }

  @Test func anElementIsClippedToItsFrame() throws {
    let clip = RoundedRectangle(rect: frame, radius: 5, style: .continuous)
    let drawn = try operations("background: '#F00', clip: 5")
    #expect(drawn.first == .push(Layer(clip: .roundedRectangle(clip))))
    #expect(drawn.last == .pop)
  }

  @Test(arguments: [
    ("surface: { colour: red }", "unknown attribute 'colour' of a surface"),
    ("surface: { gradient: [red] }", "expected 2 colours or more, found 1"),
    ("surface: { radius: round }", "expected"),
    ("surface: { shadow: { sigma: 2 } }", "unknown attribute 'sigma' of a shadow"),
    ("overlay: { content: { label: x }, align: top }", "unknown attribute 'align' of an overlay"),
    ("overlay: { lable: x }", "unknown element 'lable'"),
    ("fixed-size: both", "expected one of true, horizontal, vertical"),
    ("offset: 3", "expected a mapping of x, y"),
  ])
  func mistakesAreNamed(attributes: String, message: String) {
    let answer = complaint(about: "maquette: 1\nbody: { label: { text: x, \(attributes) } }")
    #expect(answer.contains(message), "\(answer)")
  }
}
