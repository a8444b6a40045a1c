import MaquetteGraphics
import MaquetteScene
import Testing

@testable import MaquetteVectors

/// The operations that draw a picture: plain ones where they say it, layers where they must.
@Suite struct SVGDrawingTests {
  private func operations(_ content: String) throws -> [DisplayList.Operation] {
    VectorImage(try SVGPicture(Array("<svg viewBox='0 0 100 100'>\(content)</svg>".utf8))).operations
  }

  /// The operations as words: `fill`, `stroke`, `(` and `)` around layers.
  private func words(_ content: String) throws -> String {
    try operations(content).map { operation in
      switch operation {
      case .fill: "fill"
      case .stroke: "stroke"
      case .push(let layer): layer.blendMode == .normal ? "(" : layer.blendMode.rawValue + "("
      case .pop: ")"
      default: "?"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("<rect width='9' height='9'/>", "fill"), ("<rect width='9' height='9' stroke='red'/>", "fill stroke"),
    ("<rect width='9' height='9' stroke='red' paint-order='stroke'/>", "stroke fill"),
    ("<g id='a'><g><rect width='9' height='9'/></g></g>", "fill"),
    // One paint is as faint as its group would be.
    ("<rect width='9' height='9' opacity='.5'/>", "fill"),
    ("<rect width='9' height='9' stroke='red' opacity='.5'/>", "( fill stroke )"),
    ("<g opacity='0'><rect width='9' height='9'/></g>", ""), ("<rect width='9' height='9' fill='none'/>", ""),
    ("<path d='M0 0H9' stroke='red' transform='scale(1 2)' fill='none'/>", "( stroke )"),
    ("<path d='M0 0H9' stroke='red' transform='rotate(30) scale(2)' fill='none'/>", "stroke"),
    ("<g style='mix-blend-mode: multiply'><rect width='9' height='9'/></g>", "multiply( fill )"),
  ])
  func partsAreDrawnInOrder(content: String, expected: String) throws {
    #expect(try words(content) == expected)
  }

  @Test func aClipOfOneShapeIsThatOfALayer() throws {
    let content = "<clipPath id='c'><rect width='5' height='5' clip-rule='evenodd'/></clipPath>"
    let operations = try operations(content + "<g clip-path='url(#c)'><rect width='9' height='9'/></g>")
    guard case .push(let layer)? = operations.first, case .path(let path, let rule)? = layer.clip else {
      Issue.record("no clip")
      return
    }
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(rule == .evenOdd)
  }

  @Test func aClipOfSeveralShapesIsTheirUnion() throws {
    let content = "<clipPath id='c'><rect width='5' height='5'/><circle r='4'/></clipPath>"
    #expect(
      try words(content + "<g clip-path='url(#c)'><rect width='9' height='9'/></g>")
        == "( fill destination-in( ( ( fill ) ( fill ) ) ) )")
  }

  /// The opacity that a mask leaves is the lightness of its colours: 0.2125 of red.
  @Test func lightInAMaskBecomesOpacity() throws {
    let content = """
      <mask id='m'><rect width='9' height='9' fill='white'/><rect width='5' height='5' fill='red'/></mask>
      <rect width='9' height='9' mask='url(#m)'/>
      """
    #expect(
      try words(content)
        == "( fill destination-in( ( fill destination-out( fill ) plus-lighter( fill ) ) ) )")
    let alphas = try operations(content).compactMap { operation -> UInt8? in
      if case .fill(_, .color(let color)) = operation { color.alpha } else { nil }
    }
    #expect(alphas == [255, 255, 255, 54])
    let opaque = content.replacing("id='m'", with: "id='m' mask-type='alpha'")
    #expect(try words(opaque) == "( fill destination-in( ( fill fill ) ) )")
  }

  private func gradient(_ content: String) throws -> Gradient? {
    for case .fill(_, .gradient(let gradient)) in try operations(content) { return gradient }
    return nil
  }

  private static let stops = "<stop stop-color='red'/><stop offset='1' stop-color='blue'/>"

  @Test func linesOfGradientsStayLines() throws {
    // In a box of 10 by 20 the diagonal of the unit square is turned: across it stands on the other diagonal.
    let content =
      "<linearGradient id='g' x2='1' y2='1'>\(Self.stops)</linearGradient><rect width='10' height='20' fill='url(#g)'/>"
    let gradient = try #require(try gradient(content))
    guard case .linear(let start, let end) = gradient.geometry else {
      Issue.record("no line")
      return
    }
    // The place of (0, 20) and of (10, 0) is the middle.
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    for corner in [Point(x: 0, y: 20), Point(x: 10, y: 0)] {
      let place = ((corner.x - start.x) * dx + (corner.y - start.y) * dy) / (dx * dx + dy * dy)
      #expect(abs(place - 0.5) < 1e-12)
    }
  }

  @Test func spreadsAreMoreStops() throws {
    let content = """
      <linearGradient id='g' gradientUnits='userSpaceOnUse' x2='10' spreadMethod='reflect'>\(Self.stops)</linearGradient>
      <rect x='-10' width='40' height='9' fill='url(#g)'/>
      """
    let gradient = try #require(try gradient(content))
    guard case .linear(let start, let end) = gradient.geometry else {
      Issue.record("no line")
      return
    }
    #expect(abs(start.x + 10) < 1e-9 && abs(end.x - 30) < 1e-9)
    #expect(gradient.stops.map(\.offset) == [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1])
    #expect(gradient.stops.map { $0.color.red > 0 } == [false, true, true, false, false, true, true, false])
  }

  @Test func ellipsesOfGradientsAreCirclesInALayer() throws {
    let ellipse = "<radialGradient id='g'>\(Self.stops)</radialGradient>"
    #expect(try words(ellipse + "<rect width='10' height='20' fill='url(#g)'/>") == "( fill )")
    #expect(try words(ellipse + "<rect width='20' height='20' fill='url(#g)'/>") == "fill")
    #expect(
      try words(ellipse + "<path d='M0 0H9V5' fill='none' stroke='url(#g)'/>")
        == "( ( fill ) destination-in( stroke ) )")
  }

  /// With the focus beside the centre there are rings, whose colours go from the last stop to the first.
  @Test func aFocusIsDrawnInRings() throws {
    let content = """
      <radialGradient id='g' gradientUnits='userSpaceOnUse' cx='50' cy='50' r='50' fx='25' fy='50'>\(Self.stops)</radialGradient>
      <rect width='100' height='100' fill='url(#g)'/>
      """
    let fills = try operations(content).compactMap { operation -> (Shape, Color)? in
      if case .fill(let shape, .color(let color)) = operation { (shape, color) } else { nil }
    }
    #expect(fills.count > 200)
    #expect(fills.first?.1 == Color(red: 0, green: 0, blue: 255))
    let last = try #require(fills.last)
    #expect(last.1.red > 250 && last.0.bounds.width < 1)
    #expect(abs(last.0.bounds.center.x - 25) < 1)
  }

  @Test func aTemplateHasOneColourAndItsOwnOpacities() throws {
    let picture = try SVGPicture(
      Array(
        "<svg viewBox='0 0 9 9'><rect width='9' height='9' fill='#f008' style='mix-blend-mode: screen'/></svg>"
          .utf8))
    let tint = Color(red: 10, green: 20, blue: 30, alpha: 128)
    let drawn = VectorImage(picture).operations(
      in: Rect(x: 1, y: 2, width: 18, height: 9), clip: .rect(Rect(x: 0, y: 0, width: 99, height: 99)),
      tint: tint)
    guard case .push(let whole) = drawn[0], case .push(let layer) = drawn[1],
      case .fill(_, .color(let color)) = drawn[2]
    else {
      Issue.record("\(drawn)")
      return
    }
    #expect(abs(whole.opacity - 128.0 / 255) < 1e-12)
    #expect(whole.transform == Transform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 2))
    #expect(layer.blendMode == .normal)
    #expect(color == Color(red: 10, green: 20, blue: 30, alpha: 136))
  }

  @Test func capsKeepTheirSize() throws {
    let image = VectorImage(
      try SVGPicture(Array("<svg viewBox='0 0 10 10'><rect width='10' height='10'/></svg>".utf8)))
    let caps = Insets(top: 0, leading: 2, bottom: 0, trailing: 3)
    let frame = Rect(x: 0, y: 0, width: 20, height: 10)
    let drawn = image.operations(in: frame, clip: .rect(frame), resizing: .stretch(caps: caps))
    let clips = drawn.compactMap { operation -> Rect? in
      if case .push(let layer) = operation { layer.clip?.bounds } else { nil }
    }
    #expect(clips.map(\.minX) == [0, 0, 2, 17])
    #expect(clips.map(\.width) == [20, 2, 15, 3])
    let tiled = image.operations(in: frame, clip: .rect(frame), resizing: .tile(caps: caps))
    #expect(tiled.count { if case .fill = $0 { true } else { false } } == 5)
  }
}
