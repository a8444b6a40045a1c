import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControls
@testable import MaquetteElements

/// Insets, lines, scrolling and meaning of text views, with UIKit's and AppKit's numbers.
@Suite struct TextViewTests {
  private static let long = Array(repeating: "line", count: 20).joined(separator: "\n")

  private func view(_ text: String, _ change: (inout TextView) -> Void = { _ in }) -> TextView {
    var view = TextView(text: text).with(\.width, 200)
    change(&view)
    return view
  }

  private var lineHeight: Double { Text("x").lineHeight(in: Environment(theme: .ios)) }

  /// UIKit: insets of 8 above and below, 5 of padding beside; AppKit: 0 and 5, and the line of the scroll view.
  @Test(arguments: [(Platform.ios, 5.0, 8.0), (.macos, 6, 1)])
  func insetsAreThePlatforms(platform: Platform, left: Double, top: Double) throws {
    let text = try #require(Drawn(view("Ada"), platform).nodes("label").first)
    #expect(text.frame.minX == left && text.frame.minY == top)
  }

  @Test func linesGiveTheHeight() {
    func height(_ text: String, _ change: (inout TextView) -> Void) -> Double {
      Drawn(view(text, change)).size.height
    }
    let three = (3 * lineHeight * 2).rounded(.up) / 2 + 16
    #expect(height("a") { $0.lines = 3 } == three)
    #expect(height(Self.long) { $0.lines = 3 } == three)
    #expect(height(Self.long) { $0.maximumLines = 3 } == three)
    #expect(height("a") { $0.minimumLines = 3 } == three)
    #expect(height("a\nb\nc") { ($0.minimumLines, $0.maximumLines) = (1, 5) } == three)
    #expect(height("a") { $0.height = 77 } == 77)
  }

  /// The caret at the end is in sight with the inset below it, and an offset of the sheet counts more.
  @Test func theTextMovesToTheCaret() throws {
    var view = view(Self.long) { $0.lines = 3 }.state(.focused)
    var drawn = Drawn(view)
    let caret = try drawn.frame(FieldLines.caret.text)
    #expect(drawn.size.height - caret.maxY == 8)
    view.textScroll.offset = .points(0)
    drawn = Drawn(view)
    #expect(try drawn.frame(FieldLines.name.text).minY == 8)
    view.textScroll.offset = nil
    view.selection = .caret(0)
    drawn = Drawn(view)
    #expect(try drawn.frame(FieldLines.caret.text).minY == 8)
    #expect(try Drawn(view.state(.normal)).frame(FieldLines.name.text).minY == 8)
  }

  @Test func aGrowingFieldOfOneLineIsAsHighAsAnother() {
    for text in ["", "Ada"] {
      for (platform, era) in [
        (Platform.ios, Era.ios7), (.ios, .classic), (.macos, .classic), (.macos, .glass),
      ] {
        let field = TextField(text: text).width(200)
        let one = Drawn(field, platform, era: era).size
        #expect(Drawn(field.with(\.axis, .vertical), platform, era: era).size == one, "\(platform), \(era)")
      }
    }
    let secret = TextField(text: "one two three four five six").width(80).secure().with(\.axis, .vertical)
    #expect(Drawn(secret).size.height == Drawn(TextField().width(80)).size.height)
  }

  /// A character count that is too high has the colour of errors.
  @Test func charactersAreCounted() throws {
    let counted = view("Twelve words") { ($0.maximumLength, $0.showsCharacterCount) = (280, true) }
    #expect(Drawn(counted).nodes("label").compactMap(\.accessibility?.label).last == "12/280")
    var plain = counted
    plain.maximumLength = nil
    #expect(Drawn(plain).nodes("label").compactMap(\.accessibility?.label).last == "12")
  }

  @Test func meaning() throws {
    let environment = Environment(theme: .ios)
    let edited = TextView("Message", text: "Hello").accessibility(in: environment)
    #expect(edited.label == "Message" && edited.value == "Hello" && edited.traits == [.textArea])
    let read = TextView(text: "Hello").editable(false).accessibility(in: environment)
    #expect(read.label == "Hello" && read.value == nil && read.traits == [.staticText])
  }

  @Test func aSelectionBeyondTheEndIsAnError() {
    let problems = view("Ada") { $0.selection = .range(1..<9) }.problems
    #expect(problems.map(\.message) == ["the selection ends at 9, but the text has 3 characters"])
    #expect(problems.map(\.hint) == ["end it at 3 or before"])
    #expect(problems.map(\.path) == [[.value("selection")]])
    #expect(view("Ada") { $0.selection = .caret(3) }.problems.isEmpty)
    #expect(view("") { $0.selection = .caret(3) }.problems.isEmpty)
    let bounds = view("Ada") { ($0.minimumLines, $0.maximumLines) = (4, 2) }.problems
    #expect(bounds.map(\.path) == [[.value("min-lines")]])
    #expect(view("Ada") { ($0.lines, $0.maximumLines) = (2, 2) }.problems.map(\.path) == [[.value("lines")]])
  }

  /// What is new looks like what is before it; what stays keeps its look.
  @Test(arguments: [
    ("ab cd!", ["ab ", "cd!"]), ("ab", ["ab"]), ("xab cd", ["xab ", "cd"]), ("ab Xcd", ["ab X", "cd"]),
    ("abcd", ["ab", "cd"]), ("", []), ("aZd", ["aZ", "d"]),
  ])
  func editsKeepTheLooksOfParts(text: String, parts: [String]) {
    var bold = TextRun("cd")
    bold.isEmphasized = true
    var view = TextView(runs: [TextRun("ab "), bold])
    view.edit(text)
    #expect(view.text == text)
    #expect(view.content.runs.map(\.text) == parts)
    #expect(parts.count < 2 || view.content.runs.last?.isEmphasized == true)
  }
}
