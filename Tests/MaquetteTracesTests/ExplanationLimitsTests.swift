import MaquetteRaster
import MaquetteElements
import MaquetteControls
import MaquetteDesign
import MaquetteSnapshots
import Testing

/// What is told of pictures as a whole, of pixels that nobody drew otherwise, and without an old trace.
@Suite struct ExplanationLimitsTests {
  private static let label = "  vstack: [{ label: Wi-Fi }, { button: { title: Save, style: filled } }]\n"

  @Test func scaleAndBackgroundAreThePictures() throws {
    let head = PicturePair.head.replacing("scale: 2", with: "scale: 3\nbackground: '#EEEEEE'")
    let pair = try PicturePair(Self.label, Self.label, newHead: head)
    #expect(pair.lines == ["picture: scale changed from 2 to 3; background changed from #FFFFFF to #EEEEEE"])
  }

  @Test func pixelsThatNobodyDrewOtherwiseAreSaid() throws {
    let trace = try #require(try PicturePair.picture(PicturePair.head + Self.label).trace)
    let region = PixelRect(x: 60, y: 40, width: 24, height: 16)
    let changes = trace.changes(since: trace, regions: [region], sheet: "a.yaml").map(\.description)
    #expect(
      changes == [
        "label 'Wi-Fi' (a.yaml:6): pixels changed within 12 x 8 pt at (30, 20), although it is drawn as before"
      ])
  }

  @Test func pixelsWhereNothingIsDrawnAreThePictures() throws {
    let trace = try #require(try PicturePair.picture(PicturePair.head + Self.label).trace)
    let region = PixelRect(x: 0, y: 0, width: 4, height: 2)
    #expect(
      trace.changes(since: trace, regions: [region]).map(\.description) == [
        "picture: pixels changed within 2 x 1 pt at (0, 0), although it is drawn as before"
      ])
  }

  @Test func withoutAnOldTraceElementsAreNamed() throws {
    let trace = try #require(try PicturePair.picture(PicturePair.head + Self.label).trace)
    let region = PixelRect(x: 60, y: 100, width: 8, height: 6)
    #expect(
      trace.changes(since: nil, regions: [region], sheet: "a.yaml").map(\.description) == [
        "button 'Save' (a.yaml:6): changed pixels lie in it, within 4 x 3 pt at (30, 50)"
      ])
  }

  @Test func onlyWhatDrewInTheChangedPixelsIsTold() throws {
    let pair = try PicturePair(
      "  vstack: [{ label: { text: A, color: red } }, { label: { text: B, color: red } }]\n",
      "  vstack: [{ label: { text: A, color: blue } }, { label: { text: B, color: blue } }]\n")
    #expect(pair.lines.count == 2)
    let trace = try #require(pair.new.trace)
    let second = try #require(trace.nodes.last).frame
    let region = PixelRect(x: Int(second.minX * 2) + 4, y: Int(second.minY * 2) + 30, width: 2, height: 2)
    let changes = trace.changes(since: pair.old.trace, regions: [region])
    #expect(changes.map(\.element) == ["label 'B'"])
  }

  @Test func aGoldenPictureExplainsItself() throws {
    let pair = try PicturePair(Self.label, Self.label.replacing("Wi-Fi", with: "WLAN"))
    let bytes = try PNG.encode(pair.old.bitmap, options: pair.old.options.carrying(pair.old.trace))
    let golden = try PNG.decodePicture(bytes)
    #expect(golden.bitmap == pair.old.bitmap)
    #expect(golden.trace == pair.old.trace)
    #expect(golden.trace?.marks.isEmpty == false)
    let plain = try PNG.decodePicture(PNG.encode(pair.old.bitmap, options: pair.old.options))
    #expect(plain.trace == nil)
  }

  @Test func aTraceIsCarriedOnce() throws {
    let picture = try PicturePair.picture(PicturePair.head + Self.label)
    let options = picture.options.carrying(picture.trace).carrying(picture.trace)
    #expect(options.texts.map(\.keyword) == [DrawingTrace.keyword])
    #expect(options.carrying(nil).texts.isEmpty)
  }

  @Test func masksAreFoundByIdAndByName() throws {
    let sheet =
      "  vstack: [{ label: { text: A, id: clock, padding: 5 } }, { switch: true }, { switch: false }]\n"
    let trace = try #require(try PicturePair.picture(PicturePair.head + sheet).trace)
    let clock = try #require(try trace.pixelRects(ofNode: "clock").first)
    let label = try #require(trace.nodes.first { $0.id == "clock" }).frame
    #expect(clock.width == Int(label.width * 2) + 20)
    #expect(try trace.pixelRects(ofNode: "switch").count == 2)
    let error = #expect(throws: UnknownNode.self) { try trace.pixelRects(ofNode: "clok") }
    #expect(error?.description == "no element has the id or name 'clok'; did you mean 'clock'?")
  }

  /// A button matrix takes a few kilobytes before it is compressed.
  @Test func aTraceIsShort() throws {
    let matrix = """
        matrix: { rows: { size: [small, medium, large] }, columns: { style: [plain, gray, tinted, filled] }, \
      headers: true, cell: { button: { title: Play, symbol: play.fill } } }

      """
    let picture = try PicturePair.picture(PicturePair.head + matrix)
    let text = try #require(picture.trace?.text)
    #expect(text.utf8.count < 16_000)
    let plain = try PNG.encode(picture.bitmap, options: picture.options).count
    let carrying = try PNG.encode(picture.bitmap, options: picture.options.carrying(picture.trace)).count
    #expect(carrying - plain < 2300)
    #expect(DrawingTrace(text: text) == picture.trace)
  }
}
