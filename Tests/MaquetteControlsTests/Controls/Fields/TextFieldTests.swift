import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
import MaquetteTypography
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct TextFieldTests {
  private func layout(
    _ element: any Element, scale: Double = 2, change: (inout Environment) -> Void = { _ in }
  ) -> LayoutNode {
    var mockup = Mockup(element, padding: .zero)
    mockup.environment.scale = scale
    change(&mockup.environment)
    return mockup.layout()
  }

  /// What a field's line draws: its letters' origins, rectangles and discs.
  private func line(_ layout: LayoutNode) -> (origins: [Point], boxes: [Rect], discs: [Rect], frame: Rect) {
    var result: (origins: [Point], boxes: [Rect], discs: [Rect], frame: Rect) = ([], [], [], .zero)
    layout.forEach { node, _ in
      guard node.name == "field-text" else { return }
      result.frame = node.frame
      for operation in node.operations {
        switch operation {
        case .glyphs(_, let origin, _): result.origins.append(origin)
        case .fill(.rect(let rect), _): result.boxes.append(rect)
        case .fill(.roundedRectangle(let shape), _): result.boxes.append(shape.rect)
        case .fill(.ellipse(let rect), _): result.discs.append(rect)
        default: break
        }
      }
    }
    return result
  }

  private func focused(_ text: String, _ selection: TextSelection? = nil) -> TextField {
    TextField(text: text).width(120).state(.focused).with(\.selection, selection)
  }

  /// Measured on the real ones at 3x and at 1x.
  @Test func heightsAreThePlatforms() {
    #expect(layout(TextField().width(100), scale: 3).frame.size == Size(width: 100, height: 34))
    let mac = layout(TextField().width(100), scale: 1) {
      $0.use([.macos]); $0.platform = .macos
    }
    #expect(mac.frame.size == Size(width: 100, height: 20))
  }

  /// The letters of a text size, with their insets, where these need more than the field's own height.
  @Test func aFieldGrowsWithItsText() {
    let small = layout(TextField(text: "a")) { $0.textSize = .xSmall }
    let large = layout(TextField(text: "a")) { $0.textSize = .accessibility3 }
    #expect(small.frame.height == 34)
    #expect(large.frame.height > 40 * 1.19 + 12 - 1)
  }

  @Test func aFieldTakesTheRoomThereIs() {
    var mockup = Mockup(TextField(), padding: .zero)
    mockup.width = 300
    #expect(mockup.layout().children.first?.frame.width == 300)
    let row = HStack(spacing: 0) {
      TextField()
      Button("Go")
    }
    mockup.body = row
    #expect(mockup.layout().frame.width == 300)
  }

  @Test func theCaretStandsWhereItIsPut() throws {
    let start = try #require(line(layout(focused("Word", .caret(0)))).boxes.first)
    let middle = try #require(line(layout(focused("Word", .caret(2)))).boxes.first)
    let end = try #require(line(layout(focused("Word"))).boxes.first)
    #expect(start.minX < middle.minX && middle.minX < end.minX)
    #expect(abs(start.minX - 7) <= 1)
    #expect(start.width == 2)
    #expect(line(layout(focused("Word", .caret(99)))).boxes.first == end)
    #expect(line(layout(TextField(text: "Word").width(120))).boxes.isEmpty)
    #expect(line(layout(focused("Word").disabled())).boxes.isEmpty)
  }

  @Test func aSelectionHasTwoHandlesAndNoCaret() {
    let drawn = line(layout(focused("Word", .range(1..<3))))
    #expect(drawn.boxes.count == 3)
    #expect(drawn.discs.count == 2)
    let all = line(layout(focused("Word", .all)))
    #expect(all.boxes[0].width > drawn.boxes[0].width)
  }

  @Test func textFromTheRightEndsAtTheLeft() throws {
    let right = line(layout(focused("שלום")) { $0.direction = .rightToLeft })
    let caret = try #require(right.boxes.first)
    #expect(caret.minX < right.frame.center.x + 30 && caret.minX > right.frame.minX)
    let begin = line(layout(focused("שלום", .caret(0))) { $0.direction = .rightToLeft })
    #expect(abs(try #require(begin.boxes.first).minX - begin.frame.maxX) <= 2)
    // Latin text reads from the left wherever it stands.
    let latin = line(layout(focused("Word")) { $0.direction = .rightToLeft })
    #expect(abs(try #require(latin.boxes.first).minX - latin.frame.maxX) <= 2)
  }

  @Test func aLongTextIsScrolledToItsCaret() throws {
    let text = "A text that is much longer than its field"
    let drawn = line(layout(focused(text)))
    let caret = try #require(drawn.boxes.first)
    #expect(caret.maxX <= drawn.frame.maxX + 2 && caret.maxX > drawn.frame.maxX - 4)
    #expect(try #require(drawn.origins.first).x < 0)
    let front = line(layout(focused(text, .caret(0))))
    #expect(abs(try #require(front.origins.first).x - front.frame.minX) < 0.5)
  }

  @Test func dotsStandForASecret() {
    let drawn = line(layout(TextField(text: "secret").secure().width(120)))
    #expect(drawn.discs.count == 6 && drawn.origins.isEmpty)
    let shown = layout(TextField("Password").secure().width(120))
    #expect(line(shown).discs.isEmpty && !line(shown).origins.isEmpty)
    #expect(!layout(TextField(text: "secret").secure()).accessibilityText.contains("secret\""))
  }

  @Test(arguments: [
    (ClearButtonMode.never, false, false), (.always, true, true), (.whileEditing, false, true),
    (.unlessEditing, true, false),
  ])
  func theClearButtonComesAndGoes(mode: ClearButtonMode, isThere: Bool, isThereWhileEditing: Bool) {
    func has(_ field: TextField) -> Bool {
      layout(field).layoutText.contains("symbol")
    }
    let field = TextField(text: "a").with(\.clearButton, mode)
    #expect(has(field) == isThere)
    #expect(has(field.state(.focused)) == isThereWhileEditing)
    #expect(!has(TextField().with(\.clearButton, mode).state(.focused)))
  }

  @Test func anErrorStandsBelow() {
    let field = layout(TextField(text: "ada@").width(100).with(\.error, "Wrong"))
    #expect(field.frame.height > 34 + 10)
    #expect(field.accessibilityText.contains("hint \"Wrong\""))
  }

  @Test func whatIsTold() {
    let text = layout(TextField("Name", text: "Ada")).accessibilityText
    #expect(text.hasPrefix("\"Name\", value \"Ada\", text-field"))
    #expect(layout(TextField("Name").disabled()).accessibilityText.contains("text-field, not-enabled"))
    let secret = layout(TextField("Code", text: "1234").secure()).accessibilityText
    #expect(secret.contains("value \"••••\", secure-text-field"))
  }

  @Test func selectionsAreReadFromSheets() throws {
    func read(_ value: AttributeValue) throws -> TextSelection { try TextSelection(attribute: value) }
    let two = AttributeValue.list([.scalar("2", isQuoted: false), .scalar("5", isQuoted: false)])
    #expect(try read(.scalar("all", isQuoted: false)) == .all)
    #expect(try read(.scalar("3", isQuoted: false)) == .caret(3))
    #expect(try read(two) == .range(2..<5))
    for value in ["none", "-1"] {
      #expect(throws: AttributeError.self) { try read(.scalar(value, isQuoted: false)) }
    }
    let wrong = AttributeValue.list([.scalar("5", isQuoted: false), .scalar("2", isQuoted: false)])
    #expect(throws: AttributeError.self) { try read(wrong) }
    #expect(TextSelection.range(1..<9).places(in: 3) == 1..<3)
    #expect(TextSelection.caret(.max).places(in: 3) == 3..<3)
  }
}
