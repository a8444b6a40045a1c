import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteRedlines

@Suite struct MeasurementTests {
  private func lengths(_ measurements: Measurements, _ kind: Redline, _ axis: Axis) -> [Double] {
    measurements.bands.filter { $0.kind == kind && $0.axis == axis }.map(\.length)
  }

  @Test func paddingIsWhatTheSheetSays() {
    let button = Button("Play").with(\.contentInsets, Insets(top: 9, leading: 21, bottom: 13, trailing: 17))
      .style(.filled)
    let measurements = SheetFigure(button, kinds: [.padding]).measurements
    #expect(lengths(measurements, .padding, .horizontal) == [21, 17])
    #expect(lengths(measurements, .padding, .vertical) == [9, 13])
    #expect(measurements.notes.isEmpty && measurements.dimensions.isEmpty)
  }

  @Test func theRoomAroundThePictureIsNoPadding() {
    #expect(SheetFigure(Text("Play"), kinds: [.padding], padding: 40).measurements.bands.isEmpty)
    let padded = SheetFigure(Text("Play").padding(6), kinds: [.padding], padding: 40).measurements
    #expect(padded.bands.map(\.length) == [6, 6, 6, 6])
  }

  @Test func spacingIsBetweenNeighboursAndNotBesideSpacers() {
    let row = HStack(spacing: 11) {
      Text("A")
      Text("B")
    }
    #expect(lengths(SheetFigure(row, kinds: [.spacing]).measurements, .spacing, .horizontal) == [11])
    let column = VStack(spacing: 7) {
      Text("A")
      Text("B")
      Text("C")
    }
    // The second gap equals the first and is noted once.
    #expect(lengths(SheetFigure(column, kinds: [.spacing]).measurements, .spacing, .vertical) == [7])
    let spread = HStack(spacing: 11) {
      Text("A")
      Spacer()
      Text("B")
    }
    #expect(SheetFigure(spread, kinds: [.spacing]).measurements.bands.isEmpty)
  }

  @Test func outermostElementsHaveDimensionLinesAndInnerOnesNotes() throws {
    let row = ListRow("Wi-Fi").switch(isOn: true)
    let measurements = SheetFigure(row.frame(width: 300), kinds: [.frame]).measurements
    #expect(measurements.dimensions.map(\.length) == [300, 44])
    #expect(measurements.dimensions.map(\.axis) == [.horizontal, .vertical])
    // A switch of iOS is 51 by 31 points.
    #expect(measurements.notes.map { $0.lines.map(\.text) } == [["51 × 31 pt"]])
  }

  /// The same areas as those of L-hit: what the system lets grow, grows to 44 points on a touch platform; what a sheet
  /// makes smaller is smaller.
  @Test func hitTargetsAreWhatLintMeasures() {
    let onPhone = SheetFigure(Switch(isOn: true), kinds: [.hitTarget]).measurements
    #expect(onPhone.targets.map(\.size) == [Size(width: 51, height: 44)])
    let onMac = SheetFigure(Switch(isOn: true), kinds: [.hitTarget]) { $0.platform = .macos }.measurements
    #expect(onMac.targets.isEmpty, "a pointer hits the frame")
    let info = InfoButton()
    #expect(SheetFigure(info, kinds: [.hitTarget]).measurements.targets.isEmpty)
    let framed = SheetFigure(info.frame(width: 60, height: 44), kinds: [.hitTarget], padding: 0).measurements
    #expect(framed.targets.map(\.size) == [Size(width: 44, height: 44)])
    let large = Button("A").with(\.width, 60).with(\.height, 50)
    let measurements = SheetFigure(large, kinds: [.hitTarget]).measurements
    #expect(measurements.targets.isEmpty, "the frame is drawn already")
    #expect(measurements.notes.first?.lines.map(\.text) == ["Hit target 60 × 50"])
    let disabled = SheetFigure(Button("A").state(.disabled), kinds: [.hitTarget]).measurements
    #expect(disabled.notes.isEmpty)
  }

  @Test func colorsAreCalledByTheirTokens() {
    func lines(_ element: any Element, appearance: Appearance = .light) -> [String] {
      SheetFigure(element, kinds: [.color]) { $0.appearance = appearance }.measurements.notes
        .flatMap { $0.lines.map(\.text) }
    }
    // Accent, blue and link are one colour on iOS but different tokens.
    #expect(lines(Button("Play").style(.filled)) == ["accent · #007AFF", "on-tint · #FFFFFF"])
    #expect(lines(Text("A").color(.token(.blue))) == ["blue · #007AFF"])
    #expect(lines(Text("A").color(.token(.link)), appearance: .dark) == ["link · #0984FF"])
    #expect(lines(Text("A").color(.token(.secondaryLabel))) == ["secondary-label · #3C3C43 60 %"])
    #expect(lines(Text("A").color(.color(Color(red: 1, green: 2, blue: 3)))) == ["#010203"])
    let tinted = lines(Button("Play").style(.tinted))
    #expect(
      tinted.contains { $0.hasPrefix("accent ") && $0.contains(" % · #007AFF") }, "an opacity of the accent")
  }

  @Test func textsAreCalledByTheirStyles() {
    func font(_ text: Text, _ textSize: TextSize = .large) -> String? {
      SheetFigure(text, kinds: [.font]) { $0.textSize = textSize }.measurements.notes.first?.lines.first?.text
    }
    // Sizes as the Human Interface Guidelines print them.
    #expect(font(Text("A", style: .body)) == "Body · 17 Regular")
    #expect(font(Text("A", style: .headline)) == "Headline · 17 Semibold")
    #expect(font(Text("A", style: .largeTitle), .xxxLarge) == "Large title · 40 Regular")
    #expect(font(Text("A", style: .caption2)) == "Caption 2 · 11 Regular")
    // Designs and widths by their names in sheets; serifs have italics of their own.
    #expect(font(Text("A").fontDesign(.rounded)) == "Body · 17 Regular rounded")
    #expect(font(Text("A", weight: .bold).fontWidth(.condensed)) == "Body · 17 Bold condensed")
    #expect(font(Text("A").fontDesign(.serif).italic()) == "Body · 17 Regular serif italic")
    // Of the size of a style, but fixed.
    #expect(font(Text("A").with(\.size, 13)) == "13 Regular")
  }

  /// A text of several looks has one note that lists each look once, wherever it comes again and whatever line it is on;
  /// font and colour stand together.
  @Test func everyLookOfATextIsListedOnce() {
    func notes(_ text: Text, _ kinds: Set<Redline>, width: Double? = nil) -> [[String]] {
      let element: any Element = width.map { text.frame(width: $0) } ?? text
      return SheetFigure(element, kinds: kinds).measurements.notes.map { $0.lines.map(\.text) }
    }
    let text =
      Text("One ") + Text("bold ").bold() + Text("two ") + Text("bold ").bold()
      + Text("red ").color(.token(.red))
      + Text("sloping").italic()
    #expect(
      notes(text, [.font]) == [["Body · 17 Regular", "Body · 17 Semibold", "Body · 17 Regular italic"]])
    #expect(notes(text, [.font], width: 60) == notes(text, [.font]))
    #expect(notes(text, [.color]) == [["label · #000000", "red · #FF3B30"]])
    #expect(
      notes(text, [.font, .color]) == [
        [
          "Body · 17 Regular", "label · #000000", "Body · 17 Semibold", "label · #000000",
          "Body · 17 Regular",
          "red · #FF3B30", "Body · 17 Regular italic", "label · #000000",
        ]
      ])
    // Lines under and through a text are no surfaces with a colour of their own.
    #expect(notes(Text("A").underline().strikethrough(), [.color]) == [["label · #000000"]])
    #expect(
      notes(Text("see ") + Text("terms").link("terms"), [.color])[0] == [
        "label · #000000", "accent · #007AFF",
      ])
  }

  @Test func radiiAreWhatIsDrawn() {
    let button = Button("Play").style(.filled).with(\.cornerRadius, 5)
    let measurements = SheetFigure(button, kinds: [.radius]).measurements
    #expect(measurements.notes.map { $0.lines.map(\.text) } == [["Radius 5 continuous"]])
    #expect(measurements.notes.first?.places.first?.corner?.radii.topLeft == 5)
    let track = SheetFigure(Switch(isOn: true), kinds: [.radius]).measurements
    #expect(track.notes.flatMap { $0.lines.map(\.text) }.contains("Radius 15.5 full"))
  }

  @Test func baselinesAreMeasuredFromTheTop() throws {
    let button = Button("Play").with(\.contentInsets, Insets(all: 10))
    let font = Font(size: 17)
    let library = FontLibrary.bundled
    let baseline = library.paragraph("Play", style: ParagraphStyle(font: font)).firstBaseline
    let measurements = SheetFigure(button, kinds: [.baseline]).measurements
    let dimension = try #require(measurements.dimensions.first)
    #expect((dimension.length - 10 - baseline).magnitude < 0.01)
  }

  @Test func whatRepeatsIsSaidOnceAndKeepsItsPlaces() throws {
    let rows = VStack(spacing: 0) {
      for name in ["A", "B", "C"] { ListRow(name) }
    }
    let measurements = SheetFigure(rows.frame(width: 300)).measurements
    let titles = try #require(measurements.notes.first { $0.lines.contains { $0.text.hasPrefix("Body") } })
    #expect(titles.places.map(\.title) == ["“A”", "“B”", "“C”"])
    #expect(measurements.dimensions.filter { $0.kind == .frame }.count == 2)
  }

  /// A picture's note says its own pixels, and the tint of a template.
  @Test func picturesSayTheirPixels() throws {
    let picture = try #require(
      RasterImage(width: 6, height: 4, pixels: [UInt32](repeating: 0xFF00_0000, count: 24), scale: 2))
    let image = Image(ImageAsset(picture)).resizable().accessibilityLabel("Photo").frame(
      width: 30, height: 20)
    func notes(_ image: some Element, _ kind: Redline) -> [Measurements.Note] {
      SheetFigure(image, kinds: [kind]).measurements.notes
    }
    let note = try #require(notes(image, .frame).first { $0.places.contains { $0.title == "Photo" } })
    #expect(note.lines.contains { $0.text == "6 × 4 pixels at 2x" })
    #expect(note.places.map(\.area.size) == [Size(width: 30, height: 20)])
    let template = Image(ImageAsset(picture, isTemplate: true)).tint(.color(.black))
    let lines = notes(template, .color).flatMap { $0.lines.map(\.text) }
    #expect(lines.contains("6 × 4 pixels at 2x"))
    #expect(lines.contains { $0.contains("#000000") })
  }

  /// In thirds of a point, the sides of a rectangle are not the difference of its edges to the last bit.
  @Test func cornersAreFoundAtAnyScale() {
    let places = (1...40).map { Double($0) / 3 }
    for place in places {
      let tile = Surface(.rounded(radius: 4, .circular), fill: .token(.red)).frame(
        width: 8, height: 16)
      let measurements = SheetFigure(tile, kinds: [.radius], padding: place) { $0.scale = 3 }.measurements
      #expect(measurements.notes.first?.places.first?.corner != nil, "at \(place)")
    }
  }

  @Test func whatIsOutOfSightHasNoNote() {
    func node(_ name: NodeName, _ frame: Rect, fill: Rect, _ children: [LayoutNode] = []) -> LayoutNode {
      LayoutNode(
        name: name, id: nil, source: nil, frame: frame,
        operations: [.fill(.rect(fill), .color(Color(red: UInt8(fill.width), green: 0, blue: 0)))],
        layer: nil, children: children, accessibility: nil, warnings: [])
    }
    let picture = Rect(x: 0, y: 0, width: 100, height: 100)
    let outside = node("a", picture, fill: Rect(x: 150, y: 0, width: 20, height: 20))
    let across = node("b", picture, fill: Rect(x: 90, y: 0, width: 30, height: 20))
    var collector = MeasurementCollector(kinds: [.color], environment: Environment())
    let notes = collector.measurements(
      of: node("c", picture, fill: Rect(x: 10, y: 10, width: 40, height: 40), [outside, across])
    ).notes
    #expect(
      notes.flatMap(\.places).map(\.area) == [
        Rect(x: 10, y: 10, width: 40, height: 40), Rect(x: 90, y: 0, width: 10, height: 20),
      ])
  }

  /// With or without round corners, which put a group around all parts of a screen.
  @Test(arguments: [0.0, 40])
  func theSystemsBarsAreNotMeasured(radius: Double) throws {
    let canvas = DeviceCanvas(try Device(attribute: .scalar("iphone-17", isQuoted: false)))
    var screen = DeviceScreen(canvas, content: Text("Hello"))
    screen.cornerRadius = radius
    let notes = SheetFigure(screen, kinds: [.font], padding: 0).measurements.notes
    #expect(notes.flatMap(\.places).map(\.title) == ["“Hello”"])
    let alone = SheetFigure(StatusBar(), kinds: [.font], padding: 0).measurements.notes
    #expect(!alone.isEmpty, "a bar that is the picture is measured")
  }
}
