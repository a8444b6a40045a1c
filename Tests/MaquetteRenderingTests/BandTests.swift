import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import Testing

@Suite struct BandTests {
  @Test func anyNumberOfThreadsGivesTheSamePicture() throws {
    let gradient = Gradient(
      geometry: .linear(start: .zero, end: Point(x: 60, y: 40)),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    let rounded = Shape.roundedRectangle(
      RoundedRectangle(rect: Rect(x: 5, y: 3.3, width: 50, height: 30), radius: 9, style: .continuous))
    let run = GlyphRun(
      face: FontLibrary.bundled.face(for: Font(size: 17)), emSize: 17,
      glyphs: (0..<5).map { .init(id: GlyphID(50 + $0), position: Point(x: Double($0) * 10, y: 0)) })
    let operations: [DisplayList.Operation] = [
      .shadow(rounded, Shadow(color: .black, sigma: 3, offset: Point(x: 0, y: 2))),
      .fill(rounded, .gradient(gradient)),
      .push(Layer(clip: rounded, opacity: 0.6, transform: .translation(x: 3.3, y: 1))),
      .stroke(rounded, StrokeStyle(width: 2, dashes: [5, 2]), .color(.black)),
      .glyphs(run, origin: Point(x: 8, y: 22), color: .white),
      .pop,
    ]
    let list = DisplayList(size: Size(width: 60, height: 40), operations)
    let renderer = Renderer()
    let picture = try renderer.render(list, scale: 1.5, library: .bundled)
    for threads in [2, 3, 7, 59, 60, 1000] {
      #expect(try renderer.render(list, scale: 1.5, library: .bundled, threads: threads) == picture)
    }
  }

  /// Bands leave out commands that do not meet them: of a picture that one thread draws in one band and many in bands
  /// of a row or two, every pixel must agree, whatever transforms, clips and groups do to where a command shows.
  @Test func bandsLeaveOutNothingThatShows() throws {
    var numbers = SeededGenerator(state: 7)
    for _ in 0..<12 {
      let list = DisplayList(
        size: Size(width: 30, height: 80), (0..<60).map { _ in Self.operation(&numbers) })
      let whole = try Renderer().render(list, scale: 1, library: .bundled)
      for threads in [3, 10, 20] {
        #expect(try Renderer().render(list, scale: 1, library: .bundled, threads: threads) == whole)
      }
    }
  }

  private static func operation(_ numbers: inout SeededGenerator) -> DisplayList.Operation {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &numbers) }
    let rect = Rect(x: number(-20...40), y: number(-30...100), width: number(0...25), height: number(0...40))
    let color = Color(
      red: UInt8.random(in: 0...255, using: &numbers), green: 90, blue: 200,
      alpha: UInt8.random(in: 40...255, using: &numbers))
    let shapes: [Shape] = [
      .rect(rect), .ellipse(rect), .roundedRectangle(RoundedRectangle(rect: rect, radius: 5)),
      .path(Shape.ellipse(rect).path, .evenOdd),
    ]
    let shape = shapes[Int.random(in: 0..<shapes.count, using: &numbers)]
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0...3: return .fill(shape, .color(color))
    case 4...5: return .stroke(shape, StrokeStyle(width: number(0.5...6)), .color(color))
    case 6: return .shadow(shape, Shadow(color: color, sigma: 2, offset: Point(x: 0, y: 3)))
    case 7...8:
      let turn = Transform(
        a: number(-1...1), b: number(-1...1), c: number(-1...1), d: number(-1...1), tx: number(0...30),
        ty: number(0...60))
      return .push(
        Layer(
          clip: Bool.random(using: &numbers) ? shape : nil, opacity: number(0...1) < 0.5 ? 1 : 0.7,
          transform: Bool.random(using: &numbers) ? turn : .identity))
    default: return .pop
    }
  }
}
