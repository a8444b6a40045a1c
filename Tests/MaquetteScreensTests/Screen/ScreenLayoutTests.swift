import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteScreens

/// A bar of 44 points, with its title at its inner edge, that notes what the screen tells it.
private struct TestBar: ScreenBar {
  var edge: ScreenEdge
  var id: String

  func screenEdge(in environment: Environment) -> ScreenEdge { edge }

  func node(in environment: Environment) -> Node {
    let insets = environment.screenInsets
    let isUnder = environment.isContentUnderBar
    let word = isUnder.map { $0 ? "under" : "edge" } ?? "none"
    var node = Text(word).frame(height: 44).frame(width: FrameLength(max: .infinity), height: FrameLength())
      .padding(insets).node(in: environment)
    node.id = id
    return node
  }
}

/// How a screen lays out its parts.
@Suite struct ScreenLayoutTests {
  private let top = TestBar(edge: .top, id: "top")
  private let bottom = TestBar(edge: .bottom, id: "bottom")

  private func screen(
    _ name: String = "iphone-17", _ children: [any Element], change: (inout Screen) -> Void = { _ in }
  ) throws -> Drawn {
    var screen = Screen(try #require(Device.named(name))) { children }
    change(&screen)
    // All phones with an island are at 3x.
    return Drawn(screen, scale: 3)
  }

  private func frame(_ id: String, in drawn: Drawn) throws -> Rect {
    try #require(drawn.nodes().first { $0.id == id }?.frame, "there is no #\(id)")
  }

  private func words(_ id: String, in drawn: Drawn) -> [String] {
    drawn.nodes().first { $0.id == id }?.nodes(named: "label").compactMap(\.accessibility?.label) ?? []
  }

  private let rows = List { (1...30).map { ListRow("Row \($0)").id("row-\($0)") } }

  /// Until iOS 18 a bar of 44 ends here on phones with an island: the line below it is from 97.67 to 98 in pictures at 3x.
  private let barsEnd = 293.0 / 3

  @Test func barsLieAtTheEdgesAndReachOverTheUnsafeParts() throws {
    let drawn = try screen(of(Text("A").id("a")))
    #expect(try frame("top", in: drawn) == Rect(x: 0, y: 0, width: 402, height: barsEnd))
    #expect(try frame("bottom", in: drawn) == Rect(x: 0, y: 874 - 34 - 44, width: 402, height: 34 + 44))
    #expect(try frame("a", in: drawn).minY == barsEnd)
    let phone = try #require(Device.named("iphone-17"))
    let glass = Drawn(Screen(phone) { of(Text("A").id("a")) }, .ios, era: .glass)
    #expect(try frame("a", in: glass).minY == 62 + 44)
  }

  private func of(_ content: any Element) -> [any Element] { [top, content, bottom] }
  private func screen(_ children: [any Element]) throws -> Drawn { try screen("iphone-17", children) }

  /// A picture at the beginning reaches to the top of the screen; what scrolls by itself begins after the bars.
  @Test func aScrollViewCanBeginUnderTheBars() throws {
    for (isUnder, y) in [(false, barsEnd), (true, 0)] {
      let scroll = Scroll { Text("A").id("a") }.with(\.beginsUnderBars, isUnder)
      let drawn = try screen(of(scroll))
      #expect(try frame("a", in: drawn).minY == y)
      #expect(words("top", in: drawn) == ["edge"])
    }
  }

  /// Behind what has to be answered nothing is tinted, as with `tintAdjustmentMode`.
  @Test func aPageBehindAnAlertHasNoTint() throws {
    let button = Button("Edit").style(.plain)
    let alone = try screen([button])
    #expect(alone.texts.contains(.token(.accent)) && !alone.texts.contains(.token(.gray)))
    let covered = try screen([button, Alert("Sure?") { Button("OK") }])
    #expect(covered.texts.contains(.token(.gray)))
    // The green of a switch is its own.
    let green = try #require(Drawn(Switch(isOn: true)).fills.first?.color)
    let switched = try screen([Switch(isOn: true), Alert("Sure?") { Button("OK") }])
    #expect(switched.fills.contains { $0.color == green })
    // What a button of the page presents has its tint.
    let sheet = ModalSheet(.medium) { Button("Create").style(.plain) }
    let presented = try screen([button.presents(sheet)])
    #expect(presented.texts.contains(.token(.accent)) && presented.texts.contains(.token(.gray)))
    let dismissed = try screen([button, Alert("Sure?") { Button("OK") }.with(\.isPresented, false)])
    #expect(!dismissed.texts.contains(.token(.gray)))
  }

  /// `UIView.tintAdjustmentMode`: the tint that a view states itself is dimmed too.
  @Test func aStatedTintIsDimmedToo() throws {
    let orange = ColorReference.token(.orange)
    let parts: [any Element] = [
      NavigationBar("Walks") { BarButton("Edit") }.with(\.tint, orange),
      Button("Add").style(.plain).tint(orange),
    ]
    #expect(try screen(parts).texts.filter { $0 == .token(.orange) }.count == 2)
    let covered = try screen(parts + [Alert("Sure?") { Button("OK") }])
    #expect(!covered.texts.contains(.token(.orange)))
    #expect(covered.texts.filter { $0 == .token(.gray) }.count == 2)
  }

  /// A gray tint is a tint like any other.
  @Test func whatAGrayPagePresentsIsGray() throws {
    let sheet = ModalSheet(.medium) { Button("Create").style(.plain) }
    let page = VStack { Button("Edit").style(.plain).presents(sheet) }
    let drawn = try screen([page.environment(\.tint, .token(.gray))])
    #expect(drawn.texts.filter { $0 == .token(.gray) }.count == 2)
  }

  @Test func onlyTheOutermostBarIsHigher() throws {
    let second = TestBar(edge: .top, id: "second")
    let drawn = try screen([top, second, Text("A").id("a")])
    let inner = try frame("second", in: drawn)
    #expect(inner.minX == 0 && inner.minY == barsEnd && inner.width == 402)
    #expect(abs(inner.height - 44) < 1e-9)
    #expect(try abs(frame("a", in: drawn).minY - barsEnd - 44) < 1e-9)
  }

  @Test func otherContentHasTheRoomBetween() throws {
    let drawn = try screen(of(Surface(fill: .token(.red)).id("fill")))
    #expect(try frame("fill", in: drawn) == Rect(x: 0, y: barsEnd, width: 402, height: 874 - barsEnd - 78))
  }

  @Test func aListFillsTheScreenAndBeginsAfterTheBars() throws {
    let drawn = try screen(of(rows))
    #expect(try drawn.frame("list") == Rect(x: 0, y: 0, width: 402, height: 874))
    // The padding of a list above its first group is 16.
    #expect(try frame("row-1", in: drawn).minY == barsEnd + 16)
    #expect(drawn.frames(filledWith: .token(.groupedBackground)).contains(try drawn.frame("list")))
  }

  @Test func aListHasItsRowsInTheSafeAreaOnItsSide() throws {
    let drawn = try screen("iphone-17", [rows]) { $0.canvas.orientation = .landscape }
    #expect(try drawn.frame("list").width == 874)
    #expect(try frame("row-1", in: drawn).minX >= 62)
  }

  @Test func barsKnowWhatIsUnderThem() throws {
    #expect(words("top", in: try screen(of(rows))) == ["edge"])
    // There is more below, until the end is reached.
    #expect(words("bottom", in: try screen(of(rows))) == ["under"])
    let scrolled = try screen(of(rows.with(\.scrollOffset, .points(40))))
    #expect(words("top", in: scrolled) == ["under"])
    let end = try screen(of(rows.with(\.scrollOffset, .bottom)))
    #expect(words("top", in: end) == ["under"] && words("bottom", in: end) == ["edge"])
    let short = List { ListRow("One") }.with(\.scrollOffset, .points(40))
    let fitting = try screen(of(short))
    #expect(words("top", in: fitting) == ["edge"] && words("bottom", in: fitting) == ["edge"])
    #expect(words("top", in: try screen(of(Text("A")))) == ["edge"])
    #expect(words("top", in: Drawn(top)) == ["none"])
  }

  @Test func theLastRowCanBeReached() throws {
    let drawn = try screen(of(rows.with(\.scrollOffset, .bottom)))
    #expect(try frame("row-30", in: drawn).maxY == 874 - 78 - 16)
  }

  @Test func aStackOfBarsIsAsTheScreenItself() throws {
    let drawn = try screen([VStack(spacing: 0) { of(rows) }])
    #expect(try frame("top", in: drawn).minY == 0)
    #expect(try drawn.frame("list").height == 874)
  }

  @Test func theEnvironmentOfAStackIsThatOfItsBars() throws {
    let stack = VStack { of(Text("A")) }.environment(\.appearance, .dark)
    let drawn = try screen([stack])
    #expect(drawn.texts.contains(Environment(theme: .ios).with { $0.appearance = .dark }.color(.label)))
  }

  @Test func aBarThatIsNoChildOfTheScreenIsReported() throws {
    let drawn = try screen([VStack { HStack { StatusBar() } }])
    #expect(drawn.warnings.contains(.misplaced(element: "status-bar", place: "screen")))
    #expect(try screen(of(rows)).warnings.isEmpty)
    let twice = try screen([StatusBar(), StatusBar(), Text("A")])
    #expect(twice.warnings == [.repeated(element: "status-bar", count: 2, place: "screen")])
    #expect(twice.frames("status-bar").count == 1)
  }

  /// The system's bar is that of the whole screen.
  @Test func aStatusBarOfASheetOrAColumnIsReported() throws {
    let sheet = ModalSheet(.medium) {
      StatusBar()
      Text("Notes")
    }
    #expect(try screen([sheet]).warnings == [.misplaced(element: "status-bar", place: "sheet")])
    let columns = SplitView {
      Text("Places")
      VStack {
        StatusBar()
        Text("Bay")
      }
    }
    let tablet = try screen("ipad-air-11", [columns]) { $0.canvas.orientation = .landscape }
    #expect(tablet.warnings == [.misplaced(element: "status-bar", place: "split-view")])
  }

  @Test func aBannerOfASheetStandsAtTheTopOfTheScreen() throws {
    let sheet = ModalSheet(.medium) {
      NotificationBanner("Tide")
      Text("Notes")
    }
    let drawn = try screen([sheet])
    let title = try #require(drawn.nodes("label").first { $0.accessibility?.label == "Tide" })
    #expect(title.frame.maxY < 200)
  }

  @Test func aKeyboardCoversTheBarBelow() throws {
    let field = TextField("Name").state(.focused)
    let drawn = try screen(of(VStack { field }))
    #expect(try drawn.frame("keyboard").maxY == 874)
    #expect(try drawn.frame("text-field").minY == barsEnd)
  }

  @Test func theWholePageCanBeDrawn() throws {
    let drawn = try screen("iphone-17", of(rows)) { $0.canvas.drawsWholePage = true }
    #expect(drawn.size.height > 874)
    #expect(try frame("bottom", in: drawn).maxY == drawn.size.height)
    #expect(try frame("row-30", in: drawn).maxY == drawn.size.height - 78 - 16)
    #expect(try screen("iphone-17", [Text("A")]) { $0.canvas.drawsWholePage = true }.size.height == 874)
  }

  @Test func aSheetHasTheHeightOfTheWholePage() throws {
    let sheet = ModalSheet(.medium) {
      Spacer()
      Text("End").id("end")
    }
    let drawn = try screen("iphone-17", [rows, sheet]) { $0.canvas.drawsWholePage = true }
    #expect(drawn.size.height > 874)
    #expect(try drawn.frame("presentation").height == (drawn.size.height / 2).rounded())
    #expect(try frame("end", in: drawn).maxY == drawn.size.height - 34)
  }

  /// 16 points on a phone; on a tablet as much as leaves a column of 672.
  @Test func marginsAreThoseOfThePlatform() throws {
    let fill = Surface(fill: .token(.red)).id("fill")
    for (name, margins, x, width) in [
      ("iphone-17", ContentMargins.platform, 16.0, 370.0), ("iphone-17", .readable, 16, 370),
      ("iphone-17-pro-max", .platform, 20, 400), ("ipad-pro-13", .platform, 20, 984),
      ("ipad-pro-13", .readable, 176, 672), ("iphone-17", .none, 0, 402),
    ] {
      let drawn = try screen(name, [fill]) { $0.canvas.margins = margins }
      let frame = try frame("fill", in: drawn)
      #expect(frame.minX == x && frame.width == width, "\(name) \(margins)")
    }
  }

  @Test func elementsBesideAListKeepTheirAlignment() throws {
    let stack = ZStack(alignment: .bottomTrailing) {
      rows
      Text("Add").id("add")
    }
    let drawn = try screen([stack])
    #expect(try drawn.frame("list").height == 874)
    #expect(try frame("add", in: drawn).maxY == 874 - 34)
    #expect(try frame("add", in: drawn).maxX == 402)
  }
}

extension Environment {
  fileprivate func with(_ change: (inout Environment) -> Void) -> Environment {
    var environment = self
    change(&environment)
    return environment
  }
}
