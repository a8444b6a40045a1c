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
        size: Size(width: 30, height: 80), (0..<60).map { _ in numbers.operation() })
      let whole = try Renderer().render(list, scale: 1, library: .bundled)
      for threads in [3, 10, 20] {
        #expect(try Renderer().render(list, scale: 1, library: .bundled, threads: threads) == whole)
      }
    }
  }
}
