import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct TextFieldTests {
  /// What a field's line draws: the origins of its glyphs, rectangles and discs.
  private struct Line {
    var origins: [Point] = []
    var boxes: [Rect] = []
    var discs: [Rect] = []
    var frame = Rect.zero
  }

  private func line(_ field: TextField, _ direction: LayoutDirection = .leftToRight) throws -> Line {
    let node = try #require(Drawn(field) { $0.direction = direction }.nodes("field-text").last)
    var line = Line(frame: node.frame)
    for operation in node.operations {
      switch operation {
      case .glyphs(_, let origin, _): line.origins.append(origin)
      case .fill(.rect(let rect), _): line.boxes.append(rect)
      case .fill(.roundedRectangle(let shape), _): line.boxes.append(shape.rect)
      case .fill(.ellipse(let rect), _): line.discs.append(rect)
      default: break
      }
    }
    return line
  }

  private func focused(_ text: String, _ selection: TextSelection? = nil) -> TextField {
    TextField(text: text).width(120).state(.focused).with(\.selection, selection)
  }

  /// Measured on the real ones at 3x and at 1x.
  @Test func heightsAreThePlatforms() {
    #expect(Drawn(TextField().width(100), scale: 3).size == Size(width: 100, height: 34))
    let mac = Drawn(TextField().width(100), scale: 1) {
      $0.use([.macos]); $0.platform = .macos
    }
    #expect(mac.size == Size(width: 100, height: 20))
    #expect(Drawn(TextField().width(100), .macos, era: .glass, scale: 1).size.height == 26)
  }

  /// The blue and the red of each system, as the guidelines of 2025 have them.
  @Test func selectionsAndErrorsHaveTheSystemsColours() {
    let ios = Environment(theme: .iosGlass)
    #expect(ios.color(.fieldSelection) == ios.color(.blue).opacity(0.2))
    #expect(ios.color(.fieldError) == ios.color(.red))
    let macos = Environment(theme: .macosGlass)
    #expect(macos.color(.fieldError) == macos.color(.red))
  }

  /// AppKit's text insertion indicator, which came with macOS 14, is that of iOS; before, a point in the colour of text.
  @Test(arguments: [(Era.classic, ColorToken.label, 1.0), (.glass, .accent, 2)])
  func theCaretOfMacOS26HasTheAccent(era: Era, color: ColorToken, width: Double) {
    let drawn = Drawn(TextField().width(120).state(.focused), .macos, era: era)
    #expect(drawn.fills.contains { $0.color == .token(color, .macos) && $0.rect.width == width })
  }

  /// Measured at 1x on macOS 12 in the dark, on (28): fill (40), rim (56), foot (87).
  @Test func edgesInTheDarkAreThePlatforms() {
    var environment = Environment(theme: .macos)
    environment.appearance = .dark
    func shown(_ tokens: ColorToken...) -> Double {
      var gray = 28.0
      for color in tokens.map(environment.color) {
        gray += (Double(color.red) - gray) * Double(color.alpha) / 255
      }
      return gray
    }
    #expect(abs(shown(.fieldFill) - 40) <= 1)
    #expect(abs(shown(.fieldBorder) - 56) <= 1)
    #expect(abs(shown(.fieldBorder, .fieldFoot) - 87) <= 1)
    #expect(environment.color(.fieldSelection) == Color(red: 51, green: 89, blue: 126))
  }

  /// NSColor's selected text is opaque, the label is not; iOS keeps the colour of the label.
  @Test func selectedTextOfMacOSIsOpaque() {
    func colors(_ drawn: Drawn) -> [Color] {
      drawn.operations.compactMap { if case .glyphs(_, _, let color) = $0 { color } else { nil } }
    }
    let field = focused("Ada", .all)
    #expect(colors(Drawn(field, .macos)) == [.black])
    #expect(colors(Drawn(field.with(\.selection, nil), .macos)) != [.black])
    #expect(colors(Drawn(field)) == colors(Drawn(field.with(\.selection, nil))))
  }

  /// Measured on macOS: an effective radius of 5.6 (continuous corners of 5.5), 21 high, ink that begins at 12.5. iOS has its usual
  /// border.
  @Test func aRoundedBezelIsThePlatforms() throws {
    let field = TextField(text: "Ada").width(100).style(.roundedBezel)
    let mac = Drawn(field, .macos)
    let radii = mac.operations.compactMap {
      if case .fill(.roundedRectangle(let shape), _) = $0 { shape.radii.topLeft } else { nil }
    }
    #expect(radii.contains(5.5) && mac.size == Size(width: 100, height: 21))
    #expect(try abs(mac.frame("field-text").minX - 12) <= 0.5)
    #expect(Drawn(field).operations == Drawn(field.style(.rounded)).operations)
  }

  /// Apps set the height, also to less than the platform's.
  @Test(arguments: [24.0, 50])
  func aHeightCanBeGiven(height: Double) {
    let field = TextField(text: "a").width(100).with(\.height, height)
    #expect(Drawn(field).size == Size(width: 100, height: height))
    #expect(Drawn(field, .macos).size.height == height)
  }

  /// A line of text and the insets, where they need more than the field's own height.
  @Test func aFieldGrowsWithItsText() {
    func height(_ size: TextSize) -> Double { Drawn(TextField(text: "a")) { $0.textSize = size }.size.height }
    #expect(height(.xSmall) == 34)
    #expect(height(.accessibility3) > 40 * 1.19 + 12 - 1)
  }

  @Test func aFieldTakesTheRoomThereIs() {
    #expect(Drawn(TextField(), width: 300).layout.children.first?.frame.width == 300)
    let row = HStack(spacing: 0) {
      TextField()
      Button("Go")
    }
    #expect(Drawn(row, width: 300).size.width == 300)
  }

  @Test func theCaretStandsWhereItIsPut() throws {
    func caret(_ selection: TextSelection? = nil) throws -> Rect {
      try #require(line(focused("Word", selection)).boxes.first)
    }
    let (start, middle, end) = (try caret(.caret(0)), try caret(.caret(2)), try caret())
    #expect(start.minX < middle.minX && middle.minX < end.minX)
    #expect(abs(start.maxX - 7) <= 0.5 && start.width == 2, "it stands before the first letter")
    #expect(try caret(.caret(99)) == end)
    #expect(try line(TextField(text: "Word").width(120)).boxes.isEmpty)
    #expect(try line(focused("Word").disabled()).boxes.isEmpty)
  }

  @Test func aSelectionHasTwoHandlesAndNoCaret() throws {
    let part = try line(focused("Word", .range(1..<3)))
    #expect(part.boxes.count == 3 && part.discs.count == 2)
    #expect(try line(focused("Word", .all)).boxes[0].width > part.boxes[0].width)
  }

  @Test func textFromTheRightEndsAtTheLeft() throws {
    let right = try line(focused("שלום"), .rightToLeft)
    let caret = try #require(right.boxes.first)
    #expect(caret.minX < right.frame.center.x + 30 && caret.minX > right.frame.minX)
    // Latin text reads from the left wherever it stands.
    for field in [focused("שלום", .caret(0)), focused("Word")] {
      let line = try line(field, .rightToLeft)
      #expect(abs(try #require(line.boxes.first).minX - line.frame.maxX) <= 2)
    }
  }

  @Test func aLongTextIsScrolledToItsCaret() throws {
    let text = "A text that is much longer than its field"
    let end = try line(focused(text))
    let caret = try #require(end.boxes.first)
    #expect(caret.maxX <= end.frame.maxX + 2 && caret.maxX > end.frame.maxX - 4)
    #expect(try #require(end.origins.first).x < 0)
    let front = try line(focused(text, .caret(0)))
    #expect(abs(try #require(front.origins.first).x - front.frame.minX) < 0.5)
  }

  @Test func dotsStandForASecret() throws {
    let secret = try line(TextField(text: "secret").secure().width(120))
    #expect(secret.discs.count == 6 && secret.origins.isEmpty)
    let placeholder = try line(TextField("Password").secure().width(120))
    #expect(placeholder.discs.isEmpty && !placeholder.origins.isEmpty)
    #expect(!Drawn(TextField(text: "secret").secure()).accessibilityText.contains("secret\""))
  }

  @Test(arguments: [
    (ClearButtonMode.never, false, false), (.always, true, true), (.whileEditing, false, true),
    (.unlessEditing, true, false),
  ])
  func theClearButtonComesAndGoes(mode: ClearButtonMode, isThere: Bool, isThereWhileEditing: Bool) {
    func has(_ field: TextField) -> Bool { Drawn(field).layout.layoutText.contains("symbol") }
    let field = TextField(text: "a").with(\.clearButton, mode)
    #expect(has(field) == isThere)
    #expect(has(field.state(.focused)) == isThereWhileEditing)
    #expect(!has(TextField().with(\.clearButton, mode).state(.focused)))
  }

  @Test func anErrorStandsBelow() {
    let field = Drawn(TextField(text: "ada@").width(100).with(\.error, "Wrong"))
    #expect(field.size.height > 34 + 10)
    #expect(field.accessibilityText.contains("hint \"Wrong\""))
  }

  @Test func labelValueAndStateAreExposed() {
    func text(_ field: TextField) -> String { Drawn(field).accessibilityText }
    #expect(text(TextField("Name", text: "Ada")).hasPrefix("\"Name\", value \"Ada\", text-field"))
    #expect(text(TextField("Name").disabled()).contains("text-field, not-enabled"))
    #expect(text(TextField("Code", text: "1234").secure()).contains("value \"••••\", secure-text-field"))
  }

  @Test func selectionsAreReadFromSheets() throws {
    func read(_ value: AttributeValue) throws -> TextSelection { try TextSelection(attribute: value) }
    #expect(try read(.plain("all")) == .all)
    #expect(try read(.plain("3")) == .caret(3))
    #expect(try read(.list("2", "5")) == .range(2..<5))
    for wrong in [.plain("none"), .plain("-1"), .list("5", "2")] as [AttributeValue] {
      #expect(throws: AttributeError.self) { try read(wrong) }
    }
    #expect(TextSelection.range(1..<9).places(in: 3) == 1..<3)
    #expect(TextSelection.caret(.max).places(in: 3) == 3..<3)
  }
}

@Suite struct SearchFieldTests {
  @Test func heightsAreThePlatforms() {
    #expect(Drawn(SearchField().with(\.width, 200)).size == Size(width: 200, height: 36))
    #expect(Drawn(SearchField(), .macos).size.height == 22)
    #expect(Drawn(SearchField(), .macos, era: .glass).size.height == 24)
  }

  /// Measured at 1x on `mac12-openpanel-toolbar` and on a window of macOS 26: the symbol is 13 wide, text begins at 27.5 and, as ink, at
  /// 31.9, which is .8 inside its frame.
  @Test(arguments: [(Era.classic, 8.0, 27.5, ColorToken.label), (.glass, 14, 31.1, .secondaryLabel)])
  func partsStandAsOnThePlatform(era: Era, left: Double, text: Double, symbol: ColorToken) throws {
    let drawn = Drawn(SearchField().with(\.width, 200), .macos, era: era, scale: 1)
    #expect(try drawn.frame("symbol").minX == left && drawn.frame("symbol").width == 13)
    #expect(abs(try drawn.frame("field-text").minX - text) <= 0.75)
    #expect(drawn.symbols == [.token(symbol, .macos)])
  }

  /// Measured at 1x on `mac26-openpanel-sidebar`: 26 high, text from 25.
  @Test func aToolbarsFieldIsHigher() throws {
    let toolbar = Toolbar { SearchField().with(\.width, 200) }
    let drawn = Drawn(toolbar, .macos, era: .glass, scale: 1)
    let field = try drawn.frame("search-field")
    #expect(field.height == 26)
    #expect(abs(try drawn.frame("field-text").minX - field.minX - 25) <= 0.75)
  }

  /// `mac12-openpanel-toolbar` at 1x: sides of (240) on white, a lower line of (207).
  @Test func theLowerLineIsDarkerOnMacOS() {
    func shown(_ tokens: ColorToken...) -> Double {
      tokens.reduce(255) { $0 * (1 - Double(Color.token($1, .macos).alpha) / 255) }
    }
    #expect(abs(shown(.searchEdge) - 240) <= 1)
    #expect(abs(shown(.searchEdge, .searchFoot) - 207) <= 1)
  }

  @Test func symbolsComeAndGo() {
    func count(_ field: SearchField) -> Int { Drawn(field).nodes("symbol").count }
    #expect(count(SearchField()) == 1)
    #expect(count(SearchField().with(\.hasDictation, true)) == 2)
    #expect(count(SearchField(text: "a").with(\.hasDictation, true)) == 2)
    #expect(count(SearchField(text: "a").with(\.clearButton, .never)) == 1)
  }

  @Test func theButtonKeepsItsRoom() {
    let drawn = Drawn(SearchField(text: "a").with(\.cancelTitle, "Cancel"), width: 200)
    #expect(drawn.size.width == 200 && drawn.nodes("label").count == 1)
  }

  /// As around a text field: the platform's own ring, or a part of a chosen tint.
  @Test func itsRingIsThatOfATextField() {
    for tint in [nil, ColorReference.token(.orange)] {
      let search = Drawn(SearchField(text: "a").state(.focused).with(\.tint, tint), .macos)
      let field = Drawn(TextField(text: "a").state(.focused).with(\.tint, tint), .macos)
      #expect(search.strokes.last?.color == field.strokes.last?.color)
    }
  }

  @Test func itsWordIsTranslated() throws {
    let german = try #require(LanguageTag("de"))
    let drawn = Drawn(SearchField()) {
      $0.strings.set("Search", to: "Suchen", in: german)
      $0.locale = german
    }
    #expect(drawn.accessibilityText.hasPrefix("\"Suchen\", search-field"))
  }
}
