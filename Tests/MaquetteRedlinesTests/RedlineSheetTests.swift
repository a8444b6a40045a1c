import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteRaster
import MaquetteRendering
import MaquetteSheets
import Testing

@testable import MaquetteRedlines

@Suite struct RedlineSheetTests {
  private func mockup(_ element: any Element = Button("Play").style(.filled), scale: Double = 2) -> Mockup {
    var environment = Environment()
    environment.scale = scale
    return Mockup(element, environment: environment)
  }

  @Test func thePictureIsTheVeryPicture() throws {
    // Too large to be enlarged, and nothing is drawn over it.
    let mockup = mockup(Button("Play").style(.filled).frame(width: 600, height: 500))
    let layout = mockup.layout()
    let sheet = RedlineSheet(mockup, kinds: []).layout(around: layout)
    let renderer = Renderer()
    func draw(_ layout: LayoutNode) throws -> [[PremultipliedColor]] {
      let bitmap = try renderer.render(
        mockup.displayList(of: layout), scale: 2, library: mockup.environment.fonts)
      return (0..<bitmap.height).map { y in (0..<bitmap.width).map { x in bitmap[x, y] } }
    }
    let alone = try draw(layout)
    let around = try draw(sheet)
    let frame = try #require(sheet.children.first).frame
    let (x, y) = (Int(frame.minX * 2), Int(frame.minY * 2))
    #expect(frame.size == layout.frame.size)
    #expect(around[y..<(y + alone.count)].map { Array($0[x..<(x + alone[0].count)]) } == alone)
  }

  @Test(arguments: [1.0, 2, 3, 4])
  func straightLinesLieOnPixels(scale: Double) {
    let sheet = RedlineSheet(mockup(SegmentedControl(["Day", "Week"]), scale: scale)).layout()
    let marks = sheet.children.last
    let rects = (marks?.operations ?? []).compactMap { operation -> Rect? in
      if case .fill(.rect(let rect), _) = operation { rect } else { nil }
    }
    #expect(rects.count > 30)
    for rect in rects {
      for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
        #expect(((edge * scale).rounded() - edge * scale).magnitude < 1e-6, "\(rect) at \(scale)")
      }
    }
  }

  @Test func smallPicturesAreEnlargedByWholeNumbers() throws {
    for (width, zoom) in [(100.0, 3.0), (300, 2), (500, 1)] {
      let mockup = mockup(Text("A").frame(width: width - 32))
      let picture = try #require(RedlineSheet(mockup, kinds: []).layout().children.first)
      #expect(picture.frame.width == width * zoom)
      #expect(picture.layer?.transform.a == zoom)
      #expect(picture.children.first?.frame == picture.frame, "frames are where the sheet has them")
    }
  }

  @Test func theSheetCanSayHowLargeThePictureIs() throws {
    let mockup = mockup()
    let width = mockup.layout().frame.width
    for (zoom, times) in [(1, 1.0), (5, 5), (0, 1), (99, 8)] {
      let picture = try #require(RedlineSheet(mockup, zoom: zoom).layout().children.first)
      #expect(picture.frame.width == width * times)
    }
  }

  @Test func theBarsOfADeviceAreNotMeasured() throws {
    let row = ListRow("Wi-Fi").padding(9)
    let canvas = try DeviceCanvas(attribute: .scalar("iphone-15", isQuoted: false))
    let mockup = Mockup(DeviceScreen(canvas, content: row), padding: .zero)
    let bands = RedlineSheet(mockup, kinds: [.padding]).measurements(of: mockup.layout()).bands
    // The safe area, the padding and the row's own: nothing of what the system's shapes stand at.
    #expect(Set(bands.map(\.length)).isSubset(of: [59, 34, 9, 16, 9.5]))
    #expect(bands.count > 3)
  }

  @Test func theSameMockupMakesTheSameSheet() {
    let once = RedlineSheet(mockup()).layout()
    #expect(once == RedlineSheet(mockup()).layout())
  }

  @Test func everyKindCanBeShownAlone() {
    for kind in Redline.allCases {
      let element = ListRow("Wi-Fi").icon("wifi", color: .token(.blue)).switch(isOn: true)
      let some = RedlineSheet(mockup(element), kinds: [kind]).layout()
      let none = RedlineSheet(mockup(element), kinds: []).layout()
      #expect(
        (some.children.last?.operations.count ?? 0) > (none.children.last?.operations.count ?? 0), "\(kind)")
    }
  }

  @Test func sheetsAskForRedlines() throws {
    func kinds(_ text: String) throws -> Set<Redline> {
      let sheet = "maquette: 1\nredlines: \(text)\nbody: { button: Play }\n"
      return try #require(Sheet(Array(sheet.utf8), path: "a.yaml").pictures.first).canvas.redlines.kinds
    }
    #expect(try kinds("all") == Set(Redline.allCases))
    #expect(try kinds("none").isEmpty)
    #expect(try kinds("[frame, hit-target]") == [.frame, .hitTarget])
    #expect(try kinds("color") == [.color])
    #expect(try kinds("{ zoom: 2 }") == Set(Redline.allCases))
    #expect(try kinds("{ show: frame, zoom: 2 }") == [.frame])
    #expect(throws: SheetError.self) { try kinds("{ show: frame, zoom: 9 }") }
    #expect(throws: SheetError.self) { try kinds("{ shown: frame }") }
    let error = #expect(throws: SheetError.self) { try kinds("[frame, paddings]") }
    #expect("\(String(describing: error))".contains("padding"))
  }
}
