import MaquetteCollections
import MaquetteElements
import TestSupport
import Testing

/// Where the parts of a field stand.
@Suite struct FieldPlacementTests {
  private func caret(_ field: TextField, _ direction: LayoutDirection) throws -> (caret: Rect, text: Rect) {
    let drawn = Drawn(field.width(120).state(.focused)) { $0.direction = direction }
    let node = try #require(drawn.nodes("field-text").last)
    let boxes = node.operations.compactMap { operation -> Rect? in
      if case .fill(.roundedRectangle(let shape), _) = operation { shape.rect } else { nil }
    }
    return (try #require(boxes.first), node.frame)
  }

  @Test func theCaretStandsBeforeAPlaceholder() throws {
    let left = try caret(TextField("Name"), .leftToRight)
    #expect(left.caret.maxX == left.text.minX)
    let right = try caret(TextField("שם"), .rightToLeft)
    #expect(right.caret.minX == right.text.maxX)
  }

  /// A text that is scrolled is cut at the inset: 7 on iOS and 4 on macOS.
  @Test(arguments: [(Platform.ios, 7.0), (.macos, 4)])
  func aLongTextIsCutAtTheInset(platform: Platform, inset: Double) throws {
    let field = TextField(text: "A text that is much longer than its field").width(120)
    let layers = Drawn(field.state(.focused), platform).nodes("field-text").flatMap(\.operations)
      .compactMap { operation -> Rect? in
        guard case .push(let layer) = operation, case .rect(let rect)? = layer.clip else { return nil }
        return rect
      }
    let cut = try #require(layers.first)
    #expect(layers.count == 1 && cut.minX == inset && cut.maxX == 120 - inset)
    let short = Drawn(TextField(text: "A").width(120).state(.focused), platform).nodes("field-text")
    #expect(short.flatMap(\.operations).allSatisfy { if case .push = $0 { false } else { true } })
  }

  @Test func leadingSymbolsStandInOneColumn() {
    let starts = ["lock", "envelope", "person.2.fill", "phone"].map { symbol in
      Drawn(TextField(text: "A").width(200).with(\.leadingSymbol, symbol)).frames("field-text").first?.minX
    }
    #expect(Set(starts).count == 1 && starts[0] != nil)
  }

  /// The guidelines of iOS 7: the clear button is at the trailing end, whatever else is there; before it, a text stays.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theClearButtonTakesTheTrailingEnd(direction: LayoutDirection) throws {
    let field = TextField(text: "12").width(200).with(\.trailingSymbol, "book").with(\.trailingText, "kg")
      .with(\.clearButton, .whileEditing)
    let resting = Drawn(field) { $0.direction = direction }
    #expect(resting.frames("clear-button").isEmpty && resting.frames("symbol").count == 1)
    let edited = Drawn(field.state(.focused)) { $0.direction = direction }
    let button = try edited.frame("clear-button")
    #expect(edited.frames("symbol").count == 1)
    let inset = direction == .leftToRight ? 200 - button.maxX : button.minX
    #expect(inset == 7)
    let unit = try #require(edited.frames("label").last)
    #expect(direction == .leftToRight ? unit.maxX < button.minX : unit.minX > button.maxX)
  }
}
